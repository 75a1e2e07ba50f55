import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { Pace, rateLimiters } from "../../../provider/api/pace.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/requests.js";
import { receivedResponse } from "../../../provider/api/response.js";
import type { Send } from "../../../provider/api/retries.js";
import { StopRule, withRetries } from "../../../provider/api/retries.js";
import { deadlineIn } from "../../../provider/api/timeLimit.js";
import { resolveSettings } from "../../../provider/configuration/index.js";
import { controlClock } from "../../support/clock.mjs";
import { corpusSize, randomNumbers } from "../../support/corpus.mjs";

/** A limit of the service: a bucket of tokens, one for each request. */
interface Limit {
  /** Tokens that are added in a second. */
  rate: number;
  /** Tokens that the bucket can contain. */
  burst: number;
  /** Time in seconds from which on the next limit applies instead. */
  until?: number;
}

interface Simulation {
  limits: Limit[];
  clusters: number;
  /** Writes at the same time, of each client. */
  concurrent: number;
  latencyMs: number;
  clients?: number;
  maxRequestsPerSecond?: number;
}

describe("writes at a limit", () => {
  const clock = controlClock();

  /** Simulates the writes of a run, each a read and a PATCH that are retried together, with the client's retries and rate limiters. */
  async function simulate(simulation: Simulation) {
    const { limits, clusters, concurrent, latencyMs, clients = 1, maxRequestsPerSecond } = simulation;
    const values = { baseUrl: "https://service.example", apiKey: "test-key", maxRequestsPerSecond };
    const settings = resolveSettings(values, {});
    const random = randomNumbers(1);
    const startedAt = performance.now();
    const time = () => performance.now() - startedAt;
    let [tokens, refilledAt] = [limits[0]?.burst ?? 0, 0];
    let firstRefusal = Number.POSITIVE_INFINITY;
    const result = {
      seconds: 0,
      accepted: 0,
      /** Without those that were in flight when the first one was refused. */
      refused: 0,
      /** The longest time between a read and its PATCH. */
      maxAgeMs: 0,
      sentAt: [] as number[],
    };

    function takeToken(): boolean {
      const { rate, burst } = limits.find(({ until = Number.POSITIVE_INFINITY }) => time() < until * 1000) as Limit;
      tokens = Math.min(burst, tokens + (rate * (time() - refilledAt)) / 1000);
      refilledAt = time();
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    }

    const pass = () => new Promise((resolve) => setTimeout(resolve, (latencyMs / 2) * (0.8 + 0.4 * random())));
    async function transport() {
      const sentAt = time();
      result.sentAt.push(sentAt);
      await pass();
      const isAccepted = takeToken();
      await pass();
      result.seconds = time() / 1000;
      if (isAccepted) {
        result.accepted += 1;
        return { response: receivedResponse(200, {}, Buffer.from('{"spec":{"clusterConfig":{}}}'), settings.apiKey) };
      }
      if (sentAt >= firstRefusal) result.refused += 1;
      firstRefusal = Math.min(firstRefusal, time());
      return { response: receivedResponse(429, {}, Buffer.alloc(0), settings.apiKey) };
    }

    const deadline = deadlineIn(3600, "operationTimeoutSeconds");
    const targets = Array.from({ length: clusters }, (_, index) => ({ clusterUid: `c${index}` })).values();
    const run = async () => {
      const shared = { settings, limiterOf: rateLimiters(settings), stopRule: new StopRule(false, "") };
      const work = async () => {
        for (const target of targets) {
          const write = async (send: Send) => {
            await send(readCluster(target));
            const readAt = time();
            await send(updateHostClusterConfig(target, "{}"));
            result.maxAgeMs = Math.max(result.maxAgeMs, time() - latencyMs - readAt);
          };
          await withRetries(write, { ...shared, transport, deadline, signal: AbortSignal.any([deadline.signal]) });
        }
      };
      await Promise.all(Array.from({ length: concurrent }, work));
    };
    let isDone = false;
    const done = Promise.all(Array.from({ length: clients }, run)).finally(() => {
      isDone = true;
    });
    // The clock moves only here, so that computing takes no time.
    while (!isDone) {
      clock.advance(1);
      await setImmediate();
    }
    await done;
    return result;
  }

  const SLOW = { rate: 10, burst: 10 };
  const DOCUMENTED = { rate: 50, burst: 250 };
  const LARGE = { rate: 500, burst: 1000 };
  const NONE = { rate: 1e9, burst: 1e9 };
  const usual = { concurrent: 10, latencyMs: 20 };
  const many = { concurrent: 256, latencyMs: 20 };
  const wide = { concurrent: 100, latencyMs: 50 };
  const raised = [{ ...DOCUMENTED, until: 15 }, LARGE];
  const lowered = [{ ...LARGE, until: 10 }, DOCUMENTED];
  // At best, the writes take (2 × clusters − burst) / rate seconds. The last number is a share of the requests.
  const rows: [name: string, simulation: Simulation, maxSeconds: number, maxRefused: number][] = [
    ["5 a second", { limits: [{ rate: 5, burst: 20 }], clusters: 150, concurrent: 100, latencyMs: 1000 }, 59, 0.06],
    ["10 a second", { limits: [SLOW], clusters: 256, ...many }, 52, 0.04],
    ["10 a second, as configured", { limits: [SLOW], clusters: 256, ...many, maxRequestsPerSecond: 10 }, 52, 0],
    ["50 a second", { limits: [DOCUMENTED], clusters: 750, ...usual }, 25.5, 0.02],
    ["50 a second for two clients", { limits: [DOCUMENTED], clusters: 750, ...usual, clients: 2 }, 26, 0.02],
    ["500 a second", { limits: [LARGE], clusters: 5000, ...wide }, 19.5, 0.02],
    ["50 a second, raised to 500", { limits: raised, clusters: 5000, ...wide }, 38, 0.02],
    ["500 a second, lowered to 50", { limits: lowered, clusters: 4000, ...wide }, 53, 0.02],
    ["nothing", { limits: [NONE], clusters: 1500, ...wide }, 1.7, 0],
    ["nothing, as configured", { limits: [NONE], clusters: 500, ...many, maxRequestsPerSecond: 40 }, 25.5, 0],
  ];
  const maxClusters = corpusSize({ all: 5000, part: 1500 });
  for (const [name, simulation, maxSeconds, maxRefused] of rows) {
    if (simulation.clusters > maxClusters) continue;
    it(`of ${name} finish in time, are seldom refused, and send each PATCH soon after its read`, async () => {
      const { sentAt, ...result } = await simulate(simulation);
      const { seconds, accepted, refused, maxAgeMs } = result;
      const about = JSON.stringify(result);
      assert.ok(seconds <= maxSeconds, about);
      assert.ok(refused <= maxRefused * (accepted + refused), about);
      assert.ok(accepted <= 2.1 * simulation.clusters, about);
      assert.ok(maxAgeMs <= 2000 + 5 * simulation.latencyMs, about);
      const { maxRequestsPerSecond: maxRate = Number.POSITIVE_INFINITY } = simulation;
      // Requests of 50 ms may be made up for.
      const next = Math.ceil(maxRate * 1.05) + 1;
      assert.ok(sentAt.every((time, index) => (sentAt[index + next] ?? Number.POSITIVE_INFINITY) > time + 1000));
    });
  }
});

describe("the pace after a refusal", () => {
  const clock = controlClock();

  /** Records a request that is refused after a time. */
  function refuseAfter(milliseconds: number, pace: Pace): void {
    const sentAt = performance.now();
    clock.advance(milliseconds);
    pace.refused(sentAt);
  }

  it("has a floor", () => {
    const pace = new Pace();
    for (let time = 0; time < 100; time += 1) refuseAfter(10_000, pace);
    assert.ok(pace.rate > 0.8, String(pace.rate));
  });

  it("is not lower because the client had nothing to send", () => {
    const pace = new Pace();
    refuseAfter(20, pace);
    for (let time = 0; time < 500; time += 1) {
      pace.sent();
      pace.accepted(performance.now());
      clock.advance(20);
    }
    refuseAfter(20, pace);
    const { rate } = pace;
    clock.advance(60_000);
    pace.sent();
    refuseAfter(20, pace);
    assert.ok(pace.rate > rate * 0.8, `${pace.rate} after ${rate}`);
  });
});
