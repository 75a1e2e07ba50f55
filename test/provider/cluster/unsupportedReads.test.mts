import assert from "node:assert/strict";
import { hostClusterConfig } from "../../../provider/resources/hostClusterConfig/index.js";
import { hostClusterFleet } from "../../../provider/resources/hostClusterFleet/index.js";
import { Emulator } from "../../emulator/index.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

const on = { isHostCluster: true };
const off = { isHostCluster: false };

describe("a read with an odd response", function () {
  this.timeout(30_000);
  let emulator: Emulator;
  const uids = Array.from({ length: 60 }, (_, index) => `n${index}`);
  const fleetOf = (names: string[]) => ({ clusters: Object.fromEntries(names.map((uid) => [uid, on])) });
  const newCall = () => testCall(testRun(emulator, { maxRetries: 0, maxConcurrentRequests: 4 }));

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster(...uids.map((uid) => ({ uid, hostClusterConfig: off })));
  });
  afterEach(() => emulator.stop());

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

  it("shows that the service does not support reads if all clusters of a small fleet get it", async () => {
    emulator.fail({ method: "GET", status: 405, body: "", times: Number.POSITIVE_INFINITY });
    const call = newCall();
    const state = fleetOf(["n0", "n1"]);
    assert.deepEqual(await hostClusterFleet.read("f", state, call), { state, inputs: state });
    assert.match(call.logged.join(), /^Changes made outside Pulumi cannot be detected, because the service does not/);
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
