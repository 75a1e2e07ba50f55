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
  /** Requests per second. */
  rate: number;
  /** Guessed at the first 429: the requests in flight at that time may show a higher rate. */
  isGuess: boolean;
  /** Time of the 429. Other 429s of requests that were sent before it do not decrease the pace again. */
  decreasedAt: number;
  /** Time at which the refused request was sent, and the allowance was used up. */
  exhaustedAt: number;
  roundTripMs: number;
  /** Accepted requests that were sent after `exhaustedAt`. */
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

  /** @param maxRate - Requests per second that are never exceeded. */
  constructor(private readonly maxRate = Number.POSITIVE_INFINITY) {}

  /** Requests per second. */
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
    if (this.#limit !== undefined && now - this.#nextAt > Math.max(intervalMs, MAX_LATENESS_MS)) {
      this.#limit.isUnused = true;
    }
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
    if (this.#limit !== undefined && sentAt < this.#limit.decreasedAt) {
      this.#improveGuess(this.#limit, sentAt);
      return;
    }
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
