import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { EAST, withStack } from "../../engine/stack.mjs";
import { withAdapterProcess } from "../../provider/adapterProcess.mjs";
import { pluginCommand } from "../../provider/plugin/pluginProcess.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

describe("a plugin that PULUMI_DEBUG_PROVIDERS names", () => {
  const east = useEmulator({ uid: "c2" });

  it("serves all providers of a program, each with its own settings", () =>
    withAdapterProcess(pluginCommand(), ({ port }) =>
      withStack(
        {
          adapter: PLUGIN,
          env: { PULUMI_DEBUG_PROVIDERS: `spectrocluster:${port}` },
          config: { "program:url": east.baseUrl, "program:key": east.apiKey },
          program: `${EAST}
            new HostClusterConfig("here", { clusterUid: "c1", isHostCluster: true });
            new HostClusterConfig("there", { clusterUid: "c2", isHostCluster: true }, { provider: east });`,
        },
        async ({ workspace, emulator }) => {
          // The preview has an engine of its own.
          await workspace.run("up", "--yes");
          assert.deepEqual([emulator.patches.length, east.patches.length], [1, 1]);
          assert.match(await workspace.run("refresh", "--yes"), /\b4 unchanged\b/);
        },
      ),
    ));
});
