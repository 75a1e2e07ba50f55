import { debuglog } from "node:util";
import type { Settings } from "../configuration/index.js";
import {
  AuthenticationError,
  asSpectroclusterError,
  ConnectionError,
  ResponseError,
  type SpectroclusterError,
  withUnknownOutcome,
} from "../errors.js";
import { containsKey } from "../messages/redact.js";
import type { RateLimiter } from "./pace.js";
import {
  interruptedError,
  keyError,
  type RequestContext,
  receivedObject,
  sanitize,
  waitTooLongError,
} from "./requestErrors.js";
import { REJECTED_READ, type ServiceRequest } from "./requests.js";
import {
  GATEWAY_STATUSES,
  isOwnError,
  isRateLimited,
  isTooLarge,
  isTransient,
  retryAfterMs,
  type SendResult,
  WRONG_ADDRESS_ERRORS,
  wasSent,
} from "./response.js";
import { type Deadline, NotAttemptedError, wait } from "./timeLimit.js";
import type { Transport } from "./transport.js";

const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;
/** Until something has succeeded, a mistyped address is reported after seconds instead of a minute. */
const MAX_RETRIES_OF_WRONG_ADDRESS = 2;
/** So many operations in a row without a usable response show that the service is unavailable. */
const MAX_WITHOUT_RESPONSE = 10;

/** Makes one request. The result may contain `ExactNumber`s, and is empty if no content is expected. */
export type Send = (request: ServiceRequest) => Promise<object>;

/** What the requests of an operation need. The operations of a client share all but deadline and signal. */
export interface Session {
  settings: Settings;
  limiterOf(requestPath: string): RateLimiter;
  stopRule: StopRule;
  transport: Transport;
  deadline: Deadline;
  /** Aborted by the deadline and by the end of the run. */
  signal: AbortSignal;
}

/**
 * Makes requests that belong together, such as a read and the write that depends on it, one after another. After a 429 or a transient
 * failure, all of them start again. The outcome of the error is unknown if any attempt may have had an effect.
 */
export async function withRetries<T>(work: (send: Send) => Promise<T>, session: Session): Promise<T> {
  const { settings, stopRule, signal } = session;
  stopRule.assertGoesOn();
  const startedAt = performance.now();
  /** How often each request was sent since it last succeeded. */
  const attempts = new Map<string, number>();
  /** The 429 that ended the last attempt, until the same request is accepted. */
  let refusal: Exchange | undefined;
  /** The failures that count against `maxRetries`: a 429 does not. */
  let failures = 0;
  let outcomeUnknown = false;
  let last: Exchange | undefined;

  async function send(request: ServiceRequest): Promise<object> {
    const attemptNumber = (attempts.get(request.description) ?? 0) + 1;
    attempts.set(request.description, attemptNumber);
    last = await sendOnce({ request, settings, attemptNumber }, refusal?.error, session);
    const isUnknown = mayHaveEffect(last);
    outcomeUnknown ||= isUnknown;
    const { error, value = {} } = last;
    if (error !== undefined) throw isUnknown ? withUnknownOutcome(error) : error;
    attempts.delete(request.description);
    if (refusal?.request.description === request.description) refusal = undefined;
    return value;
  }

  for (;;) {
    const before = last;
    try {
      const result = await work(send);
      stopRule.succeeded(last);
      return result;
    } catch (reason) {
      refusal = isRateLimited(last?.result) ? last : undefined;
      if (refusal === undefined) failures += 1;
      // Work that fails before its first request has no result of its own.
      const result = last === before ? undefined : last?.result;
      const delayMs = result && retryDelayMs(result, failures, session);
      if (delayMs === undefined) {
        const error = asSpectroclusterError(reason);
        stopRule.failed(error, startedAt, last);
        throw outcomeUnknown ? withUnknownOutcome(error) : error;
      }
      await wait(delayMs, signal);
    }
  }
}

/** The wait before the next attempt; undefined if there is none. */
function retryDelayMs(result: SendResult, failures: number, session: Session): number | undefined {
  const { settings, stopRule, deadline, signal } = session;
  if (signal.aborted || isTooLarge(result)) return undefined;
  const requiredMs = retryAfterMs(result);
  // The rate limiter decides when to send it again, until the deadline.
  if (isRateLimited(result)) return requiredMs <= deadline.remainingMs() ? 0 : undefined;
  const isWrongAddress = WRONG_ADDRESS_ERRORS.includes(result.failure?.code) && !stopRule.hasSucceeded;
  const maxRetries = isWrongAddress ? Math.min(settings.maxRetries, MAX_RETRIES_OF_WRONG_ADDRESS) : settings.maxRetries;
  if (!isTransient(result) || failures > maxRetries) return undefined;
  // With full jitter, clients that failed together do not return together.
  const backoffMs = 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
  const delayMs = requiredMs || backoffMs;
  return delayMs < deadline.remainingMs() ? delayMs : undefined;
}

interface Exchange {
  request: ServiceRequest;
  /** Undefined if nothing was sent. */
  result?: SendResult;
  value?: object;
  error?: SpectroclusterError;
}

/**
 * Sends a request once, when its turn comes.
 *
 * @param refusal - The error of a 429 because of which it is sent again. If that uses up the deadline, it is the useful error.
 */
async function sendOnce(
  context: RequestContext,
  refusal: SpectroclusterError | undefined,
  { limiterOf, transport, deadline, signal }: Session,
): Promise<Exchange> {
  const { request, settings } = context;
  const { path, projectUid = "", body = "" } = request;
  if (containsKey(`${path}\n${projectUid}\n${body}`, settings.apiKey)) return { request, error: keyError(context) };
  const limiter = limiterOf(path);
  const waitsSince = performance.now();
  await limiter.waitToSend(deadline, signal, request.method === "PATCH");
  const interrupted = () => (deadline.signal.aborted && refusal) || interruptedError(context, deadline);
  if (signal.aborted) return { request, error: interrupted() };
  const tooLongMs = limiter.tooLongFor(deadline);
  if (tooLongMs > 0) return { request, error: waitTooLongError(context, Math.ceil(tooLongMs / 1000)) };
  const sentAt = performance.now();
  const result = await transport(request, signal);
  if (isRateLimited(result)) limiter.refused(sentAt, retryAfterMs(result));
  else if (result.failure === undefined) limiter.pace.accepted(sentAt);
  const [waitedMs, tookMs, { rate }] = [sentAt - waitsSince, performance.now() - sentAt, limiter.pace];
  debugExchange(context, result, { waitedMs, tookMs, rate });
  try {
    return { request, result, value: await receivedObject(context, result) };
  } catch (reason) {
    // A write under way may have had an effect, unlike the one that was refused.
    const interruption = request.method === "PATCH" ? interruptedError(context, deadline) : interrupted();
    const error = signal.aborted ? interruption : (reason as SpectroclusterError);
    return { request, result, error };
  }
}

const debug = debuglog("spectrocluster");

/** Prints one line if `NODE_DEBUG` contains `spectrocluster`. It contains no header, body or argument. */
function debugExchange(
  { request: { method, path, shownPath = path }, settings, attemptNumber }: RequestContext,
  { response, failure }: SendResult,
  { waitedMs, tookMs, rate }: Record<"waitedMs" | "tookMs" | "rate", number>,
): void {
  if (!debug.enabled) return;
  const { ref } = response?.serviceError() ?? {};
  const line =
    `${method} ${shownPath} → ${failure?.code ?? response?.status}, ${Math.round(tookMs)} ms, attempt ${attemptNumber}, ` +
    `waited ${Math.round(waitedMs)} ms, pace ${Number.isFinite(rate) ? `${rate.toFixed(1)}/s` : "unlimited"}`;
  debug("%s", sanitize(ref === undefined ? line : `${line}, ref ${ref}`, settings));
}

/** Whether an exchange may have changed something at the service, or may still do so. */
function mayHaveEffect({ request, result }: Exchange): boolean {
  // A refused request has no effect.
  if (request.method !== "PATCH" || result === undefined || isRateLimited(result)) return false;
  if (result.failure !== undefined) return wasSent(result);
  const { status, problem } = result.response;
  // A gateway may give up while the service continues, an unusable success has had its effect, and a page proves nothing.
  return status >= 500 || status < 300 || GATEWAY_STATUSES.includes(status) || problem !== undefined;
}

/** Ends a run that cannot succeed: hundreds of clusters would otherwise wait for the same timeout, or repeat a rejected key. */
export class StopRule {
  #reason: string | undefined;
  #lastSuccessAt = Number.NEGATIVE_INFINITY;
  #hasWritten = false;
  #withoutResponse = 0;

  /** @param neverStops - For scripts, which decide themselves when to try again. */
  constructor(
    private readonly neverStops: boolean,
    private readonly apiKeySource: string,
  ) {}

  /** Whether any operation has succeeded: then address, proxy and certificates are right. */
  get hasSucceeded(): boolean {
    return this.#lastSuccessAt >= 0;
  }

  /** Operations that have begun continue. */
  assertGoesOn(): void {
    if (this.#reason === undefined || this.neverStops) return;
    throw new NotAttemptedError(`Not attempted, because ${this.#reason}. Another error of this run has the details.`);
  }

  succeeded(last: Exchange | undefined): void {
    this.#hasWritten ||= last?.request.method === "PATCH";
    this.#lastSuccessAt = performance.now();
    this.#withoutResponse = 0;
  }

  stop(reason: string): void {
    this.#reason ??= reason;
  }

  /** Counts a failed operation, unless it began before the last success. */
  failed(error: SpectroclusterError, startedAt: number, last: Exchange | undefined): void {
    if (error instanceof AuthenticationError) this.stop(`Palette rejected the API key from ${this.apiKeySource}`);
    // If nothing was sent, this shows nothing about the service.
    if (last?.result === undefined) return;
    const isUnconnected = error instanceof ConnectionError && !wasSent(last.result);
    if (isUnconnected && !this.hasSucceeded) this.stop("there is no connection to Palette");
    if (this.#hasUsableResponse(last) || startedAt < this.#lastSuccessAt) return;
    this.#withoutResponse += 1;
    if (this.#withoutResponse < MAX_WITHOUT_RESPONSE) return;
    this.stop(`${MAX_WITHOUT_RESPONSE} operations in a row got no usable response`);
  }

  #hasUsableResponse({ request, result, error }: Exchange): boolean {
    if (result?.response === undefined || result.failure !== undefined) return false;
    const { status, problem, quotesKey } = result.response;
    const isWrite = request.method === "PATCH";
    // A 429 only slows the run down, whoever sends it. A service that rejects a read may have none.
    if (error === undefined || quotesKey || status === 429 || (!isWrite && REJECTED_READ.includes(status))) return true;
    if (problem !== undefined || error instanceof ResponseError || GATEWAY_STATUSES.includes(status)) return false;
    // It is about this cluster if others succeed. Reads may succeed while no write does, and each such write is pending.
    if (status === 500 && isOwnError(error) && !isTransient(result))
      return isWrite ? this.#hasWritten : this.hasSucceeded;
    return status < 500 || status === 501;
  }
}
