import assert from "node:assert/strict";
import { NotFoundError } from "../../../provider/errors.js";
import { FUNCTIONS } from "../../../provider/functions/index.js";
import { hostClusterConfig } from "../../../provider/resources/hostClusterConfig/index.js";
import { hostClusterFleet } from "../../../provider/resources/hostClusterFleet/index.js";
import { Emulator } from "../../emulator/index.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const state = { clusterUid: "c1", ...on };
const SEARCH = "/v1/dashboard/spectroclusters/search/input";

describe("a cluster that no longer exists", function () {
  this.timeout(30_000);
  let emulator: Emulator;
  beforeEach(async () => {
    emulator = await Emulator.start();
  });
  afterEach(() => emulator.stop());

  const newCall = (settings = {}) => testCall(testRun(emulator, { maxRetries: 0, ...settings }));
  const fleetOf = (uids: string[]) => ({ clusters: Object.fromEntries(uids.map((uid) => [uid, on])) });
  const methods = () => emulator.requests.map(({ method, url }) => `${method} ${url.split("/").at(-1)}`);

  describe("but stays readable as deleted", () => {
    beforeEach(() => emulator.addCluster({ uid: "c1", hostClusterConfig: on, state: "Deleted" }, { uid: "c2" }));

    it("leaves the state in a refresh, with a message", async () => {
      const call = newCall();
      assert.equal(await hostClusterConfig.read("c1", state, call), undefined);
      assert.match(
        call.logged.join(),
        /^Cluster "c1" no longer exists, so it is removed from the state\. .*\nIt was deleted/,
      );
    });

    it("leaves the state of a fleet in a refresh, with a message", async () => {
      emulator.addCluster({ uid: "c2", hostClusterConfig: on });
      const call = newCall();
      const read = await hostClusterFleet.read("f", fleetOf(["c1", "c2"]), call);
      assert.deepEqual(read?.state, fleetOf(["c2"]));
      assert.deepEqual(call.logged, [
        '1 cluster removed from the state, because the service no longer has them: "c1".',
      ]);
    });

    it("fails an import, a read-only resource and getHostClusterConfig", async () => {
      const { client, settings } = newCall().run.connect();
      const get = FUNCTIONS.getHostClusterConfig.call as (connect: unknown, args: object) => Promise<unknown>;
      for (const read of [
        () => hostClusterConfig.read("c1", undefined, newCall()),
        () => get(async () => ({ client, settings }), { clusterUid: "c1" }),
      ]) {
        await assert.rejects(read, (error: Error) => {
          assert.ok(error instanceof NotFoundError);
          assert.match(
            error.message,
            /^Cannot read cluster "c1":\nIt was deleted: .*"Deleted"\.\nCheck the cluster UID\.$/,
          );
          return true;
        });
      }
    });

    it("fails a create before its PATCH", async () => {
      await assert.rejects(
        hostClusterConfig.create(state, newCall()),
        /^NotFoundError: Cannot read cluster "c1":\nIt was/,
      );
      assert.deepEqual(emulator.patches, []);
    });

    it("is not disabled by a delete, and does not block it", async () => {
      const call = newCall();
      await hostClusterConfig.delete("c1", state, call);
      assert.deepEqual(methods(), ["PATCH hostCluster", "GET c1"]);
      assert.match(call.logged.join(), /^Cluster "c1" no longer exists, so there was nothing to disable/);
      await hostClusterFleet.delete("f", fleetOf(["c1", "c2"]), newCall());
      const updated = await hostClusterFleet.update("f", fleetOf(["c1", "c2"]), fleetOf(["c2"]), newCall());
      assert.deepEqual(updated, { ...fleetOf(["c2"]), __address: emulator.baseUrl });
    });

    it("does not hide that the service rejects the request for another reason", async () => {
      emulator.clusters.clear();
      emulator.addCluster({ uid: "c1", hostClusterConfig: on });
      emulator.fail({ method: "PATCH", status: 400, body: { code: "Invalid", message: "virtual clusters run" } });
      await assert.rejects(hostClusterConfig.delete("c1", state, newCall()), /400 \(virtual clusters run/);
      assert.deepEqual(methods(), ["PATCH hostCluster", "GET c1"]);
    });
  });

  describe("according to a key that may be rejected", () => {
    beforeEach(() => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: on }, { uid: "c2", hostClusterConfig: on });
      emulator.hidesWrongKeys = true;
    });
    const rejected = { apiKey: "a-rejected-key" };
    const unproven =
      /does not find cluster "c1", but it may have rejected the API key instead: no request without a project has[\s\S]*Cannot read the inputs of the cluster search filter:[\s\S]*404[\s\S]*\n *The state stays unchanged\.[\s\S]* pulumi state delete/;

    it("fails a refresh and a delete, after one request that names no cluster", async () => {
      for (const method of ["read", "delete"] as const) {
        for (const operation of [
          (call: never) => hostClusterConfig[method]("c1", state, call),
          (call: never) => hostClusterFleet[method]("f", fleetOf(["c1", "c2"]), call),
        ]) {
          emulator.requests.length = 0;
          await assert.rejects(operation(newCall(rejected) as never), (error: Error) => {
            assert.match(error.message, unproven);
            assert.ok(!error.message.includes(rejected.apiKey));
            return true;
          });
          assert.equal(emulator.requests.filter(({ url }) => url === SEARCH).length, 1);
        }
      }
    });

    it("leaves the state if a request of the run has succeeded in its project", async () => {
      const call = newCall();
      await hostClusterConfig.read("c2", { clusterUid: "c2", ...on }, call);
      emulator.clusters.delete("c1");
      assert.equal(await hostClusterConfig.read("c1", state, call), undefined);
      assert.deepEqual(methods(), ["GET c2", "GET c1"]);
    });

    it("leaves the state if the request that names no cluster succeeds", async () => {
      emulator.clusters.delete("c1");
      assert.equal(await hostClusterConfig.read("c1", state, newCall()), undefined);
      await hostClusterConfig.delete("c1", state, newCall());
      assert.deepEqual(methods(), ["GET c1", "GET input", "PATCH hostCluster", "GET input"]);
    });

    it("proves nothing about another project", async () => {
      const call = newCall();
      await hostClusterConfig.read("c2", { clusterUid: "c2", ...on }, call);
      emulator.fail({ url: "search", status: 403, body: { code: "Forbidden", message: "no" } });
      await assert.rejects(
        hostClusterConfig.read("c3", { clusterUid: "c3", projectUid: "p", ...on }, call),
        /no request in project "p" has succeeded in this run\.\n.*\n.*403 \(no/,
      );
    });

    it("is not proven by a page of a proxy with status 200", async () => {
      emulator.clusters.delete("c1");
      emulator.fail({ url: "search", status: 200, body: "<html>Sign in</html>" });
      await assert.rejects(hostClusterConfig.read("c1", state, newCall()), /may have rejected the API key/);
    });
  });
});
