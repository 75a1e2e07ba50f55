import { Pace } from "./pace.js";

/** The time that an operation has. */
export interface Deadline {
  /** The time available at the start. */
  seconds: number;
  /** Where it comes from: `operationTimeoutSeconds`. */
  setting: string;
  /** Aborted when the time is over. */
  signal: AbortSignal;
  remainingMs(): number;
}

/** A request that waits for its turn. */
interface Waiting {
  deadline: Deadline;
  isUrgent: boolean;
  end(): void;
}

/** Lets requests be sent at the pace that the service allows: first the urgent ones, each kind in the order of the calls. */
export class RateLimiter {
  readonly #pace: Pace;
  readonly #waiting = new Set<Waiting>();
  #onFirstRefusal: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param maxRate - Requests per second that are never exceeded.
   * @param onFirstRefusal - Called for the first 429.
   */
  constructor(maxRate: number | undefined, onFirstRefusal: () => void) {
    this.#pace = new Pace(() => performance.now(), maxRate);
    this.#onFirstRefusal = onFirstRefusal;
  }

  /** Requests per second at the moment. */
  get rate(): number {
    return this.#pace.rate;
  }

  /** Milliseconds for which the service refuses all requests, if that is longer than an operation may take. */
  tooLongFor(deadline: Deadline): number {
    const { refusesForMs } = this.#pace;
    return refusesForMs > deadline.remainingMs() ? refusesForMs : 0;
  }

  /**
   * Resolves when it is the turn of a request, or when waiting is no use: the signal aborts, or the service refuses all
   * requests beyond the deadline.
   *
   * @param isUrgent - Goes before those that are not.
   */
  async nextTurn(deadline: Deadline, signal: AbortSignal, isUrgent: boolean): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        signal.removeEventListener("abort", end);
        this.#waiting.delete(waiting);
        resolve();
      };
      const waiting = { deadline, isUrgent, end };
      signal.addEventListener("abort", end);
      this.#waiting.add(waiting);
      this.#serve();
    });
  }

  /** Records a response other than 429. */
  accepted(sentAt: number): void {
    this.#pace.accepted(sentAt);
  }

  /** Records a 429, and the wait that it asks for. */
  refused(sentAt: number, retryAfterMs: number): void {
    this.#onFirstRefusal?.();
    this.#onFirstRefusal = undefined;
    this.#pace.refused(sentAt, retryAfterMs);
    this.#serve();
  }

  #serve(): void {
    clearTimeout(this.#timer);
    for (const { deadline, end } of this.#waiting) if (this.tooLongFor(deadline) > 0) end();
    while (this.#waiting.size > 0) {
      const { delayMs } = this.#pace;
      if (delayMs > 0) {
        this.#timer = setTimeout(() => this.#serve(), Math.ceil(delayMs));
        return;
      }
      this.#pace.sent();
      const waiting = [...this.#waiting];
      (waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0])?.end();
    }
  }
}
