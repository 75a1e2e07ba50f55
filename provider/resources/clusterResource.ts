/**
 * Resources that declare host clusters: one, or a fleet. They compare, write and read their clusters alike, and differ in the
 * properties that describe them.
 */
import { UNKNOWN } from "../engine/protocol.js";
import { SpectroclusterError } from "../errors.js";
import { MAX_VALUES } from "../hostClusters/canonicalForm.js";
import {
  type DeclaredCluster,
  declaredCluster,
  differencesOf,
  ignoresImport,
  type ManagedCluster,
  type StoredCluster,
  type StoredClusters,
} from "../hostClusters/cluster.js";
import { rememberStoredNames } from "../hostClusters/names.js";
import { refreshClusters } from "../hostClusters/read.js";
import type { Subject } from "../hostClusters/summary.js";
import { previewClusters, writeClusters } from "../hostClusters/write.js";
import { copyAsJson } from "../json/copy.js";
import { type Difference, type Segments, without } from "../json/paths.js";
import { quote } from "../json/text.js";
import type { Call } from "../run/call.js";
import { argsIn, marksIn, refreshedInputs, type State, storedClusters, uncertainProperties } from "./clusterState.js";
import { pathsBelow } from "./ignoreChanges.js";
import { isImported, type ProviderProperties } from "./internalProperties.js";
import { assertSameService, type Resource, serviceOf, uidsOf, type Written } from "./resource.js";
import { logDisabled, logMoves, logOtherService, logRemoved, logUpdate } from "./review.js";

/** What differs between these resources. `Args` are the properties that a program declares; a state has the same ones. */
interface ClusterProperties<Args extends object> extends Pick<Resource, "name" | "identifiedBy"> {
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
  differences(stored: Args, declared: Args, ofClusters: ReadonlyMap<string, readonly Difference[]>): Difference[];
  /** The properties that describe clusters. `projectUid` is that of the resource, unless a cluster has none. */
  describe(clusters: readonly [ManagedCluster, ...ManagedCluster[]], projectUid: string | undefined): Args;
  /** Reads the cluster of an import, or of a resource that a program only reads. */
  import(id: string, given: { projectUid?: string }, call: Call): Promise<ManagedCluster>;
}

export function clusterResource<Args extends object>(properties: ClusterProperties<Args>): Resource {
  const { name, identifiedBy, isSingle } = properties;
  const allClustersIn = (inputs: object) => properties.clusters(argsIn(inputs));
  const clustersIn = (inputs: object) => allClustersIn(inputs).filter(({ clusterUid }) => clusterUid !== UNKNOWN);

  /** What the program declares, compared with what the state has at the same service. */
  function declaredIn(inputs: object, stored: StoredClusters, { run, declaration }: Call): DeclaredCluster[] {
    const restoredIn = pathsBelow(declaration?.ignored ?? [], properties.pathOf("").length);
    return clustersIn(inputs).map((cluster) => {
      const { clusterUid } = cluster;
      const isDisableShown = run.disabled.has(clusterUid);
      const restored = restoredIn(properties.pathOf(clusterUid));
      return declaredCluster(cluster, stored.get(clusterUid), { restored, isDisableShown });
    });
  }

  /** Without its clusters, a refresh would remove a resource from the state, and an update would take all of them for new. */
  function assertUsable(clusters: readonly ManagedCluster[], { owner }: Call): void {
    if (clusters.length > 0) return;
    throw new SpectroclusterError(
      `${owner ?? name} has no usable ${identifiedBy[0]} in its state, because somebody has edited it.\nRestore the property, or ` +
        "remove the resource with pulumi state delete: the next pulumi up adopts what the program declares.",
      { code: "SPECTROCLUSTER_STATE" },
    );
  }

  /** What the state has. It says nothing of another service than its own. */
  function storedFor(inputs: ProviderProperties, state: State | undefined, call: Call): StoredClusters {
    const { declaration } = call;
    if (state === undefined || state.__service !== inputs.__service) return new Map();
    // A single cluster without a UID is replaced.
    if (declaration) assertUsable(allClustersIn(state), call);
    return storedClusters(clustersIn(state), state, declaration?.imported);
  }

  /** The resource in summaries. A dynamic provider does not know its name in a refresh. */
  function subjectOf(clusters: readonly ManagedCluster[], { owner }: Call): Subject {
    const subject = isSingle && clusters[0] ? `Cluster ${quote(clusters[0].clusterUid)}` : name;
    return { subject: owner ?? subject, isSingle };
  }

  /** The state with clusters, of which there is at least one. Declared clusters are missing if they were not written. */
  function toState(
    clusters: readonly StoredCluster[],
    { projectUid, __service }: State,
    missing: readonly string[] = [],
  ) {
    const described = properties.describe(clusters as [StoredCluster], projectUid);
    // A dynamic provider must not return a property that is undefined.
    return { ...described, ...(__service !== undefined && { __service }), ...uncertainProperties(clusters, missing) };
  }

  /** Compares the state with what the program declares. */
  function compare(givenState: State, givenInputs: State, call: Call) {
    // A state can be edited, and invalid inputs may be anything. What exceeds the limit is not compared, so it is written.
    const copies = [givenState, givenInputs].map((each) => copyAsJson(each, { maxValues: MAX_VALUES }));
    const [state, inputs] = copies.map(({ copy }) => copy) as [State, State];
    const isOther = state.__service !== inputs.__service;
    const stored = storedFor(inputs, state, call);
    const declared = declaredIn(inputs, stored, call);
    const inState = isOther ? storedClusters(clustersIn(state), state) : stored;
    rememberStoredNames([...inState.values()], call);
    const ofClusters = new Map(
      declared.map((cluster) => {
        const before = inState.get(cluster.clusterUid);
        return [cluster.clusterUid, before ? differencesOf(before, cluster) : []] as const;
      }),
    );
    const ignored = declared.flatMap(({ clusterUid, ignored = [] }) =>
      ignored.map((path) => [...properties.pathOf(clusterUid), ...path]),
    );
    const [from, to] = [state, inputs].map((each) => without(argsIn<Args>(each), ignored)) as [Args, Args];
    const differences = properties.differences(from, to, ofClusters);
    const releasesImport =
      !isImported(inputs) && declared.some((cluster) => ignoresImport(cluster, stored.get(cluster.clusterUid)));
    // The engine calls diff again once an unknown cluster UID is known.
    const replaces = differences
      .filter(({ path, to }) => path === "clusterUid" && to !== UNKNOWN)
      .map(({ path }) => path);
    const isCut = copies.some((copy) => copy.isCut);
    const { unconfirmed, hasPending } = marksIn(state);
    const needsUpdate = hasPending || isOther || releasesImport || isCut;
    const neverWritten = unconfirmed.filter((uid) => !stored.has(uid));
    const update = { stored, declared, differences: ofClusters, neverWritten };
    return { result: { differences, replaces, needsUpdate }, update, isOther, releasesImport };
  }

  function review({ update, isOther, releasesImport }: ReturnType<typeof compare>, call: Call): void {
    const subject = subjectOf(update.declared, call);
    if (isOther) logOtherService(update.declared, subject, call);
    else logUpdate(update, subject, call);
    if (releasesImport && !isOther) call.log("What was imported and is ignored leaves the state, and stays as it is.");
  }

  async function write(state: State | undefined, inputs: State, call: Call): Promise<Written> {
    const stored = storedFor(inputs, state, call);
    const declared = declaredIn(inputs, stored, call);
    const { clusters, failure } = await writeClusters(declared, stored, subjectOf(declared, call), call);
    if (failure === undefined) return { state: toState(clusters, inputs) };
    if (!failure.outcomeUnknown) throw failure;
    // A cluster that was not written keeps its project, and so does the resource.
    const shared = state !== undefined && stored.size > 0 ? state : inputs;
    const inState = new Set(uidsOf(clusters));
    const missing = uidsOf(declared).filter((uid) => !inState.has(uid));
    return { state: toState(clusters, { ...shared, __service: inputs.__service }, missing), failure };
  }

  return {
    name,
    identifiedBy,
    clusters: allClustersIn,

    announce(inputs, storedInputs, call) {
      const declared = clustersIn(inputs);
      const isSame = storedInputs.__service === inputs.__service;
      logDisabled(declared, isSame ? clustersIn(storedInputs) : [], subjectOf(declared, call), call);
      logMoves(declared, subjectOf(declared, call), call);
    },

    async diff(state: State, inputs, call) {
      const comparison = compare(state, inputs, call);
      // A refresh has no declaration, and compares the other way round.
      if (call.declaration) review(comparison, call);
      return comparison.result;
    },

    preview(state, inputs, call) {
      const stored = storedFor(inputs, state, call);
      const declared = declaredIn(inputs, stored, call);
      return previewClusters(declared, stored, subjectOf(declared, call), call);
    },

    create: async (inputs, call) => ({
      id: properties.newId(argsIn(inputs)),
      ...(await write(undefined, inputs, call)),
    }),

    update: write,

    async read(id, state: State | undefined, inputs: State, call) {
      if (state === undefined) {
        const cluster = await properties.import(id, inputs, call);
        const read = toState([cluster], { __service: serviceOf(call.run) });
        return { state: read, inputs: { ...read, __imported: true } };
      }
      assertSameService(state, call.run);
      assertUsable(clustersIn(state), call);
      const byUid = storedClusters(clustersIn(state), state, isImported(inputs) ? clustersIn(inputs) : undefined);
      const stored = [...byUid.values()];
      rememberStoredNames(stored, call);
      const clusters = await refreshClusters(stored, subjectOf(stored, call), call);
      if (clusters.length === 0) return undefined;
      // After a partial update, the stored inputs are older than the state.
      const { unconfirmed, hasPending } = marksIn(state);
      const isPartial = hasPending || unconfirmed.length > 0;
      const declared = refreshedInputs(clusters, byUid, isPartial ? [] : clustersIn(inputs));
      const remainsImported = clusters.some((cluster) => cluster.isImported);
      return {
        state: toState(clusters, state),
        inputs: { ...toState(declared, state), ...(remainsImported && { __imported: true }) },
      };
    },

    delete(state, call) {
      const clusters = clustersIn(state);
      rememberStoredNames(clusters, call);
      logRemoved(uidsOf(clusters), subjectOf(clusters, call), call);
    },
  };
}
