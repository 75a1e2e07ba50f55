import assert from "node:assert/strict";
import type { ClientOptions } from "../../../provider/api/client.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { DECLARATIONS, partialFailureOf, resourceIn } from "../resources/resourceIn.mjs";
import { testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const off = { isHostCluster: false };
const clusterGroup = { uid: "g1" };
/** What others have set at the service, and what a write makes of it. */
const theirs = { ...off, clusterGroup };
const merged = { ...on, clusterGroup };
const endpoint = { clusterEndpoint: { type: "Ingress", config: { ingressConfig: { port: 443 } } } };
const fleetOf = (...uids: string[]) => ({ clusters: Object.fromEntries(uids.map((uid) => [uid, on])) });

/** Responses of a service that does not have the read. */
const UNSUPPORTED: Record<string, Fault> = {
  "404 with a page": { status: 404, body: "<html>not found</html>" },
  "405": { status: 405, body: "" },
  "501": { status: 501, body: { message: "not implemented" } },
  "the 404 of a gateway": { status: 404, body: { code: 404, message: "no route" } },
};

describe("a service that", () => {
  const emulator = useEmulator(...["a", "b", "c", "d"].map((uid) => ({ uid, hostClusterConfig: { ...theirs } })));
  const clock = controlClock({ skipsBelow: 3001, idle: () => emulator.settled() });

  const newRun = (values = {}, options?: ClientOptions) => testRun(emulator, { maxRetries: 0, ...values }, options);
  const rejectReads = (fault: Fault = {}) =>
    emulator.fail({
      ...{ status: 405, body: "", url: /^\/v1\/spectroclusters/ },
      ...fault,
      ...{ method: "GET", times: fault.times ?? Number.POSITIVE_INFINITY },
    });
  const readUids = () =>
    emulator.requests
      .filter(({ method, url }) => method === "GET" && !url.includes("/search/"))
      .map(({ url }) => url.split("/").at(-1));
  const searches = () => emulator.requests.filter(({ url }) => url.includes("/search/")).length;
  const actual = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;
  /** Creates a resource with one cluster. */
  const createSingle = (run = newRun()) => resourceIn(run, "HostClusterConfig").create({ clusterUid: "a", ...on });

  for (const [name, fault] of Object.entries(UNSUPPORTED)) {
    it(`responds with ${name} to each read is used without reads, with one decision and one warning`, async () => {
      rejectReads(fault);
      const run = newRun({ readInPreview: true });
      const single = resourceIn(run, "HostClusterConfig");
      const fleet = resourceIn(run, "HostClusterFleet");
      await single.preview(undefined, { clusterUid: "a", ...on });
      // Two repeats, and the unit after the decision.
      assert.deepEqual([readUids(), searches()], [["a", "a", "a", "a"], 1]);
      await Promise.all([single.create({ clusterUid: "a", ...on }), fleet.create(fleetOf("b", "c"))]);
      // Each unit reads once, because the service may support it after all.
      assert.deepEqual([readUids().slice(4), searches()], [["a", "b", "c"], 1]);
      assert.deepEqual(["a", "b", "c"].map(actual), [on, on, on]);
      const warnings = [...single.logged, ...fleet.logged].filter((message) => message.startsWith("warning"));
      assert.match(warnings.join(), /^warning: Palette does not support reading configurations\./);
      assert.ok(warnings.join().includes(`returned ${fault.status}`));
      assert.equal(warnings.length, 1);
      await assert.rejects(single.preview(undefined, { clusterUid: "a", ...endpoint }), /Declare isHostCluster: the/);
      emulator.recover();
      await single.create({ clusterUid: "d", ...on });
      assert.deepEqual(actual("d"), merged, "a read that succeeds is merged");
    });
  }

  it("does not support reads is not one that gets nowhere, however many clusters wait", async () => {
    rejectReads();
    const uids = Array.from({ length: 30 }, (_, index) => `n${index}`);
    emulator.addCluster(...uids.map((uid) => ({ uid })));
    const fleet = resourceIn(newRun({ maxConcurrentRequests: 10 }), "HostClusterFleet");
    await fleet.create(fleetOf(...uids));
    assert.deepEqual([emulator.patches.length, searches()], [30, 1]);
  });

  it("responds with pages to everything fails the clusters that wait, and loses nothing; later ones succeed", async () => {
    const everything = { status: 404, body: "<html>", headers: { "content-type": "text/html" } };
    emulator.fail({ ...everything, times: Number.POSITIVE_INFINITY });
    // Until the decision has tried the search inputs.
    const recovers = emulator.until(({ requests }) => requests.some(({ url }) => url.includes("/search/")));
    const fleet = resourceIn(newRun({ maxConcurrentRequests: 2 }), "HostClusterFleet");
    const creating = partialFailureOf(fleet.create(fleetOf("a", "b", "c", "d")));
    await recovers.then(() => emulator.recover());
    const { message } = await creating;
    assert.match(message, /^2 of 4 clusters failed:\n {2}\d failed: "a".*\n {4}Nothing was sent, because neither the/);
    assert.deepEqual([actual("a"), actual("c")], [theirs, merged]);
  });

  it("rejects everything that reads, with a code in words, does not lose what others set", async () => {
    for (const status of [405, 408, 500, 501, 503, 520]) {
      rejectReads();
      emulator.fail({ status, body: { code: "Unavailable", message: "by a gateway" }, url: "/search/", times: 1 });
      const { message } = await errorOf(createSingle());
      assert.match(message, /neither the cluster nor the filter values can be read/, String(status));
      assert.match(message, /Check the path of baseUrl \(http:\S+\)\.$/);
      assert.doesNotMatch(message, /reads to off/);
      assert.deepEqual(actual("a"), theirs);
      emulator.recover();
    }
  });

  it("answers nothing in three decisions ends the run", async () => {
    emulator.fail({ status: 404, body: "<html>", times: Number.POSITIVE_INFINITY });
    const fleet = resourceIn(newRun({ maxConcurrentRequests: 1 }), "HostClusterFleet");
    const { message } = await errorOf(fleet.create(fleetOf("a", "b", "c", "d")));
    assert.match(message, /^3 of 4 clusters failed, 1 was not attempted:\n/);
    assert.match(message, / 1 not attempted: "d"\n {4}Not attempted, because neither the cluster nor the filter/);
  });

  it("rejects a read after one has succeeded or failed with its own code fails that cluster alone, at once", async () => {
    const notFound = { status: 404, body: { code: "ResourceNotFound" } };
    for (const proof of [undefined, notFound, { status: 403, body: { code: "Forbidden" } }]) {
      const fleet = resourceIn(newRun({ maxConcurrentRequests: 1 }), "HostClusterFleet");
      if (proof) rejectReads({ ...proof, url: "/a", times: 1 });
      rejectReads({ ...UNSUPPORTED["404 with a page"], url: "/b", times: 1 });
      emulator.addCluster({ uid: "c", hostClusterConfig: { ...theirs } });
      const { message, state } = await partialFailureOf(fleet.create(fleetOf("a", "b", "c")));
      assert.match(message, / 1 failed: "b"\n {4}Cannot read cluster "b":\n.* returned 404/);
      assert.deepEqual([readUids(), searches()], [["a", "b", "c"], 0]);
      assert.deepEqual(Object.keys(state["clusters"] as object), proof ? ["c"] : ["a", "c"]);
      assert.deepEqual([actual("b"), actual("c")], [theirs, merged]);
      emulator.requests.length = 0;
    }
  });

  it("returns ten clusters without a configuration fails these alone, in a write and in a refresh", async () => {
    const bodies = [
      ...[{}, { spec: null }, { spec: {} }, { spec: { clusterConfig: [] } }],
      { spec: { clusterConfig: { hostClusterConfig: "on" } } },
    ];
    const uids = [...bodies, ...bodies].map((_, index) => `n${index}`);
    for (const [index, uid] of uids.entries()) {
      emulator.addCluster({ uid, hostClusterConfig: { ...theirs } });
      const body = { metadata: { uid }, ...bodies[index % bodies.length] };
      emulator.fail({ method: "GET", url: `/${uid}`, status: 200, body, times: Number.POSITIVE_INFINITY });
    }
    rejectReads({ url: "/b", times: 1 });
    const fleet = resourceIn(newRun({ maxConcurrentRequests: 1 }), "HostClusterFleet");
    const { message, state } = await partialFailureOf(fleet.create(fleetOf(...uids, "b", "c")));
    assert.match(
      message,
      /8 failed: "n0", .*\n.* read cluster "n0":\n.* has no spec\.clusterConfig\.\n.* another API key/,
    );
    assert.match(
      message,
      /2 failed: "n4", "n9"\n.*\n.* has a spec\.clusterConfig\.hostClusterConfig that is not an object/,
    );
    assert.match(message, /1 failed: "b"\n.*\n.* returned 405/, "the reads prove that reads are supported");
    assert.deepEqual([Object.keys(state["clusters"] as object), actual("n0")], [["c"], theirs]);
    const refresh = await errorOf(fleet.read({ ...state, ...fleetOf("n1", "c") }));
    assert.match(refresh.message, /^1 of 2 clusters failed:.*"n1".*has no spec\.clusterConfig/s);
  });

  it("rejects reads after a gateway has said that it is busy has not shown that it supports them", async () => {
    for (const status of [408, 503, 530]) {
      const run = newRun();
      rejectReads({ status, body: { code: "Busy", message: "by a gateway" }, times: 1 });
      await errorOf(createSingle(run));
      assert.equal(run.readSupport.areSupported, undefined);
    }
  });

  it("quotes a secret argument in its responses does not reveal it in the decision, whoever makes it", async () => {
    const secret = "s3cret-group";
    const message = `rejected because of ${secret}`;
    rejectReads({ body: { message } });
    emulator.fail({ url: "/search/", status: 500, body: { code: "Failed", message, details: secret } });
    const run = newRun();
    const others = resourceIn(run, "HostClusterFleet");
    const withSecret = resourceIn(run, "HostClusterConfig", { hasSecrets: true });
    const errors = await Promise.all([
      errorOf(others.create(fleetOf("a", "b"))),
      errorOf(withSecret.create({ clusterUid: "c", ...on, clusterGroup: { uid: secret } })),
    ]);
    for (const { message } of errors) {
      assert.match(message, /neither the cluster nor the filter.*returned 500 \(code Failed, ref|message omitted/s);
      assert.ok(!message.includes(secret), message);
    }
  });

  it("rejects reads for longer than an operation may take fails it in time, and names the setting", async () => {
    rejectReads();
    const failure = errorOf(createSingle(newRun({ operationTimeoutSeconds: 1 })));
    await clock.runs((milliseconds) => milliseconds === 2000);
    assert.match((await failure).message, /Cannot read cluster "a":\n.* returned 405/);
    assert.equal(emulator.patches.length, 0);
  });

  it("rejects reads in the first 3 s of a run supports them", async () => {
    for (const { name, argsOf } of DECLARATIONS) {
      rejectReads();
      // The clock skips shorter waits, and calls this when they have passed.
      setTimeout(() => emulator.recover(), 3001);
      const resource = resourceIn(newRun(), name);
      await resource.create(argsOf("a", on));
      assert.deepEqual(actual("a"), merged);
      assert.doesNotMatch(resource.logged.join(), /warning/);
      emulator.addCluster({ uid: "a", hostClusterConfig: { ...theirs } });
    }
  });

  it("fails is used with reads: the advice to switch them off would cost undeclared fields", async () => {
    const faults = [{ status: 404, body: { code: "ClusterNotReady", ref: "r" } }, { status: 500 }, { status: 503 }];
    for (const fault of [{ status: 404, body: { code: "ResourceNotFound" } }, ...faults]) {
      rejectReads({ ...fault, times: 1 });
      const { message } = await errorOf(createSingle());
      assert.match(message, new RegExp(`returned ${fault.status}`));
      assert.doesNotMatch(message, /reads/);
    }
    assert.equal(emulator.patches.length, 0);
  });

  it("rejects reads does not delay a cancelled run", async () => {
    rejectReads();
    const end = new AbortController();
    const failure = errorOf(createSingle(newRun({}, { end: end.signal })));
    await clock.runs((milliseconds) => milliseconds === 2000);
    const cancelledAt = performance.now();
    end.abort();
    assert.match((await failure).message, / was cancelled because the run was cancelled\./);
    assert.equal(performance.now(), cancelledAt);
    assert.equal(readUids().length, 1);
  });

  it("rejects a read while another write is repeated does not make that one forget that its outcome is unknown", async () => {
    rejectReads({ url: "/b", times: 1 });
    const repeat = emulator.hold({ method: "GET", url: "/b", status: 405, body: "" });
    const read = emulator.hold({ method: "GET", url: "/a" });
    emulator.fail({ method: "PATCH", url: "/a", status: 503 });
    emulator.fail({ method: "GET", url: "/a", status: 403, times: Number.POSITIVE_INFINITY });
    const fleet = resourceIn(newRun({ maxRetries: 1 }), "HostClusterFleet");
    const writing = partialFailureOf(fleet.create(fleetOf("a", "b")));
    await clock.runs((milliseconds) => milliseconds === 2000);
    clock.advance(2000);
    await emulator.until(() => readUids().length === 3);
    read();
    await clock.runs((milliseconds) => milliseconds <= 501);
    clock.advance(501);
    repeat();
    const { message, state } = await writing;
    assert.match(message, /1 failed: "a"\n.*403/s);
    assert.deepEqual(state["pending"], ["a"]);
    assert.equal(emulator.patches.filter(({ url }) => url.includes("/spectroclusters/a")).length, 1);
  });

  for (const [name, values] of [
    ["does not support reads", {}],
    ["is not read, because reads is off,", { reads: "off" }],
  ] as const) {
    it(`${name} gets no write that does not declare isHostCluster, and no import`, async () => {
      const isOff = "reads" in values;
      if (!isOff) rejectReads();
      for (const { name: resource, argsOf } of DECLARATIONS) {
        const { message } = await errorOf(resourceIn(newRun(values), resource).create(argsOf("a", endpoint)));
        assert.match(message, /^Cluster "a" was not written\.\nDeclare isHostCluster: the cluster cannot be read/);
      }
      emulator.requests.length = 0;
      const { message } = await errorOf(resourceIn(newRun(values), "HostClusterConfig").read(undefined, "a"));
      assert.match(message, isOff ? /because reads is off/ : /returned 405.*\n.*\nIf Palette does not support reading/);
      assert.deepEqual([readUids().length, emulator.patches.length], [isOff ? 0 : 1, 0], "it decides nothing");
    });
  }

  it("rejects reads fails a refresh at once, which has the settings of the state; with reads off it keeps the state", async () => {
    for (const { name, argsOf } of DECLARATIONS) {
      const resource = resourceIn(newRun(), name);
      const state = await resource.create(argsOf("a", on));
      rejectReads(UNSUPPORTED["404 with a page"]);
      emulator.requests.length = 0;
      const { message } = await errorOf(resourceIn(newRun(), name).read(state));
      assert.match(message, /set reads to off\. A refresh uses the settings stored in state, so then run/);
      assert.equal(readUids().length, 1);
      const off = resourceIn(newRun({ reads: "off" }), name);
      assert.deepEqual(await off.read(state), { state, inputs: state });
      assert.deepEqual(off.logged, ["reads is off, so a refresh keeps the state as it is. Drift is not detected."]);
      emulator.recover();
    }
  });

  it("fails one read of a refresh has the drift of the others in its error", async () => {
    const fleet = resourceIn(newRun(), "HostClusterFleet");
    const state = await fleet.create(fleetOf("a", "b", "c", "d"));
    emulator.addCluster({ uid: "b", hostClusterConfig: off });
    emulator.clusters.delete("c");
    const drift =
      /2 of 4 clusters differ .*: 1 host was disabled, 1 is not found\n {2}1 host was disabled in Palette: "b"\n {2}1 is not found .*: "c"$/;
    for (const fault of [{ status: 403, body: { code: "Forbidden" } }, { status: 405 }]) {
      rejectReads({ ...fault, url: "/a", times: 1 });
      const { message } = await errorOf(fleet.read(state));
      assert.match(message, new RegExp(`^1 of 4 clusters failed:\n {2}1 failed: "a"\n.*\n.* returned ${fault.status}`));
      assert.match(message, drift);
    }
  });

  for (const { name, argsOf } of DECLARATIONS) {
    it(`rejects the key for reads with 403 is usable with reads off: a ${name}`, async () => {
      rejectReads({ status: 403, body: { code: "Forbidden", message: "no" } });
      const projects = { "5f1c0a3be4b0c0ffee001122": true, shop: false, "5F1C0A3BE4B0C0FFEE001122": false, "": false };
      for (const [projectUid, isNamed] of Object.entries(projects)) {
        const { message } = await errorOf(resourceIn(newRun({ projectUid }), name).create(argsOf("a", on)));
        assert.match(message, /returned 403/);
        assert.equal(/may change clusters but not read them, set reads to off/.test(message), isNamed, message);
      }
      emulator.requests.length = 0;

      const resource = resourceIn(newRun({ reads: "off", readInPreview: true }), name);
      await resource.preview(undefined, argsOf("a", on));
      const state = await resource.create(argsOf("a", on));
      // The mark stays in a refresh that reads nothing, and the reverted program is written.
      emulator.fail({ method: "PATCH", reset: true, applied: true });
      const failure = await partialFailureOf(resource.update(state, argsOf("a", { ...on, clusterGroup })));
      assert.deepEqual(failure.state["pending"], ["a"]);
      const { pending, ...inputs } = failure.state;
      assert.deepEqual(await resource.read(failure.state), { state: failure.state, inputs });
      assert.equal((await resource.diff(failure.state, argsOf("a", on))).needsUpdate, true);
      assert.deepEqual(await resource.update(failure.state, argsOf("a", on)), state);
      assert.deepEqual([actual("a"), readUids()], [on, []]);
      assert.doesNotMatch(resource.logged.join("\n"), /^warning/m);
    });
  }
});
