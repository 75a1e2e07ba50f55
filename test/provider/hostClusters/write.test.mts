import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { UNKNOWN } from "../../../provider/engine.js";
import type { DeclaredCluster } from "../../../provider/hostClusters/cluster.js";
import { importConfig } from "../../../provider/hostClusters/read.js";
import { previewClusters, writeClusters } from "../../../provider/hostClusters/write.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { checkHostClusterConfig } from "../../../provider/validation/checkArguments.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { partialFailureOf, resourceIn } from "../resources/resourceIn.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

const SUBJECT = { name: 'HostClusterConfig "test"', isSingle: true };

describe("writeClusters", () => {
  controlClock({ skipsBelow: 2000 });
  const emulator = useEmulator();
  const ingress = (host: string) => ({
    clusterEndpoint: { type: "Ingress" as const, config: { ingressConfig: { host } } },
  });
  const serviceHas = (config: Record<string, unknown>) =>
    emulator.addCluster({ uid: "c1", hostClusterConfig: structuredClone(config) });
  const actual = () => emulator.clusters.get("c1")?.hostClusterConfig;

  for (const [fault, mayBeWritten] of [
    [{ status: 429 }, false],
    [{ status: 503 }, true],
    [{ reset: true }, true],
    [{ reset: true, applied: true }, true],
  ] as const) {
    it(`keeps what somebody changes between ${JSON.stringify(fault)} and the retry, and says what may have been lost`, async () => {
      const service = (name: string) => ({ isHostCluster: false, clusterGroup: { uid: "g", name }, ...ingress(name) });
      serviceHas(service("before"));
      const release = emulator.hold({ method: "PATCH", ...fault });
      const call = testCall(testRun(emulator));
      const declared = { clusterUid: "c1", config: { isHostCluster: true, ...ingress("own") } };
      const writing = writeClusters([declared], new Map(), SUBJECT, call);
      await emulator.until(({ patches }) => patches.length === 1);
      serviceHas(service("after"));
      release();

      assert.deepEqual(await writing, { clusters: [declared], failure: undefined });
      assert.deepEqual(actual(), { ...service("after"), ...declared.config });
      const becomes = (from: string) =>
        `\n  overwrites clusterEndpoint.config.ingressConfig.host: "${from}" becomes "own"`;
      assert.equal(
        call.logged.join("\n"),
        'HostClusterConfig "test" was written: overwrites a value, sets a value that Palette did not have' +
          (mayBeWritten ? becomes("before") : "") +
          becomes("after") +
          "\n  keeps clusterGroup.uid as it is in Palette" +
          "\n  keeps clusterGroup.name as it is in Palette",
      );
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

  /** Writes one cluster. Returns the messages that are logged, and the failure. */
  async function write(
    config: HostClusterConfig,
    stored?: HostClusterConfig,
    { values = {}, ...others }: Partial<DeclaredCluster> & { values?: SettingValues } = {},
  ) {
    const call = testCall(testRun(emulator, { maxRetries: 1, ...values }));
    const known = new Map(stored && [["c1", { clusterUid: "c1", config: stored }]]);
    const { failure } = await writeClusters([{ clusterUid: "c1", config, ...others }], known, SUBJECT, call);
    return { logged: call.logged.join("\n"), failure: failure?.message ?? "", code: failure?.code };
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
      /Ingress does not use clusterEndpoint[^,]*\. Clear that in Palette, or declare it.* remove it from the program\. To send only/,
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
      const kept =
        "The request also contained fields that the program does not declare, as Palette had them: clusterGroup.uid.";
      const off = "To send only declared fields, set reads to off. Palette may then remove the others.";
      assert.equal(failure.endsWith(`\n${kept} ${off}`), isNamed, failure);
    });
  }

  it("says nothing of a new host, and that Palette already has what is declared", async () => {
    serviceHas({});
    assert.equal((await write({ isHostCluster: true })).logged, "");
    emulator.fail({ method: "PATCH", status: 422, body: { code: "Bad", message: "no" } });
    assert.doesNotMatch((await write({ isHostCluster: true })).failure, /also contained fields/);
    assert.match((await write({ isHostCluster: true })).logged, /^HostClusterConfig "test" was written: .*already/);
  });

  it("repeats the same loss of two attempts once", async () => {
    serviceHas({ isHostCluster: true, ...ingress("theirs") });
    emulator.fail({ method: "PATCH", status: 503 });
    const { logged } = await write({ isHostCluster: true, ...ingress("own") });
    assert.match(logged, / was written: overwrites clusterEndpoint\S*: "theirs" becomes "own"$/);
  });

  it("does not say that Palette already has what is declared if that has changed before the retry", async () => {
    const own = { isHostCluster: true, ...ingress("own") };
    serviceHas(own);
    const release = emulator.hold({ method: "PATCH", status: 503 });
    const call = testCall(testRun(emulator));
    const declared = { clusterUid: "c1", config: own };
    const writing = writeClusters([declared], new Map(), { name: "Fleet", isSingle: false }, call);
    await emulator.until(({ patches }) => patches.length === 1);
    serviceHas({ ...own, ...ingress("theirs") });
    release();
    await writing;
    assert.match(call.logged.join(), /^Fleet: 1 cluster was written: 1 overwrites a value\n.*$/);
  });

  it("leaves a host enabled if the program only repeats that it is disabled", async () => {
    const off = { isHostCluster: false };
    serviceHas({ isHostCluster: true });
    const { logged } = await write({ ...off, ...ingress("own") }, off, { repeatsDisabled: true });
    assert.deepEqual(actual(), { isHostCluster: true, ...ingress("own") });
    assert.match(logged, /^HostClusterConfig "test" was written: stays a host, because the state already had/);
  });

  it("says before the write that it may disable a host that somebody has enabled, if it cannot read that", async () => {
    const off = { isHostCluster: false };
    for (const [faults, values] of [
      [[], { reads: "off" }],
      [[{ method: "GET", status: 405, body: "", url: "/c1", times: Number.POSITIVE_INFINITY }], {}],
    ] as [Fault[], SettingValues][]) {
      emulator.recover();
      serviceHas({ isHostCluster: true });
      emulator.fail(...faults);
      const release = emulator.hold({ method: "PATCH" });
      const run = testRun(emulator, { maxRetries: 0, ...values });
      if (faults.length > 0) run.readSupport.areSupported = false;
      const call = testCall(run);
      const { length } = emulator.patches;
      const declared = { clusterUid: "c1", config: { ...off, ...ingress("own") }, repeatsDisabled: true };
      const stored = new Map([["c1", { clusterUid: "c1", config: off }]]);
      const writing = writeClusters([declared], stored, SUBJECT, call);
      await emulator.until(({ patches }) => patches.length > length);
      assert.match(call.logged.at(-1) ?? "", /"test": is declared with isHostCluster: false: it is disabled if it is/);
      release();
      await writing;
    }
  });

  it("does not disable a cluster with another name, even if this write does not read it", async () => {
    const run = testRun(emulator, { reads: "off" });
    run.clusterNames.set("c1", "theirs");
    const declared = { clusterUid: "c1", name: "mine", config: { isHostCluster: false } };
    const { failure } = await writeClusters([declared], new Map(), SUBJECT, testCall(run));
    assert.match(failure?.message ?? "", /^Cluster "c1" was not written, because that would disable another cluster/);
    assert.deepEqual(emulator.patches, []);
  });

  it("leaves a refused cluster in the state as it was, also as pending, beside others that were written", async () => {
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
    emulator.fail({ method: "PATCH", url: "/c1/", status: 403, body: { code: "Forbidden", message: "no" } });
    const refused = { clusterUid: "c1", config: {}, isPending: true };
    const declared = ["c1", "c2"].map((clusterUid) => ({ clusterUid, config: { isHostCluster: true } }));
    const call = testCall(testRun(emulator));
    const { clusters } = await writeClusters(
      declared,
      new Map([["c1", refused]]),
      { ...SUBJECT, isSingle: false },
      call,
    );
    assert.deepEqual(clusters, [refused, declared[1]]);
  });

  it("shows names to where they differ", async () => {
    const long = (end: string) => `${"tenant-".repeat(20)}${end}`;
    const run = testRun(emulator, { reads: "off" });
    run.clusterNames.set("c1", long("theirs"));
    const write = async (isHostCluster: boolean) => {
      const call = testCall(run);
      const declared = { clusterUid: "c1", name: long("mine"), config: { isHostCluster } };
      const { failure } = await writeClusters([declared], new Map(), SUBJECT, call);
      return `${call.logged.join()} ${failure?.message}`;
    };
    assert.match(await write(true), /is declared as "[\w-]*-mine", in Palette "[\w-]*-theirs"/);
    assert.match(await write(false), /It is declared as "[\w-]*-mine", in Palette "[\w-]*-theirs"\./);
  });

  it("does not write an undeclared isHostCluster that cannot be read", async () => {
    const { failure, code } = await write(ingress("own"), undefined, { values: { reads: "off" } });
    assert.match(failure, /^Cluster "c1" was not written\.\n.* the write would disable it\.$/);
    assert.equal(code, "SPECTROCLUSTER_READS");
  });

  it("says what the next update does after an unknown outcome of one cluster, and of several", async () => {
    const lost: Fault = { method: "PATCH", status: 503, times: Number.POSITIVE_INFINITY };
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
    emulator.fail(lost);
    assert.match((await write({ isHostCluster: true })).failure, /\nThe cluster is pending: .* up writes it again\.$/);
    const declared = ["c1", "c2"].map((clusterUid) => ({ clusterUid, config: { isHostCluster: true } }));
    const call = testCall(testRun(emulator, { maxRetries: 0 }));
    const { failure } = await writeClusters(declared, new Map(), { ...SUBJECT, isSingle: false }, call);
    assert.match(failure?.message ?? "", /\nThe next pulumi up repeats only what failed\.$/);
  });

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

describe("previewClusters", () => {
  const emulator = useEmulator({ uid: "c1", hostClusterConfig: { clusterGroup: { uid: "g" } } });
  const declared = { clusterUid: "c1", config: { isHostCluster: true } };

  /** Returns how many requests a preview has sent, what it has logged, and its error. */
  async function preview(cluster: DeclaredCluster = declared, values: SettingValues = {}) {
    const call = testCall(testRun(emulator, { readInPreview: true, maxRetries: 0, ...values }));
    const before = emulator.requests.length;
    const error = await previewClusters([cluster], new Map(), SUBJECT, call).then(() => undefined, String);
    return [emulator.requests.length - before, call.logged.join("\n"), error];
  }

  it("says what the write would keep, and needs its setting and reads", async () => {
    const keeps = 'HostClusterConfig "test" would be written: keeps clusterGroup.uid as it is in Palette';
    assert.deepEqual(await preview(), [1, keeps, undefined]);
    assert.deepEqual(await preview(declared, { readInPreview: false }), [0, "", undefined]);
    assert.deepEqual(await preview(declared, { reads: "off" }), [0, "", undefined]);
  });

  it("counts the clusters that would be written, whatever is said of them", async () => {
    emulator.addCluster({ uid: "c2", hostClusterConfig: { isHostCluster: true } }, { uid: "c3" });
    emulator.fail({ method: "GET", url: "/c3", status: 403, body: { code: "Forbidden", message: "no" } });
    const call = testCall(testRun(emulator, { readInPreview: true, maxRetries: 0 }));
    const clusters = ["c1", "c2", "c3"].map((clusterUid) => ({
      clusterUid,
      config: { clusterGroup: { uid: "mine" } },
    }));
    await assert.rejects(previewClusters(clusters, new Map(), { name: "Fleet", isSingle: false }, call));
    assert.match(call.logged.join(), /^Fleet: 2 of 3 clusters would be written: 1 overwrites a value/);
  });

  it("says nothing of what is not known yet, and reads no cluster whose project is", async () => {
    const config = { isHostCluster: UNKNOWN } as object;
    assert.deepEqual(await preview({ ...declared, config }), [1, "", undefined]);
    assert.deepEqual(await preview({ ...declared, projectUid: UNKNOWN }), [0, "", undefined]);
  });

  it("fails with the error of a read", async () => {
    emulator.fail({ method: "GET", status: 403, body: { code: "Forbidden", message: "no" } });
    const [, logged, error] = await preview();
    assert.match(`${logged} ${error}`, /^ PermissionError: Cannot read cluster "c1"/);
  });
});
