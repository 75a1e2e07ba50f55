import assert from "node:assert/strict";
import { writeClusters } from "../../../provider/hostClusters/write.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

describe("writeClusters", () => {
  controlClock({ skipsBelow: 2000 });
  const emulator = useEmulator();

  for (const [name, fault] of [
    ["429", { status: 429 }],
    ["503", { status: 503 }],
    ["a broken connection", { reset: true }],
    ["a broken connection after the write took effect", { reset: true, applied: true }],
  ] satisfies [string, Fault][]) {
    it(`keeps what somebody changes between ${name} and the retry`, async () => {
      const uid = "c1";
      const service = (name: string) => ({ isHostCluster: false, clusterGroup: { uid: "g", name } });
      emulator.addCluster({ uid, hostClusterConfig: service("before") });
      const release = emulator.hold({ method: "PATCH", ...fault });
      const call = testCall(testRun(emulator));
      const declared = { clusterUid: uid, config: { isHostCluster: true } };
      const writing = writeClusters([declared], new Map(), call);
      await emulator.until(({ patches }) => patches.length === 1);
      emulator.addCluster({ uid, hostClusterConfig: service("after") });
      release();

      assert.deepEqual(await writing, { clusters: [declared] });
      const expected = { isHostCluster: true, clusterGroup: { uid: "g", name: "after" } };
      assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, expected);
      assert.equal(call.logged.length, 1, "what the write changes is logged once");
    });
  }
});
