import assert from "node:assert/strict";
import { SECRET_SIGNATURE } from "../../../provider/engine/secret.js";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { Emulator } from "../../emulator/index.mjs";
import { ADAPTERS, type ResourceClient } from "../../support/adapters.mjs";
import { errorOf } from "../../support/errorOf.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const off = { clusterUid: "c1", isHostCluster: false };
const other = { ...on, clusterUid: "c2" };

// What all resources do with a cluster is in hostCluster.test.mts.
for (const adapter of ADAPTERS) {
  describe(`a HostClusterConfig ${adapter.name}`, function () {
    this.timeout(60_000);
    let emulator: Emulator;
    let client: ResourceClient;

    const open = () =>
      adapter.open("HostClusterConfig", { baseUrl: emulator.baseUrl, apiKey: emulator.apiKey, maxRetries: 0 });
    before(async () => {
      emulator = await Emulator.start();
      client = await open();
    });
    beforeEach(() => {
      emulator.reset();
      emulator.addCluster({ uid: "c1" }, { uid: "c2" });
    });
    after(async () => {
      await client?.close();
      await emulator.stop();
    });

    it("is replaced for another cluster, but not for an unknown one", async () => {
      const unknown = { ...on, clusterUid: UNKNOWN };
      const { inputs, failures } = await client.check(unknown);
      assert.deepEqual([inputs, failures], [{ ...unknown, __address: emulator.baseUrl }, []]);
      for (const [news, replaced] of [
        [unknown, []],
        [other, ["clusterUid"]],
      ] as const) {
        const { hasChanges, replaces } = await client.diff("c1", on, news);
        assert.deepEqual([hasChanges, replaces], [true, replaced]);
      }
      assert.deepEqual(emulator.requests, []);
    });

    it("says in a diff which host cluster is to be disabled", async () => {
      await client.diff("c1", on, off);
      await client.shows(/The host cluster "c1" is to be disabled, because isHostCluster turns false\./);
      await client.diff("c1", on, other);
      await client.shows(/The host cluster "c1" is to be disabled, because clusterUid changes to "c2"\./);
    });

    it("turns warnings about arguments into errors with strictArguments", async () => {
      const { baseUrl, apiKey } = emulator;
      const own = await adapter.open("HostClusterConfig", { baseUrl, apiKey, strictArguments: true });
      const suspicious = { clusterUid: "c1", clusterEndpoint: { type: "Ingress" } };
      try {
        assert.deepEqual((await client.check(suspicious)).failures, []);
        assert.match((await own.check(suspicious)).failures.join(), /^isHostCluster is omitted, which means false/);
        assert.deepEqual((await own.check({ ...suspicious, isHostCluster: true })).failures, []);
      } finally {
        await own.close();
      }
    });

    it("explains only for a refresh and a delete that the key may come from the state", async () => {
      emulator.fail({ status: 401, times: 3 });
      const hint = /If you replaced the key: refresh and delete use the key stored in state/;
      await assert.rejects(client.read("c1", on), hint);
      await assert.rejects(client.delete("c2", other), hint);
      const { message } = client.explain(await errorOf(client.create(on)));
      assert.match(message, /401/);
      assert.doesNotMatch(message, hint);
    });

    it("quotes no value if an argument is secret, and omits the service's message", async () => {
      const { failures } = await client.check(adapter.hide({ clusterUid: "c1", isHostCluster: "hunter2" }));
      assert.deepEqual(failures, ["isHostCluster must be true or false, not the value given (may be secret)"]);
      emulator.addCluster({ uid: "c2", hostClusterConfig: { isHostCluster: true } });
      const body = { code: "InvalidHost", message: "host hunter2 is invalid", ref: "r-1" };
      emulator.fail({ method: "PATCH", status: 422, body, times: 4 });
      for (const write of [
        () => client.create(adapter.hide(on)),
        () => client.update("c1", off, adapter.hide(on)),
        () => client.delete("c2", adapter.hide(other)),
      ]) {
        const { message } = client.explain(await errorOf(write()));
        assert.match(message, /422 .*code InvalidHost.*ref r-1/);
        assert.doesNotMatch(message, /hunter2/);
      }
      await assert.rejects(client.create(on), /hunter2/);
    });

    it("keeps old values secret that an update may not have replaced", async () => {
      emulator.fail({ method: "PATCH", reset: true });
      const update = client.update("c1", adapter.hide(off), on);
      const { partial } = client.explain(await errorOf(update));
      assert.match(JSON.stringify(partial?.properties["isHostCluster"]), new RegExp(SECRET_SIGNATURE));
    });

    it("imports a configuration, also of a cluster that is not a host", async () => {
      const __address = emulator.baseUrl;
      for (const [hostClusterConfig, config] of [
        [undefined, off],
        [{ isHostCluster: true }, on],
      ] as const) {
        if (hostClusterConfig) emulator.addCluster({ uid: "c1", hostClusterConfig });
        assert.deepEqual(await client.read("c1", {}), {
          properties: { ...config, __address, __imported: true },
          inputs: { ...config, __address },
        });
      }
    });

    it("is not deleted from a cluster that the run will write, and says so", async () => {
      // In this run nothing was created.
      const own = await open();
      try {
        await own.check(on);
        await own.delete("c1", on);
        assert.deepEqual(emulator.patches, []);
        await own.shows(/not disabled, because other resources of this run will write .*"c1"/);
      } finally {
        await own.close();
      }
    });
  });

  it(`a HostClusterFleet ${adapter.name} shows no old secret, whether the program drops it or passes a plain value`, async () => {
    const [a, b] = [{ isHostCluster: true }, { isHostCluster: false }];
    const emulator = await Emulator.start();
    const settings = { baseUrl: emulator.baseUrl, apiKey: emulator.apiKey, maxRetries: 0 };
    const client = await adapter.open("HostClusterFleet", settings);
    try {
      emulator.addCluster({ uid: "b" });
      for (const clusters of [{ b }, { a: b, b }]) {
        emulator.addCluster({ uid: "a", hostClusterConfig: a });
        const body = { code: "Bad", message: "hunter2 is in use" };
        emulator.fail({ method: "PATCH", url: "/a/", status: 422, body });
        const error = await errorOf(client.update("fleet-1", adapter.hide({ clusters: { a, b: a } }), { clusters }));
        const { message } = client.explain(error);
        assert.match(message, /returned 422 \(code Bad.*message omitted/);
        assert.doesNotMatch(error.message + message, /hunter2/);
      }
    } finally {
      await client.close();
      await emulator.stop();
    }
  });
}
