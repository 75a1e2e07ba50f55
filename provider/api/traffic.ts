import type { Deadline } from "./deadline.js";
import { Pace } from "./pace.js";

/** The service refuses all requests for longer than the operation may take. */
export class HeldBack extends Error {
  constructor(readonly seconds: number) {
    super(`held back for ${seconds} s`);
  }
}

export interface TrafficOptions {
  /** Requests per second to each part of the service. */
  maxRate: number | undefined;
  /** Called once, when a request succeeds at a slower pace after the first refusal. */
  onLimited(part: string, rate: number): void;
}

/** What the requests of one client have in common: the pace of each part of the service, and whether it responds. */
export class Traffic {
  /** Whether any request has got a response. */
  hasResponded = false;
  readonly #parts = new Map<string, Turns>();
  readonly #maxRate: number | undefined;
  #onLimited: TrafficOptions["onLimited"] | undefined;

  constructor({ maxRate, onLimited }: TrafficOptions) {
    this.#maxRate = maxRate;
    this.#onLimited = onLimited;
  }

  /** The turns of the requests that the service counts together: those with the same first segment below `/v1`. */
  turnsFor(requestPath: string): Turns {
    const [part = ""] = /^\/v1\/[^/?]+/.exec(requestPath) ?? [];
    const present = this.#parts.get(part);
    if (present) return present;
    const turns = new Turns(this.#maxRate, (rate) => {
      this.#onLimited?.(part, rate);
      this.#onLimited = undefined;
    });
    this.#parts.set(part, turns);
    return turns;
  }
}

interface Waiting {
  deadline: Deadline;
  begin(): void;
  fail(reason: unknown): void;
}

/** Lets requests be sent at the pace that the service allows, in the order in which they came. */
export class Turns {
  readonly #pace: Pace;
  readonly #waiting = new Set<Waiting>();
  readonly #onLimited: (rate: number) => void;
  #timer: NodeJS.Timeout | undefined;
  /** Time of the first refusal. */
  #limitedSince: number | undefined;

  constructor(maxRate: number | undefined, onLimited: (rate: number) => void) {
    this.#pace = new Pace(() => performance.now(), maxRate);
    this.#onLimited = onLimited;
  }

  /** Requests per second at the moment. */
  get rate(): number {
    return this.#pace.rate;
  }

  /**
   * Resolves when a request may be sent.
   *
   * @throws HeldBack as soon as the service refuses all requests beyond the deadline; the signal's reason if it aborts.
   */
  async next(deadline: Deadline, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      const leave = () => {
        signal.removeEventListener("abort", abort);
        this.#waiting.delete(waiting);
      };
      const waiting: Waiting = {
        deadline,
        begin() {
          leave();
          resolve();
        },
        fail(reason) {
          leave();
          reject(reason);
        },
      };
      const abort = () => waiting.fail(signal.reason);
      signal.addEventListener("abort", abort);
      this.#waiting.add(waiting);
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
  refused(sentAt: number, retryAfterMs: number | undefined): void {
    this.#limitedSince ??= performance.now();
    this.#pace.refused(sentAt, retryAfterMs);
    this.#serve();
  }

  #serve(): void {
    clearTimeout(this.#timer);
    const heldForMs = this.#pace.heldForMs;
    for (const { deadline, fail } of this.#waiting) {
      if (heldForMs > deadline.remainingMs) fail(new HeldBack(Math.ceil(heldForMs / 1000)));
    }
    for (const { begin } of this.#waiting) {
      const { delayMs } = this.#pace;
      if (delayMs > 0) {
        this.#timer = setTimeout(() => this.#serve(), Math.ceil(delayMs));
        return;
      }
      this.#pace.sent();
      begin();
    }
  }
}
