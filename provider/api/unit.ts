/** The retries of requests. */
import { debuglog } from "node:util";
import type { Got } from "got";
import type { Settings } from "../configuration/index.js";
import { asSpectroclusterError, ResponseError, type SpectroclusterError, withUnknownOutcome } from "../errors.js";
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
  wasSent,
} from "./attempt.js";
import type { Deadline, RateLimiter } from "./rateLimiter.js";
import {
  cancelledError,
  connectionError,
  parseServiceError,
  redirectError,
  responseError,
  showable,
  statusError,
  timeoutError,
  waitTooLongError,
} from "./requestErrors.js";
import { receivedObject } from "./response.js";
import type { RequestContext, ServiceRequest } from "./serviceRequest.js";
import type { StopRule } from "./stopRule.js";

const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/** A mistyped host name is reported after seconds instead of a minute. */
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

/** Ends the work of a unit, which then starts again. */
class Again extends Error {
  constructor(readonly delayMs: number) {
    super("the unit starts again");
  }
}

/**
 * Makes requests that belong together, such as a read and the write that depends on it, as one unit: if an attempt fails in
 * passing or is refused, all of them are made again, within one number of retries.
 *
 * @param work - Makes the requests one after another. It must pass on what `send` throws.
 * @throws The error of the last attempt. Its outcome is unknown if any attempt of the unit may have had an effect.
 */
export async function runUnit<T>(
  work: (send: Send) => Promise<T>,
  { got, deadline, signal }: Slot,
  { settings, limiterOf, stopRule }: Shared,
): Promise<T> {
  /** Attempts without success, and those of them that count against `maxRetries`: refusals do not. */
  let unsuccessful = 0;
  let failures = 0;
  let outcomeUnknown = false;
  let last: { context: RequestContext; result: AttemptResult } | undefined;

  async function send(request: ServiceRequest): Promise<object> {
    const context = { request, settings };
    const limiter = limiterOf(request.path);
    const waitsSince = performance.now();
    await limiter.nextTurn(deadline, signal, !request.isRead);
    if (signal.aborted) throw interruption(context);
    const tooLongMs = limiter.tooLongFor(deadline);
    if (tooLongMs > 0) throw refusal() ?? waitTooLongError(context, Math.ceil(tooLongMs / 1000));
    const sentAt = performance.now();
    const result = await sendOnce(got, context, settings.requestTimeoutSeconds * 1000, signal);
    last = { context, result };
    outcomeUnknown ||= mayHaveEffect(context, result);
    if (isRefusal(result)) limiter.refused(sentAt, retryAfterMs(result));
    else if (result.failure === undefined) limiter.accepted(sentAt);
    debugAttempt(context, result, {
      attempt: unsuccessful + 1,
      waitedMs: sentAt - waitsSince,
      tookMs: performance.now() - sentAt,
      rate: limiter.rate,
    });
    if (result.failure === undefined && result.response.status < 300) return receivedObject(context, result.response);
    unsuccessful += 1;
    throw signal.aborted ? interruption(context) : afterFailure(context, result);
  }

  /** The error of the request, or {@link Again} if the unit starts again. */
  function afterFailure(context: RequestContext, result: AttemptResult): Error {
    const { response, failure } = result;
    if (isTooLarge(result)) return responseError(context, `returned more than ${MAX_RESPONSE_BYTES} bytes`);
    const requiredMs = retryAfterMs(result);
    // The rate limiter makes it wait.
    if (isRefusal(result) && requiredMs <= deadline.remainingMs()) return new Again(0);
    failures += 1;
    const delayMs = requiredMs || jitter(failures);
    const limit = isUnknownHost(result) ? MAX_RETRIES_OF_UNKNOWN_HOST : Number.POSITIVE_INFINITY;
    const maxRetries = Math.min(settings.maxRetries, limit);
    const isInTime = failures <= maxRetries && delayMs < deadline.remainingMs();
    if (isInTime && isWorthRetrying(result)) return new Again(delayMs);
    // A truncated response of another status is reported as a broken connection.
    if (response !== undefined && response.status >= 400) return statusError(context, unsuccessful, response);
    return failure === undefined ? redirectError(context, response) : connectionError(context, unsuccessful, failure);
  }

  /** The error of a request that the deadline or the end of the run has interrupted. */
  function interruption(context: RequestContext): SpectroclusterError {
    if (!deadline.signal.aborted) return cancelledError(context);
    return refusal() ?? timeoutError(context, deadline.seconds);
  }

  /** The error of the last attempt, if the service refused it with 429. */
  function refusal(): SpectroclusterError | undefined {
    const response = last && isRefusal(last.result) ? last.result.response : undefined;
    return last && response && statusError(last.context, unsuccessful, response);
  }

  stopRule.assertGoesOn();
  const startedAt = performance.now();
  for (;;) {
    try {
      const result = await work(send);
      stopRule.succeeded();
      return result;
    } catch (reason) {
      if (reason instanceof Again) {
        await wait(reason.delayMs, signal);
        continue;
      }
      const error = asSpectroclusterError(reason);
      const result = last?.result;
      stopRule.failed(error, startedAt, {
        wasSent: result === undefined || wasSent(result),
        hasResponse: result === undefined || hasUsableResponse(result, error),
      });
      throw outcomeUnknown ? withUnknownOutcome(error) : error;
    }
  }
}

/** Whether the service responded to the last attempt: as expected, or that it cannot do what was requested. */
function hasUsableResponse({ response, failure }: AttemptResult, error: SpectroclusterError): boolean {
  if (failure !== undefined || error instanceof ResponseError) return false;
  return response.status < 500 || response.status === 501;
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

const debug = debuglog("spectrocluster");

/**
 * Prints one line for an attempt that has ended, if `NODE_DEBUG` contains `spectrocluster`. It has no header, body or argument.
 *
 * @param rate - Requests per second that may be sent at the moment.
 */
function debugAttempt(
  { request: { method, path, shownPath = path }, settings }: RequestContext,
  { response, failure }: AttemptResult,
  { attempt, waitedMs, tookMs, rate }: Record<"attempt" | "waitedMs" | "tookMs" | "rate", number>,
): void {
  if (!debug.enabled) return;
  const { ref } = parseServiceError(response?.text ?? "");
  const line =
    `${method} ${shownPath} → ${failure?.code ?? response?.status}, ${Math.round(tookMs)} ms, attempt ${attempt}, ` +
    `waited ${Math.round(waitedMs)} ms, pace ${Number.isFinite(rate) ? `${rate.toFixed(1)}/s` : "unlimited"}`;
  debug("%s", showable(ref === undefined ? line : `${line}, ref ${ref}`, settings));
}
