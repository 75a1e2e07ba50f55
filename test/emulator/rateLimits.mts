/** A limit of the service: requests a second, and requests at once. */
export type RateLimit = { rate: number; burst: number };

/** Limits by the first segment of the path below `/v1`; `default` is for all others, each on its own. */
export type RateLimits = Readonly<Record<string, RateLimit> & { default: RateLimit }>;

/** The documented limits of the hosted service. All requests of the emulator come from one address. */
export const DOCUMENTED_LIMITS: RateLimits = {
  spectroclusters: { rate: 50, burst: 250 },
  default: { rate: 10, burst: 50 },
};

/** Decides which requests exceed the limits. */
export function rateLimiter(limits: RateLimits): (path: string) => boolean {
  const buckets = new Map<string, { tokens: number; time: number }>();
  return (path) => {
    const [, segment = ""] = /^\/v1\/([^/?]+)/.exec(path) ?? [];
    const { rate, burst } = limits[segment] ?? limits.default;
    const now = performance.now();
    const { tokens, time } = buckets.get(segment) ?? { tokens: burst, time: now };
    const left = Math.min(burst, tokens + (rate * (now - time)) / 1000);
    buckets.set(segment, { tokens: left < 1 ? left : left - 1, time: now });
    return left >= 1;
  };
}
