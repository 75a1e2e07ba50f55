/** Resources that declare host clusters: one, or a fleet. They compare, write and read their clusters alike. */
import { isDeepStrictEqual } from "node:util";
import { UNKNOWN } from "../engine.js";
import { SpectroclusterError } from "../errors.js";
import {
  declaredCluster,
  differencesOf,
  ignoresImport,
  type ManagedCluster,
  type StoredCluster,
  type StoredClusters,
} from "../hostClusters/cluster.js";
import { rememberStoredNames } from "../hostClusters/names.js";
import { refreshClusters } from "../hostClusters/read.js";
import { type Subject, subjectOfCluster } from "../hostClusters/summary.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import type { Difference, Segments } from "../json/paths.js";
import type { Call } from "../run/run.js";
import { argsIn, marksIn, refreshedInputs, type State, storedClusters, uncertainProperties } from "./clusterState.js";
import { pathsBelow } from "./ignoreChanges.js";
import { isImported } from "./internalProperties.js";
import { assertSameService, type Resource, serviceOf, uidsOf, type Written } from "./resource.js";
import { announceWrites, logMoves, logRemoved, review } from "./review.js";

/** What differs between these resources: the properties that describe clusters. `Args` are the properties that a program declares; a state has the same ones. */
interface Definition<Args extends object> extends Pick<Resource, "name" | "unknownUntilCreated"> {
  /** Whether there is only one cluster. The engine shows how it changes. */
  readonly isSingle: boolean;
  newId(args: Args): string;
  clusters(args: Args): ManagedCluster[];
  /** Where the arguments have the configuration of a cluster. */
  pathOf(clusterUid: string): Segments;
  /**
   * The properties that differ.
   *
   * @param ofClusters - The differences of each declared cluster that both have, with those of its project.
   */
  differences(stored: Args, declared: Args, ofClusters: ReadonlyMap<string, Difference[]>): Difference[];
  /** The properties that describe clusters. `projectUid` is that of the resource, unless a cluster has none. */
  describe(clusters: readonly [ManagedCluster, ...ManagedCluster[]], projectUid: string | undefined): Args;
  /** Reads the cluster of an import, or of a resource that a program only reads. */
  import(id: string, given: { projectUid?: string }, call: Call): Promise<ManagedCluster>;
}

export function clusterResource<Args extends object>(definition: Definition<Args>): Resource {
  const { name, unknownUntilCreated, isSingle } = definition;
  return {
    name,
    unknownUntilCreated,
    clusters: clustersIn,

    announce(inputs, isCreate, call) {
      const declared = knownClustersIn(inputs);
      const subject = subjectOf(declared, call);
      if (isCreate) announceWrites(declared, subject, call);
      logMoves(declared, subject, call);
    },

    async diff(state: State, inputs, call) {
      // As in most runs. What an import has read and the program ignores is a difference that the inputs do not show.
      const isSame = call.record?.imported === undefined && isDeepStrictEqual(state, inputs);
      if (isSame) return { differences: [], replaces: [], needsUpdate: false };
      const { result, comparison } = compare(state, inputs, call);
      // A refresh has no check record, and compares the other way round.
      if (call.record) review(comparison, subjectOf(comparison.declared, call), call);
      return result;
    },

    preview(state, inputs, call) {
      const { stored, declared } = bothSides(state, inputs, call);
      return previewClusters(declared, stored, subjectOf(declared, call), call);
    },

    async create(inputs, call) {
      return { id: definition.newId(argsIn(inputs)), ...(await write(undefined, inputs, call)) };
    },

    update: write,

    async read(id, state: State | undefined, inputs: State, call) {
      if (state === undefined) {
        const cluster = await definition.import(id, inputs, call);
        const read = toState([cluster], { __service: serviceOf(call.run) });
        return { state: read, inputs: { ...read, __imported: true } };
      }
      assertSameService(state, call.run);
      assertUsable(knownClustersIn(state), call);
      const imported = isImported(inputs) ? knownClustersIn(inputs) : undefined;
      const byUid = storedClusters(knownClustersIn(state), state, imported);
      const stored = [...byUid.values()];
      rememberStoredNames(stored, call);
      const clusters = await refreshClusters(stored, subjectOf(stored, call), call);
      if (clusters.length === 0) return undefined;
      // After a partial update, the stored inputs are older than the state.
      const { unconfirmed, hasPending } = marksIn(state);
      const isPartial = hasPending || unconfirmed.length > 0;
      const declared = refreshedInputs(clusters, byUid, isPartial ? [] : knownClustersIn(inputs));
      const remainsImported = clusters.some((cluster) => cluster.isImported);
      return {
        state: toState(clusters, state),
        inputs: { ...toState(declared, state), ...(remainsImported && { __imported: true }) },
      };
    },

    delete(state, call) {
      const clusters = knownClustersIn(state);
      rememberStoredNames(clusters, call);
      logRemoved(uidsOf(clusters), subjectOf(clusters, call), call);
    },
  };

  function compare(state: State, inputs: State, call: Call) {
    const { inState, stored, declared } = bothSides(state, inputs, call);
    const ofClusters = new Map<string, Difference[]>();
    for (const cluster of declared) {
      const before = inState.get(cluster.clusterUid);
      if (before) ofClusters.set(cluster.clusterUid, differencesOf(before, cluster));
    }
    const differences = definition.differences(argsIn(state), argsIn(inputs), ofClusters);
    // The engine calls diff again once an unknown cluster UID is known.
    const isReplaced = differences.some(({ path, to }) => path === "clusterUid" && to !== UNKNOWN);
    const isOtherService = state.__service !== inputs.__service;
    const releasesImport =
      !isImported(inputs) && declared.some((cluster) => ignoresImport(cluster, stored.get(cluster.clusterUid)));
    const { unconfirmed, hasPending } = marksIn(state);
    const needsUpdate = hasPending || isOtherService || releasesImport;
    const neverWritten = unconfirmed.filter((uid) => !stored.has(uid));
    return {
      result: { differences, replaces: isReplaced ? ["clusterUid"] : [], needsUpdate },
      comparison: { stored, declared, ofClusters, neverWritten, isOtherService, releasesImport },
    };
  }

  async function write(state: State | undefined, inputs: State, call: Call): Promise<Written> {
    const { stored, declared } = bothSides(state, inputs, call);
    const { clusters, failure } = await writeClusters(declared, stored, subjectOf(declared, call), call);
    if (failure === undefined) return { state: toState(clusters, inputs) };
    if (!failure.outcomeUnknown) throw failure;
    // A cluster that was not written keeps its project, and so does the resource.
    const shared = state !== undefined && stored.size > 0 ? state : inputs;
    const written = new Set(uidsOf(clusters));
    const missing = uidsOf(declared).filter((uid) => !written.has(uid));
    return { state: toState(clusters, { ...shared, __service: inputs.__service }, missing), failure };
  }

  /** The clusters in the state, those of them that the state has at the service of the inputs, and what the program declares for these. */
  function bothSides(state: State | undefined, inputs: State, call: Call) {
    const { run, record } = call;
    const isSameService = state?.__service === inputs.__service;
    // A single cluster without a UID is replaced.
    if (state && isSameService && record) assertUsable(clustersIn(state), call);
    const inState = state ? storedClusters(knownClustersIn(state), state, record?.imported) : new Map();
    const stored: StoredClusters = isSameService ? inState : new Map();
    const restoredIn = pathsBelow(record?.ignored ?? [], definition.pathOf("").length);
    const declared = knownClustersIn(inputs).map((cluster) => {
      const { clusterUid } = cluster;
      const restored = restoredIn(definition.pathOf(clusterUid));
      const isDisableShown = run.disabled.has(clusterUid);
      return declaredCluster(cluster, stored.get(clusterUid), { restored, isDisableShown });
    });
    return { inState, stored, declared };
  }

  /** The state with clusters, of which there is at least one. Declared clusters are missing if they were not written. */
  function toState(clusters: readonly StoredCluster[], { projectUid, __service }: State, missing: string[] = []) {
    const described = definition.describe(clusters as [StoredCluster], projectUid);
    // A dynamic provider must not return a property that is undefined.
    return { ...described, ...(__service !== undefined && { __service }), ...uncertainProperties(clusters, missing) };
  }

  /** Without its clusters, a refresh would remove a resource from the state, and an update would take all of them for new. */
  function assertUsable(clusters: readonly ManagedCluster[], { owner }: Call): void {
    if (clusters.length > 0) return;
    throw new SpectroclusterError(
      `${owner ?? name} has no usable ${unknownUntilCreated[0]} in its state, because somebody has edited it.\nRestore the property, ` +
        "or remove the resource with pulumi state delete: the next pulumi up adopts what the program declares.",
      { code: "SPECTROCLUSTER_STATE" },
    );
  }

  function knownClustersIn(properties: object): ManagedCluster[] {
    return clustersIn(properties).filter(({ clusterUid }) => clusterUid !== UNKNOWN);
  }

  function clustersIn(properties: object): ManagedCluster[] {
    return definition.clusters(argsIn(properties));
  }

  /** The resource in summaries. A dynamic provider does not know its name in a refresh. */
  function subjectOf(clusters: readonly ManagedCluster[], { owner }: Call): Subject {
    const subject = isSingle && clusters[0] ? subjectOfCluster(clusters[0].clusterUid) : name;
    return { name: owner ?? subject, isSingle };
  }
}
