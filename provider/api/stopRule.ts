import { AuthenticationError, ConnectionError, SpectroclusterError } from "../errors.js";

/** So many operations in a row without a usable response show that the service is unavailable. */
const MAX_WITHOUT_RESPONSE = 10;

/**
 * Ends a run that gets nowhere: hundreds of clusters would otherwise wait for the same timeout, or repeat a rejected key.
 */
export class StopRule {
  readonly #neverStops: boolean;
  #reason: string | undefined;
  #lastSuccessAt = 0;
  #withoutResponse = 0;

  /** @param neverStops - For scripts, which decide themselves when to try again. */
  constructor(neverStops: boolean) {
    this.#neverStops = neverStops;
  }

  /** @throws SpectroclusterError if nothing is sent any more. */
  assertGoesOn(): void {
    if (this.#reason === undefined || this.#neverStops) return;
    const message = `Not attempted, because ${this.#reason}. Another error of this run has the details.`;
    throw new SpectroclusterError("SPECTROCLUSTER_NOT_ATTEMPTED", message);
  }

  succeeded(): void {
    this.#lastSuccessAt = performance.now();
    this.#withoutResponse = 0;
  }

  /**
   * @param startedAt - Failures end later than successes, so one that began before the last success does not count.
   * @param lastAttempt - Whether it was sent: otherwise there was no connection. Whether it got a response that the service
   * may have meant.
   */
  failed(
    error: SpectroclusterError,
    startedAt: number,
    { wasSent, hasResponse }: { wasSent: boolean; hasResponse: boolean },
  ): void {
    if (error instanceof AuthenticationError) this.#reason ??= "the service rejected the API key";
    if (error instanceof ConnectionError && !wasSent) this.#reason ??= "there is no connection to the service";
    if (hasResponse || startedAt < this.#lastSuccessAt) return;
    this.#withoutResponse += 1;
    if (this.#withoutResponse >= MAX_WITHOUT_RESPONSE) {
      this.#reason ??= `${MAX_WITHOUT_RESPONSE} operations in a row got no usable response`;
    }
  }
}
