import type { Settings } from "../configuration/index.js";
import type { Slot } from "./attempt.js";
import { deadlineIn, type Operation } from "./operation.js";
import { RateLimiter } from "./rateLimiter.js";
import { Slots } from "./slots.js";
import { StopRule } from "./stopRule.js";
import { loadTransport, type SendOnce } from "./transport.js";
import { runUnit, type Send } from "./unit.js";

export type { ClusterTarget } from "./clusterRequests.js";
export { type Operation, operationsWithin } from "./operation.js";
export type { Send } from "./unit.js";

/** Sends requests with one provider's settings. What it throws is a `SpectroclusterError`. */
export interface Client {
  settings: Settings;
  /** Makes one request with its own concurrency slot and deadline, and retries it. */
  send: Send;
  /** Makes several requests like one: they share slot and deadline, and after a failed attempt the work starts again. */
  asUnit<T>(work: (send: Send) => Promise<T>, operation?: Operation): Promise<T>;
  /** Makes several requests that share slot and deadline, and retries each. */
  inSlot<T>(work: (send: Send) => Promise<T>, operation?: Operation): Promise<T>;
  /** Ends the run: nothing more is sent. */
  stop(reason: string): void;
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
export function connect(settings: Settings, { end, log, neverStops = false }: ClientOptions = {}): Client {
  const stopRule = new StopRule(neverStops);
  const limiterOf = rateLimiters(settings, log);
  const slots = new Slots(settings.maxConcurrentRequests);
  // A run without changes does not load it.
  let transport: Promise<SendOnce> | undefined;

  function useSlot<T>(work: (slot: Slot) => Promise<T>, operation: Operation = {}): Promise<T> {
    return slots.use(async () => {
      transport ??= loadTransport(settings);
      const sendOnce = await transport;
      operation.deadline ??= deadlineIn(settings.operationTimeoutSeconds, "operationTimeoutSeconds");
      const { deadline } = operation;
      const signal = AbortSignal.any(end ? [deadline.signal, end] : [deadline.signal]);
      return work({ settings, limiterOf, stopRule, sendOnce, deadline, signal });
    }, operation.deadline?.signal);
  }

  const asUnit: Client["asUnit"] = (work, operation) => useSlot((slot) => runUnit(work, slot), operation);
  const inSlot: Client["inSlot"] = (work, operation) =>
    useSlot((slot) => work((request) => runUnit((send) => send(request), slot)), operation);
  const send: Send = (request) => asUnit((sendInUnit) => sendInUnit(request));
  return { settings, send, asUnit, inSlot, stop: (reason) => stopRule.stop(reason) };
}

/** A client's rate limiters: one for each part of the service, because the service counts their requests apart. */
export function rateLimiters({ maxRequestsPerSecond }: Settings, log?: (message: string) => void) {
  const limiters = new Map<string, RateLimiter>();
  return (requestPath: string): RateLimiter => {
    const [part = ""] = /^\/v1\/[^/?]+/.exec(requestPath) ?? [];
    const message = `The service limits requests to ${part} (429). They are repeated, and sent more slowly.`;
    const limiter = limiters.get(part) ?? new RateLimiter(maxRequestsPerSecond, () => log?.(message));
    limiters.set(part, limiter);
    return limiter;
  };
}
