import {
  AuthenticationError,
  asSpectroclusterError,
  ConnectionError,
  ResponseError,
  type SpectroclusterError,
  withUnknownOutcome,
} from "../errors.js";
import { REJECTED_READ, type ServiceRequest } from "./requests.js";
import {
  GATEWAY_STATUSES,
  isOwnError,
  isRateLimited,
  isTransient,
  mayBeWrongAddress,
  retryAfterMs,
  type SendResult,
  wasSent,
} from "./response.js";
import { type Exchange, mayHaveEffect, type Session, sendOnce } from "./sendOnce.js";
import { NotAttemptedError, wait } from "./timeLimit.js";
import { isTooLarge } from "./transport.js";

const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/** Until something has succeeded, a mistyped address is reported after seconds instead of a minute. */
const MAX_RETRIES_OF_WRONG_ADDRESS = 2;

/** So many operations in a row without a usable response show that the service is unavailable. */
const MAX_WITHOUT_RESPONSE = 10;

/**
 * Makes one request. The result is an empty object if no content is expected; it may contain `ExactNumber`s. An error says whether the
 * outcome of this request is unknown.
 */
export type Send = (request: ServiceRequest) => Promise<object>;

export type RetrySession = Session & { stopRule: StopRule };

/**
 * Makes requests that belong together, such as a read and the write that depends on it. After a 429 or a transient failure, all of them
 * start again.
 *
 * @param work - Makes the requests one after another. If it throws what `send` threw, it may add advice to a copy.
 * @throws The error of the last attempt. Its outcome is unknown if any attempt may have had an effect.
 */
export async function withRetries<T>(work: (send: Send) => Promise<T>, session: RetrySession): Promise<T> {
  const { settings, stopRule, signal } = session;
  stopRule.assertGoesOn();
  const startedAt = performance.now();
  let attemptNumber = 1;
  /** The failures that count against `maxRetries`: a 429 does not. */
  let failures = 0;
  let outcomeUnknown = false;
  let last: Exchange | undefined;

  async function send(request: ServiceRequest): Promise<object> {
    last = await sendOnce({ request, settings, attemptNumber }, last, session);
    const { error, value = {} } = last;
    const isUnknown = mayHaveEffect(last);
    outcomeUnknown ||= isUnknown;
    if (error !== undefined) throw isUnknown ? withUnknownOutcome(error) : error;
    return value;
  }

  for (; ; attemptNumber += 1) {
    const before = last;
    try {
      const result = await work(send);
      stopRule.succeeded(last);
      return result;
    } catch (reason) {
      if (!isRateLimited(last?.result)) failures += 1;
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
function retryDelayMs(result: SendResult, failures: number, session: RetrySession): number | undefined {
  const { settings, stopRule, deadline, signal } = session;
  if (signal.aborted || isTooLarge(result)) return undefined;
  const requiredMs = retryAfterMs(result);
  // The rate limiter decides when to send it again, until the deadline.
  if (isRateLimited(result)) return requiredMs <= deadline.remainingMs() ? 0 : undefined;
  const isHopeless = mayBeWrongAddress(result) && !stopRule.hasSucceeded && failures > MAX_RETRIES_OF_WRONG_ADDRESS;
  if (!isTransient(result) || failures > settings.maxRetries || isHopeless) return undefined;
  // With full jitter, clients that failed together do not return together.
  const backoffMs = 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
  const delayMs = requiredMs || backoffMs;
  return delayMs < deadline.remainingMs() ? delayMs : undefined;
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

  /** @throws NotAttemptedError if the run has ended. Operations that have begun continue. */
  assertGoesOn(): void {
    if (this.#reason !== undefined && !this.neverStops) throw new NotAttemptedError(this.#reason);
  }

  /** @param last - The last exchange of the operation, which was a write if that is its purpose. */
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

  /** Whether the service responded as expected, or that it cannot do what was requested. */
  #hasUsableResponse({ request, result, error }: Exchange): boolean {
    if (result?.response === undefined || result.failure !== undefined) return false;
    const { status, problem, quotesKey } = result.response;
    const isWrite = request.method === "PATCH";
    // A 429 only slows the run down, whoever sends it. A read that is rejected does not show that the service is unavailable: it may have none.
    if (error === undefined || quotesKey || status === 429 || (!isWrite && REJECTED_READ.includes(status))) return true;
    if (problem !== undefined || error instanceof ResponseError || GATEWAY_STATUSES.includes(status)) return false;
    // It is about this cluster if others succeed. Reads may succeed while no write does, and each such write is pending.
    if (status === 500 && isOwnError(error) && !isTransient(result))
      return isWrite ? this.#hasWritten : this.hasSucceeded;
    return status < 500 || status === 501;
  }
}
