import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type ServiceError, status } from "@grpc/grpc-js";
import { execa } from "execa";
import { Emulator } from "../../emulator/index.mjs";
import { assertKeyNowhere, everythingIn, plantKey } from "../../support/plantedKey.mjs";
import { HOSTILE_ARGS, UNPRINTABLE } from "../hostileCorpus.mjs";
import type { Method } from "../hostProcess.mjs";
import { FakeEngine } from "./fakeEngine.mjs";
import { type Plugin, pluginHost, secret, urnOf, withPlugin } from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const root = path.resolve(import.meta.dirname, "../../..");

describe("the plugin's process", function () {
  this.timeout(120_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.stop());

  const run = (test: (plugin: Plugin) => Promise<void>) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey) });

  /** Calls a create, which the emulator then holds; gives its error, once there is one. */
  async function heldCreate(plugin: Plugin): Promise<ServiceError> {
    emulator.hold({ method: "PATCH" });
    const failed = plugin.create(on).then(
      () => assert.fail("it should have failed"),
      (error: ServiceError) => error,
    );
    while (emulator.patches.length === 0) await setTimeout(5);
    return failed;
  }

  it("introduces itself to the engine", () =>
    withPlugin(async ({ handshake, getPluginInfo, getSchema }) => {
      assert.deepEqual(await handshake(), { acceptSecrets: true });
      const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
      assert.deepEqual(await getPluginInfo(), { version });
      assert.equal(await getSchema(), await readFile(path.join(root, "provider/plugin/schema.json"), "utf8"));
    }));

  it("says of what it does not do that it does not", () =>
    run(async ({ call }) => {
      const others: Method[] = ["construct", "call", "parameterize", "getMapping", "getMappings"];
      for (const method of others) {
        await assert.rejects(call(method), { code: status.UNIMPLEMENTED }, method);
      }
    }));

  it("tells another engine once that has attached itself", () =>
    run(async ({ attach, check, engine }) => {
      const other = await FakeEngine.start();
      try {
        await attach(other.address);
        await check({ clusterUid: "c1", clusterEndpoint: { type: "Ingress" } });
        assert.match(other.logged[0]?.message ?? "", /^isHostCluster is left out/);
        assert.deepEqual(engine.logged, []);
      } finally {
        other.stop();
      }
    }));

  it("answers only when the engine has noted what there is to say, which it would lose otherwise", () =>
    run(async ({ check, delete: remove, engine }) => {
      await check(on, urnOf("new"));
      let release = () => {};
      engine.ready = new Promise((resolve) => {
        release = resolve;
      });
      let answered = false;
      const removal = remove(on).then(() => {
        answered = true;
      });
      await setTimeout(300);
      assert.equal(answered, false);
      release();
      await removal;
      assert.match(engine.logged[0]?.message ?? "", /stays as it is/);
    }));

  it("answers, too, where the engine does not take what there is to say", () =>
    run(async ({ check, delete: remove, engine }) => {
      await check(on, urnOf("new"));
      engine.stop();
      await remove(on);
    }));

  it("ends by itself, with what is under way, once the engine is gone", () =>
    run(async (plugin) => {
      const cutOff = heldCreate(plugin);
      while (emulator.underWay === 0) await setTimeout(5);
      plugin.engine.stop();
      plugin.endInput();
      assert.equal(await Promise.race([plugin.ended, setTimeout(10_000, "it lives on")]), 1);
      assert.equal((await cutOff).code, status.UNAVAILABLE);
      while (emulator.underWay > 0) await setTimeout(5);
      assert.equal(emulator.patches.length, 1);
    }));

  it("goes on where its input ends though the engine lives", () =>
    run(async ({ check, create, endInput }) => {
      await check(on);
      endInput();
      // Longer than between two looks at whether the engine lives.
      await setTimeout(1200);
      await create(on);
      assert.equal(emulator.patches.length, 1);
    }));

  it("serves several calls at once, also where one is cut off", () =>
    run(async ({ create, delete: remove }) => {
      emulator.fail({ method: "PATCH", status: 403 });
      const results = await Promise.allSettled([
        ...Array.from({ length: 20 }, () => create(on)),
        remove({ ...on, clusterUid: "c2" }),
      ]);
      assert.equal(results.filter(({ status }) => status === "rejected").length, 1);
      assert.equal(emulator.patches.length, 21);
    }));

  it("answers whatever it is asked to check, twice alike, and sends nothing", () =>
    run(async ({ check, diff, output, ended }) => {
      let end: number | undefined | "lives" = "lives";
      ended.then((code) => {
        end = code;
      });
      let number = 0;
      for (const [name, args] of Object.entries(HOSTILE_ARGS)) {
        number += 1;
        // One cluster is declared over and over: each time by another program.
        const urn = urnOf("prod").replace("program", `program${number}`);
        const { inputs, failures } = await check({ ...args }, urn);
        for (const { reason } of failures) assert.doesNotMatch(reason, UNPRINTABLE, name);
        if (failures.length > 0) continue;
        assert.deepEqual((await check(inputs, urn)).inputs, inputs, name);
        assert.equal((await diff(inputs, inputs)).changes, "none", name);
      }
      assert.equal(end, "lives");
      assert.equal(output(), "");
      assert.equal(emulator.requests.length, 0);
    }));

  it("answers with an error, however long it is and whatever is in it", () =>
    run(async ({ invoke, create }) => {
      const names = Array.from({ length: 40 }, (_, index) => `${"ü漢\ud83d\ude00".repeat(200)}${index}`);
      const args = Object.fromEntries(names.map((name) => [name, name]));
      for (const call of [
        () => invoke("spectrocluster:index:getHostClusterConfig", args),
        () => create(args),
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

  it("gives the key to nobody, in no notation", async () => {
    const key = plantKey();
    await emulator.stop();
    emulator = await Emulator.start({ apiKeys: [key] });
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
    const answers: unknown[] = [];
    await withPlugin(async (plugin) => {
      const note = (call: Promise<unknown>) =>
        call.then(
          (answer) => answers.push(answer),
          (error: ServiceError) => answers.push(error, detailOf(error)),
        );
      // A settings check gives the settings back, the key as a secret. What is wrong with them is said without it.
      const settings = { baseUrl: emulator.baseUrl, apiKey: secret(key) };
      const checkedSettings = await plugin.checkConfig({ ...settings, maxRetries: "many", apikey: secret("x") });
      assert.deepEqual(checkedSettings.inputs["apiKey"], secret(key));
      answers.push(checkedSettings.failures);
      await note(plugin.diffConfig(settings, { ...settings, apiKey: "other" }));
      await note(plugin.configure({ ...settings, maxRetries: "0" }));

      const echo = { status: 400, body: { code: key, message: `ApiKey: ${key}`, details: encodeURIComponent(key) } };
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
      await note(plugin.cancel());
      await note(plugin.update(on, on));

      assert.ok(answers.length > 15);
      assert.match(everythingIn(answers), /\[API key\]/);
      const contents = { answers, log: plugin.engine.logged, output: plugin.output() };
      await assertKeyNowhere(key, { contents });
    });
  });

  it("prints nothing but its port, whatever goes wrong", () =>
    run(async ({ create, read, invoke, check, output }) => {
      emulator.fail({ status: 401, times: 2 });
      await assert.rejects(create(on));
      await assert.rejects(read("c3"));
      await assert.rejects(invoke("nothing"));
      await check({});
      await setTimeout(100);
      assert.equal(output(), "");
    }));
});

describe("the plugin's launcher", function () {
  this.timeout(60_000);

  it("says what is missing where there is no Node.js", async () => {
    const { file, args } = pluginHost("127.0.0.1:1");
    const { exitCode, stdout, stderr } = await execa(file, args, {
      env: { PATH: "" },
      extendEnv: false,
      reject: false,
    });
    assert.deepEqual(
      { exitCode, stdout, stderr },
      {
        exitCode: 1,
        stdout: "",
        stderr: "The spectrocluster provider runs on Node.js 20.19 or newer: install it, or put node on PATH.",
      },
    );
  });
});

/** What the engine gets beside an error's words, as text. */
function detailOf({ metadata }: ServiceError): string {
  return metadata
    .get("grpc-status-details-bin")
    .map((bytes) => Buffer.from(bytes).toString("latin1"))
    .join();
}
