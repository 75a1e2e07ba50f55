import { randomUUID } from "node:crypto";
import { SpectroclusterError } from "../errors.js";
import { differencesBetween, isEquivalent, ownMember } from "../hostClusters/canonicalForm.js";
import type { Cluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { forgetClusters } from "../hostClusters/forget.js";
import { refreshClusters } from "../hostClusters/read.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import { type Difference, formatPath, formatPointer } from "../messages/paths.js";
import type { FleetCluster, HostClusterFleetArgs, HostClusterFleetProperties } from "../model/hostClusterFleet.js";
import type { Call } from "../run/call.js";
import { isJsonObject } from "../validation/jsonValue.js";
import { logNotes } from "./notes.js";
import { assertSameService, isElsewhere, type Resource, type StoredProperties, stateOrFailure } from "./resource.js";

/** The checked inputs. */
type Inputs = HostClusterFleetArgs & StoredProperties;

/** The stored properties. */
type State = HostClusterFleetProperties & StoredProperties;

/** The host cluster configurations of many clusters as one resource. */
export const hostClusterFleet: Resource<Inputs, State> = {
  name: "HostClusterFleet",

  clusterUids: (inputs) => Object.keys(mapIn(inputs)),

  async diff(state, inputs, call) {
    const isOtherService = isElsewhere(state, inputs);
    logNotes(storedClusters(state), clustersOf(inputs), call, { isOtherService });
    return {
      differences: [
        ...differencesOf(state, inputs),
        ...differencesBetween(state.projectUid, inputs.projectUid, ["projectUid"]),
      ],
      replaces: [],
      needsUpdate: state.pending !== undefined || isOtherService,
    };
  },

  async preview(old, inputs, call) {
    await previewClusters(clustersOf(inputs), storedHere(old as State | undefined, inputs), call);
    return {};
  },

  async create(inputs, call) {
    const id = `fleet-${randomUUID()}`;
    return { id, state: await write(id, new Map(), inputs, call) };
  },

  async update(id, state, inputs, call) {
    return write(id, storedHere(state, inputs), inputs, call);
  },

  async read(_id, state, call) {
    if (state === undefined) throw new SpectroclusterError("SPECTROCLUSTER_IMPORT", IMPORT_ADVICE);
    assertSameService(state, call.run);
    const refreshed = await refreshClusters([...storedClusters(state).values()], call);
    if (refreshed.length === 0) return undefined;
    const read = toState(state, refreshed);
    const { pending, ...inputs } = read;
    return { state: read, inputs };
  },

  delete(_id, state, call) {
    forgetClusters(Object.keys(mapIn(state)), call);
  },
};

const IMPORT_ADVICE =
  "A HostClusterFleet cannot be imported. Declare it in the program and run pulumi up: that adopts its clusters, " +
  "whatever their configurations are.";

async function write(id: string, stored: StoredClusters, inputs: Inputs, call: Call): Promise<State> {
  const { clusters, failure } = await writeClusters(clustersOf(inputs), stored, call);
  return stateOrFailure(id, toState(inputs, clusters), failure);
}

/** Differences by cluster. A cluster with an empty configuration is not an absent cluster. */
function differencesOf(state: State, inputs: Inputs): Difference[] {
  // The whole map may be unknown.
  if (!isJsonObject(inputs.clusters)) return differencesBetween(state.clusters, inputs.clusters, ["clusters"]);
  const [from, to] = [mapIn(state), mapIn(inputs)];
  return Object.keys({ ...from, ...to }).flatMap((uid) => {
    const path = ["clusters", uid];
    const [old, declared] = [from, to].map((map) => ownMember(map, uid));
    if (old !== undefined && declared !== undefined) return differencesBetween(old, declared, path);
    return [{ path: formatPath(path), pointer: formatPointer(path), from: old, to: declared }];
  });
}

/** The map of clusters; empty if it is unknown or invalid. */
function mapIn(fleet: object): Record<string, FleetCluster> {
  const { clusters } = fleet as Partial<Inputs>;
  return isJsonObject(clusters) ? (clusters as Record<string, FleetCluster>) : {};
}

/** The clusters in inputs or in a state. The configuration of one may be unknown. */
function clustersOf(fleet: Inputs | State): Cluster[] {
  return Object.entries(mapIn(fleet)).map(([clusterUid, cluster]) => {
    if (!isJsonObject(cluster)) return { clusterUid, config: cluster };
    const { projectUid = fleet.projectUid, ...config } = cluster as FleetCluster;
    return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }), config };
  });
}

/** What the state says of the service of the inputs. */
function storedHere(state: State | undefined, inputs: Inputs): StoredClusters {
  return state === undefined || isElsewhere(state, inputs) ? new Map() : storedClusters(state);
}

function storedClusters(state: State): Map<string, StoredCluster> {
  const pending = new Set(state.pending);
  const stored = clustersOf(state).map((cluster) => {
    const isPending = pending.has(cluster.clusterUid);
    return [cluster.clusterUid, isPending ? { ...cluster, isPending } : cluster] as const;
  });
  return new Map(stored);
}

/**
 * The properties to store.
 *
 * @param fleet - The inputs or the former state, whose entries stay if nothing has changed in them.
 */
function toState(fleet: Inputs | State, clusters: readonly StoredCluster[]): State {
  const { pending: _, ...others } = fleet as State;
  const declared = new Map(clustersOf(fleet).map((cluster) => [cluster.clusterUid, cluster]));
  const entries = clusters.map((cluster) => {
    const { clusterUid, projectUid, config } = cluster;
    const isSame = isEquivalent(declared.get(clusterUid), { ...cluster, isPending: undefined });
    if (isSame) return [clusterUid, mapIn(fleet)[clusterUid] ?? config] as const;
    return [clusterUid, { ...config, ...(projectUid !== fleet.projectUid && projectUid && { projectUid }) }] as const;
  });
  // In the state, an entry without a project has the fleet's, which a cluster that was written without any has only after a write.
  const isUnwritten = ({ projectUid }: StoredCluster) => projectUid === undefined && fleet.projectUid !== undefined;
  const pending = clusters.filter((cluster) => cluster.isPending || isUnwritten(cluster));
  return {
    ...others,
    clusters: Object.fromEntries(entries),
    ...(pending.length > 0 && { pending: pending.map(({ clusterUid }) => clusterUid) }),
  };
}
