import { setImmediate } from "node:timers/promises";
import { deadlineIn, rateLimiters, type Send } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import { StopRule } from "../../../provider/api/stopRule.js";
import { runUnit } from "../../../provider/api/unit.js";
import { resolveSettings } from "../../../provider/configuration/index.js";
import type { TestClock } from "../../support/clock.mjs";
import { randomNumbers } from "../../support/corpus.mjs";
import { Bucket, type SimulatedLimit } from "./simulatedService.mjs";

export interface WriteSimulation {
  limit: SimulatedLimit;
  clusters: number;
  /** Writes at the same time. */
  concurrent: number;
  maxRequestsPerSecond?: number;
}

const LATENCY_MS = 20;
const READ = { statusCode: 200, headers: { "content-type": "application/json" }, body: '{"spec":{}}' };
const REFUSED = { statusCode: 429, headers: {}, body: "" };
const WRITTEN = { statusCode: 204, headers: {}, body: "" };

/**
 * Simulates the writes of a run, each a unit of a read and a PATCH, at a service with a limit. The retries and the rate
 * limiter are those of the client.
 *
 * @param clock - Moves only here, so that computing takes no time.
 */
export async function simulateWrites(
  { limit, clusters, concurrent, maxRequestsPerSecond }: WriteSimulation,
  clock: TestClock,
) {
  const settings = resolveSettings(
    { baseUrl: "https://service.example", apiKey: "test-key", maxRequestsPerSecond },
    {},
  );
  const bucket = new Bucket([{ limit }]);
  const random = randomNumbers(1);
  const startedAt = performance.now();
  /** When the last read of a cluster was received, by path. */
  const readAt = new Map<string, number>();
  let firstRefusal = Number.POSITIVE_INFINITY;
  const result = {
    seconds: 0,
    accepted: 0,
    /** Without those that were in flight when the first one was refused. */
    refused: 0,
    /** The longest time between a read and its PATCH. */
    maxAgeMs: 0,
  };

  const pass = () => new Promise((resolve) => setTimeout(resolve, (LATENCY_MS / 2) * (0.8 + 0.4 * random())));
  async function exchange(url: string, isRead: boolean) {
    const sentAt = performance.now();
    const [path = url] = url.split("/clusterConfig");
    if (!isRead) result.maxAgeMs = Math.max(result.maxAgeMs, sentAt - (readAt.get(path) ?? 0));
    await pass();
    const isAccepted = bucket.take(performance.now());
    await pass();
    const now = performance.now();
    if (!isAccepted) {
      if (sentAt >= firstRefusal) result.refused += 1;
      firstRefusal = Math.min(firstRefusal, now);
      return REFUSED;
    }
    result.accepted += 1;
    result.seconds = (now - startedAt) / 1000;
    if (isRead) readAt.set(path, now);
    return isRead ? READ : WRITTEN;
  }

  const got = (url: string, { method }: { method: string }) =>
    Object.assign(exchange(url, method === "GET"), { on() {} });
  const shared = { settings, limiterOf: rateLimiters(settings), stopRule: new StopRule(false) };
  const queue = Array.from({ length: clusters }, (_, index) => ({ clusterUid: `c${index}` })).values();

  async function work(): Promise<void> {
    for (const target of queue) {
      const deadline = deadlineIn(3600);
      const write = async (send: Send) => {
        await send(readCluster(target));
        await send(updateHostClusterConfig(target, "{}"));
      };
      await runUnit(write, { got: got as never, deadline, signal: deadline.signal }, shared);
    }
  }

  let isDone = false;
  const done = Promise.all(Array.from({ length: concurrent }, work)).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    clock.advance(1);
    await setImmediate();
  }
  await done;
  return result;
}
