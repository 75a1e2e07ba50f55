import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine.js";
import { describeHostClusters } from "../../support/hostCluster.mjs";

const ingress = (port: number) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
});
const endpoint = (port: number) => ({ clusterEndpoint: ingress(port).clusterEndpoint });
const clusterGroup = { uid: "g1" };
const on = { isHostCluster: true };
const off = { isHostCluster: false };
const withGroup = { ...on, clusterGroup };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});

/** A message about one cluster. The plugin knows the name of the resource, and the dynamic provider without a check its UID. */
function saysOf(uid: string, text: string): RegExp {
  return new RegExp(`(Cluster "${uid}"|HostClusterConfig "prod"|HostClusterFleet)[^\n]*(: |\n {2}1 )${text}`);
}

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

  it("rejects the API key as an argument, also in upper case, without quoting it", async () => {
    const cluster = start();
    const host = `${cluster.apiKey.toUpperCase()}.example.com`;
    const { failures } = await cluster.check({
      clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host } } },
    });
    assert.match(failures.join(), /^An argument, or a UID in clusters, contains the API key\./);
    assert.ok(!failures.join().toLowerCase().includes(cluster.apiKey));
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
    await other.shows(saysOf(other.uid, "stays as it is in Palette and is no longer managed"));
    assert.deepEqual([cluster.sent, other.sent, cluster.actual], [sent, "", withGroup]);
  });

  describe("isHostCluster", () => {
    const both = { ...off, ...endpoint(1) };
    const liveWithEndpoint = { ...withGroup, ...endpoint(1) };
    /** What the service has, what the program declared before and declares now, and what is written. */
    const rows: [name: string, actual?: object, before?: object, config?: object, written?: object][] = [
      ["omitted at a live host is repeated", withGroup, undefined, endpoint(1), liveWithEndpoint],
      ["omitted at a cluster that never was one is not sent", undefined, undefined, endpoint(1), endpoint(1)],
      ["omitted after true is repeated", on, on, endpoint(1), ingress(1)],
      ["omitted after it was disabled stays off", off, on, endpoint(1), both],
      ["false disables", ingress(1), ingress(1), both, both],
      ["true enables", off, off, on, on],
    ];
    for (const [name, actual, before, config, written] of rows) {
      it(name, async () => {
        const cluster = start(actual as never);
        if (before === undefined) await cluster.create(config as never);
        else await cluster.update(cluster.existing(before as never), config as never);
        assert.deepEqual([cluster.written, cluster.actual], [[written], written]);
      });
    }

    it("false that the program only repeats disables nothing that others have enabled since, and the log says so", async () => {
      const cluster = start(ingress(1));
      await cluster.update(cluster.existing({ ...off, ...endpoint(1) }), { ...off, ...endpoint(2) });
      assert.deepEqual(cluster.actual, ingress(2));
      await cluster.shows(/stays a host, .*run pulumi refresh, then pulumi up/);
    });

    it("omitted is no drift, whatever it is", async () => {
      const cluster = start();
      const created = await cluster.create(endpoint(1));
      for (const actual of [ingress(1), { ...off, ...endpoint(1) }, endpoint(1)]) {
        cluster.becomes(actual);
        assert.deepEqual((await cluster.refresh(created))?.config, endpoint(1));
      }
    });
  });

  it("keeps what the program does not declare, and says so; leaves out what it drops", async () => {
    const cluster = start({ ...on, hostCluster: { uid: "h" } });
    const created = await cluster.create(withGroup);
    await cluster.shows(saysOf(cluster.uid, "keeps hostCluster.uid as it is in Palette"));
    await cluster.update(created, on);
    assert.deepEqual(cluster.written, [
      { ...withGroup, hostCluster: { uid: "h" } },
      { ...on, hostCluster: { uid: "h" } },
    ]);
  });

  it("keeps lists and unused parts that the program never declares, and writes an empty list once", async () => {
    const theirs = { externalIPs: ["192.0.2.9"], loadBalancerSourceRanges: ["10.0.0.0/8"] };
    const withLists = (lists: object, type = "LoadBalancer") => ({
      ...on,
      clusterEndpoint: { type, config: { loadBalancerConfig: lists } },
    });
    for (const type of ["LoadBalancer", "Ingress"]) {
      const cluster = start(withLists(theirs, type));
      const policy = { externalTrafficPolicy: "Local" };
      const created = await cluster.create(withLists(policy, type));
      assert.deepEqual(cluster.actual, withLists({ ...theirs, ...policy }, type));
      assert.deepEqual((await cluster.refresh(created))?.inputs, withLists(policy, type));
      const empty = withLists({ ...policy, externalIPs: [] }, type);
      assert.equal(await cluster.hasChanges(created, empty), true);
      const emptied = await cluster.update(created, empty);
      assert.deepEqual(cluster.actual, withLists({ ...theirs, ...policy, externalIPs: [] }, type));
      cluster.becomes(withLists({ ...theirs, ...policy, externalIPs: null }, type));
      assert.deepEqual((await cluster.refresh(emptied))?.inputs, empty);
      assert.equal(await cluster.hasChanges(emptied, empty), false);
    }
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

  describe("after a write whose outcome is unknown", () => {
    /** An update from one port to another, with a group that only the attempt has. */
    async function pending() {
      const cluster = start(ingress(443));
      cluster.fail({ method: "PATCH", reset: true, applied: true });
      const attempt = cluster.update(cluster.existing(ingress(443)), { ...ingress(8443), clusterGroup });
      const { message, stored } = await cluster.failureOf(attempt);
      assert.match(message, /The cluster is pending: the next pulumi up writes it again\.$/);
      assert.ok(stored?.isPending);
      assert.deepEqual(stored.config, { ...ingress(8443), clusterGroup });
      return { cluster, stored };
    }

    it("the same program writes it again", async () => {
      const { cluster, stored } = await pending();
      assert.equal(await cluster.hasChanges(stored, { ...ingress(8443), clusterGroup }), true);
      const { isPending, config } = await cluster.update(stored, { ...ingress(8443), clusterGroup });
      assert.deepEqual([isPending, config], [false, { ...ingress(8443), clusterGroup }]);
      assert.equal(cluster.written.length, 2);
    });

    it("the reverted program writes its values, without the fields that were only attempted", async () => {
      const { cluster, stored } = await pending();
      assert.equal(await cluster.hasChanges(stored, ingress(443)), true);
      await cluster.update(stored, ingress(443));
      assert.deepEqual(cluster.actual, ingress(443));
    });

    it("a refresh shows what the service has, and clears the mark", async () => {
      const { cluster, stored } = await pending();
      const refreshed = await cluster.refresh(stored);
      assert.deepEqual([refreshed?.isPending, refreshed?.inputs], [false, { ...ingress(8443), clusterGroup }]);
      cluster.becomes(ingress(443));
      assert.deepEqual((await cluster.refresh(stored))?.inputs, ingress(443));
    });

    it("it stays pending if another attempt fails without an effect", async () => {
      const { cluster, stored } = await pending();
      cluster.fail({ method: "PATCH", status: 403, body: { code: "Forbidden", message: "no" } });
      const { stored: after } = await cluster.failureOf(cluster.update(stored, ingress(443)));
      assert.equal(after, undefined, "the state stays as it was");
    });

    it("a create is in the state, and a field that the next program drops is removed", async () => {
      const cluster = start();
      cluster.fail({ method: "PATCH", reset: true, applied: true });
      const { stored } = await cluster.failureOf(cluster.create(withGroup));
      assert.ok(stored?.isPending);
      await cluster.update(stored, on);
      assert.deepEqual(cluster.actual, on);
    });
  });

  for (const marks of [
    { pending: { u: true } },
    { pending: [7] },
    { __unconfirmed: 7 },
    { __dropped: { u: "text" } },
    { __dropped: { u: ["text"] } },
    { __dropped: [], pending: "u" },
  ]) {
    it(`is pending after an edit of the state to ${JSON.stringify(marks)}`, async () => {
      const cluster = start(withGroup);
      const stored = cluster.existing(withGroup);
      const edited = { ...stored, properties: { ...stored.properties, ...marks } };
      assert.equal(await cluster.hasChanges(edited, withGroup), true);
      assert.deepEqual((await cluster.refresh(edited))?.properties, stored.properties);
      assert.deepEqual((await cluster.update(edited, withGroup)).properties, stored.properties);
      await cluster.update(edited, on);
      assert.deepEqual(cluster.written, [withGroup, on]);
    });
  }

  it("leaves the state in a refresh if the service no longer has it, also if it is pending, and says so", async () => {
    const cluster = start(ingress(443));
    cluster.fail({ method: "PATCH", reset: true });
    const { stored } = await cluster.failureOf(cluster.update(cluster.existing(on), withGroup));
    cluster.becomes("gone");
    assert.ok(stored?.isPending);
    assert.equal(await cluster.refresh(stored), undefined);
    await cluster.shows(/is not found and leaves the state|1 is not found/);
    const { message } = await cluster.failureOf(cluster.update(cluster.existing(on), withGroup));
    assert.match(message, /returned 404 .*ResourceNotFound/s);
  });
});
