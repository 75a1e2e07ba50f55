/** What a state says of a cluster, what a program declares for it, and what is left after a write or a disable. */
import type { ClusterTarget } from "../api/client.js";
import { UNKNOWN } from "../engine/unknown.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEquivalent, ownMember } from "./canonicalForm.js";
import { type CompleteConfig, withConfigDefaults } from "./config.js";
import type { DisableOutcome } from "./disable.js";
import { declaredFields } from "./merge.js";

/** What the state says of one cluster. */
export interface KnownCluster {
  /** The project of the requests. */
  projectUid?: string | undefined;
  /** The last confirmed configuration. Absent if no write was confirmed yet. */
  config?: CompleteConfig;
  /** Whether it was imported and not written since, so that no program has ever declared any of it. */
  isImported?: boolean;
  /** If an outcome is unknown: the names of all fields that were sent since the last confirmed configuration. */
  pendingFields?: readonly string[];
  /** Whether another resource was to write the cluster when it left its fleet. Then nothing disables it. */
  handedOver?: boolean;
}

/** What a program declares for one cluster. */
export interface DeclaredCluster {
  projectUid?: string | undefined;
  config: CompleteConfig;
}

/** A cluster to write, and what the state has of it. A preview in the program has no state, so there that is unknown. */
export interface Write extends ClusterTarget, DeclaredCluster {
  old: KnownCluster | undefined | "unknown";
}

/** Clusters by UID. */
export type Clusters<T> = ReadonlyMap<string, T>;

/** The known clusters of a resource. */
export type KnownClusters = Clusters<KnownCluster>;

/** The declared clusters of a resource; `undefined` for one whose configuration is not known yet. */
export type DeclaredClusters = Clusters<DeclaredCluster | undefined>;

/**
 * What stored properties say of a cluster. Somebody may have edited them. Without the flag they say nothing, so the cluster
 * is written or disabled again.
 */
export function storedCluster(config: unknown, pending: unknown): Pick<KnownCluster, "config" | "pendingFields"> {
  const flag = ownMember(config, "isHostCluster");
  const hasConfig = typeof flag === "boolean" || flag === UNKNOWN;
  const fields = ownMember(pending, "fields");
  return {
    ...(hasConfig ? { config: withConfigDefaults(config as HostClusterConfig) } : {}),
    ...(hasConfig && pending === undefined ? {} : { pendingFields: Array.isArray(fields) ? fields : [] }),
  };
}

/** Whether the state has what a program declares. */
export function isComplete(known: KnownCluster | undefined, declared: DeclaredCluster | undefined): boolean {
  if (known === undefined || declared === undefined || known.pendingFields !== undefined) return false;
  return known.projectUid === declared.projectUid && isEquivalent(known.config, declared.config);
}

/** Whether a cluster may be enabled as a host cluster. */
export function mayBeHost({ config, pendingFields, handedOver = false }: KnownCluster): boolean {
  if (handedOver) return false;
  return pendingFields !== undefined || (config?.isHostCluster ?? false);
}

/** Paths of the fields that may have been written: confirmed, or attempted since. */
export function formerFields({ config, isImported, pendingFields = [] }: KnownCluster = {}): string[] {
  const confirmed = config === undefined || isImported ? [] : declaredFields(config);
  return [...confirmed, ...pendingFields];
}

/** What is known of a cluster after a write whose outcome is unknown. */
export function afterUnknownWrite(
  old: KnownCluster | undefined,
  { projectUid, config }: DeclaredCluster,
): KnownCluster {
  // The old project is known to have the cluster, the new one is not.
  const { handedOver: _, ...known } = old ?? { projectUid };
  return withPendingFields(known, declaredFields(config));
}

/** @returns `undefined` if the state has nothing to remember of the cluster. */
export function afterDisable(old: KnownCluster, outcome: DisableOutcome | "unknown"): KnownCluster | undefined {
  if (outcome === "unknown") return withPendingFields(old, ["isHostCluster"]);
  if (outcome !== "handed over") return undefined;
  const { config: _, ...known } = old;
  return { ...known, pendingFields: formerFields(old), handedOver: true };
}

function withPendingFields(known: KnownCluster, fields: readonly string[]): KnownCluster {
  return { ...known, pendingFields: [...new Set([...(known.pendingFields ?? []), ...fields])] };
}
