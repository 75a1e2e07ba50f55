/**
 * Resources that declare host clusters: one, or a fleet. They compare, write, read and forget their clusters alike, and differ in the
 * properties that describe them.
 */
import { UNKNOWN } from "../engine/unknown.js";
import type { Cluster, DeclaredCluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { refreshClusters } from "../hostClusters/read.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import type { Difference, Segments } from "../json/paths.js";
import type { Call } from "../run/call.js";
import { PartialFailure } from "../run/partialFailure.js";
import { below } from "./ignoreChanges.js";
import type { ProviderProperties } from "./internalProperties.js";
import { assertSameService, type Resource, serviceOf, uidsOf } from "./resource.js";
import { logForgotten, logOtherService, logUpdate } from "./review.js";

/** What differs between these resources. `Args` are the properties that a program declares; a state has the same ones. */
interface ClusterProperties<Args extends object> extends Pick<Resource, "name" | "identifiedBy"> {
  /** Whether there is only one cluster. The engine shows how it changes. */
  readonly isSingle: boolean;
  newId(args: Args): string;
  /** The clusters, as far as they are known. */
  clusters(args: Args): Cluster[];
  /** Where the arguments have the configuration of a cluster. */
  pathOf(clusterUid: string): Segments;
  differences(stored: Args, declared: Args): Difference[];
  /** The properties that describe clusters. `projectUid` is that of the resource, unless a cluster has none. */
  describe(clusters: readonly [Cluster, ...Cluster[]], projectUid: string | undefined): Args;
  /** Reads the cluster of an import, or of a resource that a program only reads. */
  import(id: string, given: { projectUid?: string }, call: Call): Promise<Cluster>;
}

interface State extends ProviderProperties {
  projectUid?: string;
  /** The UIDs of clusters whose last write has an unknown outcome. */
  pending?: string[];
  /** Clusters that the last update was to add and did not write. A review that sees them removed again shows no other difference. */
  __neverWritten?: string[];
}

export function clusterResource<Args extends object>(properties: ClusterProperties<Args>): Resource {
  const { name, identifiedBy, isSingle } = properties;
  const clustersIn = (inputs: object) => properties.clusters(argsIn(inputs));

  function declaredIn(inputs: object, { declaration }: Call): DeclaredCluster[] {
    const ignored = declaration?.ignored ?? [];
    return clustersIn(inputs).map((cluster) => ({
      ...cluster,
      ignored: below(properties.pathOf(cluster.clusterUid), ignored),
    }));
  }

  function storedIn(state: State, isImported = false): StoredClusters {
    const pending = new Set(state.pending);
    const stored = clustersIn(state).map((cluster): [string, StoredCluster] => {
      const isPending = pending.has(cluster.clusterUid);
      // A program has declared some fields of a pending cluster, so it counts as declared.
      return [cluster.clusterUid, { ...cluster, isPending, isImported: isImported && !isPending }];
    });
    return new Map(stored);
  }

  /** What the state has. It says nothing of another service than its own. */
  function formerOf(inputs: ProviderProperties, state: State | undefined, { declaration }: Call): StoredClusters {
    if (state === undefined || state.__service !== inputs.__service) return new Map();
    return storedIn(state, declaration?.isImported);
  }

  /** The state with clusters, of which there is at least one. */
  function toState(clusters: readonly StoredCluster[], projectUid: string | undefined, __service: string | undefined) {
    const pending = uidsOf(clusters.filter(({ isPending }) => isPending));
    const described = properties.describe(clusters as [StoredCluster], projectUid);
    // A dynamic provider must not return a property that is undefined.
    return { ...described, ...(pending.length > 0 && { pending }), ...(__service !== undefined && { __service }) };
  }

  async function write(id: string, state: State | undefined, inputs: State, call: Call): Promise<State> {
    const former = formerOf(inputs, state, call);
    const declared = declaredIn(inputs, call);
    const { clusters, failure } = await writeClusters(declared, former, call);
    if (failure === undefined) return toState(clusters, inputs.projectUid, inputs.__service);
    if (!failure.outcomeUnknown) throw failure;
    // A cluster that was not written has its former project, so the resource keeps that too.
    const { projectUid } = state !== undefined && former.size > 0 ? state : inputs;
    const inState = new Set(uidsOf(clusters));
    const missing = uidsOf(declared).filter((uid) => !inState.has(uid));
    const written = {
      ...toState(clusters, projectUid, inputs.__service),
      ...(missing.length > 0 && { __neverWritten: missing }),
    };
    throw new PartialFailure(id, written, failure.message, failure);
  }

  return {
    name,
    identifiedBy,
    clusters: clustersIn,

    async diff(state: State, inputs, call) {
      const [stored, declared] = [argsIn<Args>(state), argsIn<Args>(inputs)];
      const isOther = state.__service !== inputs.__service;
      // A refresh has no declaration, and compares the other way round.
      if (call.declaration && isOther) logOtherService(call);
      else if (call.declaration) {
        const { __neverWritten: neverWritten = [] } = state;
        logUpdate(storedIn(state), clustersIn(inputs), { neverWritten, isSingle }, call);
      }
      const differences = properties.differences(stored, declared);
      // The engine calls diff again once an unknown cluster UID is known.
      const replacing = differences.filter(({ path, to }) => path === "clusterUid" && to !== UNKNOWN);
      const needsUpdate = state.pending !== undefined || isOther;
      return { differences, replaces: replacing.map(({ path }) => path), needsUpdate };
    },

    preview: (state, inputs, call) => previewClusters(declaredIn(inputs, call), formerOf(inputs, state, call), call),

    async create(inputs, call) {
      const id = properties.newId(argsIn(inputs));
      return { id, state: await write(id, undefined, inputs, call) };
    },

    update: write,

    async read(id, state: State | undefined, inputs: State, call) {
      if (state === undefined) {
        const cluster = await properties.import(id, inputs, call);
        const read = toState([cluster], undefined, serviceOf(call.run));
        return { state: read, inputs: { ...read, __imported: true } };
      }
      assertSameService(state, call.run);
      const clusters = await refreshClusters([...storedIn(state, inputs.__imported).values()], call);
      if (clusters.length === 0) return undefined;
      const refreshed = toState(clusters, state.projectUid, state.__service);
      const { pending, ...declarable } = refreshed;
      const isImported = clusters.some((cluster) => cluster.isImported);
      return { state: refreshed, inputs: { ...declarable, ...(isImported && { __imported: true }) } };
    },

    delete: (state, call) => logForgotten(uidsOf(clustersIn(state)), call),
  };
}

function argsIn<Args extends object>(properties: object): Args {
  const { pending, __service, __imported, __neverWritten, ...args } = properties as State;
  return args as Args;
}
