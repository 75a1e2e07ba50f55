import { Pace } from "./pace.js";
import type { Deadline } from "./timeLimit.js";

/** Delays requests to the pace that the service allows. Urgent ones come first; otherwise the order of the calls holds. */
export class RateLimiter {
  readonly pace: Pace;
  readonly #waiting = new Set<{ deadline: Deadline; isUrgent: boolean; end(): void }>();
  #onFirst429: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(maxRate: number | undefined, onFirst429: () => void) {
    this.pace = new Pace(maxRate);
    this.#onFirst429 = onFirst429;
  }

  /** Milliseconds for which the service refuses all requests, if that is longer than an operation may take. */
  tooLongFor(deadline: Deadline): number {
    const { refusesForMs } = this.pace;
    return refusesForMs > deadline.remainingMs() ? refusesForMs : 0;
  }

  /** Resolves when a request may be sent, when the signal aborts, or when the wait is {@link tooLongFor} the deadline. */
  async waitToSend(deadline: Deadline, signal: AbortSignal, isUrgent: boolean): Promise<void> {
    if (signal.aborted) return;
    if (this.#waiting.size === 0 && this.pace.delayMs === 0) return this.pace.sent();
    await new Promise<void>((resolve) => {
      const end = () => {
        signal.removeEventListener("abort", end);
        this.#waiting.delete(waiting);
        if (this.#waiting.size === 0) clearTimeout(this.#timer);
        resolve();
      };
      const waiting = { deadline, isUrgent, end };
      signal.addEventListener("abort", end);
      this.#waiting.add(waiting);
      this.#serve();
    });
  }

  refused(sentAt: number, retryAfterMs: number): void {
    this.#onFirst429?.();
    this.#onFirst429 = undefined;
    this.pace.refused(sentAt, retryAfterMs);
    this.#serve();
  }

  #serve(): void {
    clearTimeout(this.#timer);
    for (const { deadline, end } of this.#waiting) if (this.tooLongFor(deadline) > 0) end();
    while (this.#waiting.size > 0) {
      const { delayMs } = this.pace;
      if (delayMs > 0) {
        this.#timer = setTimeout(() => this.#serve(), Math.ceil(delayMs));
        return;
      }
      this.pace.sent();
      const waiting = [...this.#waiting];
      (waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0])?.end();
    }
  }
}
