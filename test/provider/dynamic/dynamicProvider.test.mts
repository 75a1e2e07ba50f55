import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { Emulator } from "../../emulator/index.mjs";
import { type DynamicProviderProcess, LOADER, withDynamicProvider } from "./dynamicProviderProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };

describe("the dynamic provider's process", function () {
  this.timeout(120_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.stop());

  const settings = (more: Record<string, string> = {}) => ({
    "spectrocluster:baseUrl": emulator.baseUrl,
    "spectrocluster:apiKey": emulator.apiKey,
    ...more,
  });
  const run = (test: (provider: DynamicProviderProcess) => Promise<void>, more?: Record<string, string>) =>
    withDynamicProvider(settings(more), test);

  it("has one permanent loader string for each resource", () =>
    assert.equal(
      LOADER,
      'exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("HostClusterConfig")}' +
        'catch(e){e.stack="";throw e}}',
    ));

  it("reports a resource that this version does not have", () =>
    run(({ call }) =>
      assert.rejects(
        call("create", { Properties: { __provider: LOADER.replace("HostClusterConfig", "Later") } }),
        /has no resource Later\. It has: HostClusterConfig.*\. Update the package\./,
      ),
    ));

  describe("check", () => {
    it("quotes no value if an argument is secret", () =>
      run(async ({ check }) => {
        const { failures, inputs } = await check({ clusterUid: "c1", isHostCluster: "yes", __hasSecrets: true });
        assert.deepEqual(failures, [
          { property: "", reason: "isHostCluster must be true or false, not the value given (may be secret)" },
        ]);
        assert.equal(inputs["__hasSecrets"], true);
      }));

    it("keeps the flag for secrets, as ignoreChanges may keep a secret value", () =>
      run(async ({ check }) => {
        const { failures, inputs } = await check(
          { clusterUid: "c1", isHostCluster: "yes" },
          { ...on, __hasSecrets: true },
        );
        assert.match(failures[0]?.reason ?? "", /not the value given \(may be secret\)/);
        assert.equal(inputs["__hasSecrets"], true);
      }));

    it("reports why the program's arguments failed, and nothing else", () =>
      run(async ({ check }) => {
        const { failures } = await check({ isHostCluster: "yes", __failure: "An argument failed." });
        assert.deepEqual(failures, [{ property: "", reason: "An argument failed." }]);
      }));
  });

  it("lets the engine find the properties that differ", () =>
    run(async ({ diff, call }) => {
      const hidden = { ...on, __hasSecrets: true };
      assert.equal((await diff(on, on)).changes, "none");
      assert.equal((await diff(on, { ...on, projectUid: "p" })).changes, "unknown");
      assert.equal((await diff(hidden, hidden)).changes, "none");
      assert.equal((await diff(on, hidden)).changes, "unknown", "an argument became secret");
      const response = await call("diff", { Id: "c1", Olds: on, News: { ...on, __provider: LOADER } });
      assert.notEqual(response.getChanges(), 1, "the plugin wrote the state");
    }));

  it("stores the flag for secrets in every method", () =>
    run(async ({ create, update, read }) => {
      const secret = { ...on, __hasSecrets: true };
      const stored = { ...secret, __provider: LOADER };
      assert.deepEqual((await create(secret)).properties, { ...stored, __address: emulator.baseUrl });
      assert.deepEqual(await update(on, secret), stored);
      assert.deepEqual(await read("c1", stored), { id: "c1", properties: stored, inputs: stored });
      assert.equal(emulator.patches.length, 1, "an update that only stores the flag sends nothing");
    }));

  it("omits the service's message if an argument is secret", () =>
    run(async ({ create, update }) => {
      const body = { code: "InvalidHost", message: "host hunter2 is invalid", ref: "r-1" };
      for (const write of [create, (news: typeof on) => update({ ...on, isHostCluster: false }, news)]) {
        emulator.fail({ method: "PATCH", status: 422, body }, { method: "PATCH", status: 422, body });
        await assert.rejects(write(on), /422.*hunter2/);
        await assert.rejects(write({ ...on, __hasSecrets: true } as never), (error: Error) => {
          assert.match(error.message, /422/);
          assert.match(error.message, /InvalidHost.*r-1/);
          assert.doesNotMatch(error.message, /hunter2/);
          return true;
        });
      }
    }));

  it("prints the pace once if the service limits requests", () =>
    run(async (provider) => {
      emulator.fail({ method: "PATCH", status: 429, times: 2 });
      for (const clusterUid of ["c1", "c2"]) await provider.create({ ...on, clusterUid });
      const output = await provider.printed(
        /The service limits requests to \/v1\/spectroclusters \(429\)\. .* a second\./,
      );
      assert.equal(output.match(/The service limits/g)?.length, 1);
    }));

  it("fails every method and sends nothing if the API key is missing", () =>
    withDynamicProvider({ "spectrocluster:baseUrl": emulator.baseUrl }, async (provider) => {
      const missing = /The API key is missing.\n {2}Set it: pulumi config set --secret spectrocluster:apiKey/;
      const { failures } = await provider.check(on);
      assert.equal(failures.length, 1);
      assert.match(failures[0]?.reason ?? "", missing);
      await assert.rejects(provider.create(on), missing);
      await assert.rejects(provider.update(on, { ...on, isHostCluster: false }), missing);
      for (const method of [provider.delete("c1", on), provider.read("c1", on)]) {
        await assert.rejects(method, (error: Error) => {
          assert.match(error.message, missing);
          assert.match(
            error.message,
            /\nIf they are set: .* stored in state, so run pulumi up first or add --run-program/,
          );
          return true;
        });
      }
      assert.equal(emulator.requests.length, 0);
    }));

  it("is configured before the first request, although the process does not wait for it", () =>
    run(async (provider) => {
      await Promise.all(["c1", "c2"].map((clusterUid) => provider.create({ ...on, clusterUid })));
      assert.equal(emulator.patches.length, 2);
    }));

  it("prints nothing for an error, which the engine shows beside the resource", () =>
    run(async (provider) => {
      emulator.fail({ status: 401 }, { status: 401 });
      await assert.rejects(provider.delete("c1", on), /returned 401/);
      await assert.rejects(provider.read("c1", on), /returned 401/);
      // What a create logs arrives after everything that was printed before.
      emulator.clusters.set("c2", { uid: "c2", hostClusterConfig: { isHostCluster: true } });
      await provider.create({ clusterUid: "c2", isHostCluster: false });
      assert.match(await provider.printed(/Cluster "c2"/), /^Cluster "c2"/);
    }));

  it("cancels its requests and sends no more after the engine has exited", () =>
    run(async ({ create, endInput }) => {
      emulator.hold({ method: "PATCH" });
      const interrupted = assert.rejects(create(on), /because the run was cancelled\.\n.*\nThe cluster is pending/);
      while (emulator.patches.length === 0) await setTimeout(5);
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
        endInput();
        while (emulator.connections < 2) await setTimeout(5);
        await create(on);
      },
      host,
    );
  });
});
