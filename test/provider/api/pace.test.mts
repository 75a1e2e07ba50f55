import assert from "node:assert/strict";
import { Pace } from "../../../provider/api/pace.js";
import { controlClock } from "../../support/clock.mjs";
import { idealSeconds, type Simulation, simulate } from "./simulatedService.mjs";
import { simulateWrites, type WriteSimulation } from "./simulatedWrites.mjs";

const DOCUMENTED = { rate: 50, burst: 250 };

describe("the pace", () => {
  const SMALL = { rate: 5, burst: 20 };
  const LARGE = { rate: 500, burst: 1000 };
  const NONE = { rate: Number.POSITIVE_INFINITY, burst: Number.POSITIVE_INFINITY };

  const LIMITS: [name: string, limits: Simulation["limits"], requests: number, maxRefused: number][] = [
    ["of 5 a second and 20 at once", [{ limit: SMALL }], 300, 0.15],
    ["of 50 a second and 250 at once", [{ limit: DOCUMENTED }], 1500, 0.05],
    ["of 500 a second and 1,000 at once", [{ limit: LARGE }], 10_000, 0.05],
    ["of nothing", [{ limit: NONE }], 3000, 0],
    ["that is raised from 50 to 500", [{ limit: DOCUMENTED, seconds: 15 }, { limit: LARGE }], 10_000, 0.05],
    ["that is lowered from 500 to 50", [{ limit: LARGE, seconds: 10 }, { limit: DOCUMENTED }], 8000, 0.05],
  ];
  for (const [name, limits, total, maxRefused] of LIMITS) {
    for (const clients of [1, 2]) {
      it(`of ${clients === 1 ? "one client" : "two clients"} with a limit ${name}`, () => {
        for (const connections of [10, 100]) {
          for (const latencyMs of [1, 50, 200, 1000]) {
            for (const seed of [1, 2, 3]) {
              const simulation = { limits, connections, latencyMs, clients, requests: total / clients, seed };
              const { accepted, refused, seconds } = simulate(simulation);
              const about = JSON.stringify({ connections, latencyMs, seed, seconds, refused });
              assert.equal(accepted, total, about);
              const share = refused / (accepted + refused);
              assert.ok(share <= (clients === 1 || maxRefused === 0 ? maxRefused : 0.25), `refused: ${share} ${about}`);
              const maxSeconds = 1.25 * idealSeconds(simulation) + 2;
              assert.ok(seconds <= maxSeconds, `more than ${maxSeconds} s: ${about}`);
            }
          }
        }
      });
    }
  }

  it("never exceeds the configured rate", () => {
    const simulation = {
      limits: [{ limit: DOCUMENTED }],
      latencyMs: 50,
      connections: 100,
      requests: 1000,
      maxRate: 40,
    };
    const { peakRate, refused } = simulate(simulation);
    // Turns of 50 ms may be made up for.
    assert.ok(peakRate <= 40 + 2 + 1, `${peakRate} in a second`);
    assert.equal(refused, 0);
  });

  describe("after a refusal", () => {
    let now = 0;
    const started = () => {
      now = 0;
      return new Pace(() => now);
    };

    it("is one decrease for all requests that were sent before", () => {
      const pace = started();
      now = 100;
      pace.refused(0);
      const { rate } = pace;
      pace.refused(0);
      pace.refused(99);
      assert.equal(pace.rate, rate);
      now = 10_000;
      const faster = pace.rate;
      pace.refused(9900);
      assert.ok(pace.rate < faster);
    });

    it("has a floor, and recovers", () => {
      const pace = started();
      for (let time = 0; time < 1_000_000; time += 10_000) {
        now = time + 1000;
        pace.refused(time);
      }
      assert.ok(pace.rate > 0.8 && pace.rate < 1, String(pace.rate));
      now += 120_000;
      assert.ok(pace.rate > 50, String(pace.rate));
    });

    it("is not lower because the client had nothing to send", () => {
      const simulateUntil = (end: number, pace: Pace) => {
        for (; now < end; now += 20) {
          pace.sent();
          pace.accepted(now);
        }
      };
      const pace = started();
      now = 20;
      pace.refused(0);
      simulateUntil(10_000, pace);
      pace.refused(now - 20);
      const { rate } = pace;
      now += 60_000;
      pace.sent();
      now += 20;
      pace.refused(now - 20);
      assert.ok(pace.rate > rate * 0.8, `${pace.rate} after ${rate}`);
    });

    it("is zero as long as Retry-After says", () => {
      const pace = started();
      pace.refused(0, 30_000);
      assert.equal(pace.delayMs, 30_000);
      now = 29_999;
      assert.equal(pace.refusesForMs, 1);
      now = 30_000;
      assert.equal(pace.delayMs, 0);
    });
  });
});

describe("writes at a limit", function () {
  this.timeout(180_000);
  const clock = controlClock();
  const SLOW = { rate: 10, burst: 10 };

  for (const [name, simulation] of [
    ["the documented limit", { limit: DOCUMENTED, clusters: 750, concurrent: 10 }],
    ["a configured limit", { limit: SLOW, clusters: 256, concurrent: 256, maxRequestsPerSecond: 10 }],
  ] satisfies [string, WriteSimulation][]) {
    it(`use 97 % of ${name} for two requests each, and at most 2 % are refused`, async () => {
      const { limit, clusters } = simulation;
      const { accepted, refused, seconds } = await simulateWrites(simulation, clock);
      const about = JSON.stringify({ accepted, refused, seconds });
      assert.ok(accepted - limit.burst >= 0.97 * limit.rate * seconds, about);
      assert.ok(refused <= 0.02 * (accepted + refused), about);
      assert.ok(accepted <= 2.1 * clusters, about);
    });
  }

  for (const maxRequestsPerSecond of [undefined, 10]) {
    it(`send each PATCH soon after its read, with ${maxRequestsPerSecond ?? "no"} maxRequestsPerSecond`, async () => {
      const limited = maxRequestsPerSecond === undefined ? {} : { maxRequestsPerSecond };
      const simulation = { limit: SLOW, clusters: 256, concurrent: 256, ...limited };
      const { maxAgeMs } = await simulateWrites(simulation, clock);
      assert.ok(maxAgeMs > 0 && maxAgeMs <= 2000, `${maxAgeMs} ms`);
    });
  }
});
