/** What a state has of clusters beside their configurations: what is not certain. */
import { type ManagedCluster, type StoredCluster, type StoredClusters, unionOf } from "../hostClusters/cluster.js";
import { REFERENCES } from "../hostClusters/fields.js";
import { formatPointer, isWithin, only, parsePointer, pathsBeyond, type Segments } from "../json/paths.js";
import { mapJson } from "../json/value.js";
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

export function storedClusters(clusters: readonly ManagedCluster[], state: State, isImported: boolean): StoredClusters {
  const [pending, unconfirmed] = [new Set(state.pending), new Set(state.__unconfirmed)];
  const stored = clusters.map((given): [string, StoredCluster] => {
    // Somebody may have edited the state. Null counts as absent, as everywhere.
    const known = mapJson(given, (value) => value ?? undefined) as ManagedCluster;
    const cluster = { ...known, config: known.config ?? {} };
    const { clusterUid } = cluster;
    const isPending = pending.has(clusterUid);
    const dropped = (state.__dropped?.[clusterUid] ?? []).map(parsePointer);
    // A program has declared some fields of a pending cluster, so it counts as declared.
    const marks = { isPending, isUnconfirmed: unconfirmed.has(clusterUid), isImported: isImported && !isPending };
    return [clusterUid, { ...cluster, ...marks, dropped }];
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
  const inputs = storedClusters(storedInputs, {}, false);
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
