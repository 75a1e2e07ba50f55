/**
 * Resources that declare host clusters: one, or a fleet. They compare, write, read and forget their clusters alike, and differ in the
 * properties that describe them.
 */
import { UNKNOWN } from "../engine/unknown.js";
import { isEmpty } from "../hostClusters/canonicalForm.js";
import {
  type Cluster,
  type DeclaredCluster,
  formerConfig,
  type StoredCluster,
  type StoredClusters,
  unionOf,
} from "../hostClusters/cluster.js";
import { IS_HOST_CLUSTER } from "../hostClusters/fields.js";
import { refreshClusters } from "../hostClusters/read.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import { type Difference, formatPointer, isWithin, only, parsePointer, type Segments, without } from "../json/paths.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import type { Call } from "../run/call.js";
import { PartialFailure } from "../run/partialFailure.js";
import { below } from "./ignoreChanges.js";
import type { ProviderProperties, UncertainProperties } from "./internalProperties.js";
import { assertSameService, type Resource, serviceOf, uidsOf } from "./resource.js";
import { logForgotten, logImportedAndIgnored, logOtherService, logUpdate } from "./review.js";

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

interface State extends ProviderProperties, UncertainProperties {
  projectUid?: string;
}

export function clusterResource<Args extends object>(properties: ClusterProperties<Args>): Resource {
  const { name, identifiedBy, isSingle } = properties;
  const clustersIn = (inputs: object) => properties.clusters(argsIn(inputs));

  /**
   * What the program declares, compared with what the state has at the same service. The engine puts stored values at ignored paths. Only
   * where these are confirmed, the service has them; elsewhere they are written like others, except the one that may disable a live host.
   */
  function declaredIn(inputs: object, former: StoredClusters, { run, declaration }: Call): DeclaredCluster[] {
    return clustersIn(inputs).map((cluster): DeclaredCluster => {
      const { clusterUid, config } = cluster;
      const restored = below(properties.pathOf(clusterUid), declaration?.ignored ?? []);
      const stored = former.get(clusterUid);
      const confirmed = stored?.isUnconfirmed ? undefined : stored;
      const isDisabled = config?.isHostCluster === false;
      const disable = restored.some((path) => isWithin(IS_HOST_CLUSTER, path)) && isDisabled ? [IS_HOST_CLUSTER] : [];
      const ignored = confirmed ? restored : disable;
      const known = unionOf(without(config, ignored), only(formerConfig(confirmed), ignored)) as HostClusterConfig;
      const isRepeated = isDisabled && confirmed?.config?.isHostCluster === false;
      const repeatsDisabled = isRepeated && !run.disabled.has(clusterUid);
      return { ...cluster, config: ignored.length > 0 ? known : config, ignored, repeatsDisabled };
    });
  }

  function storedIn(state: State, isImported = false): StoredClusters {
    const [pending, unconfirmed] = [new Set(state.pending), new Set(state.__unconfirmed)];
    const stored = clustersIn(state).map((cluster): [string, StoredCluster] => {
      const { clusterUid } = cluster;
      const isPending = pending.has(clusterUid);
      const dropped = (state.__dropped?.[clusterUid] ?? []).map(parsePointer);
      // A program has declared some fields of a pending cluster, so it counts as declared.
      const marks = { isPending, isUnconfirmed: unconfirmed.has(clusterUid), isImported: isImported && !isPending };
      return [clusterUid, { ...cluster, ...marks, dropped }];
    });
    return new Map(stored);
  }

  /** What the state has. It says nothing of another service than its own. */
  function formerOf(inputs: ProviderProperties, state: State | undefined, { declaration }: Call): StoredClusters {
    if (state === undefined || state.__service !== inputs.__service) return new Map();
    return storedIn(state, declaration?.isImported);
  }

  /**
   * The state with clusters, of which there is at least one.
   *
   * @param missing - Declared clusters that are not among them, because they were not written.
   */
  function toState(
    clusters: readonly StoredCluster[],
    { projectUid, __service }: State,
    missing: readonly string[] = [],
  ) {
    const pending = uidsOf(clusters.filter(({ isPending }) => isPending));
    const __unconfirmed = [...uidsOf(clusters.filter(({ isUnconfirmed }) => isUnconfirmed)), ...missing];
    const dropped = clusters.flatMap(({ clusterUid, dropped = [] }) =>
      dropped.length > 0 ? [[clusterUid, dropped.map(formatPointer)]] : [],
    );
    // A dynamic provider must not return a property that is undefined.
    return {
      ...properties.describe(clusters as [StoredCluster], projectUid),
      ...(pending.length > 0 && { pending }),
      ...(__service !== undefined && { __service }),
      ...(__unconfirmed.length > 0 && { __unconfirmed }),
      ...(dropped.length > 0 && { __dropped: Object.fromEntries(dropped) }),
    };
  }

  async function write(id: string, state: State | undefined, inputs: State, call: Call): Promise<State> {
    const former = formerOf(inputs, state, call);
    const declared = declaredIn(inputs, former, call);
    const { clusters, failure } = await writeClusters(declared, former, call);
    if (failure === undefined) return toState(clusters, inputs);
    if (!failure.outcomeUnknown) throw failure;
    // A cluster that was not written has its former project, so the resource keeps that too.
    const shared = state !== undefined && former.size > 0 ? state : inputs;
    const inState = new Set(uidsOf(clusters));
    const missing = uidsOf(declared).filter((uid) => !inState.has(uid));
    const written = toState(clusters, { ...shared, __service: inputs.__service }, missing);
    throw new PartialFailure(id, written, failure.message, failure);
  }

  return {
    name,
    identifiedBy,
    clusters: clustersIn,

    async diff(state: State, inputs, call) {
      const isOther = state.__service !== inputs.__service;
      const former = formerOf(inputs, state, call);
      const declared = declaredIn(inputs, former, call);
      const ignored = declared.flatMap(({ clusterUid, ignored = [] }) =>
        ignored.map((path) => [...properties.pathOf(clusterUid), ...path]),
      );
      const releasesImport = !inputs.__imported && declared.some((cluster) => ignoresImport(cluster, former));
      // A refresh has no declaration, and compares the other way round.
      if (call.declaration && isOther) logOtherService(declared, call);
      else if (call.declaration) {
        const neverWritten = (state.__unconfirmed ?? []).filter((uid) => !former.has(uid));
        logUpdate(former, declared, { neverWritten, isSingle }, call);
        if (releasesImport) logImportedAndIgnored(call);
      }
      const [from, to] = [state, inputs].map((each) => without(argsIn<Args>(each), ignored)) as [Args, Args];
      const differences = properties.differences(from, to);
      // The engine calls diff again once an unknown cluster UID is known.
      const replacing = differences.filter(({ path, to }) => path === "clusterUid" && to !== UNKNOWN);
      const needsUpdate = state.pending !== undefined || isOther || releasesImport;
      return { differences, replaces: replacing.map(({ path }) => path), needsUpdate };
    },

    preview(state, inputs, call) {
      const former = formerOf(inputs, state, call);
      return previewClusters(declaredIn(inputs, former, call), former, call);
    },

    async create(inputs, call) {
      const id = properties.newId(argsIn(inputs));
      return { id, state: await write(id, undefined, inputs, call) };
    },

    update: write,

    async read(id, state: State | undefined, inputs: State, call) {
      if (state === undefined) {
        const cluster = await properties.import(id, inputs, call);
        const read = toState([cluster], { __service: serviceOf(call.run) });
        return { state: read, inputs: { ...read, __imported: true } };
      }
      assertSameService(state, call.run);
      const stored = storedIn(state, inputs.__imported);
      const clusters = await refreshClusters([...stored.values()], call);
      if (clusters.length === 0) return undefined;
      const refreshed = toState(clusters, state);
      const { pending, __unconfirmed, __dropped, ...declarable } = refreshed;
      const isImported = clusters.some((cluster) => cluster.isImported);
      return { state: refreshed, inputs: { ...declarable, ...(isImported && { __imported: true }) } };
    },

    delete: (state, call) => logForgotten(uidsOf(clustersIn(state)), call),
  };
}

function argsIn<Args extends object>(properties: object): Args {
  const { pending, __service, __imported, __unconfirmed, __dropped, ...args } = properties as State;
  return args as Args;
}

/** Whether the state has something of a cluster that no program has declared, because an import has read it and the program ignores it. */
function ignoresImport({ clusterUid, ignored = [] }: DeclaredCluster, former: StoredClusters): boolean {
  const stored = former.get(clusterUid);
  return stored?.isImported === true && !isEmpty(only(stored.config, ignored));
}
