import { UNKNOWN } from "../engine/unknown.js";
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { forgetClusters } from "../hostClusters/forget.js";
import { readConfig, refreshClusters } from "../hostClusters/read.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import type { HostClusterConfigArgs, HostClusterConfigProperties } from "../model/hostClusterConfig.js";
import type { Call } from "../run/call.js";
import { logNotes } from "./notes.js";
import {
  assertSameService,
  isElsewhere,
  type Resource,
  type StoredProperties,
  serviceOf,
  stateOrFailure,
} from "./resource.js";

/** The checked inputs. */
type Inputs = HostClusterConfigArgs & StoredProperties;

/** The stored properties. */
interface State extends HostClusterConfigProperties, StoredProperties {
  /** Whether the resource was imported and not written since: then no program has declared any of it. */
  __imported?: true;
}

/** The host cluster configuration of one cluster. The resource ID is the cluster's UID. */
export const hostClusterConfig: Resource<Inputs, State> = {
  name: "HostClusterConfig",

  clusterUids: ({ clusterUid }) => (typeof clusterUid === "string" && clusterUid !== UNKNOWN ? [clusterUid] : []),

  /**
   * An unknown cluster UID does not replace the resource, as it may turn out to be the same. The engine calls diff again once
   * it is known.
   */
  async diff(state, inputs, call) {
    const { pending, __imported, __service, ...stored } = state;
    const { __service: _, ...declared } = inputs;
    const isOther = inputs.clusterUid !== state.clusterUid && inputs.clusterUid !== UNKNOWN;
    const isOtherService = isElsewhere(state, inputs);
    logNotes(storedHere(state, inputs), [clusterOf(inputs)], call, { isOtherService, isSingle: true });
    return {
      differences: differencesBetween(stored, declared),
      replaces: isOther ? ["clusterUid"] : [],
      needsUpdate: pending !== undefined || isOtherService,
    };
  },

  async preview(old, inputs, call) {
    await previewClusters([clusterOf(inputs)], storedHere(old as State | undefined, inputs), call);
    return inputs.clusterUid === UNKNOWN ? {} : { id: inputs.clusterUid };
  },

  async create(inputs, call) {
    return { id: inputs.clusterUid, state: await write(new Map(), inputs, call) };
  },

  update: (_id, state, inputs, call) => write(storedHere(state, inputs), inputs, call),

  async read(clusterUid, state, call, projectUid = call.run.settings.projectUid) {
    if (state?.clusterUid === undefined) {
      const target = { clusterUid, ...(projectUid && { projectUid }) };
      const inputs = { ...target, ...(await readConfig(target, call)), __service: serviceOf(call.run) };
      return { state: { ...inputs, __imported: true }, inputs };
    }
    assertSameService(state, call.run);
    const [cluster] = await refreshClusters([storedCluster(state)], call);
    if (cluster === undefined) return undefined;
    const refreshed = toState(cluster, state.__service);
    const { pending, __imported, ...inputs } = refreshed;
    return { state: refreshed, inputs };
  },

  delete(_id, { clusterUid }, call) {
    forgetClusters([clusterUid], call);
  },
};

async function write(stored: StoredClusters, inputs: Inputs, call: Call): Promise<State> {
  const { clusters, failure } = await writeClusters([clusterOf(inputs)], stored, call);
  const state = clusters[0] ? toState(clusters[0], inputs.__service) : inputs;
  return stateOrFailure(inputs.clusterUid, state, failure);
}

function clusterOf({ clusterUid, projectUid, __service, ...config }: Inputs): Cluster {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }), config };
}

function storedCluster({ pending, __imported, ...inputs }: State): StoredCluster {
  return {
    ...clusterOf(inputs),
    ...(pending === undefined ? {} : { isPending: true }),
    ...(__imported && { isImported: true }),
  };
}

/** What the state says of the service of the inputs. */
function storedHere(state: State | undefined, inputs: Inputs): StoredClusters {
  if (state === undefined || isElsewhere(state, inputs)) return new Map();
  return new Map([[state.clusterUid, storedCluster(state)]]);
}

function toState({ config, isPending, isImported, ...target }: StoredCluster, __service: string | undefined): State {
  return {
    ...target,
    ...config,
    ...(isPending && { pending: [target.clusterUid] }),
    ...(isImported && { __imported: true as const }),
    ...(__service === undefined ? {} : { __service }),
  };
}
