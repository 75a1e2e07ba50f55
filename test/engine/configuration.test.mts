import assert from "node:assert/strict";
import { Emulator } from "../emulator/index.mjs";
import { withStack } from "./stack.mjs";

const THREE =
  'for (const uid of ["c1", "c2", "c3"]) new HostClusterConfig(uid, { clusterUid: uid, isHostCluster: true });';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const diagnostics = (text: string | undefined) => text?.split("Diagnostics:")[1] ?? "";

describe("configuration in the engine", function () {
  this.timeout(180_000);

  it("reports missing settings once, with the command that sets them, and sends nothing", () =>
    withStack(
      { program: THREE, config: { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined } },
      async ({ workspace, emulator }) => {
        const { exitCode, all } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0);
        const shown = diagnostics(all);
        assert.equal(count(shown, /error:/g), 1);
        assert.match(
          shown,
          /The address of the service is missing.\s+Set it: pulumi config set spectrocluster:baseUrl https/,
        );
        assert.match(
          shown,
          /The API key is missing.\s+Set it: pulumi config set --secret spectrocluster:apiKey {3}\(or/,
        );
        assert.doesNotMatch(shown, / at /, "no stack trace");
        assert.equal(emulator.requests.length, 0);
      },
    ));

  it("reports every error of a resource at once, and hides all values if one is secret", () =>
    withStack(
      {
        program: `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: "yes", hostcluster: {}, clusterEndpoint: {
          type: pulumi.secret("hunter2-is-no-type"),
          config: { ingressConfig: pulumi.secret({ port: 70001 }), loadBalancerConfig: null } } });`,
      },
      async ({ workspace, emulator }) => {
        const { exitCode, all = "" } = await workspace.start(["preview"]);
        assert.notEqual(exitCode, 0);
        for (const line of [
          "isHostCluster must be true or false, not the value given (may be secret)",
          "hostcluster is not a known member; did you mean hostCluster?",
          'clusterEndpoint.type must be "Ingress" or "LoadBalancer", not the value given (may be secret)',
          "clusterEndpoint.config.ingressConfig.port must be a whole number from 1 to 65535, not the value given (may be secret)",
          "clusterEndpoint.config.loadBalancerConfig must be an object",
        ]) {
          assert.ok(diagnostics(all).includes(`has a problem: ${line}`), line);
        }
        assert.doesNotMatch(all, /hunter2|70001|<nil>/);
        assert.equal(emulator.requests.length, 0);
      },
    ));

  it("stores secret arguments encrypted", () =>
    withStack(
      {
        program: `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true, clusterEndpoint: {
          type: "Ingress", config: { ingressConfig: { host: pulumi.secret("hidden.example.com") } } } });`,
      },
      async ({ workspace, emulator, up, resources }) => {
        await up();
        assert.match(JSON.stringify(emulator.patches[0]?.body), /hidden\.example\.com/);
        assert.doesNotMatch(await workspace.run("stack", "export"), /hidden\.example\.com/);
        const [resource] = await resources();
        assert.deepEqual(Object.keys(resource?.inputs ?? {}).sort(), [
          "__hasSecrets",
          "__provider",
          "clusterEndpoint",
          "clusterUid",
          "isHostCluster",
        ]);
        assert.match(await up(), /2 unchanged/);
      },
    ));
});

describe("two resources for one cluster", function () {
  this.timeout(180_000);
  const both = /HostClusterConfig "a" and HostClusterConfig "b" both declare cluster "c1"/;

  for (const [name, uid] of [
    ["given as a text", '"c1"'],
    ["given as an output", 'pulumi.output("c1")'],
  ]) {
    it(`${name} are an error that names both`, () =>
      withStack(
        {
          program: `new HostClusterConfig("a", { clusterUid: "c1" }); new HostClusterConfig("b", { clusterUid: ${uid} });`,
        },
        async ({ failingUp, emulator }) => {
          assert.match(await failingUp(), both);
          assert.ok(emulator.patches.length <= 1);
        },
      ));
  }

  it("are two things with two providers", async () => {
    const west = await Emulator.start();
    west.addCluster({ uid: "c1" });
    try {
      await withStack(
        {
          program: `
            const west = new Provider("west", { baseUrl: "${west.baseUrl}", apiKey: "${west.apiKey}" });
            new HostClusterConfig("a", { clusterUid: "c1", isHostCluster: true });
            new HostClusterConfig("b", { clusterUid: "c1", isHostCluster: true }, { provider: west });`,
        },
        async ({ up, emulator }) => {
          await up();
          assert.equal(emulator.patches.length, 1);
          assert.equal(west.patches.length, 1);
        },
      );
    } finally {
      await west.stop();
    }
  });
});
