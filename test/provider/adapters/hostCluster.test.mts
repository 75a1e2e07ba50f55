import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { describeHostClusters } from "../../support/hostCluster.mjs";

const ingress = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
});
const clusterGroup = { uid: "g1" };
const on = { isHostCluster: true };
const off = { isHostCluster: false };
const withHost = { ...on, hostCluster: { uid: "h" } };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});

describeHostClusters("one life", (start) => {
  it("fills in defaults, keeps unknown values, and sends nothing", async () => {
    const cluster = start();
    for (const [config, complete = config] of [
      [{}, off],
      [withIPs(["10.0.0.2", "10.0.0.1", "10.0.0.2"])],
      [{ ...on, clusterEndpoint: UNKNOWN }],
      [withIPs(["10.0.0.2", UNKNOWN])],
      [{ isHostCluster: UNKNOWN }],
    ] as [Record<string, unknown>, Record<string, unknown>?][]) {
      assert.deepEqual(await cluster.check(config), { config: complete, failures: [] });
      assert.equal(await cluster.hasChanges(cluster.existing(on), config), true);
    }
    assert.equal(cluster.sent, "");
  });

  it("reports what is invalid", async () => {
    const { failures } = await start().check({ isHostCluster: "yes", clusterEndpoint: { tpye: "Ingress" } });
    assert.equal(failures.length, 2);
    assert.match(failures[0] ?? "", /isHostCluster must be true or false, not "yes"$/);
    assert.match(failures[1] ?? "", /clusterEndpoint\.tpye is not a known member \(value "Ingress"\); did you mean/);
  });

  it("rejects the API key as an argument, without quoting it", async () => {
    const cluster = start();
    for (const [config, message] of [
      [{ hostCluster: { uid: cluster.apiKey } }, /^An argument, or a UID in clusters, is the API key\./],
      [{ isHostCluster: cluster.apiKey }, /isHostCluster must be true or false, not "\[API key\]"$/],
    ] as const) {
      assert.match((await cluster.check(config)).failures.join(), message);
    }
  });

  it("compares canonical forms", async () => {
    const cluster = start();
    for (const [old, config, hasChanges] of [
      [on, on, false],
      [withIPs(["b", "a", "b"]), withIPs(["a", "b"]), false],
      [on, off, true],
      [{}, on, true],
    ] as const) {
      const changes = await cluster.hasChanges(cluster.existing(old), config);
      assert.equal(changes, hasChanges, JSON.stringify([old, config]));
    }
    const updated = await cluster.update(cluster.existing(withIPs(["b", "a"])), withIPs(["a", "b"]));
    assert.deepEqual([updated.config, cluster.sent], [withIPs(["a", "b"]), ""]);
  });

  it("is disabled if an edited state does not say whether it is a host cluster", async () => {
    for (const edited of [{}, { clusterGroup }, { isHostCluster: null }]) {
      const cluster = start(on);
      await cluster.delete(cluster.existing(edited));
      assert.deepEqual(cluster.actual, off, JSON.stringify(edited));
    }
  });

  it("sends what is declared, reads it, and disables it in the end", async () => {
    const cluster = start();
    const created = await cluster.create(on);
    assert.deepEqual(created.config, on);
    const updated = await cluster.update(created, withHost);
    const { config, inputs } = (await cluster.refresh(updated)) ?? {};
    assert.deepEqual([updated.config, config, inputs], [withHost, withHost, withHost]);
    // Nothing in this run declares the other clusters.
    const [other, disabled] = [start(on), start(off)];
    for (const each of [other, disabled]) await each.delete(each.existing(each.actual ?? {}));
    assert.deepEqual([cluster.written, other.written, disabled.sent], [[on, withHost], [off], ""]);
  });

  it("keeps what the program does not declare, and says so", async () => {
    const cluster = start({ ...on, clusterGroup });
    assert.deepEqual((await cluster.create(on)).config, on);
    assert.deepEqual(cluster.actual, { ...on, clusterGroup });
    await cluster.shows(/kept, because the program does not declare it: clusterGroup\.uid/);
  });

  it("is not disabled if its declaration is invalid", async () => {
    const cluster = start(on);
    await cluster.check({ isHostCluster: "yes" });
    const { message } = await cluster.failureOf(cluster.delete(cluster.existing(on)));
    assert.match(message, /Another resource of this run declares it, but has not written it/);
    assert.equal(cluster.sent, "");
  });

  it("fails with the error of the service", async () => {
    const other = start(on);
    for (const [cluster, operation] of [
      [start(), (each) => each.create(on)],
      [start(on), (each) => each.update(each.existing(on), withHost)],
      [start(on), (each) => each.refresh(each.existing(on))],
      [other, (each) => each.delete(each.existing(on))],
    ] as [typeof other, (cluster: typeof other) => Promise<unknown>][]) {
      cluster.fail({ status: 403, body: { code: "Forbidden", message: "not yours" }, times: 2 });
      const { message, stored } = await cluster.failureOf(operation(cluster));
      assert.match(message, /^Cannot .* returned 403 \(not yours, code Forbidden\)\.\nThe API key from/s);
      assert.equal(stored, undefined);
    }
  });

  it("finds drift of declared fields only, and repairs it without touching others", async () => {
    const cluster = start({ clusterGroup });
    const created = await cluster.create(ingress(443));
    cluster.becomes({ ...ingress(8443), clusterGroup });
    const drifted = await cluster.refresh(created);
    assert.deepEqual(drifted?.config, ingress(8443));
    await cluster.update(drifted, ingress(443));
    assert.deepEqual(cluster.actual, { ...ingress(443), clusterGroup });
    assert.equal(await cluster.hasChanges(created, ingress(443)), false);
  });

  it("stays pending after an unknown outcome, until the next update completes it", async () => {
    const cluster = start();
    cluster.fail({ method: "PATCH", reset: true, applied: true });
    const { message, stored } = await cluster.failureOf(cluster.create(ingress(443)));
    assert.match(message, /the next pulumi up repeats/i);
    assert.ok(stored?.isPending && stored.config === undefined);
    const refreshed = await cluster.refresh(stored);
    assert.ok(refreshed?.isPending && refreshed.config === undefined);
    assert.equal(await cluster.hasChanges(refreshed, ingress(443)), true);
    const completed = await cluster.update(refreshed, ingress(443));
    assert.deepEqual([completed.isPending, completed.config], [false, ingress(443)]);
  });

  it("leaves the state in a refresh if the service has deleted it, also if it is only pending", async () => {
    const cluster = start();
    cluster.fail({ method: "PATCH", reset: true });
    const { stored } = await cluster.failureOf(cluster.create(on));
    cluster.becomes("gone");
    assert.ok(stored?.isPending);
    assert.equal(await cluster.refresh(stored), undefined);
  });

  it("ends without an error if the service has deleted the cluster, and says so", async () => {
    const cluster = start(ingress(443));
    const existing = cluster.existing(ingress(443));
    cluster.becomes("gone");
    assert.equal(await cluster.refresh(existing), undefined);
    await cluster.shows(new RegExp(`Cluster "${cluster.uid}" no longer exists, so it is removed from the state\\.`));
    await cluster.delete(existing);
    assert.match(cluster.sent, /^GET 404 PATCH 404( GET 404)*$/);
  });
});
