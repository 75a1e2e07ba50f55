import assert from "node:assert/strict";
import { Emulator } from "../emulator/index.mjs";
import { withStack } from "./stack.mjs";

describe("explicit providers", function () {
  this.timeout(180_000);

  it("serve one program with two addresses and two keys, and stand alone", async () => {
    const [east, west] = await Promise.all([Emulator.start(), Emulator.start()]);
    east.addCluster({ uid: "e1" });
    west.addCluster({ uid: "w1", projectUid: "west-project" });
    try {
      await withStack(
        {
          program: `
            const east = new Provider("east", { baseUrl: config.require("east"), apiKey: config.requireSecret("eastKey") });
            const west = new Provider("west", { baseUrl: pulumi.output(config.require("west")), apiKey: "${west.apiKey}", projectUid: "west-project", maxRetries: 2 });
            new HostClusterConfig("e", { clusterUid: "e1", isHostCluster: true }, { provider: east });
            const group = new pulumi.ComponentResource("app:Group", "group", {}, { providers: [west] });
            new HostClusterConfig("w", { clusterUid: "w1", isHostCluster: true }, { parent: group });`,
          // The stack's own settings are not for explicit providers, and their absence is no error of theirs.
          config: {
            "spectrocluster:baseUrl": undefined,
            "spectrocluster:apiKey": undefined,
            "spectrocluster:projectUid": "stack-project",
            "program:east": east.baseUrl,
            "program:west": west.baseUrl,
          },
        },
        async ({ workspace, up }) => {
          await workspace.setConfig({}, { "program:eastKey": east.apiKey });
          await up();
          const seen = (emulator: Emulator) =>
            emulator.patches.map(({ headers }) => [headers["apikey"], headers["projectuid"]]);
          assert.deepEqual(seen(east), [[east.apiKey, undefined]]);
          assert.deepEqual(seen(west), [[west.apiKey, "west-project"]]);

          const state = await workspace.run("stack", "export");
          assert.ok(!state.includes(east.apiKey) && !state.includes(west.apiKey), "keys are encrypted in state");

          assert.match(await up(), /unchanged/);
          await workspace.run("destroy", "--yes", "--skip-preview");
          assert.deepEqual(east.clusters.get("e1")?.hostClusterConfig, { isHostCluster: false });
          assert.deepEqual(west.clusters.get("w1")?.hostClusterConfig, { isHostCluster: false });
        },
      );
    } finally {
      await Promise.all([east.stop(), west.stop()]);
    }
  });

  it("take their settings from outputs, a variable's name among them", () =>
    withStack(
      {
        program: `
          const east = new Provider("east", {
            baseUrl: pulumi.output(config.require("url")),
            apiKeyEnvironmentVariable: pulumi.output("TEAM_KEY"),
            allowInsecureHttp: pulumi.output(true),
            maxRetries: pulumi.output(2),
          });
          new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true }, { provider: east });`,
        emulator: { apiKeys: ["team-key"] },
        env: { TEAM_KEY: "team-key" },
      },
      async ({ workspace, emulator, up }) => {
        await workspace.setConfig({ "program:url": emulator.baseUrl });
        await up();
        assert.equal(emulator.patches.length, 1);
        assert.match(await up(), /unchanged/);
      },
    ));
});
