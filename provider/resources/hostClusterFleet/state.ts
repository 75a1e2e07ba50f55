/** The properties of a fleet, and what they say about one cluster. */
import type { ClusterState, DeclaredCluster } from "../../cluster/clusterState.js";
import { withConfigDefaults } from "../../cluster/config.js";
import type {
  FleetCluster,
  HostClusterFleetArgs,
  HostClusterFleetProperties,
  PendingCluster,
} from "../../model/hostClusterFleet.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import type { StoredProperties } from "../clusterResource.js";

/** The checked inputs. */
export type FleetInputs = HostClusterFleetArgs;

/** The stored properties. Somebody may have edited them. */
export type FleetState = HostClusterFleetProperties & StoredProperties;

/** Valid arguments with their defaults. Unknown values stay where they are. */
export function withDefaults(args: HostClusterFleetArgs, defaultProjectUid?: string): FleetInputs {
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

/** The UIDs in the map; none if the map is unknown. The value may be anything. */
export function declaredUidsOf(fleet: unknown): string[] {
  const clusters = isJsonObject(fleet) ? fleet["clusters"] : undefined;
  return isJsonObject(clusters) ? Object.keys(clusters) : [];
}

/** The UIDs of clusters whose outcome is unknown. */
export function pendingUidsOf({ pending }: FleetState): string[] {
  return isJsonObject(pending) ? Object.keys(pending) : [];
}

/** The UIDs in the state, including those of clusters that are only pending. */
export function managedUidsOf(state: FleetState): string[] {
  return [...new Set([...declaredUidsOf(state), ...pendingUidsOf(state)])];
}

/** The entry of a cluster in the map, as it is; `undefined` if the map does not have it. */
export function entryOf({ clusters }: FleetInputs | FleetState, uid: string): FleetCluster | undefined {
  return memberOf(clusters, uid);
}

function memberOf<T>(map: Record<string, T> | undefined, uid: string): T | undefined {
  return isJsonObject(map) && Object.hasOwn(map, uid) ? (map[uid] as T) : undefined;
}

/** What the inputs declare for a cluster. */
export function declaredCluster(fleet: FleetInputs, uid: string): DeclaredCluster {
  const { projectUid = fleet.projectUid, ...config } = entryOf(fleet, uid) ?? {};
  return { projectUid, config: withConfigDefaults(config) };
}

/** In the state: the requests for a cluster have no project, although the fleet has one by now. */
const NO_PROJECT = "";

/** What the state has of a cluster; `undefined` if it does not have the cluster. */
export function clusterState(state: FleetState, uid: string): ClusterState | undefined {
  const entry = entryOf(state, uid);
  const pending = memberOf(state.pending, uid);
  if (entry === undefined && pending === undefined) return undefined;
  const { projectUid: ownProject, ...config }: FleetCluster = isJsonObject(entry) ? entry : {};
  const projectUid = ownProject ?? (isJsonObject(pending) ? pending.projectUid : undefined) ?? state.projectUid;
  const fields = isJsonObject(pending) && Array.isArray(pending.fields) ? pending.fields : [];
  return {
    ...(projectUid === undefined || projectUid === NO_PROJECT ? {} : { projectUid }),
    ...(isJsonObject(entry) ? { config: withConfigDefaults(config) } : {}),
    // An entry that is not an object says nothing about the cluster, so it is written or disabled again.
    ...(pending === undefined && isJsonObject(entry) ? {} : { pendingFields: fields }),
  };
}

/**
 * The properties to store.
 *
 * @param fleet - The inputs of the update.
 * @param states - What is left of each cluster. A cluster that was written has the entry of the inputs.
 */
export function stateOf(
  fleet: FleetInputs,
  states: ReadonlyMap<string, ClusterState | "written">,
): HostClusterFleetProperties {
  const clusters: [string, FleetCluster][] = [];
  const pending: [string, PendingCluster][] = [];
  for (const [uid, state] of states) {
    if (state === "written") {
      clusters.push([uid, entryOf(fleet, uid) ?? {}]);
      continue;
    }
    const { projectUid, config, pendingFields } = state;
    const project = projectUid === fleet.projectUid ? {} : { projectUid: projectUid ?? NO_PROJECT };
    if (config !== undefined) clusters.push([uid, { ...config, ...project }]);
    if (pendingFields === undefined) continue;
    pending.push([uid, { fields: [...pendingFields], ...(config === undefined ? project : {}) }]);
  }
  return {
    ...fleet,
    clusters: Object.fromEntries(clusters),
    ...(pending.length === 0 ? {} : { pending: Object.fromEntries(pending) }),
  };
}
