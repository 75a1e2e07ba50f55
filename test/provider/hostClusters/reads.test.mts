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
  // What others set is at the service.
  const emulator = useEmulator(
    ...["a", "b", "c", "d"].map((uid) => ({ uid, hostClusterConfig: { ...off, clusterGroup } })),
  );
  const clock = controlClock({ skipsBelow: 3001, idle: () => emulator.settled() });

  const newRun = (values = {}, options?: ClientOptions) => testRun(emulator, { maxRetries: 0, ...values }, options);
  const rejectReads = (fault: Fault = {}) =>
    emulator.fail({ status: 405, body: "", ...fault, method: "GET", times: fault.times ?? Number.POSITIVE_INFINITY });
  const readUids = () =>
    emulator.requests.filter(({ method }) => method === "GET").map(({ url }) => url.split("/").at(-1));
  const actual = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;

  for (const [name, fault] of Object.entries(UNSUPPORTED)) {
    it(`responds with ${name} to each read is used without reads, with one warning and two shared repeats`, async () => {
      rejectReads(fault);
      const run = newRun({ readInPreview: true });
      const single = resourceIn(run, "HostClusterConfig");
      const fleet = resourceIn(run, "HostClusterFleet");
      await single.preview(undefined, { clusterUid: "a", ...on });
      const [created, map] = await Promise.all([
        single.create({ clusterUid: "a", ...on }),
        fleet.create(fleetOf("b", "c")),
      ]);
      assert.deepEqual(readUids(), ["a", "a", "a"]);
      const updated = await single.update(created, { clusterUid: "a", ...on, ...endpoint });
      const more = await fleet.update(map, fleetOf("b", "c", "d"));
      for (const [resource, state] of [
        [single, updated],
        [fleet, more],
      ] as const) {
        assert.deepEqual(await resource.read(state), { state, inputs: state });
        resource.delete(state);
      }
      assert.equal(readUids().length, 3);
      assert.deepEqual(["a", "b", "c", "d"].map(actual), [{ ...on, ...endpoint }, on, on, on]);
      const warnings = [...single.logged, ...fleet.logged].filter((message) => message.startsWith("warning"));
      assert.match(warnings.join(), /^warning: The service does not support reading configurations\. Only declared/);
      assert.match(
        warnings.join(),
        new RegExp(`returned ${fault.status}[\\s\\S]*\nTo skip the reads, set reads to off\\.$`),
      );
      assert.equal(warnings.length, 1);
    });
  }

  it("rejects the reads of several clusters at once gets two repeats for all of them, and one warning", async () => {
    rejectReads();
    const fleet = resourceIn(newRun({ maxConcurrentRequests: 4 }), "HostClusterFleet");
    await fleet.create(fleetOf("a", "b", "c", "d"));
    assert.deepEqual([readUids().length, new Set(readUids().slice(4)).size], [4 + 2, 1]);
    assert.equal(emulator.patches.length, 4);
    assert.equal(fleet.logged.length, 1);
  });

  it("rejects reads in the first 3 s of a run supports them", async () => {
    for (const { name, argsOf } of DECLARATIONS) {
      rejectReads();
      // The clock skips shorter waits, and calls this when they have passed.
      setTimeout(() => emulator.recover(), 3001);
      const resource = resourceIn(newRun(), name);
      await resource.create(argsOf("a", on));
      assert.deepEqual(actual("a"), { ...on, clusterGroup });
      assert.doesNotMatch(resource.logged.join(), /warning/);
      emulator.addCluster({ uid: "a", hostClusterConfig: { ...off, clusterGroup } });
    }
  });

  it("rejects one read after another has succeeded fails that cluster alone, at once", async () => {
    const fleet = resourceIn(newRun(), "HostClusterFleet");
    const state = await fleet.create(fleetOf("a"));
    rejectReads({ ...UNSUPPORTED["404 with a page"], url: "/b", times: 1 });
    const { message, state: after } = await partialFailureOf(fleet.update(state, fleetOf("a", "b", "c")));
    assert.match(message, /^1 of 2 clusters failed:\n- "b": Cannot read cluster "b":\n.* returned 404/);
    assert.deepEqual(Object.keys(after["clusters"] as object), ["a", "c"]);
    assert.deepEqual(readUids(), ["a", "b", "c"]);
    assert.deepEqual(
      [actual("b"), actual("c")],
      [
        { ...off, clusterGroup },
        { ...on, clusterGroup },
      ],
    );
    await assert.rejects(async () => {
      rejectReads({ url: "/c", times: 1 });
      await fleet.read(after);
    }, /^SpectroclusterError: 1 of 2 clusters failed:\n- "c": .*\n.* returned 405/);
  });

  it("fails is used with reads: the advice to switch them off would cost undeclared fields", async () => {
    const faults = [{ status: 404, body: { code: "ClusterNotReady", ref: "r" } }, { status: 500 }, { status: 503 }];
    for (const fault of [{ status: 404, body: { code: "ResourceNotFound" } }, ...faults]) {
      rejectReads({ ...fault, times: 1 });
      const { message } = await errorOf(resourceIn(newRun(), "HostClusterConfig").create({ clusterUid: "a", ...on }));
      assert.match(message, new RegExp(`returned ${fault.status}`));
      assert.doesNotMatch(message, /reads/);
    }
    assert.equal(emulator.patches.length, 0);
  });

  it("rejects reads does not delay a cancelled run", async () => {
    rejectReads();
    const end = new AbortController();
    const run = newRun({}, { end: end.signal });
    const failure = errorOf(resourceIn(run, "HostClusterConfig").create({ clusterUid: "a", ...on }));
    await clock.runs((milliseconds) => milliseconds === 2000);
    const cancelledAt = performance.now();
    end.abort();
    assert.match((await failure).message, / was cancelled because the run was cancelled\./);
    assert.equal(performance.now(), cancelledAt);
    assert.equal(readUids().length, 1);
  });

  it("rejects the reads of one project is read in the others", async () => {
    rejectReads({ url: "/b" });
    const fleet = resourceIn(newRun(), "HostClusterFleet");
    const clusters = { a: { ...on, projectUid: "p" }, b: { ...on, projectUid: "q" } };
    const state = await fleet.create({ clusters });
    assert.deepEqual([actual("a"), actual("b")], [{ ...on, clusterGroup }, on]);
    emulator.addCluster({ uid: "a", hostClusterConfig: off });
    const refreshed = await fleet.read(state);
    assert.deepEqual(refreshed?.state["clusters"], { ...clusters, a: { ...off, projectUid: "p" } });
    assert.deepEqual(readUids(), ["a", "b", "b", "b", "a"]);
  });

  for (const [name, values, because] of [
    ["does not support reads", {}, "the service does not support it"],
    ["is not read, because reads is off,", { reads: "off" }, "reads is off"],
  ] as const) {
    it(`${name} gets no write that does not declare isHostCluster, and no import`, async () => {
      if (values.reads !== "off") rejectReads();
      for (const { name: resource, argsOf } of DECLARATIONS) {
        const { message } = await errorOf(resourceIn(newRun(values), resource).create(argsOf("a", endpoint)));
        assert.equal(
          message,
          'Cluster "a" was not written.\nDeclare isHostCluster: the service cannot be read, and one that replaces would ' +
            "disable the cluster.",
        );
      }
      for (const projectUid of [undefined, "p"]) {
        const { message } = await errorOf(
          resourceIn(newRun(values), "HostClusterConfig").read(undefined, "a", projectUid),
        );
        assert.equal(
          message,
          `The configuration of cluster "a" cannot be read, because ${because}.\n` +
            "To adopt the cluster without reading it, declare it in the program and run pulumi up.",
        );
      }
      assert.equal(emulator.patches.length, 0);
    });
  }

  for (const { name, argsOf } of DECLARATIONS) {
    it(`rejects the key for reads with 403 is usable with reads off: a ${name}`, async () => {
      rejectReads({ status: 403, body: { code: "Forbidden", message: "no" } });
      const { message } = await errorOf(resourceIn(newRun(), name).create(argsOf("a", on)));
      assert.match(message, /returned 403[\s\S]*may change clusters but not read them, set reads to off/);
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
      assert.deepEqual(
        resource.logged.filter((line) => line.startsWith("warning")),
        [],
      );
    });
  }
});
