import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, type TestStack, type TestStackOptions, withStack } from "../../engine/stack.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { until } from "./kill.mjs";

const PROGRAM = 'new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });';

/** Features of only the plugin, except for import (languages.test.mts). */
describe("the plugin in the engine", () => {
  const withPlugin = (options: TestStackOptions, test: (stack: TestStack) => Promise<void>) =>
    withStack({ adapter: PLUGIN, ...options }, test);

  it("stores an input that becomes secret as a secret, without a request", () =>
    withPlugin({ program: declareGroup('"g-hidden"') }, async (stack) => {
      const { workspace, emulator, up, program } = stack;
      await up();
      await program(declareGroup('pulumi.secret("g-hidden")'));
      assert.match(await up("--diff"), /~ uid: "g-hidden" => \[secret\][\s\S]*~ 1 updated/);
      assert.doesNotMatch(await workspace.run("stack", "export"), /g-hidden/);
      assert.equal(emulator.patches.length, 1);
      await assertNothingToDo(stack);
    }));

  it("respects customTimeouts of a resource", () =>
    withPlugin(
      { program: PROGRAM.replace("});", '}, { customTimeouts: { create: "2s" } });') },
      async ({ emulator, failingUp, up }) => {
        emulator.fail({ method: "PATCH", delay: 60_000, times: 9 });
        assert.match(await failingUp(), /did not succeed within 2 s\.\s+.* or increase customTimeouts\./);
        emulator.recover();
        assert.match(await up(), /~ 1 updated/);
      },
    ));

  it("stops at once if the user cancels, and the next up completes the changes", () =>
    withPlugin({ program: PROGRAM }, async (stack) => {
      const { workspace, emulator, up, resources } = stack;
      const release = emulator.hold({ method: "PATCH" });
      const run = workspace.start(["up", "--yes", "--skip-preview"]);
      await until(() => emulator.patches.length === 1);
      run.kill("SIGINT");
      const { exitCode, all } = await run;
      assert.notEqual(exitCode, 0);
      assert.match(String(all), /the run was cancelled\.\s+Run the same command again\.\s+.*\s+The cluster is pending/);
      assert.deepEqual(
        (await resources()).map(({ outputs }) => outputs),
        [{ clusterUid: "c1", isHostCluster: true, pending: ["c1"], __service: serviceHash(emulator.baseUrl) }],
      );
      release();
      assert.match(await up(), /~ 1 updated/);
      await assertNothingToDo(stack);
    }));
});

const declareGroup = (uid: string) =>
  `new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true, clusterGroup: { uid: ${uid} } });`;
