import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { EAST, withStack } from "../../engine/stack.mjs";
import { withAdapterProcess } from "../../provider/adapterProcess.mjs";
import { pluginCommand } from "../../provider/plugin/pluginProcess.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { killWhen } from "./kill.mjs";

describe("a plugin that PULUMI_DEBUG_PROVIDERS names", () => {
  const east = useEmulator({ uid: "c2" });

  it("serves all providers of a program, and cancels the writes of an engine that was killed", () =>
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
        async (stack) => {
          const { workspace, emulator } = stack;
          emulator.hold({ method: "PATCH", times: 1 });
          const areWritten = () => [emulator, east].every(({ patches }) => patches.length === 1);
          await killWhen(stack, "engine", areWritten, () => emulator.until(({ underWay }) => underWay === 0));
          await workspace.run("cancel", "--yes");
          // The preview has an engine of its own.
          await workspace.run("up", "--yes");
          assert.deepEqual([emulator.patches.length, east.patches.length], [2, 1]);
          assert.match(await workspace.run("refresh", "--yes"), /\b4 unchanged\b/);
        },
      ),
    ));
});
