import assert from "node:assert/strict";
import { Emulator } from "../../emulator/index.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import {
  type DynamicProviderProcess,
  LOADER,
  NO_ENGINE,
  shareDynamicProvider,
  withDynamicProvider,
} from "./dynamicProviderProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };

describe("the dynamic provider's process", function () {
  this.timeout(120_000);
  shareDynamicProvider();
  let emulator: Emulator;

  before(async () => {
    emulator = await Emulator.start();
  });
  beforeEach(() => {
    emulator.reset();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  after(() => emulator.stop());

  const settings = (more: Record<string, string> = {}) => ({
    "spectrocluster:baseUrl": emulator.baseUrl,
    "spectrocluster:apiKey": emulator.apiKey,
    ...more,
  });
  const run = (test: (provider: DynamicProviderProcess) => Promise<void>) => withDynamicProvider(settings(), test);
  /** In a process, and so in a run, that no other test uses. */
  const runAlone = (test: (provider: DynamicProviderProcess) => Promise<void>) =>
    withDynamicProvider(settings(), test, NO_ENGINE);

  it("has one permanent loader string for each resource", () =>
    assert.equal(
      LOADER,
      'exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("HostClusterConfig")}' +
        'catch(e){e.stack="";e.message+="\\nRun npm install.";throw e}}',
    ));

  it("reports a resource that this version does not have", () =>
    run(({ call }) =>
      assert.rejects(
        call("create", { Properties: { __provider: LOADER.replace("HostClusterConfig", "Later") } }),
        /has no resource Later\. It has: .*HostClusterConfig.*\. Update the package\./,
      ),
    ));

  it("quotes the values of arguments again once none is secret, and returns nothing that only a check receives", () =>
    run(async ({ check }) => {
      const wrong = { clusterUid: "c1", isHostCluster: "yes" };
      const hidden = await check({ ...wrong, __hasSecrets: true });
      assert.match(hidden.failures.join(), /not the value given \(may be secret\)/);
      const plain = await check(wrong, { ...on, __hasSecrets: true });
      assert.match(plain.failures.join(), /not "yes"/);
      const { inputs } = await check({ ...on, __hasSecrets: true, __owner: "x", __preview: true });
      assert.deepEqual(Object.keys(inputs).sort(), ["__hasSecrets", "__service", "clusterUid", "isHostCluster"]);
    }));

  it("shows a warning once for each resource, with its name", () =>
    runAlone(async ({ check, printed }) => {
      const news = { ...on, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "x:y" } } } };
      for (const __owner of ["a", "a"]) assert.deepEqual((await check({ ...news, __owner })).failures, []);
      await check({ ...news, clusterUid: "c2", __owner: "b" });
      const output = await printed(/HostClusterConfig "b"/);
      assert.equal(output.match(/^warning: HostClusterConfig "a": .*host is "x:y", not a host name/gm)?.length, 1);
    }));

  it("rejects a second resource with the same cluster, and names both", () =>
    runAlone(async ({ check }) => {
      const declare = async (__owner: string) => (await check({ ...on, __owner })).failures;
      assert.deepEqual([await declare("a"), await declare("a")], [[], []]);
      // A child of another component may have the same name.
      for (const owner of ["b", "component$b"]) {
        const [reason = "", ...more] = await declare(owner);
        const both = `HostClusterConfig "a" and HostClusterConfig "${owner}" both declare cluster "c1".\nEach`;
        assert.ok(reason.startsWith(both), reason);
        assert.deepEqual(more, []);
      }
      assert.deepEqual((await check(on)).failures, [], "with ignoreChanges the engine does not send the name");
    }));

  it("forgets without settings and without a request: explains it once, and names no cluster that is declared", () =>
    withDynamicProvider({}, async (provider) => {
      await provider.check({ clusterUid: "c3" });
      for (const clusterUid of ["c3", "c1", "c2"]) await provider.delete(clusterUid, { ...on, clusterUid });
      const output = await provider.printed(/"c2"/);
      assert.equal(
        output,
        'Cluster "c1" stays as it is in Palette and is no longer managed.\n' +
          "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.\n" +
          'Cluster "c2" stays as it is in Palette and is no longer managed.\n',
      );
      assert.equal(emulator.requests.length, 0);
    }));

  it("lets the engine find the properties that differ", () =>
    run(async ({ diff, call }) => {
      const hidden = { ...on, __hasSecrets: true };
      assert.equal((await diff("c1", on, on)).changes, "none");
      assert.equal((await diff("c1", on, { ...on, projectUid: "p" })).changes, "unknown");
      assert.equal((await diff("c1", hidden, hidden)).changes, "none");
      assert.equal((await diff("c1", on, hidden)).changes, "unknown", "an argument became secret");
      const response = await call("diff", { Id: "c1", Olds: on, News: { ...on, __provider: LOADER } });
      assert.notEqual(response.getChanges(), 1, "the plugin wrote the state");
    }));

  it("stores the flag for secrets in every method", () =>
    run(async ({ create, update, read }) => {
      const secret = { ...on, __hasSecrets: true };
      const __service = serviceHash(emulator.baseUrl);
      const stored = { ...secret, __service };
      assert.deepEqual((await create(stored)).properties, stored);
      assert.deepEqual(await update("c1", { ...on, __service }, stored), stored);
      assert.deepEqual(await read("c1", stored), { properties: stored, inputs: stored });
      assert.equal(emulator.patches.length, 1, "an update that only stores the flag sends nothing");
    }));

  it("prints the pace once if the service limits requests", () =>
    runAlone(async (provider) => {
      emulator.fail({ method: "PATCH", status: 429, times: 2 });
      for (const clusterUid of ["c1", "c2"]) await provider.create({ ...on, clusterUid });
      const output = await provider.printed(
        /The service limits requests to \/v1\/spectroclusters \(429\)\. .* a second\./,
      );
      assert.equal(output.match(/The service limits/g)?.length, 1);
    }));

  it("fails every method but delete, and sends nothing, if the API key is missing", () =>
    withDynamicProvider({ "spectrocluster:baseUrl": emulator.baseUrl }, async (provider) => {
      const missing = /The API key is missing.\n {2}Set it: pulumi config set --secret spectrocluster:apiKey/;
      const { failures } = await provider.check(on);
      assert.equal(failures.length, 1);
      assert.match(failures[0] ?? "", missing);
      await assert.rejects(provider.create(on), missing);
      await assert.rejects(provider.update("c1", on, { ...on, isHostCluster: false }), missing);
      await assert.rejects(provider.read("c1", on), (error: Error) => {
        assert.match(error.message, missing);
        assert.match(error.message, /\nIf they are set: .* stored in state, so run pulumi up first or add/);
        return true;
      });
      assert.equal(emulator.requests.length, 0);
    }));

  it("is configured before the first request, although the process does not wait for it", () =>
    runAlone(async (provider) => {
      await Promise.all(["c1", "c2"].map((clusterUid) => provider.create({ ...on, clusterUid })));
      assert.equal(emulator.patches.length, 2);
    }));

  it("prints nothing for an error, which the engine shows beside the resource", () =>
    runAlone(async (provider) => {
      emulator.fail({ status: 403 });
      const stored = { ...on, __service: serviceHash(emulator.baseUrl) };
      await assert.rejects(provider.read("c1", stored), /GET http:\/\/127\S+ returned 403/);
      // What a create logs arrives after everything that was printed before.
      emulator.clusters.set("c2", { uid: "c2", hostClusterConfig: { isHostCluster: true } });
      await provider.create({ clusterUid: "c2", isHostCluster: false });
      assert.match(await provider.printed(/Cluster "c2"/), /^Cluster "c2"/);
    }));

  it("cancels its requests and sends no more after the engine has exited", () =>
    runAlone(async ({ create, endInput }) => {
      emulator.hold({ method: "PATCH" });
      const interrupted = assert.rejects(create(on), /because the run was cancelled\.\n.*\nThe cluster is pending/);
      await emulator.until(() => emulator.patches.length > 0);
      endInput();
      await interrupted;
      await assert.rejects(create(on), /because the run was cancelled\.\nRun the same command again\.$/);
      assert.equal(emulator.patches.length, 1);
    }));

  it("continues if its input ends while the engine still listens", () => {
    const { host } = new URL(emulator.baseUrl);
    return withDynamicProvider(
      settings(),
      async ({ check, create, endInput }) => {
        await check(on);
        const before = emulator.connections;
        endInput();
        await emulator.until(({ connections }) => connections >= before + 2);
        await create(on);
      },
      host,
    );
  });
});
