import { Pace } from "./pace.js";
import type { Deadline } from "./slots.js";

/** The service refuses all requests for longer than the operation may take. */
export class WaitTooLong extends Error {
  constructor(readonly seconds: number) {
    super(`a wait of ${seconds} s`);
  }
}

/** The part of the service that a request is for: the first segment below `/v1`. */
export function partOf(requestPath: string): string {
  const [part = ""] = /^\/v1\/[^/?]+/.exec(requestPath) ?? [];
  return part;
}

/** A request that waits for its turn. */
interface Waiting {
  deadline: Deadline;
  /** Ends the wait, with an error if there is a reason. */
  end(reason?: unknown): void;
}

/** Lets requests be sent at the pace that the service allows: first the urgent ones, each kind in the order in which they came. */
export class RateLimiter {
  readonly #pace: Pace;
  readonly #urgent = new Set<Waiting>();
  readonly #waiting = new Set<Waiting>();
  readonly #onLimited: (rate: number) => void;
  #timer: NodeJS.Timeout | undefined;
  /** Time of the first refusal. */
  #limitedSince: number | undefined;

  /**
   * @param maxRate - Requests per second that are never exceeded.
   * @param onLimited - Called with the pace when a request succeeds after the first refusal.
   */
  constructor(maxRate: number | undefined, onLimited: (rate: number) => void) {
    this.#pace = new Pace(() => performance.now(), maxRate);
    this.#onLimited = onLimited;
  }

  /** Requests per second at the moment. */
  get rate(): number {
    return this.#pace.rate;
  }

  /**
   * Resolves when it is the turn of a request: it may be sent now.
   *
   * @param isUrgent - Goes before those that are not.
   * @throws WaitTooLong as soon as the service refuses all requests beyond the deadline; the signal's reason if it aborts.
   */
  async nextTurn(deadline: Deadline, signal: AbortSignal, isUrgent: boolean): Promise<void> {
    const queue = isUrgent ? this.#urgent : this.#waiting;
    await new Promise<void>((resolve, reject) => {
      const abort = () => waiting.end(signal.reason);
      const waiting: Waiting = {
        deadline,
        end(reason) {
          signal.removeEventListener("abort", abort);
          queue.delete(waiting);
          if (reason === undefined) resolve();
          else reject(reason);
        },
      };
      signal.throwIfAborted();
      signal.addEventListener("abort", abort);
      queue.add(waiting);
      this.#serve();
    });
    // It may have been aborted since then.
    signal.throwIfAborted();
  }

  /** Records a response other than 429. */
  accepted(sentAt: number): void {
    this.#pace.accepted(sentAt);
    if (this.#limitedSince !== undefined && sentAt >= this.#limitedSince) this.#onLimited(this.rate);
  }

  /**
   * Records a 429.
   *
   * @param retryAfterMs - The wait that the response asks for.
   */
  refused(sentAt: number, retryAfterMs: number): void {
    this.#limitedSince ??= performance.now();
    this.#pace.refused(sentAt, retryAfterMs);
    this.#serve();
  }

  get #all(): Waiting[] {
    return [...this.#urgent, ...this.#waiting];
  }

  #serve(): void {
    clearTimeout(this.#timer);
    const refusesForMs = this.#pace.refusesForMs;
    for (const { deadline, end } of this.#all) {
      if (refusesForMs > deadline.remainingMs) end(new WaitTooLong(Math.ceil(refusesForMs / 1000)));
    }
    for (const { end } of this.#all) {
      const { delayMs } = this.#pace;
      if (delayMs > 0) {
        this.#timer = setTimeout(() => this.#serve(), Math.ceil(delayMs));
        return;
      }
      this.#pace.sent();
      end();
    }
  }
}

/**
 * The rate limiters of one client: one for each part of the service, because the service counts their requests apart.
 *
 * @param log - Called once, when a request succeeds at a slower pace after the first refusal.
 */
export function createRateLimiters(maxRate: number | undefined, log?: (message: string) => void) {
  const limiters = new Map<string, RateLimiter>();
  let isReported = false;
  return (requestPath: string): RateLimiter => {
    const part = partOf(requestPath);
    const report = (rate: number) => {
      if (!isReported) log?.(limitedMessage(part, rate));
      isReported = true;
    };
    const limiter = limiters.get(part) ?? new RateLimiter(maxRate, report);
    limiters.set(part, limiter);
    return limiter;
  };
}

function limitedMessage(part: string, rate: number): string {
  return (
    `The service limits requests to ${part} (429). They are repeated, and sent more slowly: at the moment about ` +
    `${showRate(rate)} a second.`
  );
}

/** A number of requests per second in a message. */
export function showRate(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
}
