import { AuthenticationError, ConnectionError, ResponseError, type SpectroclusterError } from "../errors.js";
import { type Attempt, wasSent } from "./attempt.js";
import { REJECTED_READ } from "./serviceRequest.js";
import { NotAttemptedError } from "./timeLimit.js";
import { GATEWAY_STATUSES } from "./transience.js";

/** So many operations in a row without a usable response show that the service is unavailable. */
const MAX_WITHOUT_RESPONSE = 10;

/** Ends a run that cannot succeed: hundreds of clusters would otherwise wait for the same timeout, or repeat a rejected key. */
export class StopRule {
  #reason: string | undefined;
  #lastSuccessAt = Number.NEGATIVE_INFINITY;
  #withoutResponse = 0;

  /** @param neverStops - For scripts, which decide themselves when to try again. */
  constructor(private readonly neverStops: boolean) {}

  /** Whether any operation has succeeded: then address, proxy and certificates are right. */
  get hasSucceeded(): boolean {
    return this.#lastSuccessAt >= 0;
  }

  /** @throws NotAttemptedError if the run has ended. Operations that have begun continue. */
  assertGoesOn(): void {
    if (this.#reason !== undefined && !this.neverStops) throw new NotAttemptedError(this.#reason);
  }

  succeeded(): void {
    this.#lastSuccessAt = performance.now();
    this.#withoutResponse = 0;
  }

  stop(reason: string): void {
    this.#reason ??= reason;
  }

  /** Counts a failed operation, unless it began before the last success. */
  failed(error: SpectroclusterError, startedAt: number, last: Attempt | undefined): void {
    if (error instanceof AuthenticationError) this.stop("Palette rejected the API key");
    // If nothing was sent, this shows nothing about the service.
    if (last?.result === undefined) return;
    const isUnconnected = error instanceof ConnectionError && !wasSent(last.result);
    if (isUnconnected && !this.hasSucceeded) this.stop("there is no connection to Palette");
    if (hasUsableResponse(error, last) || startedAt < this.#lastSuccessAt) return;
    this.#withoutResponse += 1;
    if (this.#withoutResponse < MAX_WITHOUT_RESPONSE) return;
    this.stop(`${MAX_WITHOUT_RESPONSE} operations in a row got no usable response`);
  }
}

/** Whether the service responded as expected, or that it cannot do what was requested. */
function hasUsableResponse(error: SpectroclusterError, { request, result }: Attempt): boolean {
  if (result?.response === undefined || result.failure !== undefined) return false;
  const { status, problem, quotesKey } = result.response;
  // A 429 only slows the run down, whoever sends it. A read that is rejected does not show that the service is unavailable: it may have none.
  if (quotesKey || status === 429 || (request.method !== "PATCH" && REJECTED_READ.includes(status))) return true;
  const isOfService = problem === undefined && !(error instanceof ResponseError) && !GATEWAY_STATUSES.includes(status);
  return isOfService && (status < 500 || status === 501);
}
