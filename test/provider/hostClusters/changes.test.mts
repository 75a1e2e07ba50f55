import assert from "node:assert/strict";
import { changesOfProgram, changesOfWrite, driftOf, isLoss } from "../../../provider/hostClusters/changes.js";
import {
  afterUnknownOutcome,
  afterWrite,
  declaredBefore,
  declaredCluster,
  differencesOf,
  type StoredCluster,
  unionOf,
} from "../../../provider/hostClusters/cluster.js";
import { mergeConfig } from "../../../provider/hostClusters/merge.js";
import type { Change } from "../../../provider/hostClusters/summary.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { rowsIn } from "../../support/rows.mjs";

interface Write {
  what: string;
  declared: HostClusterConfig;
  /** What the state has. Default: nothing. */
  before?: HostClusterConfig;
  /** What else the state has of the cluster, such as `isPending`. */
  marks?: Partial<StoredCluster>;
  actual: object;
  changes: string[];
}

const rows: Write[] = rowsIn("changes.yaml", import.meta.url);

const clusterUid = "c1";

function shown({ kind, path, from, to }: Change): string {
  const values = from === undefined && to === undefined ? [] : [JSON.stringify(from), "→", JSON.stringify(to)];
  return [kind, path, ...values].filter((part) => part !== undefined).join(" ");
}

describe("what a write changes", () => {
  for (const { what, declared: config, before, marks, actual, changes } of rows) {
    it(what, async () => {
      const stored = before && { clusterUid, config: before, ...marks };
      const merge = mergeConfig(config, declaredBefore(stored), [], actual);
      assert.deepEqual((await changesOfWrite({ clusterUid, config }, stored, actual, merge)).map(shown), changes);
    });
  }

  it("is that a host stays one if a program only repeats that it is disabled", async () => {
    const config = { isHostCluster: false };
    const stored = { clusterUid, config };
    for (const [repeatsDisabled, actual, kinds] of [
      [true, { isHostCluster: true }, ["staysEnabled"]],
      [undefined, { isHostCluster: true }, []],
      [true, undefined, []],
    ] as const) {
      const merge = mergeConfig(config, config, [["isHostCluster"]], actual);
      const found = await changesOfWrite({ clusterUid, config, repeatsDisabled }, stored, actual, merge);
      assert.deepEqual([found.map(({ kind }) => kind), found.some(isLoss)], [kinds, false]);
    }
    const [host, group] = [{ isHostCluster: true }, { clusterGroup: { uid: "g" } }];
    const imported = { ...stored, isImported: true };
    const merge = mergeConfig(config, {}, [["isHostCluster"]], { ...host, ...group });
    const first = { clusterUid, config, repeatsDisabled: true };
    const found = await changesOfWrite(first, imported, { ...host, ...group }, merge);
    assert.deepEqual(found.map(shown), ["staysEnabled", 'keeping clusterGroup.uid "g" →'], "it is said once");
  });

  it("is a loss if others have set it or removed it, and not if it is the program's or stays", () => {
    const losses = "overwriting overwritingIncomparable restoring replacing leavingOut activating rewriting";
    const isLost = (kind: string) => isLoss({ clusterUid, kind: kind as Change["kind"] });
    assert.ok(losses.split(" ").every(isLost));
    assert.ok(!["setting", "keeping", "incomparable", "unchanged", "staysEnabled", "disabling"].some(isLost));
  });
});

describe("what a program changes", () => {
  const of = (config: HostClusterConfig, declared: HostClusterConfig, isPending = false) => {
    const stored = { clusterUid, config, isPending };
    const differences = differencesOf(stored, { clusterUid, config: declared });
    return changesOfProgram(clusterUid, differences, stored).map(({ kind, path }) => [kind, path].join(" ").trim());
  };

  it("is each difference, and of a pending cluster only a flag that it no longer declares", () => {
    const group = { clusterGroup: { uid: "g" } };
    assert.deepEqual(of({ isHostCluster: true }, { isHostCluster: false }), ["disabledByProgram"]);
    assert.deepEqual(of({ isHostCluster: false }, { isHostCluster: true }), ["changing isHostCluster"]);
    assert.deepEqual(of({ isHostCluster: true, ...group }, {}), [
      "flagUndeclared isHostCluster",
      "undeclared clusterGroup.uid",
    ]);
    assert.deepEqual(of({}, group), ["declaring clusterGroup.uid"]);
    assert.deepEqual(of({ isHostCluster: true, ...group }, {}, true), ["pending", "flagUndeclared isHostCluster"]);
    assert.deepEqual(changesOfProgram(clusterUid, [], undefined), [{ clusterUid, kind: "added" }]);
  });

  it("is drift the other way round", () => {
    const kindOf = (path: string, to?: unknown, isPending = false) =>
      driftOf({ clusterUid, config: {}, isPending }, { path, segments: [path], from: 1, to }).kind;
    const kinds = [kindOf("isHostCluster", true), kindOf("isHostCluster", false), kindOf("port"), kindOf("port", 2)];
    assert.deepEqual(kinds, ["enabled", "disabled", "lacking", "drifted"]);
    assert.equal(kindOf("isHostCluster", true, true), "drifted", "a lost write may have had no effect");
  });
});

describe("a cluster that a program declares", () => {
  const off = { isHostCluster: false };
  const repeats = (config: HostClusterConfig, before: HostClusterConfig | undefined, isDisableShown = false) => {
    const stored = before && { clusterUid, config: before };
    return declaredCluster({ clusterUid, config }, stored, { restored: [], isDisableShown }).repeatsDisabled;
  };

  it("only repeats that it is disabled if the state has confirmed that, and the run has not shown it", () => {
    assert.deepEqual(
      [repeats(off, off), repeats(off, off, true), repeats(off, { isHostCluster: true }), repeats(off, undefined)],
      [true, false, false, false],
    );
    assert.deepEqual([repeats({ isHostCluster: true }, off), repeats({}, off)], [false, false]);
  });

  it("has what it declared before where the service has confirmed it, and of others only a restored flag", () => {
    const config = { isHostCluster: false, clusterGroup: { uid: "new" } };
    const restored = [["clusterGroup"], ["isHostCluster"]];
    const of = (stored?: StoredCluster) =>
      declaredCluster({ clusterUid, config }, stored, { restored, isDisableShown: false });
    const before = { isHostCluster: true, clusterGroup: { uid: "old" } };
    assert.deepEqual(of({ clusterUid, config: before }).config, before);
    assert.deepEqual(of().ignored, [["isHostCluster"]]);
    assert.deepEqual(of({ clusterUid, config: before, isUnconfirmed: true }).config, { clusterGroup: { uid: "new" } });
  });

  it("has all that was written or attempted if the outcome is unknown, with its project and name", () => {
    const stored = { clusterUid, config: { isHostCluster: true, clusterGroup: { uid: "old", name: "n" } } };
    const attempted = { clusterUid, projectUid: "p", name: "prod", config: { clusterGroup: { uid: "new" } } };
    assert.deepEqual(afterUnknownOutcome(stored, attempted), {
      ...attempted,
      config: { clusterGroup: { uid: "new", name: "n" } },
      ...{ isPending: true, isUnconfirmed: false, dropped: [["clusterGroup", "name"]] },
    });
    const first = afterUnknownOutcome(undefined, { clusterUid, config: { isHostCluster: true } });
    const pending = { isPending: true, isUnconfirmed: true, dropped: [] };
    assert.deepEqual(first, { clusterUid, config: { isHostCluster: true }, ...pending });
    assert.ok(afterUnknownOutcome({ ...stored, isUnconfirmed: true }, attempted).isUnconfirmed);
  });

  it("has after a write of a pending one no ignored value that the write has not sent", () => {
    const config = { isHostCluster: true, clusterGroup: { uid: "g" } };
    const declared = { clusterUid, config, ignored: [["clusterGroup"]] };
    const configAfter = (isPending: boolean, sent: HostClusterConfig) =>
      afterWrite({ clusterUid, config, isPending }, declared, sent).config;
    assert.deepEqual(configAfter(false, { isHostCluster: true }), config);
    assert.deepEqual(configAfter(true, { isHostCluster: true }), { isHostCluster: true });
    assert.deepEqual(configAfter(true, { isHostCluster: true, clusterGroup: { uid: "other", name: "n" } }), {
      isHostCluster: true,
    });
    assert.deepEqual(configAfter(true, config), config);
    const sent = { isHostCluster: true, clusterGroup: { uid: "g", name: "n" } };
    assert.deepEqual(configAfter(true, sent), config, "what was sent besides is not the program's");
  });

  it("is, together with another one, all that both have", () => {
    assert.deepEqual(unionOf({ a: { b: 1 }, c: 1 }, { a: {}, c: 2 }), { a: { b: 1 }, c: 2 });
    assert.deepEqual(unionOf({ a: 1 }, { a: {} }), { a: {} });
  });
});
