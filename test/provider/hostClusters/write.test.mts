import assert from "node:assert/strict";
import type { DeclaredCluster } from "../../../provider/hostClusters/cluster.js";
import { importConfig } from "../../../provider/hostClusters/read.js";
import { writeClusters } from "../../../provider/hostClusters/write.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { checkHostClusterConfig } from "../../../provider/validation/checkArguments.js";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { partialFailureOf, resourceIn } from "../resources/resourceIn.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

const SUBJECT = { subject: 'HostClusterConfig "test"', isSingle: true };

describe("writeClusters", () => {
  controlClock({ skipsBelow: 2000 });
  const emulator = useEmulator();
  const serviceHas = (config: Record<string, unknown>) =>
    emulator.addCluster({ uid: "c1", hostClusterConfig: structuredClone(config) });
  const actual = () => emulator.clusters.get("c1")?.hostClusterConfig;

  for (const fault of [{ status: 429 }, { status: 503 }, { reset: true }, { reset: true, applied: true }]) {
    it(`keeps what somebody changes between ${JSON.stringify(fault)} and the retry`, async () => {
      const service = (name: string) => ({ isHostCluster: false, clusterGroup: { uid: "g", name } });
      serviceHas(service("before"));
      const release = emulator.hold({ method: "PATCH", ...fault });
      const call = testCall(testRun(emulator));
      const declared = { clusterUid: "c1", config: { isHostCluster: true } };
      const writing = writeClusters([declared], new Map(), SUBJECT, call);
      await emulator.until(({ patches }) => patches.length === 1);
      serviceHas(service("after"));
      release();

      assert.deepEqual(await writing, { clusters: [declared], failure: undefined });
      assert.deepEqual(actual(), { ...service("after"), isHostCluster: true });
      assert.equal(call.logged.length, 1, "what the write changes is logged once");
    });
  }

  for (const status of [408, 502, 503, 504, 520, 521, 522, 523, 524, 527, 530]) {
    it(`leaves a cluster pending after ${status}, whatever the body is, and repeats the write in the next update`, async () => {
      for (const body of ["<html>", "", { code: "Busy", message: "later" }]) {
        emulator.addCluster({ uid: "c1" });
        emulator.fail({ method: "PATCH", status, body, applied: true });
        const resource = () => resourceIn(testRun(emulator, { maxRetries: 0 }), "HostClusterConfig");
        const args = { clusterUid: "c1", isHostCluster: true };
        const { state } = await partialFailureOf(resource().create(args));
        assert.deepEqual(state["pending"], ["c1"]);
        assert.equal((await resource().diff(state, args)).needsUpdate, true);
        assert.equal((await resource().update(state, args))["pending"], undefined);
      }
    });
  }

  /** Writes one cluster. Returns the messages that are logged and the message of a failure. */
  async function write(config: HostClusterConfig, stored?: HostClusterConfig, others: Partial<DeclaredCluster> = {}) {
    const call = testCall(testRun(emulator, { maxRetries: 1 }));
    const known = new Map(stored && [["c1", { clusterUid: "c1", config: stored }]]);
    const { failure } = await writeClusters([{ clusterUid: "c1", config, ...others }], known, SUBJECT, call);
    return { logged: call.logged.join("\n"), failure: failure?.message ?? "" };
  }

  const loadBalancer = (loadBalancerConfig: object) => ({
    isHostCluster: true,
    clusterEndpoint: { type: "LoadBalancer" as const, config: { loadBalancerConfig } },
  });
  it("reads any number of values that fit into a response", async () => {
    const loadBalancerSourceRanges = Array.from({ length: 100_001 }, (_, index) => `10.0.${index % 256}.0/24`);
    serviceHas(loadBalancer({ loadBalancerSourceRanges }));
    const { clusterEndpoint } = await importConfig({ clusterUid: "c1" }, testCall(testRun(emulator)));
    assert.equal(clusterEndpoint?.config?.loadBalancerConfig?.loadBalancerSourceRanges?.length, 100_001);
  });

  it("finds in a response as Go writes it only arguments that a program may declare", async () => {
    const empty = { kind: "", name: "", uid: "" };
    const ingressConfig = { host: "", port: 0 };
    const loadBalancerConfig = { externalIPs: null, externalTrafficPolicy: "", loadBalancerSourceRanges: [""] };
    const clusterEndpoint = { type: "Ingress", config: { ingressConfig, loadBalancerConfig } };
    emulator.acceptsUnknownMembers = true;
    serviceHas({ isHostCluster: null, clusterEndpoint, clusterGroup: { ...empty, uid: "g" }, hostCluster: empty });
    const received = await importConfig({ clusterUid: "c1" }, testCall(testRun(emulator)));
    assert.deepEqual(received.clusterGroup, { uid: "g" });
    assert.deepEqual(checkHostClusterConfig({ clusterUid: "c1", ...received }), []);
  });

  it("writes a default that the program begins to declare, because the service may have another value", async () => {
    const has = { externalTrafficPolicy: "Local", loadBalancerSourceRanges: ["10.0.0.0/8"] };
    const former: HostClusterConfig = { isHostCluster: true, clusterEndpoint: { type: "LoadBalancer" } };
    for (const [stored, declared] of [
      [loadBalancer({}), { externalTrafficPolicy: "Cluster" }],
      [former, { loadBalancerSourceRanges: ["0.0.0.0/0"] }],
    ] as const) {
      serviceHas(loadBalancer(has));
      await write(loadBalancer(declared), stored);
      const { loadBalancerConfig } = (actual() as ReturnType<typeof loadBalancer>).clusterEndpoint.config;
      assert.deepEqual({ ...loadBalancerConfig, ...declared }, loadBalancerConfig);
    }
  });

  it("says which members of a reference it does not send, because a reference is one value", async () => {
    const config = { isHostCluster: true, clusterGroup: { uid: "mine" } };
    for (const stored of [undefined, { clusterGroup: { uid: "mine" } }]) {
      serviceHas({ isHostCluster: true, clusterGroup: { uid: "b", name: "team-b", kind: "clustergroup" } });
      const { logged } = await write(config, stored);
      assert.deepEqual(actual(), config);
      assert.match(logged, /^ {2}overwrites clusterGroup\.uid: "b" becomes "mine"$/m);
      for (const member of ["name", "kind"])
        assert.ok(logged.includes(`\n  leaves out clusterGroup.${member}, because a reference is one value`), logged);
    }
  });

  it("says nothing of a field that ignoreChanges leaves to the service", async () => {
    const mine = { isHostCluster: true, clusterGroup: { uid: "mine" } };
    const theirs = { isHostCluster: true, clusterGroup: { uid: "theirs" } };
    serviceHas(theirs);
    const { logged } = await write(mine, mine, { projectUid: "p", ignored: [["clusterGroup"]] });
    assert.deepEqual([emulator.patches.length, actual(), logged], [1, theirs, ""]);
  });

  it("names what others have set and a change of the endpoint type brings into use, in a first and in a later write", async () => {
    const former: HostClusterConfig = { isHostCluster: true, clusterEndpoint: { type: "Ingress" } };
    const declared: HostClusterConfig = { isHostCluster: true, clusterEndpoint: { type: "LoadBalancer" } };
    const config = {
      ingressConfig: { host: "others.example.com" },
      loadBalancerConfig: { externalIPs: ["192.0.2.9"] },
    };
    for (const stored of [undefined, former]) {
      serviceHas({ isHostCluster: true, clusterEndpoint: { type: "Ingress", config } });
      const { logged } = await write(declared, stored);
      assert.deepEqual(actual(), { isHostCluster: true, clusterEndpoint: { type: "LoadBalancer", config } });
      assert.match(logged, /begins to use clusterEndpoint\.config\.loadBalancerConfig\.externalIPs \["192\.0\.2\.9"\]/);
      assert.doesNotMatch(logged, /begins to use .*ingress/);
    }
    serviceHas({ isHostCluster: true, clusterEndpoint: { type: "Ingress", config } });
    assert.doesNotMatch((await write({ clusterEndpoint: { type: "Ingress" } })).logged, /begins/);
  });

  it("says first how to write to a Palette that rejects the part of the endpoint that its type does not use", async () => {
    const config = { loadBalancerConfig: { externalIPs: ["192.0.2.9"] } };
    serviceHas({ clusterGroup: { uid: "g" }, clusterEndpoint: { type: "Ingress", config } });
    emulator.fail({ method: "PATCH", status: 422, body: { code: "Bad", message: "no" } });
    const { failure } = await write({ isHostCluster: true });
    assert.match(
      failure,
      /Ingress does not use clusterEndpoint[^,]*\. Clear that in Palette, or declare it.* set reads to off/,
    );
  });

  for (const [status, method, isNamed] of [
    [400, "PATCH", true],
    [422, "PATCH", true],
    [409, "PATCH", false],
    [422, "GET", false],
  ] as const) {
    it(`${isNamed ? "names" : "does not name"} the kept fields after ${status} of a ${method}`, async () => {
      serviceHas({ clusterGroup: { uid: "g" } });
      // A first attempt that sends the fields.
      if (method === "GET") emulator.fail({ method: "PATCH", status: 503 });
      emulator.fail({ method, every: method === "GET" ? 2 : 1, status, body: { code: "Bad", message: "no" } });
      const { failure } = await write({ isHostCluster: true });
      assert.equal(/as Palette had them: clusterGroup\.uid\..* set reads to off/.test(failure), isNamed, failure);
    });
  }

  it("bounds its messages, whatever the service has for names and texts", async () => {
    const long = (text: string) => text.repeat(300_000);
    serviceHas({ clusterGroup: { uid: "g" }, [long("a")]: 1, [long("b")]: 1 });
    const body = { code: "Bad", message: long("x"), details: { [long("y")]: 1 } };
    emulator.fail({ method: "PATCH", status: 422, body });
    const { failure, logged } = await write({ isHostCluster: true });
    assert.match(failure, /as Palette had them: clusterGroup\.uid, a{100}/);
    assert.ok(failure.length < 4000 && logged.length < 4000);
  });
});
