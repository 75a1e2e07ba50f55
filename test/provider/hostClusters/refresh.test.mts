import assert from "node:assert/strict";
import type { StoredCluster } from "../../../provider/hostClusters/cluster.js";
import { importConfig, refreshClusters } from "../../../provider/hostClusters/read.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { rowsIn } from "../../support/rows.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

/** What the state has of a cluster, what Palette has, and what the state has after a refresh, with the message. */
interface Row {
  what: string;
  config: HostClusterConfig;
  /** What else the state has of the cluster, such as `isPending`. */
  marks?: Partial<StoredCluster>;
  actual: Record<string, unknown>;
  /** Without one the cluster leaves the state. */
  refreshed?: HostClusterConfig;
  /** Default: none. */
  dropped?: string[][];
  says?: string;
}

const rows: Row[] = rowsIn("refresh.yaml", import.meta.url);

describe("a refresh", () => {
  const emulator = useEmulator();

  /** Refreshes clusters of the state. Returns what the state has then, and the messages. */
  async function refresh(stored: StoredCluster[], values: object = {}) {
    emulator.acceptsUnknownMembers = true;
    const call = testCall(testRun(emulator, values));
    const clusters = await refreshClusters(stored, { name: "Fleet", isSingle: stored.length === 1 }, call);
    return { clusters, logged: call.logged };
  }

  for (const { what, config, marks, actual, refreshed, dropped = [], says } of rows) {
    it(`of a cluster ${what}`, async () => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: actual });
      const { clusters, logged } = await refresh([{ clusterUid: "c1", config, ...marks }]);
      const { isPending, isUnconfirmed, ...others } = { ...marks, dropped };
      assert.deepEqual(clusters, refreshed ? [{ clusterUid: "c1", ...others, config: refreshed }] : []);
      assert.deepEqual(logged, says ? [`Fleet: ${says}`] : []);
    });
  }

  it("fails for a value of a wrong type, and names the drift of the others without it", async () => {
    const clusterGroup = { uid: "g" };
    emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: "yes", clusterGroup: { uid: "h" } } });
    const stored = { clusterUid: "c1", config: { isHostCluster: true, clusterGroup } };
    await assert.rejects(
      refresh([stored]),
      /^ValidationError: The configuration of cluster "c1" has unexpected values, so it cannot be compared:\n.*isHostCluster must be true or false, not "yes"\nWithout the error, the refresh would also store:\nFleet: has clusterGroup\.uid "h" in Palette, instead of "g"$/s,
    );
    await assert.rejects(importConfig(stored, testCall(testRun(emulator))), /isHostCluster must be true or false/);
  });

  const DOUBT = "warning: Palette has none of the 2 clusters of Fleet. The key comes from spectrocluster:apiKey, and ";
  const CORRECT = " If the clusters exist, the key or the project is wrong: correct it before you run pulumi up.";
  for (const [projects, doubt] of [
    [[undefined, undefined], `${DOUBT}no project is set.${CORRECT}`],
    [["p", "p"], `${DOUBT}the project is "p".${CORRECT}`],
    [["p", undefined], `${DOUBT}the projects are "p", none.${CORRECT}`],
    [["p", "q"], `${DOUBT}the projects are "p", "q".${CORRECT}`],
  ] as const) {
    it(`doubts key and project if all clusters are gone: ${projects.join(" and ")}`, async () => {
      const stored = projects.map((projectUid, index) => ({
        ...{ clusterUid: `c${index}`, config: {} },
        ...(projectUid && { projectUid }),
      }));
      const { clusters, logged } = await refresh(stored);
      assert.deepEqual([clusters, logged.at(-1)], [[], doubt]);
    });
  }

  it("names in the error of a failed refresh what it would store, and all of it in a message for --debug", async () => {
    emulator.addCluster({ uid: "c0" });
    emulator.fail({ method: "GET", url: "/c0", status: 403, body: { code: "Forbidden", message: "no" } });
    const debug: string[] = [];
    const call = testCall(testRun(emulator), { debug: (message) => debug.push(message) });
    const stored = Array.from({ length: 13 }, (_, index) => ({ clusterUid: `c${index}`, config: {} }));
    await assert.rejects(
      refreshClusters(stored, { name: "Fleet", isSingle: false }, call),
      /\nWithout the error, the refresh would also store:\nFleet: 12 of 13 clusters differ .*and 2 more \(all: --debug\)$/s,
    );
    assert.match(debug.join(), /"c12"$/);
    assert.deepEqual(call.logged, []);
  });

  it("doubts nothing if some are gone, and all others differ or are as declared", async () => {
    emulator.addCluster({ uid: "c1" }, { uid: "c2", state: "Deleted" });
    for (const isHostCluster of [true, false]) {
      const stored = ["c1", "c2"].map((clusterUid) => ({ clusterUid, config: { isHostCluster } }));
      const { clusters, logged } = await refresh(stored);
      assert.deepEqual([clusters.length, logged.length], [1, 1]);
      assert.match(logged[0] ?? "", /1 is not found and leaves the state: .*"c2"$/);
    }
    assert.deepEqual((await refresh([])).logged, []);
    const { logged } = await refresh([{ clusterUid: "c9", config: {} }]);
    assert.equal(logged.length, 1, "one cluster that is gone says nothing about the others");
  });

  it("says what to do about a deleted cluster, an invalid UID and reads that are off", async () => {
    emulator.addCluster({ uid: "c1", state: "Deleted" });
    const importing = (clusterUid: string, values = {}) =>
      importConfig({ clusterUid }, testCall(testRun(emulator, values)));
    await assert.rejects(importing("c1"), {
      ...{ name: "NotFoundError", status: 200, operation: 'read cluster "c1"' },
      message:
        /^Cannot read .*\nIt was deleted: .*"Deleted"\.\nRemove the cluster from the program, or correct its UID\.$/,
    });
    await assert.rejects(importing(".."), /^ValidationError: The cluster to read is not valid:\n/);
    await assert.rejects(
      importing("c1", { reads: "off" }),
      /reads is off\.\nTo adopt .* declare it .* run pulumi up\.$/,
    );
  });
});
