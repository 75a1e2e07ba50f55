import assert from "node:assert/strict";
import { assertNothingToDo, withStack } from "../../engine/stack.mjs";

describe("explicit providers", () => {
  it("take their settings from outputs, which may be unknown in a preview, and from the variable that one names", () =>
    withStack(
      {
        program: `
          const address = new pulumi.dynamic.Resource({ create: async () => ({ id: "a" }) }, "address", {});
          class Settings {
            baseUrl = address.id.apply(() => config.require("url"));
            apiKeyEnvironmentVariable = pulumi.output("TEAM_KEY");
            allowInsecureHttp = pulumi.output(true);
            maxRetries = pulumi.output(2);
          }
          const east = new Provider("east", new Settings());
          new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true }, { provider: east });`,
        emulator: { apiKeys: ["team-key"] },
        env: { TEAM_KEY: "team-key" },
      },
      async (stack) => {
        const { workspace, emulator, up } = stack;
        await workspace.setConfig({ "program:url": emulator.baseUrl });
        const unknown = /"spectrocluster:baseUrl": "04da6b54-80e4-46f7-96ec-b56ff0331ba9"/;
        assert.match(await workspace.run("preview", "--json"), unknown);
        await up();
        assert.equal(emulator.patches.length, 1);
        await assertNothingToDo(stack);
      },
    ));
});
