import { withoutSecretAddress } from "./errorMessage.js";
import { partOf } from "./rateLimiter.js";
import type { RequestContext } from "./serviceRequest.js";

const MAX_SILENCE_MS = 5000;

/** The requests that were sent and have no response yet. Reports once if the service sends no response for some time. */
export class Silence {
  /** Whether any request has got a response. */
  hasResponded = false;
  readonly #attempts = new Map<RequestContext, { number: number; seconds: number }>();
  #log: ((message: string) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: ((message: string) => void) | undefined) {
    this.#log = log;
  }

  /**
   * Records that an attempt is sent.
   *
   * @param number - Counted from 1.
   * @param seconds - The time limit for all attempts of the request.
   */
  sent(context: RequestContext, number: number, seconds: number): void {
    const isFirst = this.#attempts.size === 0;
    this.#attempts.set(context, { number, seconds });
    if (isFirst) this.#restart();
  }

  /** Records a response, which also shows that the service receives the other requests. */
  responded(context: RequestContext): void {
    this.hasResponded = true;
    this.ended(context);
    this.#restart();
  }

  /** Records that a request has ended. */
  ended(context: RequestContext): void {
    this.#attempts.delete(context);
  }

  #restart(): void {
    clearTimeout(this.#timer);
    if (this.#log !== undefined) this.#timer = setTimeout(() => this.#report(), MAX_SILENCE_MS).unref();
  }

  #report(): void {
    const [first] = this.#attempts;
    if (first === undefined) return;
    const [{ request, settings }, { number, seconds }] = first;
    this.#log?.(
      `The service at ${withoutSecretAddress(settings.baseUrl, settings)} has not responded for ${MAX_SILENCE_MS / 1000} s (${request.method} ` +
        `${partOf(request.path)}, attempt ${number}). The provider tries for up to ${seconds} s.`,
    );
    this.#log = undefined;
  }
}
