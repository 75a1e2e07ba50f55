/** One cluster: what a program declares, and what a state has of it. */
import type { ClusterTarget } from "../api/requests.js";
import {
  type Difference,
  hasMembers,
  isWithin,
  only,
  pathsBeyond,
  type Segments,
  valueAt,
  without,
  zipLeaves,
} from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { differencesBetween, isEmpty, isEquivalent, isSameDeclaration } from "./canonicalForm.js";
import { IS_HOST_CLUSTER, REFERENCES } from "./fields.js";

/** What the inputs of a resource have for a cluster. */
export interface ManagedCluster extends ClusterTarget {
  /** For messages only. */
  name?: string;
  config: HostClusterConfig;
}

/** What a program declares for a cluster. */
export interface DeclaredCluster extends ManagedCluster {
  /** Paths in `config` that the option `ignoreChanges` takes from the program. There, `config` has what the program declared before. */
  ignored?: readonly Segments[];
  /** Whether the program only repeats an `isHostCluster: false` that the service had confirmed. A review did not see that it disables a host. */
  repeatsDisabled?: boolean;
}

/** What a state has of a cluster. */
export interface StoredCluster extends ManagedCluster {
  /** Whether the outcome of the last write is unknown: then `config` has all fields that may have been written. */
  isPending?: boolean;
  /** Whether no write or read has confirmed anything of the cluster at this service. It is pending, too. */
  isUnconfirmed?: boolean;
  /** Whether it was imported and not written since, so that no program has declared any of it. */
  isImported?: boolean;
  /** Paths in `config` of what a write with an unknown outcome no longer declared. */
  dropped?: readonly Segments[];
}

export type StoredClusters = ReadonlyMap<string, StoredCluster>;

/**
 * What a program declares for a cluster, compared with what the state has at the same service. The engine puts the stored values at paths
 * in `ignoreChanges`. Only of a confirmed cluster does the service have them; elsewhere they are written like others, except a stored
 * `isHostCluster: false`, which could disable a live host at a new address.
 *
 * @param restored - The paths at which the engine has put stored values.
 * @param isDisableShown - Whether the run has said that the declaration disables the cluster.
 */
export function declaredCluster(
  cluster: ManagedCluster,
  stored: StoredCluster | undefined,
  { restored, isDisableShown }: { restored: readonly Segments[]; isDisableShown: boolean },
): DeclaredCluster {
  const { config } = cluster;
  const confirmed = stored?.isUnconfirmed ? undefined : stored;
  const isDisabled = config?.isHostCluster === false;
  const ignoresDisable = isDisabled && ignoresFlag({ ignored: restored });
  const ignored = confirmed ? restored : ignoresDisable ? [IS_HOST_CLUSTER] : [];
  const repeatsDisabled = isDisabled && !ignoresDisable && confirmed?.config.isHostCluster === false && !isDisableShown;
  if (ignored.length === 0) return { ...cluster, ignored, repeatsDisabled };
  const known = unionOf(without(config, ignored), only(declaredBefore(confirmed), ignored)) as HostClusterConfig;
  return { ...cluster, config: known, ignored, repeatsDisabled };
}

/** Whether a cluster needs no write. An ignored path is no difference, and neither is a name, which is not sent. */
export function isUnchanged(stored: StoredCluster | undefined, { projectUid, config, ignored = [] }: DeclaredCluster) {
  if (stored === undefined || stored.isPending || stored.projectUid !== projectUid) return false;
  return isSameDeclaration(without(stored.config, ignored), without(config, ignored));
}

/** Whether the option `ignoreChanges` leaves `isHostCluster` to Palette. */
export function ignoresFlag({ ignored = [] }: Pick<DeclaredCluster, "ignored">): boolean {
  return ignored.some((path) => isWithin(IS_HOST_CLUSTER, path));
}

/** Whether a cluster cannot be written without a read: a service that replaces configurations takes an absent flag for false. */
export function needsRead({ config, ignored = [] }: DeclaredCluster): boolean {
  return valueAt(without(config, ignored), IS_HOST_CLUSTER) === undefined;
}

/** What the program changes of a cluster that the state has. An ignored path is no difference. */
export function differencesOf(
  stored: StoredCluster,
  { projectUid, name, config, ignored = [] }: DeclaredCluster,
): Difference[] {
  return [
    // If the whole entry is unknown, so is its name.
    ...(isJsonObject(config) ? differencesBetween(stored.name, name, ["name"]) : []),
    ...differencesBetween(stored.projectUid, projectUid, ["projectUid"]),
    ...differencesBetween(without(stored.config, ignored), without(config, ignored)),
  ];
}

/** Whether the state has something of a cluster that no program has declared, because an import has read it and the program ignores it. */
export function ignoresImport({ ignored = [] }: DeclaredCluster, stored: StoredCluster | undefined): boolean {
  return stored?.isImported === true && !isEmpty(only(stored.config, ignored));
}

/** What the program has declared and written, or tried to write. */
export function declaredBefore(stored: StoredCluster | undefined): HostClusterConfig {
  return stored === undefined || stored.isImported ? {} : stored.config;
}

/**
 * What the state has after a write. Of an ignored field it has what the program declared before. If that was pending, nothing has confirmed
 * it, unless the write has sent the same value.
 */
export function afterWrite(
  stored: StoredCluster | undefined,
  { ignored = [], repeatsDisabled: _, ...cluster }: DeclaredCluster,
  sent: HostClusterConfig,
): StoredCluster {
  if (!stored?.isPending) return cluster;
  const unconfirmed = differencesBetween(only(cluster.config, ignored), only(sent, ignored), [], isEquivalent)
    .filter(({ from }) => from !== undefined)
    .map(({ segments }) => REFERENCES.find((reference) => isWithin(segments, reference)) ?? segments);
  return { ...cluster, config: without(cluster.config, unconfirmed) };
}

/**
 * What the state has after a write whose outcome is unknown: a field may have the attempted value, or the one before. An
 * `isHostCluster` is the exception, because a write never removes it.
 */
export function afterUnknownOutcome(
  stored: StoredCluster | undefined,
  { clusterUid, projectUid, name, config: attempted }: ManagedCluster,
): StoredCluster {
  const { isHostCluster: _, ...before } = declaredBefore(stored);
  const config = unionOf(before, attempted) as HostClusterConfig;
  return {
    clusterUid,
    ...(projectUid !== undefined && { projectUid }),
    ...(name !== undefined && { name }),
    config,
    isPending: true,
    isUnconfirmed: stored === undefined || stored.isUnconfirmed === true,
    dropped: pathsBeyond(config, attempted),
  };
}

/** All that two values have. Where both have a value, it is that of the second one. */
export function unionOf(first: unknown, second: unknown): unknown {
  // An empty object does not end the paths of the first value.
  return zipLeaves([first, second], ([one, other]) =>
    isEmptyObject(other) && isJsonObject(one) ? one : (other ?? one),
  );
}

function isEmptyObject(value: unknown): boolean {
  return isJsonObject(value) && !hasMembers(value);
}
