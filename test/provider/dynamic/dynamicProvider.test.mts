import assert from "node:assert/strict";
import { asSecret } from "../../../provider/engine.js";
import { errorOf } from "../../support/errorOf.mjs";
import { overGrpc } from "../../support/resourceClient.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { struct } from "../adapterProcess.mjs";
import { type DynamicProviderProcess, LOADER, withDynamicProvider } from "./dynamicProviderProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };

describe("the dynamic provider's process", () => {
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });
  const stored = (properties: object) => ({ ...properties, __service: serviceHash(emulator.baseUrl) });

  const run = (test: (provider: DynamicProviderProcess) => Promise<void>, more: Record<string, string> = {}) =>
    withDynamicProvider({ baseUrl: emulator.baseUrl, apiKey: emulator.apiKey, ...more }, test);

  it("has one permanent loader string for each resource, and reports one that this version does not have", () =>
    run(async (provider) => {
      assert.equal(
        LOADER,
        'exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("HostClusterConfig")}' +
          'catch(e){e.stack="";e.message+="\\nInstall pulumi-spectrocluster.";throw e}}',
      );
      const later = overGrpc(provider, LOADER.replace("HostClusterConfig", "Later"), {});
      await assert.rejects(later.create(on), /has no resource "Later"\. Update the package\./);
    }));

  it("quotes the values of arguments once none is secret, and returns nothing that only a check receives", () =>
    run(async ({ check }) => {
      const wrong = { clusterUid: "c1", isHostCluster: "yes" };
      const hidden = await check({ ...wrong, __hasSecrets: true });
      assert.match(hidden.failures.join(), /not the value given \(may be secret\)/);
      const plain = await check(wrong, { ...on, __hasSecrets: true });
      assert.match(plain.failures.join(), /not "yes"/);
      // The engine may have put a stored value there.
      const ignoring = await check({ ...wrong, __ignored: ["isHostCluster"] }, { ...on, __hasSecrets: true });
      assert.match(ignoring.failures.join(), /not the value given \(may be secret\)/);
      assert.equal(ignoring.inputs["__hasSecrets"], true);
      const { inputs } = await check({ ...on, __hasSecrets: true, __owner: "a", __preview: true });
      assert.deepEqual(inputs, stored({ ...on, __hasSecrets: true }));
    }));

  it("distinguishes resources by what the SDK sends: two that declare one cluster fail the check", () =>
    run(async ({ check }) => {
      for (const [__owner, conflict] of [
        ["a", /^$/],
        ["a", /^$/],
        ["app:Group$a", /^HostClusterConfig "a" and HostClusterConfig "app:Group\$a" both declare cluster "c1"/],
        // With ignoreChanges: ["*"], the engine omits the owner.
        [undefined, /^HostClusterConfig "a" and A resource with ignoreChanges: \["\*"\] both declare cluster "c1"/],
      ] as const) {
        const { failures } = await check({ ...on, ...(__owner && { __owner }) });
        assert.match(failures.join(), conflict);
      }
    }));

  it("lets the engine find the properties that differ", () =>
    run(async ({ diff, call }) => {
      const hidden = { ...on, __hasSecrets: true };
      for (const { olds, news, changes } of [
        { olds: on, news: on, changes: "none" },
        { olds: on, news: { ...on, projectUid: "p" }, changes: "unknown" },
        { olds: hidden, news: hidden, changes: "none" },
        { olds: on, news: hidden, changes: "unknown" },
        { olds: hidden, news: on, changes: "unknown" },
        { olds: on, news: { ...on, __hasSecretProject: true }, changes: "unknown" },
        { olds: { ...on, pending: ["c1"] }, news: on, changes: "some" },
        { olds: { ...on, __service: "another" }, news: on, changes: "some" },
      ]) {
        assert.equal((await diff("c1", olds, news)).changes, changes);
      }
      const fromPlugin = { Id: "c1", Olds: struct(on), News: struct({ ...on, __provider: LOADER }) };
      assert.notEqual((await call("diff", fromPlugin)).getChanges(), 1);
    }));

  it("reads in a preview with readInPreview what would be written, and logs what that changes", () =>
    run(
      async ({ check, diff, printed }) => {
        const hostClusterConfig = { clusterGroup: { uid: "g" }, hostCluster: { uid: "h" } };
        emulator.addCluster({ uid: "c1", hostClusterConfig }, { uid: "c2", hostClusterConfig });
        const of = (uid: string, more: object = {}) => ({ clusterUid: "c1", hostCluster: { uid }, ...more });
        /** What the engine calls in a preview, by default of the same program: a check and, with a state, a diff. */
        const preview = async (news: object, state?: object, sent: object = { __preview: true }) => {
          const { inputs } = await check({ ...news, __owner: "a", ...sent }, state && stored(state));
          if (state) await diff("c1", stored(state), inputs);
          return emulator.requests.splice(0).length;
        };
        assert.equal(await preview(of("i"), undefined, {}), 0, "no preview");
        assert.equal(await preview(of("i"), of("h"), {}), 0, "no preview");
        // A refresh, which --run-program has after the check of another resource, checks nothing.
        await diff("c2", stored(of("h", { clusterUid: "c2" })), stored(of("i", { clusterUid: "c2" })));
        assert.equal(await preview(of("i"), of("i")), 0, "unchanged");
        assert.equal(await preview(of("i"), of("i", { clusterUid: "c2" })), 0, "its second check reads");
        assert.equal(await preview(of("i")), 1);
        await printed(
          / would be written: overwrites a value\n {2}overwrites hostCluster\.uid: "h" becomes "i"\n {2}keeps clusterGroup\.uid as it is/,
        );
        // The engine passes no pending mark to a check, whose old properties are the stored inputs.
        assert.equal(await preview(of("i"), of("i", { pending: ["c1"] })), 1);
        const secret = of("s", { clusterUid: "c2", __hasSecrets: true });
        assert.equal(await preview(of("i", { clusterUid: "c2" }), secret), 1);
        await printed(/overwrites hostCluster\.uid: a hidden value becomes another /);
        assert.equal(emulator.patches.length, 0);
        const absent = check({ clusterUid: "c9", __owner: "d", __preview: true });
        await assert.rejects(absent, /Cannot read cluster "c9":[\s\S]*404[\s\S]*Check the cluster UID/);
      },
      { readInPreview: "true" },
    ));

  it("marks values in objects, because engines lose the marks of objects, and those of ignored paths", () =>
    run(async ({ check, update, read }) => {
      const withGroup = (name: unknown, uid: unknown) =>
        stored({ ...on, clusterGroup: { name, uid }, __hasSecrets: true });
      emulator.addCluster({
        uid: "c1",
        hostClusterConfig: { isHostCluster: true, clusterGroup: { name: "n", uid: "v" } },
      });
      const drifted = withGroup("n", asSecret("v"));
      assert.deepEqual(await read("c1", withGroup("n", "u")), { properties: drifted, inputs: drifted });
      const all = { ...withGroup("n", "u"), __hasSecrets: "all" };
      assert.deepEqual((await read("c1", all))?.inputs["clusterGroup"], { name: asSecret("n"), uid: asSecret("v") });
      const news = withGroup("n", "w");
      await check({ ...news, __ignored: ["clusterGroup.uid"] }, news);
      assert.deepEqual(await update("c1", all, news), withGroup("n", asSecret("u")));
    }));

  it("hides what was secret in the update that makes it plain, and makes all of its partial failure secret", () =>
    run(
      async ({ update, explain }) => {
        const [old, news] = [stored({ ...on, __hasSecrets: true }), stored({ ...on, projectUid: "p" })];
        emulator.fail({ method: "PATCH", status: 422, body: { code: "Bad", message: "hunter2 is bad" } });
        await assert.rejects(update("c1", old, news), /message omitted because it may quote a secret argument/);
        emulator.fail({ method: "PATCH", reset: true });
        const { partial } = explain(await errorOf(update("c1", old, news)));
        const secrets = { ...on, projectUid: "p", pending: ["c1"] };
        const hidden = Object.entries(secrets).map(([name, value]) => [name, asSecret(value)]);
        assert.deepEqual(partial?.properties, stored({ ...Object.fromEntries(hidden), __hasSecrets: "all" }));
        assert.deepEqual(await update("c1", old, news), news);
      },
      { maxRetries: "0" },
    ));

  it("fails every method but delete, and sends nothing, if the API key is missing", () =>
    withDynamicProvider({ baseUrl: emulator.baseUrl, providerName: "east" }, async (provider) => {
      const missing = /Provider "east" is not configured\.\nThe API key is missing\.\n {2}Set the argument apiKey/;
      assert.match((await provider.check(on)).failures.join(), missing);
      await assert.rejects(provider.update("c1", on, { ...on, isHostCluster: false }), missing);
      const { message } = await errorOf(provider.read("c1", stored(on)));
      assert.match(message, missing);
      assert.match(message, /\nIf they are set: .* stored in state, so run pulumi up first or add/);
      await provider.delete("c1", on);
      assert.equal(emulator.requests.length, 0);
    }));

  it("prints nothing for an error, which the engine shows beside the resource", () =>
    run(async (provider) => {
      emulator.fail({ status: 401 });
      const { message } = await errorOf(provider.read("c1", stored(on)));
      assert.match(message, / returned 401[\s\S]*\nIf you replaced the key: a refresh uses the key stored in state/);
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
});
