import { AuthenticationError, ConnectionError, ResponseError, type SpectroclusterError } from "../errors.js";
import { type Attempt, wasSent } from "./attempt.js";
import { REJECTED_READ } from "./serviceRequest.js";
import { NotAttemptedError } from "./timeLimit.js";
import { GATEWAY_STATUSES, isOwnError, transienceOf } from "./transience.js";

/** So many operations in a row without a usable response show that the service is unavailable. */
const MAX_WITHOUT_RESPONSE = 10;

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

  /** @param last - The last attempt of the operation, which was a write if that is its purpose. */
  succeeded(last: Attempt | undefined): void {
    this.#hasWritten ||= last?.request.method === "PATCH";
    this.#lastSuccessAt = performance.now();
    this.#withoutResponse = 0;
  }

  stop(reason: string): void {
    this.#reason ??= reason;
  }

  /** Counts a failed operation, unless it began before the last success. */
  failed(error: SpectroclusterError, startedAt: number, last: Attempt | undefined): void {
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
  #hasUsableResponse({ request, result, error }: Attempt): boolean {
    if (result?.response === undefined || result.failure !== undefined) return false;
    const { status, problem, quotesKey } = result.response;
    const isWrite = request.method === "PATCH";
    // A 429 only slows the run down, whoever sends it. A read that is rejected does not show that the service is unavailable: it may have none.
    if (error === undefined || quotesKey || status === 429 || (!isWrite && REJECTED_READ.includes(status))) return true;
    if (problem !== undefined || error instanceof ResponseError || GATEWAY_STATUSES.includes(status)) return false;
    // It is about this cluster if others succeed. Reads may succeed while no write does, and each such write is pending.
    if (status === 500 && isOwnError(error) && transienceOf(error) === undefined)
      return isWrite ? this.#hasWritten : this.hasSucceeded;
    return status < 500 || status === 501;
  }
}
