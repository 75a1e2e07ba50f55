import { randomUUID } from "node:crypto";
import { SpectroclusterError } from "../errors.js";
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, DeclaredCluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { forgetClusters } from "../hostClusters/forget.js";
import { refreshClusters } from "../hostClusters/read.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import { type Difference, formatPath, formatPointer, type Segments } from "../json/paths.js";
import { isJsonObject, ownMember } from "../json/value.js";
import type { FleetCluster, HostClusterFleetArgs, HostClusterFleetProperties } from "../model/hostClusterFleet.js";
import type { Call } from "../run/call.js";
import { below } from "./ignoreChanges.js";
import { logNotes } from "./notes.js";
import { assertSameService, isElsewhere, type Resource, type StoredProperties, stateOrFailure } from "./resource.js";

/** The checked inputs. */
type Inputs = HostClusterFleetArgs & StoredProperties;

/** The stored properties. */
interface State extends HostClusterFleetProperties, StoredProperties {
  /** Clusters that the last update was to add and did not write. A review that sees them removed again shows no other difference. */
  __neverWritten?: string[];
}

/** The host cluster configurations of many clusters as one resource. */
export const hostClusterFleet: Resource<Inputs, State> = {
  name: "HostClusterFleet",

  identifiedBy: ["clusters", "projectUid"],

  clusters: (inputs) => clustersOf(inputs as Inputs),

  async diff(state, inputs, call) {
    const isOtherService = isElsewhere(state, inputs);
    const { __neverWritten: neverWritten } = state;
    logNotes(storedClusters(state), clustersOf(inputs), call, { isOtherService, neverWritten });
    return {
      differences: [
        ...differencesOf(state, inputs),
        ...differencesBetween(state.projectUid, inputs.projectUid, ["projectUid"]),
      ],
      replaces: [],
      needsUpdate: state.pending !== undefined || isOtherService,
    };
  },

  preview: (state, inputs, call) => previewClusters(declaredIn(inputs, call), storedHere(state, inputs), call),

  async create(inputs, call) {
    const id = `fleet-${randomUUID()}`;
    return { id, state: await write(id, undefined, inputs, call) };
  },

  update: (id, state, inputs, call) => write(id, state, inputs, call),

  async read(_id, state, _inputs, call) {
    if (state === undefined) throw new SpectroclusterError("SPECTROCLUSTER_IMPORT", IMPORT_ADVICE);
    assertSameService(state, call.run);
    const refreshed = await refreshClusters([...storedClusters(state).values()], call);
    if (refreshed.length === 0) return undefined;
    const read = toState(refreshed, state, [state.projectUid]);
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

async function write(id: string, former: State | undefined, inputs: Inputs, call: Call): Promise<State> {
  const stored = storedHere(former, inputs);
  const { clusters, failure } = await writeClusters(declaredIn(inputs, call), stored, call);
  // A cluster that was not written has its former project, so the fleet keeps that too.
  const projects = failure !== undefined && stored.size > 0 ? [former?.projectUid] : [];
  const state = toState(clusters, inputs, [...projects, inputs.projectUid]);
  const __neverWritten = Object.keys(mapIn(inputs)).filter((uid) => ownMember(state.clusters, uid) === undefined);
  return stateOrFailure(id, __neverWritten.length > 0 ? { ...state, __neverWritten } : state, failure);
}

/** Differences by cluster. A cluster with an empty configuration is not an absent cluster. */
function differencesOf(state: State, inputs: Inputs): Difference[] {
  // The whole map may be unknown.
  if (!isJsonObject(inputs.clusters)) return differencesBetween(state.clusters, inputs.clusters, ["clusters"]);
  return Object.keys({ ...mapIn(state), ...mapIn(inputs) }).flatMap((uid) => {
    const path = ["clusters", uid];
    const [old, declared] = [entryIn(state, uid), entryIn(inputs, uid)];
    if (old !== undefined && declared !== undefined) return differencesBetween(old, declared, path);
    return [{ path: formatPath(path), pointer: formatPointer(path), from: old, to: declared }];
  });
}

/** What a fleet has for a cluster, without a project that is the fleet's. */
function entryIn(fleet: Inputs | State, uid: string): unknown {
  const entry = ownMember(mapIn(fleet), uid);
  if (ownMember(entry, "projectUid") !== fleet.projectUid) return entry;
  return isJsonObject(entry) ? { ...entry, projectUid: undefined } : entry;
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

function declaredIn(inputs: Inputs, { declaration }: Call): DeclaredCluster[] {
  // A wildcard has a path for each cluster, so each looks only at its own and at those of the whole map.
  const paths = new Map<unknown, Segments[]>();
  for (const path of declaration?.ignored ?? []) {
    const ofCluster = paths.get(path[1]) ?? [];
    ofCluster.push(path);
    paths.set(path[1], ofCluster);
  }
  return clustersOf(inputs).map((cluster) => {
    const possible = [undefined, cluster.clusterUid].flatMap((uid) => paths.get(uid) ?? []);
    return { ...cluster, ignored: below(["clusters", cluster.clusterUid], possible) };
  });
}

/** What the state says of the service of the inputs. */
function storedHere(state: State | undefined, inputs: Inputs): StoredClusters {
  return state === undefined || isElsewhere(state, inputs) ? new Map() : storedClusters(state);
}

function storedClusters(state: State): Map<string, StoredCluster> {
  const pending = new Set(state.pending);
  const stored = clustersOf(state).map((each) => (pending.has(each.clusterUid) ? { ...each, isPending: true } : each));
  return new Map(stored.map((cluster) => [cluster.clusterUid, cluster]));
}

/**
 * The properties to store. An entry without a project has the fleet's, which is the first of the candidates with which the entries can
 * express all clusters.
 */
function toState(
  clusters: readonly StoredCluster[],
  { __service }: StoredProperties,
  projects: readonly (string | undefined)[],
): State {
  const haveProjects = clusters.every(({ projectUid }) => projectUid !== undefined);
  const project = projects.find((each) => each === undefined || haveProjects);
  const entries = clusters.map(({ clusterUid, projectUid, config }) => [
    clusterUid,
    { ...config, ...(projectUid !== project && { projectUid }) },
  ]);
  const pending = clusters.filter(({ isPending }) => isPending).map(({ clusterUid }) => clusterUid);
  return {
    clusters: Object.fromEntries(entries),
    ...(project === undefined ? {} : { projectUid: project }),
    ...(pending.length > 0 && { pending }),
    ...(__service === undefined ? {} : { __service }),
  };
}
