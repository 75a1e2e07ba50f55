import type { Got, NormalizedOptions, RequestError, Response, RetryObject } from "got";
import { SpectroclusterError } from "../errors.js";
import type { Deadline } from "./deadline.js";
import { debugAttempt } from "./debug.js";
import {
  cancelledError,
  connectionError,
  type HttpResponse,
  heldBackError,
  parseServiceError,
  type RequestContext,
  redirectError,
  statusError,
  timeoutError,
  tooLargeError,
  urlOf,
} from "./httpErrors.js";
import { isHandshakeError, NOT_CONNECTED_ERRORS, UNRESOLVED_ERRORS } from "./networkErrors.js";
import { ProxyError } from "./proxy.js";
import { HeldBack, type Traffic } from "./traffic.js";

/** How a request is made. */
export interface RequestOptions {
  /**
   * One attempt of at most 5 s (or half of what is left) from the moment it is sent, for requests that nothing depends on.
   * A refusal with 429 does not count as an attempt.
   */
  bestEffort?: boolean;
  /**
   * Leaves out the service's message and details in errors, which may repeat a secret argument. Status, code and ref
   * remain.
   */
  omitServiceMessage?: boolean;
  /** Called before every attempt, the first included. Throws to give up; what it throws is what `send` throws. */
  beforeAttempt?: () => void | Promise<void>;
  /** Called after every attempt that was sent, before the wait for the next one. */
  afterAttempt?: (effect: AttemptEffect) => Promise<void>;
}

/** What an attempt may have done at the service. */
export type AttemptEffect =
  /** Nothing. */
  | "none"
  /** Possibly what it asks for, but nothing after the response. */
  | "possible"
  /** What it asks for, possibly later: there was no response. */
  | "unanswered";

/** Many times larger than any documented response, and small enough to keep several in memory. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

const BEST_EFFORT_TIMEOUT_MS = 5000;
const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/** Before the first response of a run, a host name that does not resolve is most likely wrong. */
const MAX_RETRIES_OF_UNKNOWN_HOST = 2;

/** What a request is made with. */
export interface RequestMeans {
  got: Got;
  traffic: Traffic;
  deadline: Deadline;
  /** If it is aborted, nothing more is sent, and requests in flight are given up. */
  end: AbortSignal | undefined;
}

/**
 * Makes a request, with retries, until there is a response, a final error, the deadline or the end of the run.
 *
 * @param context - Its `outcomeUnknown` is set as soon as an attempt may have taken effect.
 * @returns A response with a 2xx status.
 */
export async function requestWithRetries(
  { got, traffic, deadline, end }: RequestMeans,
  context: RequestContext,
  { bestEffort, beforeAttempt, afterAttempt }: RequestOptions,
): Promise<HttpResponse> {
  const { request, settings } = context;
  const turns = traffic.turnsFor(request.path);
  const tooLarge = new AbortController();
  const signal = AbortSignal.any([deadline.signal, tooLarge.signal, ...(end ? [end] : [])]);
  const attemptTimeout = bestEffort
    ? Math.min(BEST_EFFORT_TIMEOUT_MS, deadline.remainingMs / 2)
    : Number.POSITIVE_INFINITY;
  let isAttemptInFlight = false;
  let rejectedAttempt: { reason: unknown } | undefined;
  let proxyAddress: string | undefined;
  /** Failed attempts, without refusals. */
  let failures = 0;
  let refusal: Response | undefined;
  let attempt = { number: 0, sentAt: 0, waitedMs: 0 };

  function endsByDeadline(): Error {
    if (refusal !== undefined) return statusError(context, refusal);
    const isDefault = deadline.seconds === settings.operationTimeoutSeconds;
    const setting = isDefault ? "operationTimeoutSeconds" : "customTimeouts";
    return timeoutError(context, deadline.seconds, setting, proxyAddress);
  }

  function debug(result: { status?: number; body?: string; error?: string }): void {
    const { sentAt, ...others } = attempt;
    debugAttempt(context, { ...others, ...result, milliseconds: performance.now() - sentAt, rate: turns.rate });
  }

  function maxRetriesAfter({ code }: RequestError): number {
    if (bestEffort) return 0;
    const isUnknownHost = !traffic.hasResponded && UNRESOLVED_ERRORS.includes(code);
    return isUnknownHost ? Math.min(MAX_RETRIES_OF_UNKNOWN_HOST, settings.maxRetries) : settings.maxRetries;
  }

  if (end?.aborted) throw cancelledError(context);
  if (deadline.signal.aborted) throw endsByDeadline();

  const attempts = got(urlOf(context), {
    method: request.method,
    headers: { ApiKey: settings.apiKey, ...(request.projectUid ? { ProjectUid: request.projectUid } : {}) },
    ...(request.body === undefined ? {} : { json: typeof request.body === "function" ? {} : request.body }),
    // Counts from the moment the attempt is sent, which is after the hooks.
    timeout: { request: Math.min(settings.requestTimeoutSeconds * 1000, attemptTimeout) },
    signal,
    hooks: {
      beforeRequest: [
        async (options) => {
          const waitsSince = performance.now();
          try {
            if (typeof request.body === "function") setBody(options, await request.body());
            await turns.next(deadline, signal);
            // Last, because what it finds out must hold when the attempt leaves.
            await beforeAttempt?.();
          } catch (reason) {
            if (!signal.aborted) rejectedAttempt = { reason };
            throw reason;
          }
          refusal = undefined;
          isAttemptInFlight = true;
          const sentAt = performance.now();
          attempt = { number: attempt.number + 1, sentAt, waitedMs: sentAt - waitsSince };
        },
      ],
    },
    retry: {
      // Refusals do not count, so the limit is applied below.
      limit: Number.POSITIVE_INFINITY,
      // Only called if got's own rules allow another attempt.
      calculateDelay: async (retry) => {
        if (rejectedAttempt) return 0;
        const { error, retryAfter = 0 } = retry;
        isAttemptInFlight = false;
        if (error.response === undefined) debug({ error: error.code });
        if (error.response?.statusCode === 429) {
          const waitMs = retryAfter > 0 ? retryAfter : 0;
          turns.refused(attempt.sentAt, waitMs);
          refusal = error.response;
          await afterAttempt?.("none");
          // 0 would mean no other attempt. It waits for its turn before it is sent.
          return waitMs > deadline.remainingMs ? 0 : 1;
        }
        const effect = effectOf(context, error);
        context.outcomeUnknown ||= effect !== "none";
        await afterAttempt?.(effect);
        const { cause } = error;
        proxyAddress = cause instanceof ProxyError ? cause.address : undefined;
        failures += 1;
        return failures > maxRetriesAfter(error) ? 0 : retryDelay(retry, failures, deadline);
      },
    },
  });
  attempts.on("downloadProgress", ({ transferred }) => {
    if (transferred > MAX_RESPONSE_BYTES) tooLarge.abort();
  });
  attempts.on("response", ({ statusCode: status, body }) => {
    traffic.hasResponded = true;
    if (status !== 429) turns.accepted(attempt.sentAt);
    debug({ status, body: String(body) });
  });

  let response: Response<string>;
  try {
    response = await attempts;
  } catch (error) {
    if (rejectedAttempt?.reason instanceof HeldBack) {
      if (refusal !== undefined) throw statusError(context, refusal);
      throw heldBackError(context, rejectedAttempt.reason.seconds);
    }
    if (rejectedAttempt) throw withOutcome(rejectedAttempt.reason, context);
    const failure = error as RequestError<string>;
    if (isAttemptInFlight) {
      const effect = effectOf(context, failure);
      context.outcomeUnknown ||= effect !== "none";
      await afterAttempt?.(effect);
      if (failure.response === undefined) debug({ error: failure.code });
    }
    if (tooLarge.signal.aborted) throw tooLargeError(context, MAX_RESPONSE_BYTES);
    if (end?.aborted) throw cancelledError(context);
    if (deadline.signal.aborted) throw endsByDeadline();
    // A truncated response with a lower status is a broken connection.
    if (failure.response && failure.response.statusCode >= 400) throw statusError(context, failure.response);
    throw connectionError(context, failure);
  }
  await afterAttempt?.("possible");
  const { statusCode: status, headers, body: text } = response;
  const received = { status, contentType: headers["content-type"] ?? "", text, location: headers.location };
  // Even if the body is rejected, the status is a success, so the request may have taken effect.
  if (status < 300 && !request.isRead) context.outcomeUnknown = true;
  if (status >= 300) throw redirectError(context, received);
  return received;
}

/** Replaces the body of one attempt. */
function setBody(options: Pick<NormalizedOptions, "body" | "headers">, body: object): void {
  const text = JSON.stringify(body);
  options.body = text;
  options.headers["content-length"] = String(Buffer.byteLength(text));
}

/** The error of a rejected attempt, after earlier attempts that may have taken effect. */
function withOutcome(reason: unknown, { outcomeUnknown }: RequestContext): unknown {
  if (!outcomeUnknown || !(reason instanceof SpectroclusterError)) return reason;
  return new SpectroclusterError(reason.code, reason.message, { cause: reason, outcomeUnknown });
}

/** What a failed attempt may have done. */
function effectOf({ request }: RequestContext, error: RequestError): AttemptEffect {
  if (request.isRead) return "none";
  // Nothing was sent without a connection, whose time got records also for connections through a proxy.
  if (error.timings && error.timings.connect === undefined) return "none";
  if (error.response) {
    const { statusCode } = error.response;
    // A gateway may give up while the service continues.
    if (statusCode === 502 || statusCode === 504) return "unanswered";
    // A success may be truncated.
    return statusCode >= 500 || statusCode < 300 ? "possible" : "none";
  }
  // The same errors can break a connection later.
  const isInHandshake = isHandshakeError(error.code) && error.timings?.secureConnect === undefined;
  return isInHandshake || NOT_CONNECTED_ERRORS.includes(error.code) ? "none" : "unanswered";
}

/** Milliseconds until the next attempt; 0 for none. */
function retryDelay({ error, retryAfter }: RetryObject, failures: number, deadline: Deadline): number {
  const body = error.response?.body;
  if (error.response?.statusCode === 500) {
    const { code, reason } = parseServiceError(typeof body === "string" ? body : "");
    if (code !== "ServerTimeout" && reason !== "ServerTimeout") return 0;
  }
  const delay = retryAfter !== undefined && retryAfter > 0 ? retryAfter : jitter(failures);
  return delay < deadline.remainingMs ? delay : 0;
}

/** Full jitter, so that clients that failed together do not return together. Never 0, which means no attempt. */
function jitter(failures: number): number {
  return 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
}
