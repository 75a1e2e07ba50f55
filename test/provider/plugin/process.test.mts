import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ServiceError, status } from "@grpc/grpc-js";
import { execa } from "execa";
import { EngineLog } from "../../../provider/engineLog.js";
import type { Emulator } from "../../emulator/index.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { startAdapterProcess, withStarted } from "../adapterProcess.mjs";
import { UNPRINTABLE } from "../hostileCorpus.mjs";
import { FakeEngine } from "./fakeEngine.mjs";
import { type Plugin, pluginCommand, secret, sharePlugin, withPlugin } from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const settings = ({ baseUrl, apiKey }: Emulator) => ({ baseUrl, apiKey: secret(apiKey) });
const root = path.resolve(import.meta.dirname, "../../..");

describe("the plugin's process", () => {
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });

  const run = (test: (plugin: Plugin) => Promise<void>) => withPlugin(test, settings(emulator));

  it("reports its version, its schema, that it accepts secrets, and what it does not implement", () =>
    withPlugin(async ({ call, engine }) => {
      const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
      assert.equal((await call("handshake", { EngineAddress: engine.address })).getAcceptSecrets(), true);
      assert.equal((await call("getPluginInfo")).getVersion(), version);
      const schema = await readFile(path.join(root, "provider/plugin/schema.json"), "utf8");
      assert.equal((await call("getSchema")).getSchema(), schema);
      await assert.rejects(call("construct"), { code: status.UNIMPLEMENTED });
    }));

  it("logs once for each part of the service that it limits requests", () =>
    run(async ({ create, invoke, logged }) => {
      emulator.fail({ method: "PATCH", status: 429, times: 2 }, { url: "/dashboard/", status: 429 });
      for (const clusterUid of ["c1", "c2"]) await create({ ...on, clusterUid });
      await invoke("spectrocluster:index:getClusterSearchInputs");
      const parts = logged("info").flatMap(
        ({ message }) => /^Palette limits requests to (\S+)/.exec(message)?.[1] ?? [],
      );
      assert.deepEqual(parts, ["/v1/spectroclusters", "/v1/dashboard"]);
    }));

  it("logs progress as a status", () =>
    withStarted(FakeEngine.start(), async (engine) => {
      const log = new EngineLog(engine.address);
      log.methodsFor("urn").logProgress("10 of 40");
      await log.flush();
      assert.deepEqual(engine.logged, [{ severity: "info", message: "10 of 40", urn: "urn", isStatus: true }]);
    }));

  it("limits the length of messages, except those for --debug, which name all clusters", () =>
    withStarted(FakeEngine.start(), async (engine) => {
      const log = new EngineLog(engine.address);
      const { log: info, debug } = log.methodsFor("urn");
      for (const send of [info, debug]) send("x".repeat(200_000));
      await log.flush();
      assert.deepEqual(engine.logged.map(({ severity, message }) => [severity, message.length]).sort(), [
        ["debug", 200_000],
        ["info", 20_001],
      ]);
    }));

  it("responds after the engine has received its messages, which would be lost otherwise, or has exited", () =>
    run(async ({ call, delete: remove, engine }) => {
      const responses: string[] = [];
      let release = () => {};
      engine.ready = new Promise((resolve) => {
        release = resolve;
      });
      const removal = remove("c1", on).then(() => responses.push("removed"));
      await engine.logs(/ stays as it is in Palette/);
      // An earlier response would arrive before this one.
      await assert.rejects(call("construct"), { code: status.UNIMPLEMENTED });
      assert.deepEqual(responses, []);
      release();
      await removal;
      engine.stop();
      await remove("c2", { ...on, clusterUid: "c2" });
    }));

  it("continues if its input ends while the engine still listens, and ends with it", () =>
    // The emulator counts the probes of the engine.
    withStarted(
      startAdapterProcess(pluginCommand(new URL(emulator.baseUrl).host)),
      async ({ call, endInput, ended }) => {
        await call("getPluginInfo");
        const before = emulator.connections;
        endInput();
        await emulator.until(({ connections }) => connections >= before + 2);
        await call("getPluginInfo");
        await emulator.stop();
        await ended;
      },
    ));

  it("responds with an error of any length and content", () =>
    run(async ({ invoke, read }) => {
      const names = Array.from({ length: 40 }, (_, index) => `${"ü漢\ud83d\ude00".repeat(200)}${index}`);
      const args = Object.fromEntries(names.map((name) => [name, name]));
      for (const call of [
        invoke("spectrocluster:index:getHostClusterConfig", args),
        read(` ${names.join("")}`, {}),
        invoke(names.join()),
      ]) {
        const { code, details } = await errorOf<ServiceError>(call);
        assert.equal(code, status.FAILED_PRECONDITION, details);
        assert.match(details, /ü漢/);
        assert.doesNotMatch(details, UNPRINTABLE);
      }
    }));
});

describe("the plugin's launcher", () => {
  it("reports a missing Node.js", async () => {
    const { file, args } = pluginCommand("127.0.0.1:1");
    const options = { env: { PATH: "" }, extendEnv: false, reject: false, all: true } as const;
    const { exitCode, all } = await execa(file, args, options);
    const message = "The spectrocluster provider runs on Node.js 20.19 or newer: install it, or put node on PATH.";
    assert.deepEqual([exitCode, all], [1, message]);
  });
});

describe("a plugin that was started by hand", () => {
  sharePlugin();
  const noRun = { details: /, which was started by hand, no longer knows this run: .*\nRun the same command again\.$/ };
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
        assert.match(each.logged("info")[0]?.message ?? "", / stays as it is in Palette/);
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
