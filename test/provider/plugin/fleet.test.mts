import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { Emulator } from "../../emulator/index.mjs";
import { initFailureOf, type Plugin, secret, UNKNOWN, urnOf, withPlugin } from "./pluginProcess.mjs";

const urn = urnOf("prod", "spectrocluster:index:HostClusterFleet");
const ingress = (host: unknown) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port: 443 } } },
});
const on = { isHostCluster: true };
const off = { isHostCluster: false };

describe("the plugin's fleets", function () {
  this.timeout(60_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "a" }, { uid: "b" }, { uid: "c" });
  });
  afterEach(() => emulator.stop());

  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), maxRetries: "0", ...more });
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => assert.fail("it must fail"),
      (error: ServiceError) => error,
    );

  it("list added, removed and changed clusters among hundreds", () =>
    run(async ({ diff }) => {
      const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`n${index}`, ingress("x")]));
      const olds = { clusters: { ...many, a: on, b: on }, pending: { d: "failed" } };
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
      const same = await diff({ clusters: many, pending: { n1: "write" } }, { clusters: many }, { urn });
      assert.deepEqual([same.changes, same.detailed], ["some", {}]);
      assert.equal((await diff({ clusters: many }, { clusters: many }, { urn })).changes, "none");
    }));

  it("keep old values secret that a partial failure leaves in the state", () =>
    run(async ({ update, read }) => {
      const olds = { clusters: { a: ingress(secret("hunter2")), b: ingress(secret("hunter3")), c: on } };
      emulator.fail(
        { method: "PATCH", url: "/a/", status: 422, body: { code: "Bad", message: "no" } },
        { method: "PATCH", url: "/b/", status: 422 },
      );
      const error = await errorOf(update(olds, { clusters: { a: ingress("x"), c: off } }, { urn }));
      const { properties = {} } = initFailureOf(error) ?? {};
      assert.deepEqual(properties, {
        clusters: { ...olds.clusters, c: off },
        pending: { a: "failed" },
      });
      for (const uid of ["a", "b"]) {
        const host = uid === "a" ? "hunter2" : "hunter3";
        emulator.addCluster({ uid, hostClusterConfig: ingress(host) });
      }
      emulator.addCluster({ uid: "c", hostClusterConfig: off });
      const refreshed = await read("fleet-1", properties, { urn });
      assert.deepEqual(refreshed.properties, properties);
      assert.deepEqual(refreshed.inputs, { clusters: { ...olds.clusters, c: off } });
    }));

  it("are bounded by customTimeouts as a whole, and by operationTimeoutSeconds for each cluster", () =>
    run(
      async ({ create, update }) => {
        emulator.fail({ method: "PATCH", url: "/b/", delay: 5000 });
        const error = await errorOf(create({ clusters: { a: on, b: on, c: on } }, { urn }));
        assert.match(error.details, /^1 of 3 clusters failed:\n- "b": [\s\S]*1 s/);
        emulator.recover();
        emulator.fail({ method: "PATCH", delay: 700, times: 9 });
        const started = Date.now();
        const late = await errorOf(
          update({ clusters: { c: on } }, { clusters: { a: on, b: on } }, { urn, timeout: 1 }),
        );
        assert.ok(Date.now() - started < 2500);
        assert.match(
          late.details,
          /1 cluster was not attempted, because the timeout of the operation has passed: "c"\./,
        );
      },
      { operationTimeoutSeconds: "1", maxConcurrentRequests: "1", driftDetection: "off" },
    ));

  it("report the clusters that are left if the run is cancelled", () =>
    run(
      async ({ create, cancel }) => {
        const release = emulator.hold({ method: "PATCH", url: "/b/" });
        const failed = errorOf(create({ clusters: { a: on, b: on, c: on } }, { urn }));
        while (emulator.patches.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
        await cancel();
        const error = await failed;
        release();
        assert.match(
          error.details,
          /was cancelled[\s\S]*1 cluster was not attempted, because the failure concerns all/,
        );
        const { clusters, pending } = initFailureOf(error)?.properties ?? {};
        assert.deepEqual([clusters, pending], [{ a: on }, { b: "write", c: "failed" }]);
      },
      { maxConcurrentRequests: "1", driftDetection: "off" },
    ));

  it("show their progress as a status", () =>
    run(
      async ({ create, engine }) => {
        emulator.fail({ method: "PATCH", delay: 6000, times: 2 });
        await create({ clusters: { a: on, b: on } }, { urn });
        assert.deepEqual(
          engine.logged.filter(({ message }) => message.includes("done")),
          [{ severity: "info", message: "Writing the configurations: 1 of 2 clusters done", urn }],
        );
      },
      { maxConcurrentRequests: "1", driftDetection: "off" },
    ));

  it("are rejected in an import", () =>
    run(async ({ read }) => {
      const error = await errorOf(read("fleet-1", {}, { urn }));
      assert.match(error.details, /^A HostClusterFleet cannot be imported\. Declare it in the program/);
    }));
});
