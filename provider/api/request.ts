import type { SpectroclusterError } from "../errors.js";
import {
  type Attempt,
  effectOf,
  type HttpResponse,
  isRefusal,
  isWorthRetrying,
  MAX_RESPONSE_BYTES,
  retryAfterMs,
  sendOnce,
  UNRESOLVED_ERRORS,
} from "./attempt.js";
import { debugAttempt } from "./debug.js";
import { ProxyError } from "./proxy.js";
import { type RateLimiter, WaitTooLong } from "./rateLimiter.js";
import {
  cancelledError,
  connectionError,
  redirectError,
  responseError,
  statusError,
  timeoutError,
  waitTooLongError,
} from "./requestErrors.js";
import type { RequestContext } from "./serviceRequest.js";
import type { Silence } from "./silence.js";
import type { Slot } from "./slots.js";

const BEST_EFFORT_TIMEOUT_MS = 5000;
const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/** Before the first response of a run, a host name that does not resolve is most likely wrong. */
const MAX_RETRIES_OF_UNKNOWN_HOST = 2;

/** A request, and what it is made with. */
export interface Sending extends Slot {
  /** Its `outcomeUnknown` is set as soon as an attempt may have taken effect. */
  context: RequestContext;
  rateLimiter: RateLimiter;
  silence: Silence;
}

/**
 * Makes a request, with retries, until there is a response, a final error, the deadline or the end of the run.
 *
 * @returns A response with a 2xx status.
 */
export async function makeRequest(sending: Sending): Promise<HttpResponse> {
  let last: Attempt | undefined;
  try {
    for (;;) {
      const attempt = await makeAttempt(sending, last);
      await record(sending, attempt);
      const { response, failure } = attempt;
      if (failure === undefined && response.status < 300) return response;
      await wait(delayAfter(sending, attempt), sending.signal);
      last = attempt;
    }
  } finally {
    sending.silence.ended(sending.context);
  }
}

async function makeAttempt(sending: Sending, last: Attempt | undefined): Promise<Attempt> {
  const { got, deadline, signal, silence, context } = sending;
  const number = (last?.number ?? 0) + 1;
  const waitsSince = performance.now();
  const body = await waitForTurn(sending, last);
  const sentAt = performance.now();
  const limitMs = timeoutMs(sending);
  silence.sent(context, number, deadline.seconds);
  const result = await sendOnce(got, context, body, limitMs, signal);
  const cause = result.failure?.cause;
  return {
    ...result,
    number,
    waitedMs: sentAt - waitsSince,
    sentAt,
    giveUpAt: last?.giveUpAt ?? (context.options.bestEffort ? sentAt + limitMs : Number.POSITIVE_INFINITY),
    failures: (last?.failures ?? 0) + (isRefusal(result) ? 0 : 1),
    proxyAddress: cause instanceof ProxyError ? cause.address : signal.aborted ? last?.proxyAddress : undefined,
  };
}

/**
 * Waits until an attempt may be sent.
 *
 * @returns Its body.
 */
async function waitForTurn(sending: Sending, last: Attempt | undefined): Promise<string | undefined> {
  const { rateLimiter, deadline, signal, context } = sending;
  const { hasTurn, beforeAttempt } = context.options;
  const { body, isRead } = context.request;
  const nextTurn = () => rateLimiter.nextTurn(deadline, signal, !isRead);
  try {
    if (!hasTurn || last !== undefined) await nextTurn();
    const text = typeof body === "function" ? await body(nextTurn) : JSON.stringify(body);
    // Last, because what it finds out must hold when the attempt leaves.
    await beforeAttempt?.();
    signal.throwIfAborted();
    return text;
  } catch (reason) {
    if (signal.aborted) throw interruption(sending, last);
    if (!(reason instanceof WaitTooLong)) throw reason;
    throw refusal(context, last) ?? waitTooLongError(context, reason.seconds);
  }
}

function timeoutMs({ deadline, context: { settings, options } }: Sending): number {
  const milliseconds = settings.requestTimeoutSeconds * 1000;
  return options.bestEffort ? Math.min(milliseconds, BEST_EFFORT_TIMEOUT_MS, deadline.remainingMs / 2) : milliseconds;
}

/** Records what an attempt may have done before anything else can fail, and then what it shows about the service. */
async function record({ rateLimiter, silence, context }: Sending, attempt: Attempt): Promise<void> {
  const effect = effectOf(context, attempt);
  context.outcomeUnknown ||= effect !== "none";
  const isComplete = attempt.failure === undefined;
  if (isComplete) silence.responded(context);
  if (isRefusal(attempt)) rateLimiter.refused(attempt.sentAt, retryAfterMs(attempt));
  else if (isComplete) rateLimiter.accepted(attempt.sentAt);
  debugAttempt(context, attempt, rateLimiter.rate);
  await context.options.afterAttempt?.(effect);
}

/**
 * Milliseconds until the next attempt.
 *
 * @throws The error of the request if there is no other attempt.
 */
function delayAfter(sending: Sending, attempt: Attempt): number {
  const { deadline, signal, context } = sending;
  const { number, response, failure, failures } = attempt;
  if (failure && attempt.isTooLarge) throw responseError(context, `returned more than ${MAX_RESPONSE_BYTES} bytes`);
  if (signal.aborted) throw interruption(sending, attempt);
  const requiredMs = retryAfterMs(attempt);
  const remainingMs = Math.min(deadline.remainingMs, attempt.giveUpAt - performance.now());
  // The rate limiter makes it wait.
  if (isRefusal(attempt) && requiredMs <= remainingMs) return 0;
  const delay = requiredMs || jitter(failures);
  const isLast = failures > maxRetries(sending, attempt) || !isWorthRetrying(attempt) || delay >= remainingMs;
  if (!isLast) return delay;
  // A truncated response of another status is reported as a broken connection.
  if (response !== undefined && response.status >= 400) throw statusError(context, number, response);
  throw failure === undefined ? redirectError(context, response) : connectionError(context, number, failure);
}

function maxRetries({ silence, context: { settings, options } }: Sending, { failure }: Attempt): number {
  if (options.bestEffort) return 0;
  const isUnknownHost = !silence.hasResponded && UNRESOLVED_ERRORS.includes(failure?.code ?? "");
  return isUnknownHost ? Math.min(MAX_RETRIES_OF_UNKNOWN_HOST, settings.maxRetries) : settings.maxRetries;
}

/** Full jitter, so that clients that failed together do not return together. */
function jitter(failures: number): number {
  return 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
}

/** The error of a request that the deadline or the end of the run has interrupted. */
function interruption({ deadline, context }: Sending, last: Attempt | undefined): SpectroclusterError {
  if (!deadline.signal.aborted) return cancelledError(context);
  return refusal(context, last) ?? timeoutError(context, deadline, last?.proxyAddress);
}

/** The error of a request whose last attempt was refused. */
function refusal(context: RequestContext, last: Attempt | undefined): SpectroclusterError | undefined {
  return last?.response && isRefusal(last) ? statusError(context, last.number, last.response) : undefined;
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
