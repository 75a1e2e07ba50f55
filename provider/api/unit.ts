/** Requests that belong together, and their retries. */
import type { Got } from "got";
import type { Settings } from "../configuration/index.js";
import { asSpectroclusterError, type SpectroclusterError, withUnknownOutcome } from "../errors.js";
import {
  type AttemptResult,
  isRefusal,
  isTooLarge,
  isUnknownHost,
  isWorthRetrying,
  MAX_RESPONSE_BYTES,
  mayHaveEffect,
  retryAfterMs,
  sendOnce,
} from "./attempt.js";
import { debugAttempt } from "./debugAttempt.js";
import type { Deadline, RateLimiter } from "./rateLimiter.js";
import { receivedObject } from "./receivedObject.js";
import {
  cancelledError,
  connectionError,
  redirectError,
  responseError,
  statusError,
  timeoutError,
  waitTooLongError,
} from "./requestErrors.js";
import type { RequestContext, ServiceRequest } from "./serviceRequest.js";
import type { StopRule } from "./stopRule.js";

const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/** Until something has succeeded, a mistyped host name is reported after seconds instead of a minute. */
const MAX_RETRIES_OF_UNKNOWN_HOST = 2;

/** Makes one request. The result is an empty object if no content is expected; it may have `ExactNumber`s. */
export type Send = (request: ServiceRequest) => Promise<object>;

/** What all requests of a client share. */
export interface Shared {
  settings: Settings;
  limiterOf(requestPath: string): RateLimiter;
  stopRule: StopRule;
}

/** What the requests in one concurrency slot share. */
export interface Slot {
  got: Got;
  deadline: Deadline;
  /** Aborted by the deadline and by the end of the run. */
  signal: AbortSignal;
}

/** What came of an attempt: an object, or an error. */
interface Attempt {
  request?: ServiceRequest;
  value?: object;
  error?: SpectroclusterError;
  /** Undefined if nothing was sent. */
  result?: AttemptResult;
}

/**
 * Makes requests that belong together, such as a read and the write that depends on it. If an attempt is refused or fails in passing, all
 * of them are made again, within one number of retries.
 *
 * @param work - Makes the requests one after another. It must pass on what `send` throws.
 * @throws The error of the last attempt. Its outcome is unknown if any attempt of the unit may have had an effect.
 */
export async function runUnit<T>(work: (send: Send) => Promise<T>, slot: Slot, shared: Shared): Promise<T> {
  const { stopRule } = shared;
  stopRule.assertGoesOn();
  const startedAt = performance.now();
  /** Attempts without success, and those of them that count against `maxRetries`: refusals do not. */
  let unsuccessful = 0;
  let failures = 0;
  let outcomeUnknown = false;
  let last: Attempt = {};

  async function send(request: ServiceRequest): Promise<object> {
    const context = { request, settings: shared.settings };
    last = { request, ...(await attempt(context, unsuccessful + 1, last, slot, shared)) };
    outcomeUnknown ||= last.result !== undefined && mayHaveEffect(context, last.result);
    if (last.error === undefined) return last.value ?? {};
    unsuccessful += 1;
    if (last.result !== undefined && !isRefusal(last.result)) failures += 1;
    throw last.error;
  }

  for (;;) {
    try {
      const result = await work(send);
      stopRule.succeeded();
      return result;
    } catch (reason) {
      const error = asSpectroclusterError(reason);
      const delayMs = reason === last.error ? retryDelayMs(last.result, failures, slot, shared) : undefined;
      if (delayMs === undefined) {
        stopRule.failed(error, startedAt, last);
        throw outcomeUnknown ? withUnknownOutcome(error) : error;
      }
      await wait(delayMs, slot.signal);
    }
  }
}

/** Waits for the turn of a request, sends it once, and tells what came of it. */
async function attempt(
  context: RequestContext,
  number: number,
  last: Attempt,
  { got, deadline, signal }: Slot,
  { settings, limiterOf }: Shared,
): Promise<Attempt> {
  const { request } = context;
  const limiter = limiterOf(request.path);
  /** A refusal before says more than the deadline that it has used up. */
  const unlessRefused = (error: SpectroclusterError) =>
    last.error !== undefined && last.result !== undefined && isRefusal(last.result) ? last.error : error;
  const interruption = () =>
    deadline.signal.aborted ? unlessRefused(timeoutError(context, deadline)) : cancelledError(context);

  const waitsSince = performance.now();
  await limiter.nextTurn(deadline, signal, !request.isRead);
  if (signal.aborted) return { error: interruption() };
  const tooLongMs = limiter.tooLongFor(deadline);
  if (tooLongMs > 0) return { error: unlessRefused(waitTooLongError(context, Math.ceil(tooLongMs / 1000))) };
  const sentAt = performance.now();
  const result = await sendOnce(got, context, settings.requestTimeoutSeconds * 1000, signal);
  if (isRefusal(result)) limiter.refused(sentAt, retryAfterMs(result));
  else if (result.failure === undefined) limiter.accepted(sentAt);
  const times = { waitedMs: sentAt - waitsSince, tookMs: performance.now() - sentAt };
  debugAttempt(context, result, { attempt: number, ...times, rate: limiter.rate });
  if (result.failure === undefined && result.response.status < 300) {
    const received = receivedObject(context, result.response);
    return received.then(
      (value) => ({ value, result }),
      (error) => ({ error, result }),
    );
  }
  return { error: signal.aborted ? interruption() : errorOf(context, number, result), result };
}

function errorOf(context: RequestContext, number: number, result: AttemptResult): SpectroclusterError {
  const { response, failure } = result;
  if (isTooLarge(result)) return responseError(context, `returned more than ${MAX_RESPONSE_BYTES} bytes`);
  // A truncated response of another status is reported as a broken connection.
  if (response !== undefined && response.status >= 400) return statusError(context, number, response);
  return failure === undefined ? redirectError(context, response) : connectionError(context, number, failure);
}

/**
 * The wait before the next attempt; undefined if there is none. A refusal is repeated until the deadline, when the rate limiter lets it. A
 * failure in passing is repeated `maxRetries` times.
 *
 * @param result - Of the last attempt. Undefined if nothing was sent.
 */
function retryDelayMs(
  result: AttemptResult | undefined,
  failures: number,
  { deadline, signal }: Slot,
  { settings, stopRule }: Shared,
): number | undefined {
  if (result === undefined || signal.aborted || isTooLarge(result)) return undefined;
  const requiredMs = retryAfterMs(result);
  if (isRefusal(result)) return requiredMs <= deadline.remainingMs() ? 0 : undefined;
  const isMistyped = isUnknownHost(result) && !stopRule.hasSucceeded;
  const maxRetries = isMistyped ? Math.min(settings.maxRetries, MAX_RETRIES_OF_UNKNOWN_HOST) : settings.maxRetries;
  const delayMs = requiredMs || jitter(failures);
  const isInTime = failures <= maxRetries && delayMs < deadline.remainingMs();
  return isInTime && isWorthRetrying(result) ? delayMs : undefined;
}

/** Full jitter, so that clients that failed together do not return together. */
function jitter(failures: number): number {
  return 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
}

/** Waits for a time, or until the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
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
