import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { initFailureOf, type Plugin, secret, sharePlugin, UNKNOWN, urnOf, withPlugin } from "./pluginProcess.mjs";

const urn = urnOf("prod", "spectrocluster:index:HostClusterFleet");
const ingress = (host: unknown) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port: 443 } } },
});
const on = { isHostCluster: true };
const off = { isHostCluster: false };

describe("the plugin's fleets", function () {
  this.timeout(60_000);
  sharePlugin();
  const emulator = useEmulator({ uid: "a" }, { uid: "b" }, { uid: "c" });

  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), maxRetries: "0", ...more });

  it("list added, removed and changed clusters among hundreds", () =>
    run(async ({ diff }) => {
      const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`n${index}`, ingress("x")]));
      const olds = { clusters: { ...many, a: on, b: on }, pending: { d: { fields: [] } } };
      const news = { clusters: { ...many, a: off, c: UNKNOWN, d: on } };
      assert.deepEqual(await diff(olds, news, { urn }), {
        changes: "some",
        replaces: [],
        diffs: [],
        detailed: {
          "clusters.a.isHostCluster": "UPDATE",
          "clusters.b": "DELETE",
          "clusters.c": "ADD",
          "clusters.d": "ADD",
        },
      });
      const same = await diff(
        { clusters: many, pending: { n1: { fields: ["isHostCluster"] } } },
        { clusters: many },
        { urn },
      );
      assert.deepEqual([same.changes, same.detailed], ["some", {}]);
      assert.equal((await diff({ clusters: many }, { clusters: many }, { urn })).changes, "none");
    }));

  it("keep old values secret that a partial failure leaves in the state", () =>
    run(async ({ update, read }) => {
      const olds = { clusters: { a: ingress(secret("hunter2")), b: ingress(secret("hunter3")), c: on } };
      emulator.addCluster({ uid: "b", hostClusterConfig: on });
      emulator.fail(
        { method: "PATCH", url: "/a/", status: 422, body: { code: "Bad", message: "no" } },
        { method: "PATCH", url: "/b/", status: 422 },
      );
      const error = await errorOf<ServiceError>(update(olds, { clusters: { a: ingress("x"), c: off } }, { urn }));
      const { properties = {} } = initFailureOf(error) ?? {};
      assert.deepEqual(properties, {
        clusters: { ...olds.clusters, c: off },
        __address: emulator.baseUrl,
      });
      for (const uid of ["a", "b"]) {
        const host = uid === "a" ? "hunter2" : "hunter3";
        emulator.addCluster({ uid, hostClusterConfig: ingress(host) });
      }
      emulator.addCluster({ uid: "c", hostClusterConfig: off });
      const refreshed = await read("fleet-1", properties, { urn });
      assert.deepEqual(refreshed.properties, properties);
      assert.deepEqual(refreshed.inputs, properties);
    }));

  it("are rejected with a key that the plugin cannot receive or report, and with a reason", () =>
    run(async ({ check }) => {
      const reasonsOf = async (news: object) => (await check(news as never, urn)).failures.map(({ reason }) => reason);
      const withKey = JSON.parse(
        '{ "clusters": { "a": { "isHostCluster": true }, "__proto__": { "isHostCluster": true } } }',
      );
      assert.deepEqual(await reasonsOf(withKey), [
        'The arguments contain a key "__proto__", which the provider cannot receive. Remove it.',
      ]);
      assert.match((await reasonsOf({ clusters: { "a\\": on } })).join(), /must not end in a backslash/);
    }));

  it("report the clusters that are left if the run is cancelled", () =>
    run(
      async ({ create, cancel }) => {
        const release = emulator.hold({ method: "PATCH", url: "/b/" });
        const failed = errorOf<ServiceError>(create({ clusters: { a: on, b: on, c: on } }, { urn }));
        await emulator.until(() => emulator.patches.length === 2);
        await cancel();
        const error = await failed;
        release();
        assert.match(error.details, /was cancelled[\s\S]*1 cluster was not attempted, because the failure concerns/);
        const { clusters, pending } = initFailureOf(error)?.properties ?? {};
        assert.deepEqual([clusters, pending], [{ a: on }, { b: { fields: ["isHostCluster"] } }]);
      },
      { maxConcurrentRequests: "1", readBeforeWrite: "off" },
    ));

  it("read in a preview with readInPreview the clusters that would change, and show at most twenty of them", () =>
    run(
      async ({ create, update, logged }) => {
        const preview = { urn, preview: true };
        const uids = Array.from({ length: 25 }, (_, index) => `n${index}`);
        for (const uid of uids) emulator.addCluster({ uid, hostClusterConfig: { ...on, clusterGroup: { uid: "g" } } });
        await create({ clusters: Object.fromEntries(uids.map((uid) => [uid, on])) }, preview);
        const messages = logged("info").map(({ message }) => message);
        assert.equal(messages.filter((message) => message.includes("clusterGroup.uid")).length, 20);
        assert.match(messages.at(-1) ?? "", /^5 more messages/);
        assert.equal(emulator.requests.length, 25);

        await update({ clusters: { a: on, b: on } }, { clusters: { a: on, b: off, c: UNKNOWN } }, preview);
        assert.deepEqual(
          emulator.requests.slice(25).map(({ url }) => url),
          ["/v1/spectroclusters/b"],
        );
        const typo = { clusters: { a: on, typo: on } };
        const { details } = await errorOf<ServiceError>(update({ clusters: { a: on } }, typo, preview));
        assert.match(details, /^Cannot read cluster "typo"/);
        assert.equal(emulator.patches.length, 0);
      },
      { readInPreview: "true" },
    ));
});
