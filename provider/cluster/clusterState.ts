/** What the state has of one cluster, and what is left of it after a write or a disable. */
import type { ClusterTarget } from "../api/client.js";
import type { CompleteConfig } from "./config.js";
import type { DisableOutcome } from "./disable.js";
import { declaredFields } from "./merge.js";

/** What the state has of one cluster. */
export interface ClusterState {
  /** The project of the requests. */
  projectUid?: string;
  /** The last confirmed configuration. Absent if no write was confirmed yet. */
  config?: CompleteConfig;
  /** If an outcome is unknown: the names of all fields that were sent since the last confirmed configuration. */
  pendingFields?: readonly string[];
}

/** What a program declares for one cluster. */
export interface DeclaredCluster {
  projectUid?: string;
  config: CompleteConfig;
}

/** `unchanged`: the request is known to have had no effect, or was not sent. */
export type Outcome<Success> = Success | "unknown" | "unchanged";

/** @returns `undefined` if the state has nothing to remember of the cluster. */
export function afterWrite(
  old: ClusterState | undefined,
  { projectUid, config }: DeclaredCluster,
  outcome: Outcome<"written">,
): ClusterState | undefined {
  if (outcome === "unchanged") return old;
  if (outcome === "written") return { projectUid, config };
  // The old project is known to have the cluster, the new one is not.
  return withPendingFields(old ?? { projectUid }, declaredFields(config));
}

/** @returns `undefined` if the state has nothing to remember of the cluster. */
export function afterDisable(old: ClusterState, outcome: Outcome<DisableOutcome>): ClusterState | undefined {
  if (outcome === "unchanged") return old;
  return outcome === "unknown" ? withPendingFields(old, ["isHostCluster"]) : undefined;
}

function withPendingFields(state: ClusterState, fields: readonly string[]): ClusterState {
  return { ...state, pendingFields: [...new Set([...(state.pendingFields ?? []), ...fields])] };
}

/** Paths of the fields that may have been written: confirmed, or attempted since. */
export function formerFields({ config, pendingFields = [] }: ClusterState = {}): string[] {
  return [...(config === undefined ? [] : declaredFields(config)), ...pendingFields];
}

/** Whether a cluster may be enabled as a host cluster. */
export function mayBeHost({ config, pendingFields }: ClusterState): boolean {
  return pendingFields !== undefined || (config?.isHostCluster ?? false);
}

/** The cluster and project of the requests for a cluster in the state. */
export function stateTarget(clusterUid: string, { projectUid }: ClusterState): ClusterTarget {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }) };
}
