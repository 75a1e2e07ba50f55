/** One cluster: what a program declares, and what a state has of it. */
import type { ClusterTarget } from "../api/client.js";
import type { Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEquivalent } from "./canonicalForm.js";

/** What the inputs of a resource have for a cluster. */
export interface Cluster extends ClusterTarget {
  config: HostClusterConfig;
}

/** What a program declares for a cluster. */
export interface DeclaredCluster extends Cluster {
  /** Paths in `config` with stored values, because of the option `ignoreChanges`. The program does not declare them. */
  ignored?: readonly Segments[];
}

/** What a state has of a cluster. */
export interface StoredCluster extends Cluster {
  /** Whether the outcome of the last write is unknown: then `config` has all fields that may have been written. */
  isPending?: boolean;
  /** Whether it was imported and not written since, so that no program has declared any of it. */
  isImported?: boolean;
}

export type StoredClusters = ReadonlyMap<string, StoredCluster>;

/** Whether a cluster needs no write. */
export function isUnchanged(stored: StoredCluster | undefined, declared: Cluster): boolean {
  if (stored === undefined || stored.isPending) return false;
  return stored.projectUid === declared.projectUid && isEquivalent(stored.config, declared.config);
}

/** What the program has declared and written, or tried to write. */
export function formerConfig(stored: StoredCluster | undefined): HostClusterConfig {
  return stored === undefined || stored.isImported ? {} : stored.config;
}

/** What the state has after a write whose outcome is unknown: a field may have the attempted value, or its former one. */
export function afterUnknownOutcome(stored: StoredCluster | undefined, declared: Cluster): StoredCluster {
  const config = unionOf(formerConfig(stored), declared.config) as HostClusterConfig;
  return { ...declared, config, isPending: true };
}

function unionOf(former: unknown, attempted: unknown): unknown {
  if (!isJsonObject(former) || !isJsonObject(attempted)) return attempted;
  const shared = Object.entries(attempted).map(([name, value]) => [name, unionOf(former[name], value)] as const);
  return { ...former, ...Object.fromEntries(shared) };
}
