import assert from "node:assert/strict";
import { importConfig } from "../../../provider/hostClusters/read.js";
import { writeClusters } from "../../../provider/hostClusters/write.js";
import { checkHostClusterConfig } from "../../../provider/validation/checkArguments.js";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { partialFailureOf, resourceIn } from "../resources/resourceIn.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

const ABOUT = { subject: 'HostClusterConfig "test"', isSingle: true };

describe("writeClusters", () => {
  controlClock({ skipsBelow: 2000 });
  const emulator = useEmulator();

  for (const fault of [{ status: 429 }, { status: 503 }, { reset: true }, { reset: true, applied: true }]) {
    it(`keeps what somebody changes between ${JSON.stringify(fault)} and the retry`, async () => {
      const uid = "c1";
      const service = (name: string) => ({ isHostCluster: false, clusterGroup: { uid: "g", name } });
      emulator.addCluster({ uid, hostClusterConfig: service("before") });
      const release = emulator.hold({ method: "PATCH", ...fault });
      const call = testCall(testRun(emulator));
      const declared = { clusterUid: uid, config: { isHostCluster: true } };
      const writing = writeClusters([declared], new Map(), ABOUT, call);
      await emulator.until(({ patches }) => patches.length === 1);
      emulator.addCluster({ uid, hostClusterConfig: service("after") });
      release();

      assert.deepEqual(await writing, { clusters: [declared] });
      const expected = { isHostCluster: true, clusterGroup: { uid: "g", name: "after" } };
      assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, expected);
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

  it("confirms a write with a 204, whatever type a gateway says that its body has", async () => {
    emulator.addCluster({ uid: "c1" });
    const headers = { "content-type": "text/html; charset=utf-8" };
    emulator.fail({ method: "PATCH", status: 204, headers, body: "", untyped: true, applied: true });
    const resource = resourceIn(testRun(emulator), "HostClusterConfig");
    const state = await resource.create({ clusterUid: "c1", isHostCluster: true });
    assert.equal(state["pending"], undefined);
  });

  const newCall = () => testCall(testRun(emulator, { maxRetries: 0 }));
  const declared = { clusterUid: "c1", config: { isHostCluster: true } };

  const loadBalancer = (loadBalancerConfig: object) => ({
    isHostCluster: true,
    clusterEndpoint: { type: "LoadBalancer" as const, config: { loadBalancerConfig } },
  });
  it("reads any number of values that fit into a response", async () => {
    const loadBalancerSourceRanges = Array.from({ length: 100_001 }, (_, index) => `10.0.${index % 256}.0/24`);
    emulator.addCluster({ uid: "c1", hostClusterConfig: loadBalancer({ loadBalancerSourceRanges }) });
    const { clusterEndpoint } = await importConfig({ clusterUid: "c1" }, newCall());
    assert.equal(clusterEndpoint?.config?.loadBalancerConfig?.loadBalancerSourceRanges?.length, 100_001);
  });

  it("finds in a response as Go writes it only arguments that a program may declare", async () => {
    const empty = { kind: "", name: "", uid: "" };
    const config = { host: "", port: 0 };
    const lists = { externalIPs: null, externalTrafficPolicy: "", loadBalancerSourceRanges: [""] };
    const clusterEndpoint = { type: "Ingress", config: { ingressConfig: config, loadBalancerConfig: lists } };
    const hostClusterConfig = {
      isHostCluster: null,
      clusterEndpoint,
      clusterGroup: { ...empty, uid: "g" },
      hostCluster: empty,
    };
    emulator.acceptsUnknownMembers = true;
    emulator.addCluster({ uid: "c1", hostClusterConfig });
    const received = await importConfig({ clusterUid: "c1" }, newCall());
    assert.deepEqual(received.clusterGroup, { uid: "g" });
    assert.deepEqual(checkHostClusterConfig({ clusterUid: "c1", ...received }), []);
  });

  it("writes a default that the program begins to declare, because the service may have another value", async () => {
    const has = { externalTrafficPolicy: "Local", loadBalancerSourceRanges: ["10.0.0.0/8"] };
    for (const { stored, declared } of [
      { stored: {}, declared: { externalTrafficPolicy: "Cluster" } },
      { stored: undefined, declared: { loadBalancerSourceRanges: ["0.0.0.0/0"] } },
    ]) {
      emulator.addCluster({ uid: "c1", hostClusterConfig: loadBalancer(has) });
      const former = { isHostCluster: true, clusterEndpoint: { type: "LoadBalancer" as const } };
      const config = stored ? loadBalancer(stored) : former;
      const wanted = { clusterUid: "c1", config: loadBalancer(declared) };
      await writeClusters([wanted], new Map([["c1", { clusterUid: "c1", config }]]), ABOUT, newCall());
      const sent = emulator.clusters.get("c1")?.hostClusterConfig as ReturnType<typeof loadBalancer>;
      const { loadBalancerConfig } = sent.clusterEndpoint.config;
      assert.deepEqual({ ...loadBalancerConfig, ...declared }, loadBalancerConfig);
    }
  });

  it("says which members of a reference it does not send, because a reference is one value", async () => {
    const clusterGroup = { uid: "b", name: "team-b", kind: "clustergroup" };
    const config = { clusterGroup: { uid: "mine" } };
    for (const stored of [undefined, { clusterUid: "c1", config }]) {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true, clusterGroup: { ...clusterGroup } } });
      const call = newCall();
      const wanted = { clusterUid: "c1", config: { ...config, isHostCluster: true } };
      await writeClusters([wanted], new Map(stored ? [["c1", stored]] : []), ABOUT, call);
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, wanted.config);
      assert.match(call.logged.join("\n"), /^ {2}overwrites clusterGroup\.uid: "b" becomes "mine"$/m);
      assert.match(
        call.logged.join("\n"),
        /^ {2}removes clusterGroup\.name, because .*\n {2}removes clusterGroup\.kind, because a reference is one value$/m,
      );
    }
  });

  it("says which addresses of others it removes from a list that the program omits", async () => {
    const [config, changed] = [loadBalancer({}), loadBalancer({ externalTrafficPolicy: "Local" })];
    emulator.addCluster({ uid: "c1", hostClusterConfig: loadBalancer({ externalIPs: ["192.0.2.9"] }) });
    const call = newCall();
    await writeClusters(
      [{ clusterUid: "c1", config: changed }],
      new Map([["c1", { clusterUid: "c1", config }]]),
      ABOUT,
      call,
    );
    assert.match(call.logged.join(), /externalIPs: \["192\.0\.2\.9"\] becomes \[\]$/);
  });

  it("says nothing of a field that ignoreChanges leaves to the service", async () => {
    const config = { isHostCluster: true, clusterGroup: { uid: "mine" } };
    const theirs = { isHostCluster: true, clusterGroup: { uid: "theirs" } };
    emulator.addCluster({ uid: "c1", hostClusterConfig: { ...theirs } });
    const call = newCall();
    const wanted = { clusterUid: "c1", projectUid: "p", config, ignored: [["clusterGroup"]] };
    await writeClusters([wanted], new Map([["c1", { clusterUid: "c1", config }]]), ABOUT, call);
    assert.deepEqual([emulator.patches.length, emulator.clusters.get("c1")?.hostClusterConfig], [1, theirs]);
    assert.deepEqual(call.logged, []);
  });

  it("says what a change of the endpoint type removes of others, in a first and in a later write", async () => {
    const former = { isHostCluster: true, clusterEndpoint: { type: "Ingress" as const } };
    const config = { isHostCluster: true, clusterEndpoint: { type: "LoadBalancer" as const } };
    const has = { clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "others.example.com" } } } };
    for (const stored of [undefined, { clusterUid: "c1", config: former }]) {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true, ...has } });
      const call = newCall();
      await writeClusters([{ clusterUid: "c1", config }], new Map(stored ? [["c1", stored]] : []), ABOUT, call);
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, config);
      assert.match(
        call.logged.join(),
        /removes clusterEndpoint\.config\.ingressConfig\.host, because the endpoint type/,
      );
    }
    emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true, ...has } });
    const call = newCall();
    await writeClusters(
      [{ clusterUid: "c1", config: { clusterEndpoint: former.clusterEndpoint } }],
      new Map(),
      ABOUT,
      call,
    );
    assert.doesNotMatch(call.logged.join(), /removes/);
  });

  for (const { status, inRead = false, kept } of [
    { status: 400, kept: true },
    { status: 422, kept: true },
    { status: 409, kept: false },
    { status: 422, inRead: true, kept: false },
  ]) {
    it(`${kept ? "names" : "does not name"} the kept fields after ${status} of a ${inRead ? "read" : "write"}`, async () => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { clusterGroup: { uid: "g" } } });
      const body = { code: "Bad", message: "no" };
      // A first attempt that sends the fields.
      if (inRead) emulator.fail({ method: "PATCH", status: 503 });
      emulator.fail({ method: inRead ? "GET" : "PATCH", ...(inRead && { every: 2 }), status, body });
      const { failure } = await writeClusters(
        [declared],
        new Map(),
        ABOUT,
        testCall(testRun(emulator, { maxRetries: 1 })),
      );
      assert.equal(/as Palette had them: clusterGroup\.uid/.test(failure?.message ?? ""), kept, failure?.message);
    });
  }

  it("bounds its messages, whatever the service has for names and texts", async () => {
    const long = (text: string) => text.repeat(300_000);
    const hostClusterConfig = {
      clusterGroup: { uid: "g" },
      ...Object.fromEntries(["a", "b"].map((name) => [long(name), 1])),
    };
    emulator.addCluster({ uid: "c1", hostClusterConfig });
    emulator.fail({
      method: "PATCH",
      status: 422,
      body: { code: "Bad", message: long("x"), details: { [long("y")]: 1 } },
    });
    const call = newCall();
    const { failure } = await writeClusters([declared], new Map(), ABOUT, call);
    assert.match(failure?.message ?? "", /as Palette had them: clusterGroup\.uid, a{100}/);
    assert.ok([failure?.message ?? "", ...call.logged].every(({ length }) => length < 4000));
  });
});
