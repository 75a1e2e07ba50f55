import assert from "node:assert/strict";
import type { Clock } from "../../../provider/hostClusters/clock.js";
import { HostClusters } from "../../../provider/hostClusters/hostClusters.js";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { hostClusterConfig, hostClusterFleet, testCall, testClock, testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const off = { isHostCluster: false };

describe("a read with an odd response", function () {
  this.timeout(30_000);
  const uids = Array.from({ length: 60 }, (_, index) => `n${index}`);
  const emulator = useEmulator(...uids.map((uid) => ({ uid, hostClusterConfig: off })));
  const fleetOf = (names: string[]) => ({ clusters: Object.fromEntries(names.map((uid) => [uid, on])) });
  const newCall = (clock?: Clock) =>
    testCall(testRun(emulator, { maxRetries: 0, maxConcurrentRequests: 4 }, clock ? { clock } : {}));

  for (const status of [404, 405, 501]) {
    it(`of ${status} in the middle of a fleet fails that cluster, and all others are read`, async () => {
      emulator.fail({ method: "GET", url: "/n20", status, body: "<html>" });
      await assert.rejects(
        hostClusterFleet.read("f", fleetOf(uids), newCall()),
        new RegExp(`1 of 60 clusters failed:\\n- "n20": .*\\n.* ${status}`),
      );
      assert.equal(emulator.requests.length, 60);
    });
  }

  it("at the start of a fleet does not end the detection of drift, even if several fail", async () => {
    emulator.fail({ method: "GET", status: 405, body: "", times: 2 });
    await assert.rejects(hostClusterFleet.read("f", fleetOf(uids), newCall()), /2 of 60 clusters failed/);
    assert.equal(emulator.requests.length, 60);
  });

  it("counts for the whole service only once the reads in flight have ended", async () => {
    const release = emulator.hold({ method: "GET", url: "/n3", delay: 0 });
    emulator.fail({ method: "GET", status: 405, body: "", times: 3 });
    const read = hostClusterFleet.read("f", fleetOf(uids), newCall());
    while (emulator.requests.filter(({ status }) => status === 405).length < 3) await new Promise(setImmediate);
    release();
    await assert.rejects(read, /3 of 60 clusters failed/);
    assert.equal(emulator.requests.length, 60);
  });

  /** A clock on which nothing happens before the test says so. */
  function heldClock() {
    const clock = {
      time: 0,
      sleeps: [] as number[],
      now: () => clock.time,
      wake: () => {},
      sleep(milliseconds: number) {
        clock.sleeps.push(milliseconds);
        return new Promise<void>((resolve) => {
          clock.wake = () => {
            clock.time += milliseconds;
            resolve();
          };
        });
      },
    };
    return clock;
  }
  const rejects = (times = Number.POSITIVE_INFINITY) => emulator.fail({ method: "GET", status: 405, body: "", times });
  const reads = () =>
    emulator.requests.filter(({ method }) => method === "GET").map(({ url }) => url.split("/").at(-1));
  const writeAll = (uids: string[], call: ReturnType<typeof newCall>) =>
    Promise.allSettled(uids.map((clusterUid) => hostClusterConfig.create({ clusterUid, ...on }, call)));

  for (const [names, expected] of [
    [["n0"], ["n0", "n0", "n0"]],
    [
      ["n0", "n1"],
      ["n0", "n1", "n0", "n0"],
    ],
    [
      ["n0", "n1", "n2", "n3"],
      ["n0", "n1", "n2", "n3", "n0", "n0"],
    ],
  ] as const) {
    it(`shows that the service does not support reads if all of ${names.length} clusters get it, after two repeated reads`, async () => {
      rejects();
      const clock = testClock();
      const call = testCall(testRun(emulator, { maxRetries: 0, maxConcurrentRequests: 4 }, { clock }));
      const state = fleetOf([...names]);
      assert.deepEqual(await hostClusterFleet.read("f", state, call), { state, inputs: state });
      assert.match(call.logged.join(), /^Changes made outside Pulumi cannot be detected, because the service does not/);
      assert.deepEqual([reads().length, [...new Set(reads())]], [expected.length, [...names]]);
      assert.ok(clock.time >= 2000 && clock.time < 2010, String(clock.time));
      // The result holds for the refreshes and the writes of the run, and for no other run.
      const single = { clusterUid: "n8", ...on };
      assert.deepEqual(await hostClusterConfig.read("n8", single, call), { state: single, inputs: single });
      await hostClusterFleet.update("f", state, fleetOf([...names, "n9"]), call);
      assert.equal(reads().length, expected.length);
      await hostClusterFleet.update("f", state, fleetOf([...names, "n9"]), newCall(testClock()));
      assert.ok(reads().length > expected.length);
    });
  }

  it("is repeated for declared clusters that were not read yet", async () => {
    rejects();
    const call = newCall(testClock());
    await HostClusters.of(call.run).announce("others", ["n0", "n1", "n2", "n3"]);
    await writeAll(["n0"], call);
    assert.deepEqual(reads(), ["n0", "n1", "n2"]);
    await writeAll(["n1", "n2", "n3"], call);
    assert.equal(reads().length, 3);
    assert.equal(emulator.patches.length, 4);
  });

  it("of one cluster at one moment fails it, and keeps what others set", async () => {
    rejects(1);
    emulator.addCluster({ uid: "n0", hostClusterConfig: { isHostCluster: true, clusterGroup: { uid: "g1" } } });
    const [result] = await writeAll(["n0"], newCall(testClock()));
    assert.equal(result?.status, "rejected");
    assert.deepEqual(emulator.patches, []);
  });

  it("of clusters that others could not read for another reason is no proof", async () => {
    emulator.fail({ method: "GET", status: 405, body: "", times: 4 }, { method: "GET", status: 500, times: 9 });
    const clock = heldClock();
    const writing = writeAll(["n0", "n1", "n2", "n3"], newCall(clock));
    for (const count of [4, 5]) {
      while (emulator.underWay > 0 || reads().length < count || clock.sleeps.length < count - 3)
        await new Promise(setImmediate);
      clock.wake();
    }
    const results = await writing;
    assert.deepEqual(new Set(results.map(({ status }) => status)), new Set(["rejected"]));
    assert.equal(reads().length, 6);
  });

  it("waits in all writes for one decision, which a first read of another cluster ends", async () => {
    rejects(3);
    const clock = heldClock();
    const call = newCall(clock);
    const writing = writeAll(["n0", "n1", "n2"], call);
    while (emulator.underWay > 0 || reads().length < 3) await new Promise(setImmediate);
    assert.deepEqual([clock.sleeps.length, emulator.patches.length], [1, 0]);
    // It goes on without a wait.
    await hostClusterConfig.create({ clusterUid: "n5", ...on }, call);
    assert.deepEqual(new Set((await writing).map(({ status }) => status)), new Set(["rejected"]));
    assert.deepEqual([reads().length, emulator.patches.length], [4, 1]);
    // After a success, an odd response concerns its cluster alone, at once.
    rejects(1);
    const [last] = await writeAll(["n6"], call);
    assert.deepEqual([last?.status, clock.sleeps.length, reads().length], ["rejected", 1, 5]);
  });

  describe("is repeated", () => {
    const timers = controlClock();

    it("for all writes that wait, also after the timeout of the first one", async () => {
      rejects();
      const clock = heldClock();
      const call = newCall(clock);
      const first = writeAll(["n0"], { ...call, timeoutSeconds: 1 } as typeof call);
      while (clock.sleeps.length < 1) await new Promise(setImmediate);
      const others = writeAll(["n1", "n2", "n3"], call);
      while (emulator.underWay > 0 || reads().length < 4) await new Promise(setImmediate);
      timers.advance(1000);
      clock.wake();
      while (clock.sleeps.length < 2) await new Promise(setImmediate);
      clock.wake();
      assert.deepEqual(
        (await others).map(({ status }) => status),
        ["fulfilled", "fulfilled", "fulfilled"],
      );
      const [result] = await first;
      assert.match(String(result?.status === "rejected" && result.reason), /^TimeoutError: .*\n.*within 1 s/);
      assert.deepEqual([reads().length, emulator.patches.length], [6, 3]);
    });
  });

  it("fails a single resource if other clusters could be read", async () => {
    const call = newCall();
    const stateOf = (clusterUid: string) => ({ clusterUid, ...on });
    await hostClusterConfig.read("n0", stateOf("n0"), call);
    emulator.fail({ method: "GET", status: 405, body: "" });
    await assert.rejects(hostClusterConfig.read("n1", stateOf("n1"), call), /405/);
    const together = ["n2", "n3", "n4", "n5"];
    emulator.fail({ method: "GET", url: "/n3", status: 405, body: "" });
    const other = newCall();
    const results = await Promise.allSettled(together.map((uid) => hostClusterConfig.read(uid, stateOf(uid), other)));
    assert.deepEqual(
      results.map(({ status }) => status),
      ["fulfilled", "rejected", "fulfilled", "fulfilled"],
    );
  });
});
