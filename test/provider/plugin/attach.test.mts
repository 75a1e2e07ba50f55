import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { FakeEngine } from "./fakeEngine.mjs";
import { type Plugin, secret, sharePlugin, withPlugin } from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const settings = ({ baseUrl, apiKey }: Emulator) => ({ baseUrl, apiKey: secret(apiKey) });
const noRun = { details: /, which was started by hand, no longer knows this run: .*\nRun the same command again\.$/ };

describe("a plugin that was started by hand", () => {
  sharePlugin();
  const [first, second] = [useEmulator({ uid: "c1" }), useEmulator({ uid: "c1" })];

  const run = (test: (plugin: Plugin, other: Plugin) => Promise<void>) =>
    withPlugin(async (plugin) => {
      const engine = await FakeEngine.start();
      const other = plugin.connect(engine);
      await other.attach(engine.address);
      await test(plugin, other).finally(() => engine.stop());
    }, settings(first));

  it("serves several providers, also of several engines, each with its own settings, declarations and log", () =>
    run(async (plugin, other) => {
      await other.configure(settings(second));
      for (const each of [plugin, other]) {
        assert.deepEqual((await each.check(on)).failures, []);
        await each.create(on);
        await each.delete("c2", { ...on, clusterUid: "c2" });
        assert.match(each.logged("info")[0]?.message ?? "", /: stays as it is in Palette/);
      }
      assert.deepEqual([first.patches.length, second.patches.length], [1, 1]);
    }));

  it("cancels the run of the connection alone, such as that on which the engine has read the schema", () =>
    run(async ({ create }, other) => {
      await other.call("getSchema");
      await other.call("cancel");
      await assert.rejects(other.create(on), noRun);
      assert.equal((await create(on)).id, "c1");
    }));

  it("sends nothing for a connection that has not attached: its settings are unknown", () =>
    run(async ({ connect, engine }) => {
      const { call, check, configure } = connect(engine);
      await call("getSchema");
      for (const method of [check, configure]) await assert.rejects(method(on), noRun);
    }));
});
