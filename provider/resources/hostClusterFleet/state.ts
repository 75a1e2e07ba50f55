import type { ClusterTarget } from "../../api/client.js";
import type {
  FleetCluster,
  HostClusterFleetArgs,
  HostClusterFleetProperties,
  PendingReason,
} from "../../model/hostClusterFleet.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import { type CompleteConfig, withConfigDefaults } from "../hostClusterConfig/state.js";
import type { BatchResult } from "./batch.js";

export type FleetState = HostClusterFleetProperties;

/** One cluster of a fleet: its target and its configuration. */
export interface FleetMember {
  target: ClusterTarget;
  config: CompleteConfig;
}

/** Valid arguments with their defaults. Unknown values stay where they are. */
export function withDefaults(args: HostClusterFleetArgs, defaultProjectUid?: string): FleetState {
  const { clusters, projectUid, maxRemovals } = args;
  const project = projectUid ?? defaultProjectUid;
  return {
    clusters: isJsonObject(clusters) ? withClusterDefaults(clusters) : clusters,
    ...(project === undefined ? {} : { projectUid: project }),
    ...(maxRemovals === undefined || maxRemovals === null ? {} : { maxRemovals }),
  };
}

function withClusterDefaults(clusters: Record<string, FleetCluster>): Record<string, FleetCluster> {
  const entries = Object.entries(clusters);
  return Object.fromEntries(
    entries.map(([uid, cluster]) => [uid, isJsonObject(cluster) ? withConfigDefaults(cluster) : cluster]),
  );
}

/** The UIDs in the map; none if the map is unknown. A state or arguments may be anything. */
export function clusterUidsOf(fleet: unknown): string[] {
  const clusters = isJsonObject(fleet) ? fleet["clusters"] : undefined;
  return isJsonObject(clusters) ? Object.keys(clusters) : [];
}

/** The UIDs in the state, including those of clusters that are only pending. */
export function managedUidsOf(state: FleetState): string[] {
  const pending = isJsonObject(state.pending) ? Object.keys(state.pending) : [];
  return [...new Set([...clusterUidsOf(state), ...pending])];
}

/** The entry of a cluster in the map, as it is; `undefined` if the map does not have it. */
export function clusterOf({ clusters }: FleetState, uid: string): FleetCluster | undefined {
  return isJsonObject(clusters) && Object.hasOwn(clusters, uid) ? clusters[uid] : undefined;
}

/** One cluster with the fleet's defaults; `undefined` if the fleet does not have it. */
export function fleetMemberOf(fleet: FleetState, uid: string): FleetMember | undefined {
  const cluster = clusterOf(fleet, uid);
  if (!isJsonObject(cluster)) return undefined;
  const { projectUid: _project, ...config } = cluster;
  return { target: targetOf(fleet, uid), config: withConfigDefaults(config) };
}

/** In the state: the requests for a cluster have no project, although the fleet has one by now. */
const NO_PROJECT = "";

/** The target of a cluster, also of one whose write is pending. */
export function targetOf(fleet: FleetState, uid: string): ClusterTarget {
  const projectUid = clusterOf(fleet, uid)?.projectUid ?? fleet.projectUid;
  return { clusterUid: uid, ...(projectUid === undefined || projectUid === NO_PROJECT ? {} : { projectUid }) };
}

/** The pending operation of a cluster. */
export function pendingOf({ pending }: FleetState, uid: string): PendingReason | undefined {
  return isJsonObject(pending) && Object.hasOwn(pending, uid) ? pending[uid] : undefined;
}

/** Whether the outcome of a request for the cluster is unknown. It stays unknown until a request succeeds. */
export function isOutcomeUnknown(state: FleetState, uid: string): boolean {
  return ["write", "disable"].includes(pendingOf(state, uid) ?? "");
}

/** Whether a cluster may be enabled as a host cluster: the state contains it, or the outcome of a request is unknown. */
export function mayBeHost(state: FleetState, uid: string): boolean {
  return isOutcomeUnknown(state, uid) || (fleetMemberOf(state, uid)?.config.isHostCluster ?? false);
}

/** The state after an update: the configurations that the clusters are known to have, and what is not complete. */
export function resultingState(
  state: FleetState,
  fleet: FleetState,
  written: BatchResult<unknown>,
  removed: BatchResult<unknown>,
): FleetState {
  const clusters = new Map(Object.entries(fleet.clusters));
  const pending = new Map<string, PendingReason>();

  /** Keeps what the state has of a cluster, with the project that its requests need. */
  function restore(uid: string): void {
    const old = clusterOf(state, uid);
    const isAdded = old === undefined && clusterOf(fleet, uid) !== undefined;
    const { projectUid } = targetOf(isAdded ? fleet : state, uid);
    const project = projectUid === fleet.projectUid ? {} : { projectUid: projectUid ?? NO_PROJECT };
    if (old !== undefined) clusters.set(uid, { ...old, ...project });
    else if ("projectUid" in project && pending.get(uid) === "write") clusters.set(uid, project);
    else clusters.delete(uid);
  }
  for (const uid of [...written.failed.keys(), ...written.notAttempted]) {
    const isUnknown = written.failed.get(uid)?.outcomeUnknown ?? false;
    pending.set(uid, isUnknown ? "write" : (pendingOf(state, uid) ?? "failed"));
    restore(uid);
  }
  for (const uid of [...removed.failed.keys(), ...removed.notAttempted]) {
    restore(uid);
    // Without an unknown outcome, the cluster in the state shows that it is still to be removed.
    const isUnknown = removed.failed.get(uid)?.outcomeUnknown ?? false;
    const operation = isUnknown ? "disable" : pendingOf(state, uid);
    if (operation !== undefined) pending.set(uid, operation);
  }
  return {
    ...fleet,
    clusters: Object.fromEntries(clusters),
    ...(pending.size === 0 ? {} : { pending: Object.fromEntries(pending) }),
  };
}
