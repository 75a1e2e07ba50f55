import assert from "node:assert/strict";
import {
  afterDisable,
  afterWrite,
  type ClusterState,
  type DeclaredCluster,
  mayBeHost,
} from "../../../provider/cluster/clusterState.js";
import {
  stateOf as configStateOf,
  clusterState as stateOfConfig,
} from "../../../provider/resources/hostClusterConfig/state.js";
import {
  type FleetState,
  stateOf as fleetStateOf,
  clusterState as stateInFleet,
} from "../../../provider/resources/hostClusterFleet/state.js";

const ON = { isHostCluster: true };
const OFF = { isHostCluster: false };
const GROUP = { isHostCluster: true, clusterGroup: { uid: "g" } };

/** Every kind of entry that a state may have of a cluster. Project `p` is the one that the state knows. */
const ENTRIES: Record<string, ClusterState | undefined> = {
  none: undefined,
  on: { projectUid: "p", config: ON },
  off: { projectUid: "p", config: OFF },
  "on, without a project": { config: ON },
  "pending create": { projectUid: "p", pendingFields: ["isHostCluster"] },
  "pending create, without a project": { pendingFields: ["isHostCluster"] },
  "pending update": { projectUid: "p", config: OFF, pendingFields: ["clusterGroup.uid"] },
};

/** What a program may declare, in the known project, in another one and in none. */
const DECLARED: Record<string, DeclaredCluster> = {
  on: { projectUid: "p", config: ON },
  "on in another project": { projectUid: "q", config: ON },
  "on without a project": { config: ON },
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
  for (const [entryName, entry] of each(ENTRIES)) {
    for (const [declaredName, declared] of each(DECLARED)) {
      it(`after a write: old ${entryName}, declared ${declaredName}`, () => {
        assert.deepEqual(afterWrite(entry, declared, "written"), {
          projectUid: declared.projectUid,
          config: declared.config,
        });
        assert.deepEqual(afterWrite(entry, declared, "unchanged"), entry);

        const unknown = afterWrite(entry, declared, "unknown");
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

    it(`after a disable: old ${entryName}`, () => {
      for (const outcome of ["disabled", "gone", "taken over", "handed over"] as const) {
        assert.equal(afterDisable(entry, outcome), undefined);
      }
      assert.deepEqual(afterDisable(entry, "unchanged"), entry);
      const unknown = afterDisable(entry, "unknown");
      assert.deepEqual([unknown?.config, unknown?.projectUid], [entry.config, entry.projectUid]);
      const names = new Set([...(entry.pendingFields ?? []), "isHostCluster"]);
      assert.deepEqual(new Set(unknown?.pendingFields), names);
    });
  }
});

describe("the state of one cluster", () => {
  for (const [name, entry] of each(ENTRIES)) {
    if (entry === undefined) continue;

    it(`is read as it was stored, by a HostClusterConfig: ${name}`, () => {
      assert.deepEqual(stateOfConfig(configStateOf("c", entry)), entry);
    });

    for (const projectUid of ["p", "q", undefined]) {
      it(`is read as it was stored, by a fleet in ${projectUid ?? "no"} project: ${name}`, () => {
        const fleet = { clusters: {}, ...(projectUid === undefined ? {} : { projectUid }) };
        const stored: FleetState = fleetStateOf(fleet, new Map([["c", entry]]));
        assert.deepEqual(stateInFleet(stored, "c"), entry);
        assert.equal(Object.keys(stored.clusters).includes("c"), entry.config !== undefined);
      });
    }
  }

  it("keeps its project while failures and moves of the fleet alternate", () => {
    let state: FleetState = { clusters: {}, projectUid: "p", pending: { c: { fields: ["isHostCluster"] } } };
    const declared = { projectUid: "q", config: ON };
    const steps = [
      (old: ClusterState) => afterDisable(old, "unchanged"),
      (old: ClusterState) => afterWrite(old, declared, "unchanged"),
      (old: ClusterState) => afterWrite(old, declared, "unknown"),
      (old: ClusterState) => afterDisable(old, "unknown"),
    ];
    for (const step of steps) {
      for (const projectUid of ["q", undefined, "p"]) {
        const left = step(stateInFleet(state, "c") as ClusterState) as ClusterState;
        state = fleetStateOf({ clusters: {}, ...(projectUid && { projectUid }) }, new Map([["c", left]]));
        assert.equal(stateInFleet(state, "c")?.projectUid, "p");
      }
    }
  });

  it("has the entry of the program once the cluster is written", () => {
    const fleet = { clusters: { c: { ...ON, projectUid: "q" } }, projectUid: "p" };
    const stored = fleetStateOf(fleet, new Map([["c", "written"]]));
    assert.deepEqual(stored, fleet);
    assert.deepEqual(stateInFleet(stored, "c"), { projectUid: "q", config: ON });
  });
});

describe("an edited state", () => {
  const fleet = (state: unknown) => stateInFleet(state as FleetState, "c");

  it("of a fleet says that a cluster may be a host if its entry cannot be used", () => {
    for (const entry of [null, "on", []]) {
      const found = fleet({ clusters: { c: entry }, projectUid: "p" });
      assert.deepEqual(found, { projectUid: "p", pendingFields: [] });
      assert.ok(found && mayBeHost(found));
    }
  });

  it("of a fleet says nothing about clusters that it does not have", () => {
    for (const state of [{}, { clusters: null }, { clusters: {}, pending: "none" }, { pending: ["c"] }]) {
      assert.equal(fleet(state), undefined);
    }
    assert.equal(stateInFleet({ clusters: {}, pending: {} }, "constructor"), undefined);
  });

  it("of a fleet keeps the mark of a cluster, whatever it has become", () => {
    for (const mark of ["write", null, {}, { fields: "all" }]) {
      assert.deepEqual(fleet({ clusters: { c: ON }, pending: { c: mark } }), { config: ON, pendingFields: [] });
    }
  });

  it("of a HostClusterConfig says that the cluster may be a host if the flag cannot be used", () => {
    for (const isHostCluster of [undefined, null]) {
      const found = stateOfConfig({ clusterUid: "c", isHostCluster: isHostCluster as unknown as boolean });
      assert.deepEqual(found, { pendingFields: [] });
      assert.ok(mayBeHost(found));
    }
    assert.deepEqual(stateOfConfig({ clusterUid: "c", ...ON, pending: "none" as never }), {
      config: ON,
      pendingFields: [],
    });
  });
});
