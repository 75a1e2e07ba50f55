import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ServiceError, status } from "@grpc/grpc-js";
import { execa } from "execa";
import { EngineLog } from "../../../provider/plugin/engineLog.js";
import { corpusSize } from "../../support/corpus.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { assertKeyNowhere, everythingIn, plantKey } from "../../support/plantedKey.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { HOSTILE_ARGS, UNPRINTABLE } from "../hostileCorpus.mjs";
import { FakeEngine } from "./fakeEngine.mjs";
import { type Plugin, pluginCommand, secret, withPlugin } from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const root = path.resolve(import.meta.dirname, "../../..");

describe("the plugin's process", function () {
  this.timeout(120_000);
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });

  const run = (test: (plugin: Plugin) => Promise<void>) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey) });

  /** Calls a create that the emulator delays, and returns its error. */
  async function delayedCreate(plugin: Plugin): Promise<ServiceError> {
    emulator.hold({ method: "PATCH" });
    const failed = errorOf<ServiceError>(plugin.create(on));
    await emulator.until(() => emulator.patches.length > 0);
    return failed;
  }

  it("reports its version, its schema, that it accepts secrets, and what it does not implement", () =>
    withPlugin(async ({ call, engine }) => {
      const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
      assert.equal((await call("handshake", { EngineAddress: engine.address })).getAcceptSecrets(), true);
      assert.equal((await call("getPluginInfo")).getVersion(), version);
      const schema = await readFile(path.join(root, "provider/plugin/schema.json"), "utf8");
      assert.equal((await call("getSchema")).getSchema(), schema);
      await assert.rejects(call("construct"), { code: status.UNIMPLEMENTED });
    }));

  it("logs the pace once if the service limits requests", () =>
    run(async ({ create, engine }) => {
      emulator.fail({ method: "PATCH", status: 429, times: 2 });
      await create(on);
      await create({ ...on, clusterUid: "c2" });
      const logged = engine.logged.filter(({ message }) => message.startsWith("The service limits requests to"));
      assert.equal(logged.length, 1);
    }));

  it("logs to the engine that attached last", () =>
    run(async ({ attach, delete: remove, engine }) => {
      const other = await FakeEngine.start();
      try {
        await attach(other.address);
        await remove(on);
        assert.match(other.logged[0]?.message ?? "", /^Cluster "c1" stays as it is/);
        assert.deepEqual(engine.logged, []);
      } finally {
        other.stop();
      }
    }));

  it("logs progress as a status", async () => {
    const engine = await FakeEngine.start();
    try {
      const log = new EngineLog(engine.address);
      log.status("10 of 40", "urn");
      await log.flush();
      assert.deepEqual(engine.logged, [{ severity: "info", message: "10 of 40", urn: "urn", isStatus: true }]);
    } finally {
      engine.stop();
    }
  });

  it("responds after the engine has received its messages, which would be lost otherwise, or has exited", () =>
    run(async ({ call, delete: remove, engine }) => {
      const before = engine.received;
      let release = () => {};
      engine.ready = new Promise((resolve) => {
        release = resolve;
      });
      let responded = false;
      const removal = remove(on).then(() => {
        responded = true;
      });
      await engine.until(({ received }) => received > before);
      // An earlier response would arrive before this one.
      await assert.rejects(call("construct"), { code: status.UNIMPLEMENTED });
      assert.equal(responded, false);
      release();
      await removal;
      assert.match(engine.logged[0]?.message ?? "", /^Cluster "c1" stays as it is/);
      engine.stop();
      await remove({ ...on, clusterUid: "c2" });
    }));

  it("exits with its requests if the engine exits", () =>
    run(async (plugin) => {
      const interrupted = delayedCreate(plugin);
      await emulator.until(() => emulator.underWay > 0);
      plugin.engine.stop();
      plugin.endInput();
      assert.equal(await plugin.ended, 1);
      assert.equal((await interrupted).code, status.UNAVAILABLE);
      await emulator.until(() => emulator.underWay === 0);
      assert.equal(emulator.patches.length, 1);
    }));

  it("continues if its input ends while the engine still listens", () =>
    run(async ({ check, create, endInput, engine }) => {
      await check(on);
      const before = engine.connections;
      endInput();
      // Two probes of the engine.
      await engine.until(({ connections }) => connections >= before + 2);
      await create(on);
      assert.equal(emulator.patches.length, 1);
    }));

  it("accepts any input, leaves checked inputs unchanged, and sends nothing", () =>
    run(async ({ check, diff, output }) => {
      // In this process, test/provider/hostileInput.test.mts has them all.
      const step = corpusSize({ all: 1, part: 6 });
      for (const [name, args] of Object.entries(HOSTILE_ARGS).filter((_entry, index) => index % step === 0)) {
        const { inputs, failures } = await check({ ...args });
        for (const reason of failures) assert.doesNotMatch(reason, UNPRINTABLE, name);
        if (failures.length > 0) continue;
        assert.deepEqual((await check(inputs)).inputs, inputs, name);
        assert.equal((await diff(inputs, inputs)).changes, "none", name);
      }
      assert.deepEqual([output(), emulator.requests.length], ["", 0]);
    }));

  it("responds with an error of any length and content", () =>
    run(async ({ invoke, read }) => {
      const names = Array.from({ length: 40 }, (_, index) => `${"ü漢\ud83d\ude00".repeat(200)}${index}`);
      const args = Object.fromEntries(names.map((name) => [name, name]));
      for (const call of [
        () => invoke("spectrocluster:index:getHostClusterConfig", args),
        () => read(` ${names.join("")}`),
        () => invoke(names.join()),
      ]) {
        await assert.rejects(call(), (error: ServiceError) => {
          assert.equal(error.code, status.FAILED_PRECONDITION, error.details);
          assert.match(error.details, /ü漢/);
          assert.doesNotMatch(error.details, UNPRINTABLE);
          return true;
        });
      }
    }));

  it("never returns, logs or prints the key", async () => {
    const key = plantKey();
    await emulator.restart({ apiKeys: [key] });
    const responses: unknown[] = [];
    await withPlugin(async (plugin) => {
      const note = (call: Promise<unknown>) =>
        call.then(
          (response) => responses.push(response),
          (error: ServiceError) => responses.push(error, detailOf(error)),
        );
      // A check of the configuration returns it, with the key as a secret. Its failures do not contain the key.
      const settings = { baseUrl: emulator.baseUrl, apiKey: secret(key) };
      const checkedSettings = await plugin.checkConfig({ ...settings, maxRetries: "many", apikey: secret("x") });
      assert.deepEqual(checkedSettings.inputs["apiKey"], secret(key));
      responses.push(checkedSettings.failures);
      await note(plugin.diffConfig(settings, { ...settings, apiKey: "other" }));
      await note(plugin.configure({ ...settings, maxRetries: "0" }));

      const echo = { status: 400, body: { code: key, message: `ApiKey: ${key}`, details: JSON.stringify({ key }) } };
      emulator.fail({ ...echo, method: "PATCH" }, { reset: true, method: "PATCH" });
      await note(plugin.check({ ...on, clusterEndpoint: { type: "Ingress", config: {} } }));
      for (let times = 0; times < 3; times++) await note(plugin.create(on));
      emulator.fail({ ...echo, times: 3 });
      await note(plugin.read("c1", on));
      await note(plugin.delete({ ...on, clusterUid: "c2" }));
      await note(plugin.invoke("spectrocluster:index:getHostClusterConfig", { clusterUid: "c1" }));
      await note(plugin.invoke("spectrocluster:index:nothing"));
      await note(plugin.read("c3", { ...on, clusterUid: "c3" }));
      emulator.apiKeys.length = 0;
      await note(plugin.update(on, on));
      await note(plugin.call("cancel"));
      await note(plugin.update(on, on));

      assert.ok(responses.length > 15);
      assert.match(everythingIn(responses), /\[API key\]/);
      const contents = { responses, log: plugin.engine.logged, output: plugin.output() };
      await assertKeyNowhere(key, { contents });
    });
  });
});

describe("the plugin's launcher", function () {
  this.timeout(180_000);

  it("reports a missing Node.js", async () => {
    const { file, args } = pluginCommand("127.0.0.1:1");
    const { exitCode, all } = await execa(file, args, {
      env: { PATH: "" },
      extendEnv: false,
      reject: false,
      all: true,
    });
    const message = "The spectrocluster provider runs on Node.js 20.19 or newer: install it, or put node on PATH.";
    assert.deepEqual([exitCode, all], [1, message]);
  });
});

/** The binary details of an error as text. */
function detailOf({ metadata }: ServiceError): string {
  return metadata
    .get("grpc-status-details-bin")
    .map((bytes) => Buffer.from(bytes).toString("latin1"))
    .join();
}
