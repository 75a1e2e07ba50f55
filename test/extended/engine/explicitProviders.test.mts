import assert from "node:assert/strict";
import { withStack } from "../../engine/stack.mjs";

describe("explicit providers", () => {
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

  it("have unknown settings in a preview if those are unknown", () =>
    withStack({ program: "" }, async ({ workspace, emulator, program, up }) => {
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      await program(`
        const address = new pulumi.dynamic.Resource({ create: async () => ({ id: "a" }) }, "address", {});
        const east = new Provider("east", {
          baseUrl: address.id.apply(() => config.require("url")),
          apiKey: config.requireSecret("key"),
        });
        new HostClusterConfig("prod", { clusterUid: "c1" }, { provider: east });`);
      assert.match(
        await workspace.run("preview", "--json"),
        /"spectrocluster:baseUrl": "04da6b54-80e4-46f7-96ec-b56ff0331ba9"/,
      );
      await up();
      assert.equal(emulator.patches.length, 1);
    }));
});
