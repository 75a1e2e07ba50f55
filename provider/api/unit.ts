/** Requests that belong together, and their retries. */
import type { Got } from "got";
import type { Settings } from "../configuration/index.js";
import { asSpectroclusterError, withUnknownOutcome } from "../errors.js";
import {
  type Attempt,
  type AttemptResult,
  debugAttempt,
  isRefusal,
  isTooLarge,
  isUnknownHost,
  isWorthRetrying,
  mayHaveEffect,
  retryAfterMs,
  sendOnce,
} from "./attempt.js";
import type { Deadline } from "./operation.js";
import type { RateLimiter } from "./rateLimiter.js";
import { receivedObject } from "./receivedObject.js";
import { cancelledError, timeoutError, waitTooLongError } from "./requestErrors.js";
import type { RequestContext, ServiceRequest } from "./serviceRequest.js";
import type { StopRule } from "./stopRule.js";

const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/** Until something has succeeded, a mistyped host name is reported after seconds instead of a minute. */
const MAX_RETRIES_OF_UNKNOWN_HOST = 2;

/** Makes one request. The result is an empty object if no content is expected; it may have `ExactNumber`s. */
export type Send = (request: ServiceRequest) => Promise<object>;

/** What the requests in one concurrency slot need. All slots of a client share settings, limiters and stop rule. */
export interface Slot {
  settings: Settings;
  limiterOf(requestPath: string): RateLimiter;
  stopRule: StopRule;
  got: Got;
  deadline: Deadline;
  /** Aborted by the deadline and by the end of the run. */
  signal: AbortSignal;
}

/**
 * Makes requests that belong together, such as a read and the write that depends on it. If an attempt is refused or fails in
 * passing, all of them are made again, within one number of retries.
 *
 * @param work - Makes the requests one after another. It must pass on what `send` throws, or go on without it.
 * @throws The error of the last attempt. Its outcome is unknown if any attempt of the unit may have had an effect.
 */
export async function runUnit<T>(work: (send: Send) => Promise<T>, slot: Slot): Promise<T> {
  const { settings, stopRule, signal } = slot;
  stopRule.assertGoesOn();
  const startedAt = performance.now();
  /** How often the work failed, and how often of these count against `maxRetries`: refusals do not. */
  let unsuccessful = 0;
  let failures = 0;
  let outcomeUnknown = false;
  let last: Attempt | undefined;

  async function send(request: ServiceRequest): Promise<object> {
    last = await attempt({ request, settings, attempt: unsuccessful + 1 }, last, slot);
    outcomeUnknown ||= mayHaveEffect(last);
    if (last.error !== undefined) throw last.error;
    return last.value ?? {};
  }

  for (;;) {
    try {
      const result = await work(send);
      stopRule.succeeded();
      return result;
    } catch (reason) {
      unsuccessful += 1;
      if (!isRefusal(last?.result)) failures += 1;
      const delayMs = reason === last?.error ? retryDelayMs(last?.result, failures, slot) : undefined;
      if (delayMs === undefined) {
        const error = asSpectroclusterError(reason);
        stopRule.failed(error, startedAt, last);
        throw outcomeUnknown ? withUnknownOutcome(error) : error;
      }
      await wait(delayMs, signal);
    }
  }
}

/** Waits for the turn of a request, sends it once, and tells what came of it. */
async function attempt(context: RequestContext, last: Attempt | undefined, slot: Slot): Promise<Attempt> {
  const { request } = context;
  const { got, deadline, signal } = slot;
  const limiter = slot.limiterOf(request.path);
  // A refusal before says more than the deadline that it has used up.
  const refusal = isRefusal(last?.result) ? last?.error : undefined;
  const interruption = () =>
    deadline.signal.aborted ? (refusal ?? timeoutError(context, deadline)) : cancelledError(context);

  const waitsSince = performance.now();
  await limiter.nextTurn(deadline, signal, request.method === "PATCH");
  if (signal.aborted) return { request, error: interruption() };
  const tooLongMs = limiter.tooLongFor(deadline);
  if (tooLongMs > 0) return { request, error: refusal ?? waitTooLongError(context, Math.ceil(tooLongMs / 1000)) };
  const sentAt = performance.now();
  const result = await sendOnce(got, context, signal);
  if (isRefusal(result)) limiter.refused(sentAt, retryAfterMs(result));
  else if (result.failure === undefined) limiter.pace.accepted(sentAt);
  const times = { waitedMs: sentAt - waitsSince, tookMs: performance.now() - sentAt };
  debugAttempt(context, result, { ...times, rate: limiter.pace.rate });
  return receivedObject(context, result).then(
    (value) => ({ request, result, value }),
    (error) => ({ request, result, error: signal.aborted ? interruption() : error }),
  );
}

/**
 * The wait before the next attempt; undefined if there is none. A refusal is repeated until the deadline, when the rate limiter
 * lets it. A failure in passing is repeated `maxRetries` times.
 */
function retryDelayMs(result: AttemptResult | undefined, failures: number, slot: Slot): number | undefined {
  const { settings, stopRule, deadline, signal } = slot;
  if (result === undefined || signal.aborted || isTooLarge(result)) return undefined;
  const requiredMs = retryAfterMs(result);
  if (isRefusal(result)) return requiredMs <= deadline.remainingMs() ? 0 : undefined;
  if (!isWorthRetrying(result) || failures > settings.maxRetries) return undefined;
  if (isUnknownHost(result) && !stopRule.hasSucceeded && failures > MAX_RETRIES_OF_UNKNOWN_HOST) return undefined;
  // With full jitter, clients that failed together do not return together.
  const backoffMs = 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
  const delayMs = requiredMs || backoffMs;
  return delayMs < deadline.remainingMs() ? delayMs : undefined;
}

/** Waits for a time, or until the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
}
