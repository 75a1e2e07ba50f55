import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { FakeEngine } from "./fakeEngine.mjs";
import { type Plugin, secret, sharePlugin, withPlugin } from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const settings = ({ baseUrl, apiKey }: Emulator) => ({ baseUrl, apiKey: secret(apiKey) });
const refusal = {
  details: /^This process of the plugin serves another run of Pulumi\. Wait until that has ended, or start/,
};

describe("a plugin to which a second engine attaches", () => {
  const [first, second] = [useEmulator({ uid: "c1" }, { uid: "c2" }), useEmulator({ uid: "c1" })];

  const run = (test: (plugin: Plugin, other: FakeEngine) => Promise<void>, env?: Record<string, string>) =>
    withPlugin(
      async (plugin) => {
        const other = await FakeEngine.start();
        await test(plugin, other).finally(() => other.stop());
      },
      settings(first),
      env,
    );

  it("refuses it if the first has started the plugin, and goes on", () =>
    run(async ({ connect, create }, other) => {
      await assert.rejects(connect(other).attach(other.address), refusal);
      assert.equal((await create(on)).id, "c1");
    }, {}));

  describe("and that was started by hand", () => {
    sharePlugin();

    it("shows it the schema, refuses it before it changes settings, and goes on, also when it ends", () =>
      run(async ({ connect, create }, other) => {
        const release = first.hold({ method: "PATCH" });
        const writing = create(on);
        await first.until(({ patches }) => patches.length > 0);
        const { attach, call, checkConfig, configure } = connect(other);
        await attach(other.address);
        await call("getSchema");
        for (const method of [checkConfig, configure]) await assert.rejects(method(settings(second)), refusal);
        await call("cancel");
        release();
        assert.equal((await writing).id, "c1");
        assert.equal((await create({ ...on, clusterUid: "c2" })).id, "c2");
        assert.deepEqual([first.patches.length, second.requests.length], [2, 0]);
      }));

    it("serves it after a preview of the first, which may end twice and still listens, and then refuses the first", () =>
      run(async ({ call, check, connect, engine }, other) => {
        await call("cancel");
        const next = connect(other);
        await next.attach(other.address);
        await next.configure(settings(second));
        await call("cancel");
        assert.equal((await next.create(on)).id, "c1");
        assert.deepEqual([first.requests.length, second.patches.length], [0, 1]);
        const update = connect(engine);
        await update.attach(engine.address);
        for (const late of [check, update.check]) await assert.rejects(late(on), refusal);
      }));

    it("goes on if it is the first one, which has read the schema on another connection", () =>
      run(async ({ connect, create, engine }) => {
        const { attach, call } = connect(engine);
        await attach(engine.address);
        await call("getSchema");
        await call("cancel");
        assert.equal((await create(on)).id, "c1");
      }));
  });
});
