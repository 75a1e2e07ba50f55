import type { Settings } from "../configuration/index.js";
import { type Deadline, untilAborted } from "./timeLimit.js";

/** The pace after a 429, as a part of the measured limit. */
const DECREASE = 0.85;
/** After so many milliseconds and round trips at the measured limit, the pace is twice the limit. */
const DOUBLING_MS = 3500;
const DOUBLING_ROUND_TRIPS = 5;
/** Requests per second to a service that refuses all of them. */
const MIN_RATE = 1;
/** By how many milliseconds a late timer may be made up for. */
const MAX_LATENESS_MS = 50;

/** The service's limit, as the last 429 showed it. */
interface Limit {
  /** Requests per second, as all rates. */
  rate: number;
  /** Guessed at the first 429: the requests in flight at that time may show a higher rate. */
  isGuess: boolean;
  /** Other 429s of requests that were sent before it do not decrease the pace again. */
  decreasedAt: number;
  /** The refused request was sent then. */
  exhaustedAt: number;
  roundTripMs: number;
  /** Requests that were sent after `exhaustedAt`. */
  accepted: number;
  /** Whether fewer requests were sent than the pace allowed, so that their number shows no limit. */
  isUnused: boolean;
}

/**
 * The pace that a service allows, learned from its 429s; unlimited before the first one.
 *
 * A service refills its allowance at a constant rate. At each 429 the allowance is used up, so the requests accepted between two
 * 429s are what was refilled: that is the limit. As in the adaptive retry mode of AWS's SDKs, the pace then follows the curve of
 * CUBIC (RFC 9438): below the limit after a 429, near it for most of the time, and ever faster beyond it until the next 429.
 */
export class Pace {
  #limit: Limit | undefined;
  #nextAt = Number.NEGATIVE_INFINITY;
  #refusesUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly maxRate = Number.POSITIVE_INFINITY,
    private readonly onFirst429 = () => {},
  ) {}

  get rate(): number {
    return Math.min(this.maxRate, this.#learnedRate());
  }

  /** Milliseconds for which the service has announced to refuse everything. */
  get refusesForMs(): number {
    return Math.max(0, this.#refusesUntil - performance.now());
  }

  get delayMs(): number {
    return Math.max(0, this.#nextAt - performance.now(), this.refusesForMs);
  }

  sent(): void {
    const now = performance.now();
    const intervalMs = 1000 / this.rate;
    if (this.#limit && now - this.#nextAt > Math.max(intervalMs, MAX_LATENESS_MS)) this.#limit.isUnused = true;
    this.#nextAt = Math.max(this.#nextAt, now - MAX_LATENESS_MS) + intervalMs;
  }

  /** Records a response other than a 429. */
  accepted(sentAt: number): void {
    if (this.#limit === undefined || sentAt <= this.#limit.exhaustedAt) return;
    this.#limit.accepted += 1;
    this.#improveGuess(this.#limit, sentAt);
  }

  /** Records a 429, and for how long the service has announced to refuse everything. */
  refused(sentAt: number, retryAfterMs = 0): void {
    const now = performance.now();
    this.#refusesUntil = Math.max(this.#refusesUntil, now + retryAfterMs);
    if (this.#limit && sentAt < this.#limit.decreasedAt) {
      this.#improveGuess(this.#limit, sentAt);
      return;
    }
    if (this.#limit === undefined) this.onFirst429();
    const roundTripMs = Math.max(1, now - sentAt);
    this.#limit = {
      rate: Math.max(MIN_RATE, this.#measuredRate(sentAt, roundTripMs)),
      isGuess: this.#limit === undefined,
      decreasedAt: now,
      exhaustedAt: sentAt,
      roundTripMs,
      accepted: 0,
      isUnused: retryAfterMs > 0,
    };
    this.#nextAt = now + 1000 / this.rate;
  }

  /** The limit that a 429 shows. A 429 never increases it. */
  #measuredRate(sentAt: number, roundTripMs: number): number {
    // What was accepted before the first 429 shows the size of the allowance, not its refill.
    if (this.#limit === undefined) return 1000 / roundTripMs;
    const { rate, accepted, exhaustedAt, isUnused } = this.#limit;
    const periodMs = sentAt - exhaustedAt;
    // Of a shorter period, responses may be missing.
    if (periodMs < roundTripMs) return Math.min(rate, this.#learnedRate());
    // The allowance may already contain a part of the next request.
    const measured = ((accepted + 1) / periodMs) * 1000;
    return Math.min(isUnused ? Math.max(measured, rate) : measured, this.#learnedRate());
  }

  /** The requests in flight at the first 429 show what the service accepts while it refuses others. */
  #improveGuess(limit: Limit, sentAt: number): void {
    const periodMs = sentAt - limit.exhaustedAt;
    if (!limit.isGuess || sentAt >= limit.decreasedAt || periodMs < limit.roundTripMs / 2) return;
    limit.rate = Math.max(1000 / limit.roundTripMs, (limit.accepted / periodMs) * 1000);
  }

  #learnedRate(): number {
    if (this.#limit === undefined) return Number.POSITIVE_INFINITY;
    const { rate, decreasedAt, roundTripMs } = this.#limit;
    const doubling = DOUBLING_MS + DOUBLING_ROUND_TRIPS * roundTripMs;
    const time = (performance.now() - decreasedAt) / doubling - Math.cbrt(1 - DECREASE);
    return rate * (1 + time ** 3);
  }
}

/** Delays requests to the pace. Urgent ones come first; otherwise the order of the calls holds. */
export class RateLimiter {
  readonly #waiting = new Set<{ deadline: Deadline; isUrgent: boolean; end(): void }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly pace: Pace) {}

  /** Milliseconds for which the service refuses all requests, if that is longer than an operation may take. */
  tooLongFor(deadline: Deadline): number {
    const { refusesForMs } = this.pace;
    return refusesForMs > deadline.remainingMs() ? refusesForMs : 0;
  }

  /** Resolves when a request may be sent, when the signal aborts, or when the wait is {@link tooLongFor} the deadline. */
  async waitToSend(deadline: Deadline, signal: AbortSignal, isUrgent: boolean): Promise<void> {
    const turn = untilAborted(signal, (end) => {
      const waiting = { deadline, isUrgent, end };
      this.#waiting.add(waiting);
      return () => {
        this.#waiting.delete(waiting);
        if (this.#waiting.size === 0) clearTimeout(this.#timer);
      };
    });
    this.#serve();
    await turn;
  }

  refused(sentAt: number, retryAfterMs: number): void {
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

/** A client's rate limiters: one for each part of the service, because the service counts their requests apart. */
export function rateLimiters({ maxRequestsPerSecond }: Settings, log?: (message: string) => void) {
  const limiters = new Map<string, RateLimiter>();
  return (requestPath: string): RateLimiter => {
    const [part = ""] = /^\/v1\/[^/?]+/.exec(requestPath) ?? [];
    const message = `Palette limits requests to ${part} (429). They are sent more slowly, and repeated within their time limit.`;
    const limiter = limiters.get(part) ?? new RateLimiter(new Pace(maxRequestsPerSecond, () => log?.(message)));
    limiters.set(part, limiter);
    return limiter;
  };
}

/** Begins work in the order of the calls. If the signal aborts while it waits, it begins at once, to fail with its own error. */
export function concurrencyLimit(size: number) {
  let used = 0;
  const waiting = new Set<() => void>();
  return async <T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    if (used < size) used += 1;
    else
      await untilAborted(signal, (begin) => {
        waiting.add(begin);
        return () => {
          waiting.delete(begin);
          used += 1;
        };
      });
    try {
      return await work();
    } finally {
      used -= 1;
      const [next] = waiting;
      if (used < size) next?.();
    }
  };
}
