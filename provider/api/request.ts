import type { Got, RequestError, Response, RetryObject } from "got";
import { SpectroclusterError } from "../errors.js";
import type { Deadline } from "./deadline.js";
import {
  cancelledError,
  connectionError,
  type HttpResponse,
  parseServiceError,
  type RequestContext,
  redirectError,
  statusError,
  timeoutError,
  tooLargeError,
  urlOf,
} from "./httpErrors.js";
import { isHandshakeError, NOT_CONNECTED_ERRORS } from "./networkErrors.js";
import { ProxyError } from "./proxy.js";

/** How a request is made. */
export interface RequestOptions {
  /** One attempt of at most 5 s (or half of what is left), for requests that nothing depends on. */
  bestEffort?: boolean;
  /**
   * Leaves out the service's message and details in errors, which may repeat a secret argument. Status, code and ref
   * remain.
   */
  omitServiceMessage?: boolean;
  /** Called before every attempt, the first included. Throws to give up; what it throws is what `send` throws. */
  beforeAttempt?: () => void;
}

/** Many times larger than any documented response, and small enough to keep several in memory. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

const BEST_EFFORT_TIMEOUT_MS = 5000;
const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/**
 * Makes a request, with retries, until there is a response, a final error, the deadline or the end of the run.
 *
 * @param context - Its `outcomeUnknown` is set as soon as an attempt may have taken effect.
 * @param end - If it is aborted, nothing more is sent, and requests in flight are given up.
 * @returns A response with a 2xx status.
 */
export async function request(
  got: Got,
  context: RequestContext,
  { bestEffort, beforeAttempt }: RequestOptions,
  deadline: Deadline,
  end: AbortSignal | undefined,
): Promise<HttpResponse> {
  if (end?.aborted) throw cancelledError(context);
  const { operation, settings } = context;
  const tooLarge = new AbortController();
  const attemptTimeout = bestEffort
    ? Math.min(BEST_EFFORT_TIMEOUT_MS, deadline.remainingMs / 2)
    : Number.POSITIVE_INFINITY;
  let isAttemptInFlight = false;
  let rejectedAttempt: { reason: unknown } | undefined;
  let proxyAddress: string | undefined;

  const attempts = got(urlOf(context), {
    method: operation.method,
    headers: { ApiKey: settings.apiKey, ...(operation.projectUid ? { ProjectUid: operation.projectUid } : {}) },
    ...(operation.body === undefined ? {} : { json: operation.body }),
    timeout: { request: Math.min(settings.requestTimeoutSeconds * 1000, attemptTimeout) },
    signal: AbortSignal.any([deadline.signal, tooLarge.signal, ...(end ? [end] : [])]),
    hooks: {
      beforeRequest: [
        () => {
          try {
            beforeAttempt?.();
          } catch (reason) {
            rejectedAttempt = { reason };
            throw reason;
          }
          isAttemptInFlight = true;
        },
      ],
    },
    retry: {
      ...(bestEffort ? { limit: 0 } : {}),
      // Only called if got's own rules allow another attempt.
      calculateDelay: (retry) => {
        if (rejectedAttempt) return 0;
        isAttemptInFlight = false;
        context.outcomeUnknown ||= mayHaveTakenEffect(context, retry.error);
        const { cause } = retry.error;
        proxyAddress = cause instanceof ProxyError ? cause.address : undefined;
        return retryDelay(retry, deadline);
      },
    },
  });
  attempts.on("downloadProgress", ({ transferred }) => {
    if (transferred > MAX_RESPONSE_BYTES) tooLarge.abort();
  });

  let response: Response<string>;
  try {
    response = await attempts;
  } catch (error) {
    if (rejectedAttempt) throw withOutcome(rejectedAttempt.reason, context);
    const failure = error as RequestError<string>;
    if (isAttemptInFlight) context.outcomeUnknown ||= mayHaveTakenEffect(context, failure);
    if (tooLarge.signal.aborted) throw tooLargeError(context, MAX_RESPONSE_BYTES);
    if (end?.aborted) throw cancelledError(context);
    if (deadline.signal.aborted) {
      const isDefault = deadline.seconds === settings.operationTimeoutSeconds;
      const setting = isDefault ? "operationTimeoutSeconds" : "customTimeouts";
      throw timeoutError(context, deadline.seconds, setting, proxyAddress);
    }
    // A truncated response with a lower status is a broken connection.
    if (failure.response && failure.response.statusCode >= 400) throw statusError(context, failure.response);
    throw connectionError(context, failure);
  }
  const { statusCode: status, headers, body: text } = response;
  const received = { status, contentType: headers["content-type"] ?? "", text, location: headers.location };
  // Even if the body is rejected, the status is a success, so the request may have taken effect.
  if (status < 300 && operation.method !== "GET") context.outcomeUnknown = true;
  if (status >= 300) throw redirectError(context, received);
  return received;
}

/** The error of a rejected attempt, after earlier attempts that may have taken effect. */
function withOutcome(reason: unknown, { outcomeUnknown }: RequestContext): unknown {
  if (!outcomeUnknown || !(reason instanceof SpectroclusterError)) return reason;
  return new SpectroclusterError(reason.code, reason.message, { cause: reason, outcomeUnknown });
}

/** Whether a failed attempt may have taken effect. */
function mayHaveTakenEffect({ operation }: RequestContext, error: RequestError): boolean {
  if (operation.method === "GET") return false;
  // Nothing was sent without a connection, whose time got records also for connections through a proxy.
  if (error.timings && error.timings.connect === undefined) return false;
  if (error.response) {
    // A gateway may give up while the service continues; and a success may be truncated.
    const { statusCode } = error.response;
    return statusCode >= 500 || statusCode < 300;
  }
  // The same errors can break a connection later.
  const isInHandshake = isHandshakeError(error.code) && error.timings?.secureConnect === undefined;
  return !isInHandshake && !NOT_CONNECTED_ERRORS.includes(error.code);
}

/** Milliseconds until the next attempt; 0 for none. */
function retryDelay({ attemptCount, error, retryAfter }: RetryObject, deadline: Deadline): number {
  const body = error.response?.body;
  if (error.response?.statusCode === 500) {
    const { code, reason } = parseServiceError(typeof body === "string" ? body : "");
    if (code !== "ServerTimeout" && reason !== "ServerTimeout") return 0;
  }
  const delay = retryAfter !== undefined && retryAfter > 0 ? retryAfter : jitter(attemptCount);
  return delay < deadline.remainingMs ? delay : 0;
}

/** Full jitter, so that clients that failed together do not return together. Never 0, which means no attempt. */
function jitter(attemptCount: number): number {
  return 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (attemptCount - 1));
}
