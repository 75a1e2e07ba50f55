/** The retries of requests. */
import type { Settings } from "../configuration/index.js";
import { asSpectroclusterError, ResponseError, type SpectroclusterError, withUnknownOutcome } from "../errors.js";
import {
  type AttemptResult,
  isRefusal,
  isWorthRetrying,
  MAX_RESPONSE_BYTES,
  mayHaveEffect,
  retryAfterMs,
  sendOnce,
  UNRESOLVED_ERRORS,
} from "./attempt.js";
import { debugAttempt } from "./debug.js";
import type { ReceivedObject } from "./json.js";
import { ProxyError } from "./proxy.js";
import { type createRateLimiters, WaitTooLong } from "./rateLimiter.js";
import {
  cancelledError,
  connectionError,
  redirectError,
  responseError,
  silenceMessage,
  statusError,
  timeoutError,
  waitTooLongError,
} from "./requestErrors.js";
import { receivedObject } from "./response.js";
import type { RequestContext, RequestOptions, ServiceReadRequest, ServiceRequest } from "./serviceRequest.js";
import type { Slot } from "./slots.js";
import type { StopRule } from "./stopRule.js";

const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;
const MAX_SILENCE_MS = 5000;

/** Before the first response of a run, a host name that does not resolve is most likely wrong. */
const MAX_RETRIES_OF_UNKNOWN_HOST = 2;

/** Makes one request. The result is undefined if none is expected. */
export interface Send {
  (request: ServiceReadRequest, options?: RequestOptions): Promise<ReceivedObject>;
  (request: ServiceRequest, options?: RequestOptions): Promise<ReceivedObject | undefined>;
}

/** What all requests of a client share. */
export interface Shared {
  settings: Settings;
  limiterOf: ReturnType<typeof createRateLimiters>;
  /** Shows a message about the whole run. */
  log: ((message: string) => void) | undefined;
  stopRule: StopRule;
  /** Whether the service has sent any response. */
  hasResponded: boolean;
  hasReportedSilence: boolean;
}

/** An attempt that was sent, with its request. */
interface Attempt {
  context: RequestContext;
  result: AttemptResult;
  proxyAddress: string | undefined;
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
export async function runUnit<T>(work: (send: Send) => Promise<T>, slot: Slot, shared: Shared): Promise<T> {
  const { settings } = shared;
  const { deadline, signal } = slot;
  /** Attempts that failed, with and without those that were refused. */
  let unsuccessful = 0;
  let failures = 0;
  let outcomeUnknown = false;
  let last: Attempt | undefined;

  async function send(request: ServiceRequest, options: RequestOptions = {}): Promise<ReceivedObject | undefined> {
    const context = { request, options, settings };
    const limiter = shared.limiterOf(request.path);
    const waitsSince = performance.now();
    try {
      await limiter.nextTurn(deadline, signal, !request.isRead);
    } catch (reason) {
      if (signal.aborted) throw interruption(context);
      if (!(reason instanceof WaitTooLong)) throw reason;
      throw refusal() ?? waitTooLongError(context, reason.seconds);
    }
    const sentAt = performance.now();
    const silence = reportSilence(context, slot, shared);
    const result = await sendOnce(slot.got, context, settings.requestTimeoutSeconds * 1000, signal);
    clearTimeout(silence);
    outcomeUnknown ||= mayHaveEffect(context, result);
    const cause = result.failure?.cause;
    const proxyAddress = cause instanceof ProxyError ? cause.address : signal.aborted ? last?.proxyAddress : undefined;
    last = { context, result, proxyAddress };
    shared.hasResponded ||= result.response !== undefined;
    if (isRefusal(result)) limiter.refused(sentAt, retryAfterMs(result));
    else if (result.failure === undefined) limiter.accepted(sentAt);
    debugAttempt(context, result, {
      number: unsuccessful + 1,
      waitedMs: sentAt - waitsSince,
      sentAt,
      rate: limiter.rate,
    });
    if (result.failure === undefined && result.response.status < 300) return receivedObject(context, result.response);
    unsuccessful += 1;
    throw new Again(delayAfter(last));
  }

  /**
   * Milliseconds until the unit starts again.
   *
   * @throws The error of the request if it does not.
   */
  function delayAfter({ context, result }: Attempt): number {
    const { response, failure } = result;
    if (failure && result.isTooLarge) throw responseError(context, `returned more than ${MAX_RESPONSE_BYTES} bytes`);
    if (signal.aborted) throw interruption(context);
    const requiredMs = retryAfterMs(result);
    // The rate limiter makes it wait.
    if (isRefusal(result) && requiredMs <= deadline.remainingMs) return 0;
    failures += isRefusal(result) ? 0 : 1;
    const delay = requiredMs || jitter(failures);
    if (failures <= maxRetries(failure?.code) && isWorthRetrying(result) && delay < deadline.remainingMs) return delay;
    // A truncated response of another status is reported as a broken connection.
    if (response !== undefined && response.status >= 400) throw statusError(context, unsuccessful, response);
    throw failure === undefined ? redirectError(context, response) : connectionError(context, unsuccessful, failure);
  }

  function maxRetries(code = ""): number {
    const isUnknownHost = !shared.hasResponded && UNRESOLVED_ERRORS.includes(code);
    return isUnknownHost ? Math.min(MAX_RETRIES_OF_UNKNOWN_HOST, settings.maxRetries) : settings.maxRetries;
  }

  /** The error of a request that the deadline or the end of the run has interrupted. */
  function interruption(context: RequestContext): SpectroclusterError {
    if (!deadline.signal.aborted) return cancelledError(context);
    return refusal() ?? timeoutError(context, deadline, last?.proxyAddress);
  }

  /** The error of the last attempt, if the service refused it with 429. */
  function refusal(): SpectroclusterError | undefined {
    const response = last && isRefusal(last.result) ? last.result.response : undefined;
    return last && response && statusError(last.context, unsuccessful, response);
  }

  shared.stopRule.assertGoesOn();
  const startedAt = performance.now();
  for (;;) {
    try {
      const result = await work(send as Send);
      shared.stopRule.succeeded();
      return result;
    } catch (reason) {
      if (reason instanceof Again) {
        await wait(reason.delayMs, signal);
        continue;
      }
      const error = asSpectroclusterError(reason);
      shared.stopRule.failed(error, startedAt, last === undefined || hasUsableResponse(last.result, error));
      throw outcomeUnknown ? withUnknownOutcome(error) : error;
    }
  }
}

/** Whether the service responded to the last attempt: as expected, or that it cannot do what was requested. */
function hasUsableResponse({ response, failure }: AttemptResult, error: SpectroclusterError): boolean {
  if (failure !== undefined || error instanceof ResponseError) return false;
  return response.status < 500 || response.status === 501;
}

/** Reports once in a run if a request has no response for some time. */
function reportSilence(context: RequestContext, { deadline }: Slot, shared: Shared): NodeJS.Timeout {
  const report = () => {
    if (!shared.hasReportedSilence) shared.log?.(silenceMessage(context, MAX_SILENCE_MS / 1000, deadline));
    shared.hasReportedSilence = true;
  };
  return setTimeout(report, MAX_SILENCE_MS).unref();
}

/** Full jitter, so that clients that failed together do not return together. */
function jitter(failures: number): number {
  return 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
}

/** Waits for a time, or until the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}
