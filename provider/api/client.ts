import type { Settings } from "../configuration/index.js";
import { createRateLimiters } from "./rateLimiter.js";
import { createSlots, type SlotOptions } from "./slots.js";
import { StopRule } from "./stopRule.js";
import { runUnit, type Send } from "./unit.js";

export type { ClusterTarget } from "./clusterRequests.js";
export type { ReceivedObject } from "./json.js";
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

/** The settings with a client of their own. See {@link createClient}. */
export function connect(settings: Settings, options?: ClientOptions): Connection {
  return { settings, client: createClient(settings, options) };
}

/** Creates the client for one provider's settings. Nothing is loaded or sent before the first request. */
export function createClient(settings: Settings, { end, log, neverStops = false }: ClientOptions = {}): Client {
  const useSlot = createSlots(settings, end);
  const shared = {
    settings,
    limiterOf: createRateLimiters(settings.maxRequestsPerSecond, log),
    log,
    stopRule: new StopRule(neverStops),
    hasResponded: false,
    hasReportedSilence: false,
  };
  return {
    send: ((request, each) => useSlot((slot) => runUnit((send) => send(request, each), slot, shared), {})) as Send,
    asUnit: (work, options = {}) => useSlot((slot) => runUnit(work, slot, shared), options),
    inSlot: (work, options = {}) =>
      useSlot((slot) => {
        const send = ((request, each) => runUnit((attempt) => attempt(request, each), slot, shared)) as Send;
        return work(send);
      }, options),
  };
}
