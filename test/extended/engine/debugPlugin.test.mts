import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { withStack } from "../../engine/stack.mjs";
import { withAdapterProcess } from "../../provider/adapterProcess.mjs";
import { pluginCommand } from "../../provider/plugin/pluginProcess.mjs";
import { killWhen } from "./kill.mjs";

const UIDS = Array.from({ length: 30 }, (_, index) => `c${index}`);
const fleet = Object.fromEntries(UIDS.map((uid) => [uid, { isHostCluster: true }]));
const PROGRAM = `new HostClusterFleet("fleet", { clusters: ${JSON.stringify(fleet)} });`;

describe("a plugin that PULUMI_DEBUG_PROVIDERS names", () => {
  it("serves a run with its preview, refuses another stack's meanwhile, and forgets one that was killed", () =>
    withAdapterProcess(pluginCommand(), async ({ port }) => {
      const optionsOfStack = () => ({
        adapter: PLUGIN,
        program: PROGRAM,
        clusters: UIDS.map((uid) => ({ uid })),
        env: { PULUMI_DEBUG_PROVIDERS: `spectrocluster:${port}` },
      });
      await withStack(optionsOfStack(), (first) =>
        withStack(optionsOfStack(), async (second) => {
          const release = first.emulator.hold({ method: "PATCH", times: UIDS.length });
          // With a preview.
          const up = first.workspace.start(["up", "--yes"]);
          await Promise.race([up, first.emulator.until(({ patches }) => patches.length > 0)]);
          const refused = await second.failingUp();
          assert.match(refused, /serves another run of Pulumi\. Wait until that has ended, or start another process/);
          assert.deepEqual(second.emulator.requests, []);
          release();
          const { exitCode, all } = await up;
          assert.equal(exitCode, 0, all);
          const keys = new Set(first.emulator.requests.map(({ headers }) => headers["apikey"]));
          assert.deepEqual(keys, new Set([first.emulator.apiKey]));
          assert.equal(first.emulator.patches.filter(({ status }) => status === 204).length, UIDS.length);

          second.emulator.hold({ method: "PATCH", times: UIDS.length });
          await killWhen(
            second,
            "engine",
            () => second.emulator.patches.length > 0,
            async (ended) => void (await ended),
          );
          assert.match(await first.up(), /2 unchanged/);
          await second.emulator.until(({ underWay }) => underWay === 0);
          assert.ok(second.emulator.patches.length < UIDS.length);
        }),
      );
    }));
});
