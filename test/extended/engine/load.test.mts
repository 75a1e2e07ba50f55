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

describe("the state", () => {
  it("of 40 resources has no key in plain text, and at most 1.15 times the size of the same arguments in bare resources", () => {
    const program = `
      class Bare extends pulumi.dynamic.Resource {
        constructor(name, args) { super({ create: async (outs) => ({ id: outs.clusterUid, outs }) }, name, args); }
      }
      for (let index = 0; index < 40; index++) for (const Each of [HostClusterConfig, Bare]) new Each("prod-" + index, {
        clusterUid: "63a1f0e2c0ffee001122" + (3300 + index),
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
      });`;
    const clusters = Array.from({ length: 40 }, (_, index) => ({ uid: `63a1f0e2c0ffee001122${3300 + index}` }));
    return withStack({ program, clusters }, async ({ workspace, emulator, up }) => {
      await up();
      assert.equal(new Set(emulator.patches.map(({ url }) => url)).size, 40);
      assert.equal(emulator.requests.length, 80, "one to read and one to write");
      assert.ok(emulator.connections <= 10, `${emulator.connections} connections`);

      const exported = await workspace.run("stack", "export");
      assert.ok(!exported.includes(emulator.apiKey));
      const { resources } = JSON.parse(exported).deployment as { resources: { type: string }[] };
      // The engine's positions in the program's source are longer here than for users.
      const withoutPositions = (name: string, value: unknown) =>
        ["sourcePosition", "stackTrace"].includes(name) ? undefined : value;
      const [ours, bare] = ["spectrocluster:HostClusterConfig", "dynamic:Resource"].map((type) => {
        const all = resources.filter((resource) => resource.type.endsWith(type));
        assert.equal(all.length, 40);
        return JSON.stringify(all, withoutPositions).length / 40;
      }) as [number, number];
      assert.ok(ours <= 1.15 * bare, `${ours} bytes, bare ${bare}`);
    });
  });
});
