/** A limit of the service: requests a second, and requests at once. */
export interface RateLimit {
  rate: number;
  burst: number;
}

/** Limits by the first segment of the path below `/v1`; `default` is for all others, each on its own. */
export type RateLimits = Readonly<Record<string, RateLimit> & { default: RateLimit }>;

/** The documented limits of the hosted service. All requests of the emulator come from one address. */
export const DOCUMENTED_LIMITS: RateLimits = {
  spectroclusters: { rate: 50, burst: 250 },
  default: { rate: 10, burst: 50 },
};

/** Decides which requests exceed the limits. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #buckets = new Map<string, { tokens: number; time: number }>();

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  accepts(path: string): boolean {
    const [, segment = ""] = /^\/v1\/([^/?]+)/.exec(path) ?? [];
    const { rate, burst } = this.#limits[segment] ?? this.#limits.default;
    const now = performance.now();
    const bucket = this.#buckets.get(segment) ?? { tokens: burst, time: now };
    this.#buckets.set(segment, bucket);
    bucket.tokens = Math.min(burst, bucket.tokens + (rate * (now - bucket.time)) / 1000);
    bucket.time = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }
}
