import assert from "node:assert/strict";
import { EAST, NOW, withStack } from "../../engine/stack.mjs";

const programOf = (group: string) => `
  ${EAST}
  for (const [clusterUid, provider] of Object.entries({ c1: undefined, c2: east })) {
    new HostClusterConfig(clusterUid, { clusterUid, isHostCluster: true, clusterGroup: { uid: "${group}" } }, { provider });
  }`;

const STORED_KEY =
  /returned 401 [\s\S]*If you replaced the key: a refresh uses the key stored in state, so run pulumi up/;

describe("a key that was replaced", () => {
  it("is used by up and with --run-program; a refresh uses the stored one and explains that, and destroy none", () =>
    withStack({ program: programOf("g0") }, async (stack) => {
      const { emulator, workspace, program, up, failingUp } = stack;
      const configure = async (key: string) => {
        await stack.configure({ apiKey: key });
        await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": key });
      };
      const [first = ""] = emulator.apiKeys;
      await configure(first);
      await up();
      const replaceAtService = (key: string) => emulator.apiKeys.splice(0, 1, key);
      const assertFails = async (...command: string[]) => {
        const { exitCode, all = "" } = await workspace.start([...command, ...NOW]);
        assert.notEqual(exitCode, 0, all);
        assert.match(all, STORED_KEY);
      };

      replaceAtService("second-key");
      await program(programOf("g1"));
      const failed = await failingUp("--continue-on-error");
      assert.match(failed, /Set a valid API key\. The current one comes from spectrocluster:apiKey\./);
      assert.match(failed, /The current one comes from apiKey of Provider "east"\./);
      assert.doesNotMatch(failed, /stored in state/);
      await configure("second-key");
      await assertFails("refresh");
      await workspace.run("refresh", "--run-program", ...NOW);
      await up();
      const state = await workspace.run("stack", "export", "--show-secrets");
      assert.ok(state.includes("second-key") && !state.includes(first));

      replaceAtService("third-key");
      await workspace.run("destroy", ...NOW);
    }));
});
