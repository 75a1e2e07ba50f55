import type { Settings } from "../configuration/index.js";
import { concurrencyLimit, rateLimiters } from "./pace.js";
import { type Send, type Session, StopRule, withRetries } from "./retries.js";
import { type TimeLimit, timeLimitsWithin } from "./timeLimit.js";
import { loadTransport, type Transport } from "./transport.js";

/** Sends requests. An operation must not start another one and wait for it, because both would need a turn. */
export type Client = ReturnType<typeof connect>;

export interface ClientOptions {
  /** Ends the run: nothing more is sent, and requests in flight are given up. */
  end?: AbortSignal | undefined;
  log?: ((message: string) => void) | undefined;
  /** Whether requests are sent whatever has failed before. */
  neverStops?: boolean;
}

/** Creates the client for one provider's settings. Nothing is loaded before the first request or `prepare`. */
export function connect(settings: Settings, { end, log, neverStops = false }: ClientOptions = {}) {
  const stopRule = new StopRule(neverStops, settings.apiKeySource);
  const limiterOf = rateLimiters(settings, log);
  const newTimeLimit = timeLimitsWithin(undefined, settings);
  const withSlot = concurrencyLimit(settings.maxConcurrentRequests);
  // A run without changes does not load it.
  let loading: Promise<Transport> | undefined;
  const load = () => {
    loading ??= loadTransport(settings);
    return loading;
  };

  function inSession<T>(work: (session: Session) => Promise<T>, timeLimit = newTimeLimit()): Promise<T> {
    return withSlot(async () => {
      const transport = await load();
      const deadline = timeLimit.begin();
      const signal = AbortSignal.any(end ? [deadline.signal, end] : [deadline.signal]);
      return work({ settings, limiterOf, stopRule, transport, deadline, signal });
    }, timeLimit.signal);
  }

  /** Makes several requests with one deadline. After a failed attempt, all of them start again. */
  const retryTogether = <T>(work: (send: Send) => Promise<T>, timeLimit?: TimeLimit) =>
    inSession((session) => withRetries(work, session), timeLimit);
  /** Makes several requests with one deadline, and retries each. */
  const retryEach = <T>(work: (send: Send) => Promise<T>, timeLimit?: TimeLimit) =>
    inSession((session) => work((request) => withRetries((send) => send(request), session)), timeLimit);
  const send: Send = (request) => retryTogether((sendNow) => sendNow(request));
  return {
    ...{ settings, send, retryTogether, retryEach },
    stop: (reason: string) => stopRule.stop(reason),
    /** Loads what requests need, before the first one. If it fails, so does that one. */
    prepare: () => void load().catch(() => {}),
  };
}
