import assert from "node:assert/strict";
import path from "node:path";
import { nodeExecutable } from "../../../tools/nodeExecutable.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { DYNAMIC, withStack } from "../../engine/stack.mjs";

const program = 'new HostClusterConfig("host", { clusterUid: "c1", isHostCluster: true });';

describe("an old Node.js", () => {
  for (const [adapter, version, commands] of [
    // A refresh runs the provider without the program.
    [DYNAMIC, "20.9", [["preview"], ["refresh", "--yes"]]],
    [PLUGIN, "18", [["refresh", "--yes"]]],
  ] as const) {
    it(`is named as the cause, with ${adapter.name}`, async () => {
      const node = await nodeExecutable(version);
      await withStack({ program, adapter }, async ({ workspace, up }) => {
        await up();
        workspace.env["PATH"] = [path.dirname(node), workspace.env["PATH"]].join(path.delimiter);
        for (const command of commands) {
          const { exitCode, all = "" } = await workspace.start(command);
          assert.notEqual(exitCode, 0, all);
          assert.match(all, /pulumi-spectrocluster requires Node\.js 20\.19 or newer\. This is Node\.js (18|20\.9)\./);
          assert.doesNotMatch(all, /npm install|SyntaxError|TypeError/);
        }
      });
    });
  }
});
