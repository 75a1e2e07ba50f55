import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine.js";
import { describeHostClusters } from "../../support/hostCluster.mjs";

const clusterGroup = { uid: "g1" };
const on = { isHostCluster: true };
const withGroup = { ...on, clusterGroup };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});

describeHostClusters((start) => {
  it("keeps what is declared and unknown values as they are, and sends nothing", async () => {
    const cluster = start();
    for (const config of [
      withIPs(["10.0.0.2", "10.0.0.1", "10.0.0.2"]),
      { ...on, clusterEndpoint: UNKNOWN },
      withIPs(["10.0.0.2", UNKNOWN]),
      { isHostCluster: UNKNOWN },
    ]) {
      assert.deepEqual(await cluster.check(config), { config, failures: [] });
      assert.equal(await cluster.hasChanges(cluster.existing(on), config), true);
    }
    assert.equal(cluster.sent, "");
  });

  it("warns about arguments that may be wrong, and uses them", async () => {
    const cluster = start();
    assert.deepEqual((await cluster.check(withIPs(["127.0.0.1"]))).failures, []);
    await cluster.shows(/externalIPs\[0\] is "127\.0\.0\.1", which is a loopback address/);
  });

  it("sends what is declared, reads it, and forgets it in the end without a request", async () => {
    const cluster = start();
    const created = await cluster.create(on);
    assert.deepEqual(created.config, on);
    const updated = await cluster.update(created, withGroup);
    const { config, inputs } = (await cluster.refresh(updated)) ?? {};
    assert.deepEqual([updated.config, config, inputs], [withGroup, withGroup, withGroup]);
    const { sent } = cluster;
    await cluster.delete(updated);
    // Nothing in this run declares the other cluster.
    const other = start(on);
    await other.delete(other.existing(on));
    // The plugin knows the name of the resource, and the dynamic provider without a check its UID.
    const subject = `(Cluster "${other.uid}"|HostClusterConfig "prod"|HostClusterFleet)[^\n]*`;
    await other.shows(
      new RegExp(`${subject}(: |: cluster "${other.uid}" |\n {2}1 )stays as it is in Palette and is no longer managed`),
    );
    assert.deepEqual([cluster.sent, other.sent, cluster.actual], [sent, "", withGroup]);
  });

  it("fails with the error of the service, and without a state if nothing took effect", async () => {
    for (const operation of [
      (cluster: ReturnType<typeof start>) => cluster.create(on),
      (cluster: ReturnType<typeof start>) => cluster.update(cluster.existing(on), withGroup),
      (cluster: ReturnType<typeof start>) => cluster.refresh(cluster.existing(on)),
    ]) {
      const cluster = start(on);
      cluster.fail({ status: 403, body: { code: "Forbidden", message: "not yours" }, times: 2 });
      const { message, stored } = await cluster.failureOf(operation(cluster));
      assert.match(message, /^Cannot read .*\n.* returned 403 \(not yours, code Forbidden\)\.\n/);
      assert.equal(stored, undefined);
    }
  });

  it("has in the state what was attempted if the outcome of a write is unknown, until that is known", async () => {
    const cluster = start(on);
    const unknown = { method: "PATCH", reset: true, applied: true };
    cluster.fail(unknown);
    const created = await cluster.failureOf(cluster.create(on));
    assert.deepEqual([created.stored?.isPending, created.stored?.config], [true, on]);
    cluster.fail(unknown);
    const { message, stored } = await cluster.failureOf(cluster.update(cluster.existing(on), withGroup));
    assert.match(message, /The cluster is pending: the next pulumi up writes it again\.$/);
    assert.ok(stored?.isPending);
    assert.deepEqual(stored.config, withGroup);
    for (const config of [withGroup, on]) {
      assert.equal(await cluster.hasChanges(stored, config), true);
      assert.equal((await cluster.update(stored, config)).isPending, false);
      assert.deepEqual(cluster.actual, config);
    }
    const refreshed = await cluster.refresh(stored);
    assert.deepEqual([refreshed?.isPending, refreshed?.inputs], [false, on]);
  });

  it("leaves the state in a refresh if the service no longer has it, also if it is pending, and says so", async () => {
    const cluster = start(on);
    cluster.fail({ method: "PATCH", reset: true });
    const { stored } = await cluster.failureOf(cluster.update(cluster.existing(on), withGroup));
    cluster.remove();
    assert.ok(stored?.isPending);
    assert.equal(await cluster.refresh(stored), undefined);
    await cluster.shows(/is not found and leaves the state|1 is not found/);
    const { message } = await cluster.failureOf(cluster.update(cluster.existing(on), withGroup));
    assert.match(message, /returned 404 .*ResourceNotFound/s);
  });
});
