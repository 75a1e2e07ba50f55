import { UNKNOWN } from "../engine/unknown.js";
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, DeclaredCluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { forgetClusters } from "../hostClusters/forget.js";
import { readConfig, refreshClusters } from "../hostClusters/read.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import type { HostClusterConfigArgs, HostClusterConfigProperties } from "../model/hostClusterConfig.js";
import type { Call } from "../run/call.js";
import { logNotes } from "./notes.js";
import {
  assertSameService,
  type DiffCall,
  isElsewhere,
  type Resource,
  type StoredProperties,
  serviceOf,
  stateOrFailure,
} from "./resource.js";

/** The checked inputs. */
type Inputs = HostClusterConfigArgs & StoredProperties;

/** The stored properties. */
type State = HostClusterConfigProperties & StoredProperties;

/** The host cluster configuration of one cluster. The resource ID is the cluster's UID. */
export const hostClusterConfig: Resource<Inputs, State> = {
  name: "HostClusterConfig",

  identifiedBy: ["clusterUid", "projectUid"],

  clusters(inputs) {
    const { clusterUid } = inputs;
    return typeof clusterUid === "string" && clusterUid !== UNKNOWN ? [clusterOf(inputs as Inputs)] : [];
  },

  /** An unknown cluster UID does not replace the resource. The engine calls diff again once it is known. */
  async diff(state, inputs, call) {
    const { pending, __service, ...stored } = state;
    const { __service: _, __imported, ...declared } = inputs;
    const isOther = inputs.clusterUid !== state.clusterUid && inputs.clusterUid !== UNKNOWN;
    const isOtherService = isElsewhere(state, inputs);
    logNotes(storedHere(state, inputs, call), [clusterOf(inputs)], call, { isOtherService, isSingle: true });
    return {
      differences: differencesBetween(stored, declared),
      replaces: isOther ? ["clusterUid"] : [],
      needsUpdate: pending !== undefined || isOtherService,
    };
  },

  preview: (state, inputs, call) => previewClusters(declaredIn(inputs, call), storedHere(state, inputs, call), call),

  async create(inputs, call) {
    return { id: inputs.clusterUid, state: await write(new Map(), inputs, call) };
  },

  update: (_id, state, inputs, call) => write(storedHere(state, inputs, call), inputs, call),

  async read(clusterUid, state, { projectUid, __imported }, call) {
    if (state?.clusterUid === undefined) {
      const project = projectUid ?? call.run.settings.projectUid;
      const target = { clusterUid, ...(project && { projectUid: project }) };
      const read = { ...target, ...(await readConfig(target, call)), __service: serviceOf(call.run) };
      return { state: read, inputs: { ...read, __imported: true } };
    }
    assertSameService(state, call.run);
    const [cluster] = await refreshClusters([storedCluster(state, __imported)], call);
    if (cluster === undefined) return undefined;
    const refreshed = toState(cluster, state.__service);
    const { pending, ...inputs } = refreshed;
    return { state: refreshed, inputs: { ...inputs, ...(cluster.isImported && { __imported }) } };
  },

  delete(_id, { clusterUid }, call) {
    forgetClusters([clusterUid], call);
  },
};

async function write(stored: StoredClusters, inputs: Inputs, call: Call): Promise<State> {
  const { clusters, failure } = await writeClusters(declaredIn(inputs, call), stored, call);
  const { __imported, ...properties } = inputs;
  const state = clusters[0] ? toState(clusters[0], inputs.__service) : properties;
  return stateOrFailure(inputs.clusterUid, state, failure);
}

function clusterOf({ clusterUid, projectUid, __service, __imported, ...config }: Inputs): Cluster {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }), config };
}

function declaredIn(inputs: Inputs, { declaration }: Call): DeclaredCluster[] {
  return [{ ...clusterOf(inputs), ignored: declaration?.ignored ?? [] }];
}

/** A pending cluster is not imported: a program has declared some of its fields. */
function storedCluster({ pending, ...properties }: State, isImported = false): StoredCluster {
  const mark = pending === undefined ? isImported && { isImported } : { isPending: true };
  return { ...clusterOf(properties), ...mark };
}

/** What the state says of the service of the inputs. */
function storedHere(state: State | undefined, inputs: Inputs, { declaration }: DiffCall): StoredClusters {
  if (state === undefined || isElsewhere(state, inputs)) return new Map();
  return new Map([[state.clusterUid, storedCluster(state, declaration?.isImported)]]);
}

function toState({ config, isPending, isImported: _, ...target }: StoredCluster, __service: string | undefined): State {
  const pending = isPending && { pending: [target.clusterUid] };
  return { ...target, ...config, ...pending, ...(__service !== undefined && { __service }) };
}
