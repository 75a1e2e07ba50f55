import type { ClusterTarget } from "../../api/client.js";
import type {
  FleetCluster,
  HostClusterFleetArgs,
  HostClusterFleetProperties,
  PendingOperation,
} from "../../model/hostClusterFleet.js";
import { UNKNOWN } from "../../unknown.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import { type CompleteConfig, withConfigDefaults } from "../hostClusterConfig/state.js";

export type FleetState = HostClusterFleetProperties;

/** One cluster of a fleet: its target and its configuration. */
export interface FleetMember {
  target: ClusterTarget;
  config: CompleteConfig;
}

/** Valid arguments with their defaults. Unknown values stay where they are. */
export function withDefaults(args: HostClusterFleetArgs, defaultProjectUid?: string): FleetState {
  const { clusters, projectUid = defaultProjectUid, ...others } = args;
  return {
    clusters: isJsonObject(clusters) ? mapClusters(clusters, withConfigDefaults) : clusters,
    ...others,
    ...(projectUid === undefined || projectUid === null ? {} : { projectUid }),
  };
}

function mapClusters(
  clusters: Record<string, FleetCluster>,
  map: (cluster: FleetCluster) => FleetCluster,
): Record<string, FleetCluster> {
  return Object.fromEntries(
    Object.entries(clusters).map(([uid, cluster]) => [uid, isJsonObject(cluster) ? map(cluster) : cluster]),
  );
}

/** The UIDs in the map; none if the map is unknown. A state or arguments may be anything. */
export function clusterUidsOf(fleet: unknown): string[] {
  const clusters = isJsonObject(fleet) ? fleet["clusters"] : undefined;
  return isJsonObject(clusters) ? Object.keys(clusters).filter((uid) => uid !== UNKNOWN) : [];
}

/** One cluster with the fleet's defaults; `undefined` if the fleet does not have it. */
export function memberOf(fleet: FleetState, uid: string): FleetMember | undefined {
  const cluster = Object.hasOwn(fleet.clusters ?? {}, uid) ? fleet.clusters[uid] : undefined;
  if (cluster === undefined) return undefined;
  const { projectUid: _project, ...config } = cluster;
  return { target: targetOf(fleet, uid), config: withConfigDefaults(config) };
}

/** The target of a cluster, also of one whose write is pending. */
export function targetOf(fleet: FleetState, uid: string): ClusterTarget {
  const cluster = Object.hasOwn(fleet.clusters ?? {}, uid) ? fleet.clusters[uid] : undefined;
  const projectUid = cluster?.projectUid ?? fleet.projectUid;
  return { clusterUid: uid, ...(projectUid === undefined ? {} : { projectUid }) };
}

/** The pending operation of a cluster. */
export function pendingOf(fleet: FleetState, uid: string): PendingOperation | undefined {
  return Object.hasOwn(fleet.pending ?? {}, uid) ? fleet.pending?.[uid] : undefined;
}
