/** What a state has of clusters beside their configurations: what is not certain. */
import { isEquivalent } from "../hostClusters/canonicalForm.js";
import { type ManagedCluster, type StoredCluster, type StoredClusters, unionOf } from "../hostClusters/cluster.js";
import { REFERENCES } from "../hostClusters/fields.js";
import { formatPointer, isWithin, only, parsePointer, pathsBeyond, type Segments } from "../json/paths.js";
import { isJsonObject, mapJson, ownMember } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import type { ProviderProperties, UncertainProperties } from "./internalProperties.js";
import { uidsOf } from "./resource.js";

export interface State extends ProviderProperties, UncertainProperties {
  projectUid?: string;
}

/** The properties that a program declares. */
export function argsIn<Args extends object>(properties: object): Args {
  const { pending, __service, __imported, __unconfirmed, __dropped, ...args } = properties as State;
  return args as Args;
}

/** What is not certain. Somebody may have edited the state: a mark of another shape says nothing, and makes all clusters pending. */
export function marksIn({ pending, __unconfirmed, __dropped }: State) {
  const isEdited = !isTexts(pending ?? []) || !isTexts(__unconfirmed ?? []) || !arePointersByUid(__dropped ?? {});
  return {
    pending: isTexts(pending) ? pending : [],
    unconfirmed: isTexts(__unconfirmed) ? __unconfirmed : [],
    dropped: arePointersByUid(__dropped) ? __dropped : {},
    isEdited,
    hasPending: isEdited || (pending ?? []).length > 0,
  };
}

function isTexts(mark: unknown): mark is string[] {
  return Array.isArray(mark) && mark.every((item) => typeof item === "string");
}

function arePointersByUid(mark: unknown): mark is Record<string, string[]> {
  const arePointers = (list: unknown) => isTexts(list) && list.every((pointer) => pointer.startsWith("/"));
  return isJsonObject(mark) && Object.values(mark).every(arePointers);
}

/** @param imported - What the stored inputs have, if they are marked as imported. */
export function storedClusters(
  clusters: readonly ManagedCluster[],
  state: State,
  imported?: readonly object[],
): StoredClusters {
  const { isEdited, ...marks } = marksIn(state);
  const [pending, unconfirmed] = [new Set(marks.pending), new Set(marks.unconfirmed)];
  const stored = clusters.map((given): [string, StoredCluster] => {
    // Null counts as absent, as everywhere.
    const known = mapJson(given, (value) => value ?? undefined) as ManagedCluster;
    const { clusterUid } = known;
    const dropped = ((ownMember(marks.dropped, clusterUid) ?? []) as string[]).map(parsePointer);
    const cluster: StoredCluster = {
      ...known,
      config: isJsonObject(known.config) ? known.config : {},
      isPending: isEdited || pending.has(clusterUid),
      isUnconfirmed: unconfirmed.has(clusterUid),
      // After a write with an unknown outcome, the state has what a program has declared, and the stored inputs what the import has read.
      isImported: imported?.some((read) => !pending.has(clusterUid) || isEquivalent(read, given)) ?? false,
      dropped,
    };
    return [clusterUid, cluster];
  });
  return new Map(stored);
}

/**
 * The clusters that a program would declare after a refresh. What the stored inputs have and the state does not stays, because the program
 * ignores it: otherwise the refresh would show a difference.
 */
export function refreshedInputs(
  refreshed: readonly StoredCluster[],
  stored: StoredClusters,
  storedInputs: readonly ManagedCluster[],
): StoredCluster[] {
  const inputs = storedClusters(storedInputs, {});
  return refreshed.map(({ isPending, isUnconfirmed, dropped, ...cluster }) => {
    const [input, before] = [inputs, stored].map((each) => each.get(cluster.clusterUid));
    if (input === undefined || before === undefined) return cluster;
    const ignored = only(input.config, pathsBeyond(input.config, before.config).filter(isNoPartOfReference));
    return { ...cluster, config: unionOf(ignored, cluster.config) as HostClusterConfig };
  });
}

/** A reference is one value, so parts of two are none. */
function isNoPartOfReference(path: Segments): boolean {
  return !REFERENCES.some((reference) => path.length > reference.length && isWithin(path, reference));
}

/** @param missing - Declared clusters that the state does not have, because they were not written. */
export function uncertainProperties(
  clusters: readonly StoredCluster[],
  missing: readonly string[],
): UncertainProperties {
  const pending = uidsOf(clusters.filter(({ isPending }) => isPending));
  const __unconfirmed = [...uidsOf(clusters.filter(({ isUnconfirmed }) => isUnconfirmed)), ...missing];
  const dropped = clusters.flatMap(({ clusterUid, dropped = [] }) =>
    dropped.length > 0 ? [[clusterUid, dropped.map(formatPointer)]] : [],
  );
  return {
    ...(pending.length > 0 && { pending }),
    ...(__unconfirmed.length > 0 && { __unconfirmed }),
    ...(dropped.length > 0 && { __dropped: Object.fromEntries(dropped) }),
  };
}
