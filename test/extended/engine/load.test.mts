import assert from "node:assert/strict";
import { NOW, withStack } from "../../engine/stack.mjs";
import { isProvider, watchMemory } from "../../support/processes.mjs";

const COUNT = 150;
const MAX_CONCURRENT = 10;

/** Usual are about 130 MB. 300 requests with their responses would take far more. */
const MAX_MEGABYTES = 400;

describe("load", () => {
  it(`of ${COUNT} resources is borne by a service that limits requests, and by the provider process`, () => {
    const uids = Array.from({ length: COUNT }, (_, index) => `c${index}`);
    const program = `
      for (let index = 0; index < ${COUNT}; index++) {
        new HostClusterConfig("prod-" + index, { clusterUid: "c" + index, isHostCluster: true });
      }`;
    const setup = {
      program,
      clusters: uids.map((uid) => ({ uid })),
      emulator: { rateLimits: { default: { rate: 20, burst: 10 } } },
      settings: { maxConcurrentRequests: MAX_CONCURRENT },
      // Without this the engine writes the whole state to disk with each step, which takes most of the time.
      env: { PULUMI_EXPERIMENTAL: "true", PULUMI_SKIP_CHECKPOINTS: "true" },
    };
    return withStack(setup, async ({ workspace, emulator, resources }) => {
      emulator.fail({ times: Number.POSITIVE_INFINITY, delay: 20 });
      const running = workspace.start(["up", ...NOW, "--parallel", "64"]);
      const memory = watchMemory(running.pid ?? assert.fail("the engine did not start"), isProvider);
      const { exitCode, all } = await running;
      const megabytes = (await memory.stop()) ?? assert.fail("the provider process was not seen");
      assert.equal(exitCode, 0, all);

      for (const uid of uids) assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, { isHostCluster: true });
      assert.equal((await resources()).length, COUNT);
      const refused = emulator.patches.filter(({ status }) => status === 429).length;
      assert.equal(emulator.patches.length, COUNT + refused, "only rejected requests are sent again");
      const refusedShare = emulator.requests.filter(({ status }) => status === 429).length / emulator.requests.length;
      assert.ok(refusedShare > 0 && refusedShare < 0.1, `${refusedShare} were refused`);
      assert.ok(emulator.peakUnderWay > 1, "they come at the same time");
      assert.ok(emulator.peakUnderWay <= MAX_CONCURRENT, `${emulator.peakUnderWay} requests at the same time`);
      assert.ok(megabytes < MAX_MEGABYTES, `${megabytes} MB`);
    });
  });
});
