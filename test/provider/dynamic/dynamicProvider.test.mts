import assert from "node:assert/strict";
import { asSecret } from "../../../provider/engine/secret.js";
import { errorOf } from "../../support/errorOf.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { type DynamicProviderProcess, LOADER, withDynamicProvider } from "./dynamicProviderProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };

describe("the dynamic provider's process", function () {
  this.timeout(120_000);
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });
  const stored = (properties: object) => ({ ...properties, __service: serviceHash(emulator.baseUrl) });

  const run = (
    test: (provider: DynamicProviderProcess) => Promise<void>,
    more: Record<string, string> = {},
    engine?: string,
  ) => {
    const { baseUrl, apiKey } = emulator;
    const settings = Object.entries({ baseUrl, apiKey, ...more });
    const prefixed = Object.fromEntries(settings.map(([name, value]) => [`spectrocluster:${name}`, value]));
    return withDynamicProvider(prefixed, test, engine);
  };

  it("has one permanent loader string for each resource, and reports one that this version does not have", () =>
    run(async ({ call }) => {
      assert.equal(
        LOADER,
        'exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("HostClusterConfig")}' +
          'catch(e){e.stack="";e.message+="\\nRun npm install.";throw e}}',
      );
      const later = call("create", { Properties: { __provider: LOADER.replace("HostClusterConfig", "Later") } });
      await assert.rejects(later, /has no resource Later\. It has: .*HostClusterConfig.*\. Update the package\./);
    }));

  describe("check", () => {
    it("quotes the values of arguments once none is secret, and returns nothing that only a check receives", () =>
      run(async ({ check }) => {
        const wrong = { clusterUid: "c1", isHostCluster: "yes" };
        const hidden = await check({ ...wrong, __hasSecrets: true });
        assert.match(hidden.failures.join(), /not the value given \(may be secret\)/);
        const plain = await check(wrong, { ...on, __hasSecrets: true });
        assert.match(plain.failures.join(), /not "yes"/);
        const { inputs } = await check({ ...on, __hasSecrets: true, __owner: "x", __preview: true });
        assert.deepEqual(inputs, stored({ ...on, __hasSecrets: true }));
      }));

    it("shows a warning once for each resource, with its name", () =>
      run(async ({ check, printed }) => {
        const news = { ...on, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "x:y" } } } };
        for (const __owner of ["a", "a"]) assert.deepEqual((await check({ ...news, __owner })).failures, []);
        await check({ ...news, clusterUid: "c2", __owner: "b" });
        const output = await printed(/HostClusterConfig "b"/);
        assert.equal(output.match(/^warning: HostClusterConfig "a": .*host is "x:y", not a host name/gm)?.length, 1);
      }));

    it("rejects two resources that declare one cluster, and names both", () =>
      run(async ({ check, fleet }) => {
        const declare = {
          HostClusterConfig: (__owner: string, uid: string) => check({ ...on, clusterUid: uid, __owner }),
          HostClusterFleet: (__owner: string, uid: string) => fleet.check({ clusters: { [uid]: {} }, __owner }),
        };
        for (const [uid, first, second, isConflict] of [
          ["1", "HostClusterConfig a", "HostClusterConfig a", false],
          ["2", "HostClusterConfig a", "HostClusterConfig b", true],
          ["3", "HostClusterConfig a", "HostClusterConfig app:Group$a", true],
          ["4", "HostClusterFleet a", "HostClusterFleet a", false],
          ["5", "HostClusterFleet a", "HostClusterFleet b", true],
          ["6", "HostClusterConfig a", "HostClusterFleet a", true],
          ["7", "HostClusterFleet a", "HostClusterConfig a", true],
        ] as const) {
          const failures = [first, second].map(async (each) => {
            const [kind, name = ""] = each.split(" ");
            return (await declare[kind as keyof typeof declare](name, uid)).failures.join();
          });
          const both = [first, second].map((each) => each.replace(/ (.*)/, ' "$1"')).join(" and ");
          const conflict = `${both} both declare cluster "${uid}".\nEach would overwrite the other in every run.`;
          const [ofFirst, ofSecond = ""] = await Promise.all(failures);
          assert.deepEqual([ofFirst, ofSecond.slice(0, conflict.length)], ["", isConflict ? conflict : ""]);
        }
        // With ignoreChanges, the engine does not send the name.
        assert.deepEqual((await check({ ...on, clusterUid: "1" })).failures, []);
        assert.equal(emulator.requests.length, 0);
      }));

    it("reads in a preview with readInPreview what would be written, once for each resource, and logs what that changes", () =>
      run(
        async ({ check, printed }) => {
          const hostClusterConfig = { clusterGroup: { uid: "g" }, hostCluster: { uid: "h" } };
          emulator.addCluster({ uid: "c1", hostClusterConfig });
          const news = { clusterUid: "c1", hostCluster: { uid: "i" }, __owner: "a" };
          await check(news);
          const unchanged = { ...on, clusterUid: "c2" };
          await check({ ...unchanged, __preview: true, __owner: "b" }, stored(unchanged));
          assert.equal(emulator.requests.length, 0, "an update, and the preview of an unchanged resource");
          for (let times = 0; times < 2; times++) await check({ ...news, __preview: true });
          await printed(/"c1" already has .*\nhostCluster\.uid: "h" → "i"\nkept, .* declare it: clusterGroup\.uid\n/);
          assert.deepEqual([emulator.requests.length, emulator.patches.length], [1, 0]);
          emulator.addCluster({ uid: "c5", hostClusterConfig });
          const of = (uid: string) => ({ clusterUid: "c5", hostCluster: { uid } });
          await check({ ...of("i"), __preview: true, __owner: "s" }, { ...stored(of("s")), __hasSecrets: true });
          await printed(/hostCluster\.uid: the value given \(may be secret\) → /);
          const absent = check({ clusterUid: "c9", __preview: true, __owner: "c" });
          await assert.rejects(absent, /Cannot read cluster "c9":[\s\S]*404[\s\S]*Check the cluster UID/);
          emulator.fail({ status: 403, body: { code: "Forbidden", message: "no" } });
          const forbidden = check({ clusterUid: "c4", __preview: true, __owner: "d" });
          await assert.rejects(forbidden, /403[\s\S]*set reads to off/);
        },
        { readInPreview: "true" },
      ));
  });

  it("lets the engine find the properties that differ", () =>
    run(async ({ diff, call }) => {
      const hidden = { ...on, __hasSecrets: true };
      for (const [olds, news, changes] of [
        [on, on, "none"],
        [on, { ...on, projectUid: "p" }, "unknown"],
        [hidden, hidden, "none"],
        [on, hidden, "unknown"],
        [hidden, on, "unknown"],
      ] as const) {
        assert.equal((await diff("c1", olds, news)).changes, changes);
      }
      const response = await call("diff", { Id: "c1", Olds: on, News: { ...on, __provider: LOADER } });
      assert.notEqual(response.getChanges(), 1, "the plugin wrote the state");
    }));

  it("stores the flag for secrets in every method", () =>
    run(async ({ create, update, read }) => {
      const secret = stored({ ...on, __hasSecrets: true });
      assert.deepEqual((await create(secret)).properties, secret);
      assert.deepEqual(await update("c1", stored(on), secret), secret);
      assert.deepEqual(await read("c1", secret), { properties: secret, inputs: secret });
      assert.equal(emulator.patches.length, 1, "an update that only stores the flag sends nothing");
    }));

  it("hides what was secret in the update that makes it plain, and makes all of its partial failure secret", () =>
    run(
      async ({ update, explain }) => {
        const [old, news] = [stored({ ...on, __hasSecrets: true }), stored({ ...on, projectUid: "p" })];
        emulator.fail({ method: "PATCH", status: 422, body: { code: "Bad", message: "hunter2 is bad" } });
        await assert.rejects(update("c1", old, news), /message omitted because an argument is secret/);
        emulator.fail({ method: "PATCH", reset: true });
        const { partial } = explain(await errorOf(update("c1", old, news)));
        const secrets = { ...on, projectUid: "p", pending: ["c1"] };
        const hidden = Object.entries(secrets).map(([name, value]) => [name, asSecret(value)]);
        assert.deepEqual(partial?.properties, stored({ ...Object.fromEntries(hidden), __hasSecrets: true }));
        assert.deepEqual(await update("c1", old, news), news);
      },
      { maxRetries: "0" },
    ));

  it("refreshes what was imported as a whole", () =>
    run(async ({ read }) => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true } });
      const imported = await read("c1", {});
      assert.deepEqual(imported, { inputs: stored(on), properties: { ...stored(on), __imported: true } });
      emulator.addCluster({ uid: "c1", hostClusterConfig: { clusterGroup: { uid: "g" } } });
      const now = stored({ clusterUid: "c1", clusterGroup: { uid: "g" } });
      const refreshed = await read("c1", imported?.properties ?? {});
      assert.deepEqual(refreshed, { inputs: now, properties: { ...now, __imported: true } });
    }));

  it("forgets without settings and without a request: explains it once, and names no cluster that is declared", () =>
    withDynamicProvider({}, async (provider) => {
      await provider.check({ clusterUid: "c3" });
      for (const clusterUid of ["c3", "c1", "c2"]) await provider.delete(clusterUid, { ...on, clusterUid });
      assert.equal(
        await provider.printed(/"c2"/),
        'Cluster "c1" stays as it is in Palette and is no longer managed.\n' +
          "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.\n" +
          'Cluster "c2" stays as it is in Palette and is no longer managed.\n',
      );
      assert.equal(emulator.requests.length, 0);
    }));

  it("fails every other method, and sends nothing, if the API key is missing", () =>
    withDynamicProvider({ "spectrocluster:baseUrl": emulator.baseUrl }, async ({ check, create, update, read }) => {
      const missing = /The API key is missing.\n {2}Set it: pulumi config set --secret spectrocluster:apiKey/;
      const { failures } = await check(on);
      assert.match(failures.join(), missing);
      await assert.rejects(create(on), missing);
      await assert.rejects(update("c1", on, { ...on, isHostCluster: false }), missing);
      const { message } = await errorOf(read("c1", on));
      assert.match(message, missing);
      assert.match(message, /\nIf they are set: .* stored in state, so run pulumi up first or add/);
      assert.equal(emulator.requests.length, 0);
    }));

  it("is configured before the first request, and prints the pace once if the service limits requests", () =>
    run(async ({ create, printed }) => {
      emulator.fail({ method: "PATCH", status: 429, times: 2 });
      await Promise.all(["c1", "c2"].map((clusterUid) => create({ ...on, clusterUid })));
      const output = await printed(/The service limits requests to \/v1\/spectroclusters \(429\)\. .* a second\./);
      assert.equal(output.match(/The service limits/g)?.length, 1);
    }));

  it("prints nothing for an error, which the engine shows beside the resource", () =>
    run(async (provider) => {
      emulator.fail({ status: 403 });
      await assert.rejects(provider.read("c1", stored(on)), /GET http:\/\/127\S+ returned 403/);
      // It arrives after everything that was printed before.
      await provider.delete("c2", { ...on, clusterUid: "c2" });
      assert.match(await provider.printed(/Cluster "c2"/), /^Cluster "c2"/);
    }));

  it("cancels its requests and sends no more after the engine has exited", () =>
    run(async ({ create, endInput }) => {
      emulator.hold({ method: "PATCH" });
      const interrupted = assert.rejects(create(on), /because the run was cancelled\.\n.*\nThe cluster is pending/);
      await emulator.until(() => emulator.patches.length > 0);
      endInput();
      await interrupted;
      await assert.rejects(create(on), /because the run was cancelled\.\nRun the same command again\.$/);
      assert.equal(emulator.patches.length, 1);
    }));

  it("continues if its input ends while the engine still listens", () =>
    run(
      async ({ check, create, endInput }) => {
        await check(on);
        const before = emulator.connections;
        endInput();
        await emulator.until(({ connections }) => connections >= before + 2);
        await create(on);
      },
      {},
      new URL(emulator.baseUrl).host,
    ));
});
