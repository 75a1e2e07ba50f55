import assert from "node:assert/strict";
import { apply } from "../../../provider/hostClusters/apply.js";
import {
  afterDisable,
  afterUnknownWrite,
  type DeclaredCluster,
  formerFields,
  type KnownCluster,
  type KnownClusters,
  mayBeHost,
} from "../../../provider/hostClusters/knownCluster.js";
import * as single from "../../../provider/resources/hostClusterConfigProperties.js";
import * as fleets from "../../../provider/resources/hostClusterFleetProperties.js";
import { PartialFailure } from "../../../provider/run/partialFailure.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

type FleetState = fleets.FleetState;

const ON = { isHostCluster: true };
const OFF = { isHostCluster: false };
const GROUP = { isHostCluster: true, clusterGroup: { uid: "g" } };

/** Every kind of entry that a state may have of a cluster. Project `p` is the one that the state knows. */
const ENTRIES: Record<string, KnownCluster | undefined> = {
  none: undefined,
  on: { projectUid: "p", config: ON },
  off: { projectUid: "p", config: OFF },
  "on, without a project": { projectUid: undefined, config: ON },
  "pending create": { projectUid: "p", pendingFields: ["isHostCluster"] },
  "pending create, without a project": { projectUid: undefined, pendingFields: ["isHostCluster"] },
  "pending update": { projectUid: "p", config: OFF, pendingFields: ["clusterGroup.uid"] },
};

/** What a program may declare, in the known project, in another one and in none. */
const DECLARED: Record<string, DeclaredCluster> = {
  on: { projectUid: "p", config: ON },
  "on in another project": { projectUid: "q", config: ON },
  "on without a project": { projectUid: undefined, config: ON },
  off: { projectUid: "p", config: OFF },
  "off in another project": { projectUid: "q", config: OFF },
  group: { projectUid: "p", config: GROUP },
  "group in another project": { projectUid: "q", config: GROUP },
};

/** The fields that a request with a declaration sets. */
const fieldsOf = ({ config }: DeclaredCluster): string[] =>
  "clusterGroup" in config ? ["isHostCluster", "clusterGroup.uid"] : ["isHostCluster"];

const each = <T,>(table: Record<string, T>) => Object.entries(table);

describe("what the state keeps of a cluster", () => {
  let emulator: Emulator;
  before(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "other" });
  });
  after(() => emulator.stop());

  /** What is left of a cluster by an update that also writes another one. */
  async function leftBy(old: KnownCluster | undefined, declared: DeclaredCluster | undefined, fault?: Fault) {
    emulator.recover();
    emulator.addCluster({ uid: "c", hostClusterConfig: ON });
    if (fault) emulator.fail({ ...fault, method: "PATCH", url: "/c/" });
    const call = testCall(testRun(emulator, { maxRetries: 0, readBeforeWrite: "off" }));
    const all = new Map([["other", { config: OFF }], ...(declared ? [["c", declared] as const] : [])]);
    const storage = { id: "f", toState: (clusters: KnownClusters) => ({ clusters }) };
    const state = await apply(new Map(old && [["c", old]]), all, storage, call).catch((error) => {
      assert.ok(fault !== undefined && error instanceof PartialFailure, String(error));
      return error.properties as { clusters: KnownClusters };
    });
    return state.clusters.get("c");
  }
  const rejected: Fault = { status: 422 };

  for (const [entryName, entry] of each(ENTRIES)) {
    for (const [declaredName, declared] of each(DECLARED)) {
      it(`after a write: old ${entryName}, declared ${declaredName}`, async () => {
        assert.deepEqual(await leftBy(entry, declared), declared);
        assert.deepEqual(await leftBy(entry, declared, rejected), entry);

        const unknown = afterUnknownWrite(entry, declared);
        assert.deepEqual(unknown?.config, entry?.config, "the last confirmed configuration stays");
        // The service has found the cluster in the known project, and may reject the new one.
        assert.equal(unknown?.projectUid, entry === undefined ? declared.projectUid : entry.projectUid);
        assert.deepEqual(
          new Set(unknown?.pendingFields),
          new Set([...(entry?.pendingFields ?? []), ...fieldsOf(declared)]),
        );
        assert.equal(unknown?.pendingFields?.length, new Set(unknown?.pendingFields).size, "no field twice");
        assert.ok(unknown && mayBeHost(unknown), "a delete disables it");
      });
    }
    if (entry === undefined) continue;

    it(`after a disable: old ${entryName}`, async () => {
      for (const outcome of ["disabled", "gone", "taken over"] as const) {
        assert.equal(afterDisable(entry, outcome), undefined);
      }
      const handedOver = afterDisable(entry, "handed over") as KnownCluster;
      assert.deepEqual([handedOver.handedOver, handedOver.projectUid], [true, entry.projectUid]);
      assert.deepEqual([mayBeHost(handedOver), formerFields(handedOver)], [false, formerFields(entry)]);
      assert.equal(await leftBy(entry, undefined), undefined);
      assert.deepEqual(await leftBy(entry, undefined, rejected), mayBeHost(entry) ? entry : undefined);
      const unknown = afterDisable(entry, "unknown");
      assert.deepEqual([unknown?.config, unknown?.projectUid], [entry.config, entry.projectUid]);
      const names = new Set([...(entry.pendingFields ?? []), "isHostCluster"]);
      assert.deepEqual(new Set(unknown?.pendingFields), names);
    });
  }
});

const clusterIn = (fleet: FleetState) => fleets.knownClusters(fleet).get("c");

describe("the state of one cluster", () => {
  for (const [name, entry] of each(ENTRIES)) {
    if (entry === undefined) continue;

    it(`is read as it was stored, by a HostClusterConfig: ${name}`, () => {
      assert.deepEqual(single.knownCluster(single.toState("c", entry)), entry);
    });

    for (const projectUid of ["p", "q", undefined]) {
      it(`is read as it was stored, by a fleet in ${projectUid ?? "no"} project: ${name}`, () => {
        const fleet = { clusters: {}, ...(projectUid === undefined ? {} : { projectUid }) };
        const stored = fleets.toState(fleet, new Map(), new Map([["c", entry]]));
        assert.deepEqual(clusterIn(stored), entry);
        assert.equal(Object.keys(stored.clusters).includes("c"), entry.config !== undefined);
      });
    }
  }

  it("keeps its project while failures and moves of the fleet alternate", () => {
    let state: FleetState = { clusters: {}, projectUid: "p", pending: { c: { fields: ["isHostCluster"] } } };
    const declared = { projectUid: "q", config: ON };
    const steps = [
      (old: KnownCluster) => old,
      (old: KnownCluster) => afterUnknownWrite(old, declared),
      (old: KnownCluster) => afterDisable(old, "unknown"),
    ];
    for (const step of steps) {
      for (const projectUid of ["q", undefined, "p"]) {
        const left = step(clusterIn(state) as KnownCluster) as KnownCluster;
        const fleet = { clusters: {}, ...(projectUid && { projectUid }) };
        state = fleets.toState(fleet, new Map(), new Map([["c", left]]));
        assert.equal(clusterIn(state)?.projectUid, "p");
      }
    }
  });

  it("has the entry of the program once the cluster is written", () => {
    const fleet = { clusters: { c: { ...ON, projectUid: "q" } }, projectUid: "p" };
    const declared = fleets.declaredClusters(fleet);
    const stored = fleets.toState(fleet, declared, declared as KnownClusters);
    assert.deepEqual(stored, fleet);
    assert.deepEqual(clusterIn(stored), { projectUid: "q", config: ON });
  });
});

describe("an edited state", () => {
  const fleet = (state: unknown) => clusterIn(state as FleetState);

  it("of a fleet says that a cluster may be a host if its entry cannot be used", () => {
    for (const entry of [null, "on", [], {}, { clusterGroup: { uid: "g" } }, { isHostCluster: null }]) {
      const found = fleet({ clusters: { c: entry }, projectUid: "p" });
      assert.deepEqual(found, { projectUid: "p", pendingFields: [] });
      assert.ok(found && mayBeHost(found));
    }
  });

  it("of a fleet says nothing about clusters that it does not have", () => {
    for (const state of [{}, { clusters: null }, { clusters: {}, pending: "none" }, { pending: ["c"] }]) {
      assert.equal(fleet(state), undefined);
    }
    assert.equal(fleets.knownClusters({ clusters: {}, pending: {} }).get("constructor"), undefined);
  });

  it("of a fleet keeps the mark of a cluster, whatever it has become", () => {
    for (const mark of ["write", null, {}, { fields: "all" }]) {
      const found = fleet({ clusters: { c: ON }, pending: { c: mark } });
      assert.deepEqual(found, { projectUid: undefined, config: ON, pendingFields: [] });
    }
  });

  it("of a HostClusterConfig says that the cluster may be a host if the flag cannot be used", () => {
    for (const isHostCluster of [undefined, null]) {
      const found = single.knownCluster({ clusterUid: "c", isHostCluster: isHostCluster as unknown as boolean });
      assert.deepEqual(found, { projectUid: undefined, pendingFields: [] });
      assert.ok(mayBeHost(found));
    }
    assert.deepEqual(single.knownCluster({ clusterUid: "c", ...ON, pending: "none" as never }), {
      projectUid: undefined,
      config: ON,
      pendingFields: [],
    });
  });
});
