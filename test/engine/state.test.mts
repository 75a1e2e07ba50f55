import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PROVIDER_LOADER } from "../../sdk/hostClusterConfig.js";
import { essentials, type ResourceState, withStack } from "./stack.mjs";

/** State that version 0.1 wrote, as users have it: never change it, add later ones beside it. */
const GOLDEN = readFileSync(path.resolve(import.meta.dirname, "../golden/state-0.1.json"), "utf8");
const GOLDEN_BASE_URL = "http://127.0.0.1:1";

/** The program that wrote the golden state. */
const PROGRAM = `
  const ingressConfig = { host: "*.dev.example.com", port: 443 };
  const loadBalancerConfig = {
    externalIPs: ["203.0.113.8", "203.0.113.7"], externalTrafficPolicy: "Local", loadBalancerSourceRanges: ["10.0.0.0/8"] };
  new HostClusterConfig("ingress", { clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig } } });
  new HostClusterConfig("load-balancer", { clusterUid: "c2", projectUid: "p2", isHostCluster: true,
    clusterGroup: { kind: "Group", name: "dev", uid: "g1" }, hostCluster: { uid: "h1" },
    clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig } } });
  new HostClusterConfig("off", { clusterUid: "c3" });
  new HostClusterConfig("unfinished", { clusterUid: "c4", isHostCluster: true });`;

const setup = {
  program: PROGRAM,
  clusters: ["c1", "c2", "c3", "c4"].map((uid) => ({ uid })),
  config: { "spectrocluster:apiKey": undefined, "spectrocluster:apiKeyEnvironmentVariable": "GOLDEN_KEY" },
  emulator: { apiKeys: ["golden-key"] },
  env: { GOLDEN_KEY: "golden-key" },
};

describe("state", function () {
  this.timeout(180_000);

  it("of version 0.1 needs no change but what it left unfinished, and can be destroyed", () =>
    withStack(setup, async ({ workspace, emulator, up }) => {
      await workspace.write({ "golden.json": GOLDEN.replaceAll(GOLDEN_BASE_URL, emulator.baseUrl) });
      await workspace.run("stack", "import", "--file", "golden.json");

      assert.match(await up(), /~ 1 updated\s+4 unchanged/);
      assert.deepEqual(
        emulator.patches.map(({ url }) => url.split("/")[3]),
        ["c4"],
      );
      assert.match(await workspace.run("refresh", "--yes", "--skip-preview"), /5 unchanged/);

      await workspace.run("destroy", "--yes", "--skip-preview");
      const disabled = emulator.patches.slice(1).map(({ url }) => url.split("/")[3]);
      assert.deepEqual(disabled.sort(), ["c1", "c2", "c4"], "c3 was no host");
    }));

  it("is still written as version 0.1 wrote it", () =>
    withStack(setup, async ({ emulator, failingUp, resources }) => {
      emulator.fail({ method: "PATCH", url: "c4", status: 500 });
      await failingUp("--continue-on-error");
      const written = essentials(await resources());
      const golden = JSON.parse(GOLDEN).deployment.resources as (ResourceState & { type: string })[];
      assert.deepEqual(written, essentials(golden.filter(({ type }) => type.endsWith(":HostClusterConfig"))));
      for (const { inputs } of written.values()) assert.equal(inputs["__provider"], PROVIDER_LOADER);
    }));

  it("of 100 resources has no key in plain text, costs one PATCH each and at most 1,600 bytes", () => {
    const uid = (index: number) => `63a1f0e2c0ffee001122${3300 + index}`;
    const program = `
      for (let index = 0; index < 100; index++) new HostClusterConfig("prod-" + index, {
        clusterUid: "63a1f0e2c0ffee001122" + (3300 + index),
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
      });`;
    const clusters = Array.from({ length: 100 }, (_, index) => ({ uid: uid(index) }));
    return withStack({ program, clusters }, async ({ workspace, emulator, up }) => {
      await workspace.run("preview");
      assert.equal(emulator.requests.length, 0);
      await up();
      assert.equal(new Set(emulator.patches.map(({ url }) => url)).size, 100);
      assert.equal(emulator.requests.length, 200, "one of them to look, one to change");
      assert.ok(emulator.connections <= 10, `${emulator.connections} connections`);
      assert.match(await up(), /101 unchanged/);
      assert.equal(emulator.requests.length, 200);

      const exported = await workspace.run("stack", "export");
      assert.ok(!exported.includes(emulator.apiKey));
      // Here the SDK is outside of the program's folder, which makes the engine's source positions longer than users'.
      const state = JSON.stringify(JSON.parse(exported)).replaceAll(
        /project:\/\/\/[./]*[^"]*\/node_modules/g,
        "project:///node_modules",
      );
      assert.ok(state.length / 100 <= 1600, `${state.length / 100} bytes for each resource`);
    });
  });
});
