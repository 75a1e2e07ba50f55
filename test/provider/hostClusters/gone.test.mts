import assert from "node:assert/strict";
import { NotFoundError } from "../../../provider/errors.js";
import { FUNCTIONS } from "../../../provider/functions/index.js";
import type { PartialFailure } from "../../../provider/run/partialFailure.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { failureOf } from "../api/failureOf.mjs";
import { hostClusterConfig, hostClusterFleet, testCall, testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const state = { clusterUid: "c1", ...on };
const SEARCH = "/v1/dashboard/spectroclusters/search/input";

describe("a cluster that no longer exists", function () {
  this.timeout(30_000);
  const emulator = useEmulator();

  const newCall = (settings = {}) => testCall(testRun(emulator, { maxRetries: 0, ...settings }));
  const fleetOf = (uids: string[]) => ({ clusters: Object.fromEntries(uids.map((uid) => [uid, on])) });
  const methods = () => emulator.requests.map(({ method, url }) => `${method} ${url.split("/").at(-1)}`);

  describe("but stays readable as deleted", () => {
    beforeEach(() => emulator.addCluster({ uid: "c1", hostClusterConfig: on, state: "Deleted" }, { uid: "c2" }));

    for (const [gone, message] of [
      [["c1"], /^Cluster "c1" no longer exists, so it is removed from the state\. .*\nIt was deleted/],
      [["c1", "c3"], /^2 clusters removed from the state, because the service no longer has them: "c1", "c3"\.$/],
    ] as const) {
      it(`leaves the state of a fleet in a refresh, with a message: ${gone.join()}`, async () => {
        emulator.addCluster({ uid: "c2", hostClusterConfig: on });
        const call = newCall();
        const read = await hostClusterFleet.read("f", fleetOf([...gone, "c2"]), call);
        assert.deepEqual(read?.state, fleetOf(["c2"]));
        assert.equal(call.logged.length, 1);
        assert.match(call.logged.join(), message);
      });
    }

    it("fails an import, a read-only resource and getHostClusterConfig", async () => {
      const { client, settings } = newCall().run;
      const get = FUNCTIONS.getHostClusterConfig.call as (connect: unknown, args: object) => Promise<unknown>;
      for (const read of [
        () => hostClusterConfig.read("c1", undefined, newCall()),
        () => get(async () => ({ client, settings }), { clusterUid: "c1" }),
      ]) {
        await assert.rejects(read, (error: Error) => {
          assert.ok(error instanceof NotFoundError);
          assert.match(
            error.message,
            /^Cannot read cluster "c1":\nIt was deleted: .*"Deleted"\.\nRemove the cluster from the program, or correct its UID\.$/,
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
      assert.match(call.logged.join(), /not disabled, because the service no longer has .*"c1"\.$/);
      await hostClusterFleet.delete("f", fleetOf(["c1", "c2"]), newCall());
      const updated = await hostClusterFleet.update("f", fleetOf(["c1", "c2"]), fleetOf(["c2"]), newCall());
      assert.deepEqual(updated, fleetOf(["c2"]));
    });

    for (const status of [400, 403, 404, 409]) {
      for (const readBeforeWrite of ["auto", "off"]) {
        it(`is disabled although the service rejects the request with ${status}, if readBeforeWrite is ${readBeforeWrite}`, async () => {
          emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: false } });
          emulator.fail({ method: "PATCH", status, body: { code: "ResourceNotFound", message: "no" } });
          await hostClusterConfig.delete("c1", state, newCall({ readBeforeWrite }));
          assert.deepEqual(methods(), ["PATCH hostCluster", "GET c1"]);
        });
      }
    }

    it("does not hide that a cluster is still enabled, although the service does not find it", async () => {
      const clusters = ["c1", "c2"];
      emulator.addCluster(...clusters.map((uid) => ({ uid, hostClusterConfig: on })));
      const notFound = { method: "PATCH", status: 404, body: { code: "ResourceNotFound", message: "no" }, times: 9 };
      emulator.fail(notFound);
      const message =
        /404 \(no, code ResourceNotFound[\s\S]*\n *A read shows that the cluster exists and is still enabled, so it st/;
      await assert.rejects(hostClusterConfig.delete("c1", state, newCall({ readBeforeWrite: "off" })), message);
      await assert.rejects(hostClusterFleet.delete("f", fleetOf(clusters), newCall()), message);
      await assert.rejects(hostClusterFleet.update("f", fleetOf(clusters), fleetOf(["c2"]), newCall()), message);
    });

    for (const [name, fault] of [
      ["fails", { status: 500 }],
      ["is not offered", { status: 405 }],
      ["is not permitted", { status: 403 }],
    ] as const) {
      it(`stays in the state if the read after a rejection ${name}, with the way to forget it`, async () => {
        emulator.clusters.clear();
        emulator.fail({ method: "GET", ...fault });
        await assert.rejects(
          hostClusterConfig.delete("c1", state, newCall()),
          /Cannot disable host cluster "c1":\n[\s\S]*Whether the cluster is still enabled is not known\. Cannot read cluster "c1"[\s\S]*\nThe cluster stays in the state\. .* pulumi state delete <URN>$/,
        );
      });
    }

    it("is not read after an error of the service, which may still disable the cluster", async () => {
      emulator.fail({ method: "PATCH", status: 500 });
      await assert.rejects(hostClusterConfig.delete("c1", state, newCall()), /returned 500/);
      assert.deepEqual(methods(), ["PATCH hostCluster"]);
    });

    describe("if the response to the request is not the service's own", () => {
      const body = { error: "session expired" };

      it("is disabled if a read shows that", async () => {
        emulator.addCluster({ uid: "c1", hostClusterConfig: on });
        emulator.fail({ method: "PATCH", status: 200, body, applied: true });
        await hostClusterConfig.delete("c1", state, newCall());
        assert.deepEqual(methods(), ["PATCH hostCluster", "GET c1"]);
      });

      it("stays in the state if a read shows that it is still enabled", async () => {
        emulator.addCluster({ uid: "c1", hostClusterConfig: on });
        emulator.fail({ method: "PATCH", status: 200, body });
        await assert.rejects(
          hostClusterConfig.delete("c1", state, newCall()),
          /200 with an error \(session expired\)[\s\S]*\nA read shows that the cluster exists and is still/,
        );
      });
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
      /does not find cluster "c1", but it may have rejected the API key instead: no request without a project has[\s\S]*Cannot read the inputs of the cluster search filter:[\s\S]*404[\s\S]*\n *The cluster stays in the state\.[\s\S]* pulumi state delete/;

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

    it("does not forget that a disable may have taken effect", async () => {
      const notFound = { status: 404, body: { code: "ResourceNotFound", message: "no" } };
      emulator.hidesWrongKeys = false;
      emulator.fail({ method: "PATCH", reset: true, applied: true }, { method: "PATCH", ...notFound });
      emulator.fail({ method: "GET", url: "/c1", ...notFound }, { url: "search", status: 403 });
      const updated = hostClusterFleet.update("f", fleetOf(["c1", "c2"]), fleetOf(["c2"]), newCall({ maxRetries: 1 }));
      const { message, properties } = await errorOf<PartialFailure>(updated);
      assert.match(message, /may have rejected the API key/);
      assert.deepEqual(properties, { ...fleetOf(["c2", "c1"]), pending: { c1: { fields: ["isHostCluster"] } } });
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
      assert.deepEqual(methods(), ["GET c1", "GET input", "PATCH hostCluster", "GET c1", "GET input"]);
    });

    it("is asked for again after a failure for a passing reason", async () => {
      emulator.clusters.clear();
      emulator.fail({ url: "search", status: 500 });
      const call = newCall();
      await assert.rejects(hostClusterConfig.read("c1", state, call), /may have rejected the API key/);
      assert.equal(await hostClusterConfig.read("c1", state, call), undefined);
    });

    it("stops a fleet after ten failures in a row for a passing reason", async () => {
      const gone = fleetOf(Array.from({ length: 14 }, (_, index) => `g${index}`));
      for (const method of ["read", "delete"] as const) {
        emulator.fail({ url: "search", status: 500, times: 10 });
        const call = newCall({ maxConcurrentRequests: 1 });
        await assert.rejects(
          async () => hostClusterFleet[method]("f", gone, call),
          /10 of 14 clusters failed[\s\S]*4 clusters were not [\s\S]*10 clusters in a row got no usable response/,
        );
      }
    });

    it("stops a fleet at once if the key is rejected", async () => {
      const gone = fleetOf(["g1", "g2", "g3"]);
      for (const method of ["read", "delete"] as const) {
        emulator.fail({ url: "search", status: 401 });
        const call = newCall({ maxConcurrentRequests: 1 });
        await assert.rejects(
          async () => hostClusterFleet[method]("f", gone, call),
          /1 of 3 clusters failed[\s\S]*2 clusters were not [\s\S]*the failure concerns all clusters/,
        );
      }
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

    it("is not shown if it is set as the project by mistake", async () => {
      const read = hostClusterConfig.read("c3", { clusterUid: "c3", projectUid: emulator.apiKey, ...on }, newCall());
      emulator.fail({ url: "search", status: 403 });
      assert.match((await failureOf(read, emulator)).message, /no request in project "\[API key\]" has succeeded/);
    });

    it("is not proven by a page of a proxy with status 200", async () => {
      emulator.clusters.delete("c1");
      emulator.fail({ url: "search", status: 200, body: "<html>Sign in</html>" });
      await assert.rejects(hostClusterConfig.read("c1", state, newCall()), /may have rejected the API key/);
    });
  });
});
