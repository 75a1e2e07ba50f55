import type { Settings } from "../configuration/index.js";
import { type Deadline, RateLimiter } from "./rateLimiter.js";
import { StopRule } from "./stopRule.js";
import { loadTransport, type Transport } from "./transport.js";
import { runUnit, type Send, type Slot } from "./unit.js";

export type { ClusterTarget } from "./clusterRequests.js";
export type { Send } from "./unit.js";

/** Sends requests. What it throws is a `SpectroclusterError`. */
export interface Client {
  /** Makes one request with its own concurrency slot and deadline, and retries it. */
  send: Send;
  /**
   * Makes several requests in one concurrency slot under one deadline. They are retried together: after a failed attempt, the
   * work starts again.
   */
  asUnit<T>(work: (send: Send) => Promise<T>, options?: SlotOptions): Promise<T>;
  /** Makes several requests in one concurrency slot under one deadline, and retries each. */
  inSlot<T>(work: (send: Send) => Promise<T>, options?: SlotOptions): Promise<T>;
}

/** Options for one concurrency slot. */
interface SlotOptions {
  /** Includes the wait for the slot. Default: the setting `operationTimeoutSeconds`, which counts from the slot on. */
  timeoutSeconds?: number | undefined;
}

/** The settings in use and their client. */
export interface Connection {
  settings: Settings;
  client: Client;
}

export interface ClientOptions {
  /** If it is aborted, nothing more is sent, and requests in flight are given up. */
  end?: AbortSignal | undefined;
  /** Shows a message about all requests. */
  log?: ((message: string) => void) | undefined;
  /** Whether requests are sent whatever has failed before. */
  neverStops?: boolean;
}

/** Creates the client for one provider's settings. Nothing is loaded or sent before the first request. */
export function connect(settings: Settings, { end, log, neverStops = false }: ClientOptions = {}): Connection {
  const shared = { settings, limiterOf: rateLimiters(settings, log), stopRule: new StopRule(neverStops) };
  // A run without changes does not load it.
  let transport: Promise<Transport> | undefined;

  /** Waits for a concurrency slot and works in it. */
  async function useSlot<T>(work: (slot: Slot) => Promise<T>, { timeoutSeconds }: SlotOptions = {}): Promise<T> {
    const ownDeadline = timeoutSeconds === undefined ? undefined : deadlineIn(timeoutSeconds);
    transport ??= loadTransport(settings);
    const { got, limit } = await transport;
    return new Promise((resolve, reject) => {
      let running: Promise<void> | undefined;
      const begin = () => {
        const deadline = ownDeadline ?? deadlineIn(settings.operationTimeoutSeconds);
        const signal = AbortSignal.any(end ? [deadline.signal, end] : [deadline.signal]);
        running ??= work({ got, deadline, signal }).then(resolve, reject);
        return running;
      };
      // Without a slot: its first request fails because of the deadline.
      ownDeadline?.signal.addEventListener("abort", begin, { once: true });
      limit(begin);
    });
  }

  const inSlot: Client["inSlot"] = (work, options) =>
    useSlot((slot) => work((request) => runUnit((send) => send(request), slot, shared)), options);
  const send: Send = (request) => inSlot((sendInSlot) => sendInSlot(request));
  const asUnit: Client["asUnit"] = (work, options) => useSlot((slot) => runUnit(work, slot, shared), options);
  return { settings, client: { send, asUnit, inSlot } };
}

/** The longest delay of a Node.js timer, about 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The point in time at which an operation is given up. */
export function deadlineIn(seconds: number): Deadline {
  // Timers only accept whole numbers, and 1.001 * 1000 is none.
  const milliseconds = Math.min(Math.ceil(seconds * 1000), MAX_TIMER_MS);
  // The wall clock may be set while the operation runs.
  const end = performance.now() + milliseconds;
  return { seconds, signal: AbortSignal.timeout(milliseconds), remainingMs: () => end - performance.now() };
}

/** The rate limiters of one client: one for each part of the service, because the service counts their requests apart. */
export function rateLimiters({ maxRequestsPerSecond }: Settings, log?: (message: string) => void) {
  const limiters = new Map<string, RateLimiter>();
  return (requestPath: string): RateLimiter => {
    // The first segment below /v1.
    const [part = ""] = /^\/v1\/[^/?]+/.exec(requestPath) ?? [];
    const report = () =>
      log?.(`The service limits requests to ${part} (429). They are repeated, and sent more slowly.`);
    const limiter = limiters.get(part) ?? new RateLimiter(maxRequestsPerSecond, report);
    limiters.set(part, limiter);
    return limiter;
  };
}
