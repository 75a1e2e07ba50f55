/** The properties of a fleet, and what they say about its clusters. */
import { ownMember } from "../hostClusters/canonicalForm.js";
import { withConfigDefaults } from "../hostClusters/config.js";
import {
  type DeclaredClusters,
  type KnownCluster,
  type KnownClusters,
  storedCluster,
} from "../hostClusters/knownCluster.js";
import type {
  FleetCluster,
  HostClusterFleetArgs,
  HostClusterFleetProperties,
  PendingCluster,
} from "../model/hostClusterFleet.js";
import { isJsonObject } from "../validation/jsonValue.js";

/** The checked inputs. */
export type FleetInputs = HostClusterFleetArgs;

/** The stored properties. Somebody may have edited them. */
export type FleetState = HostClusterFleetProperties;

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
export function declaredUidsIn(fleet: unknown): string[] {
  return Object.keys(mapIn(fleet, "clusters"));
}

/** The UIDs in the state, including those of clusters that are only pending. */
export function storedUidsIn(state: unknown): string[] {
  return Object.keys({ ...mapIn(state, "clusters"), ...mapIn(state, "pending") });
}

function mapIn(properties: unknown, name: "clusters" | "pending"): Readonly<Record<string, unknown>> {
  const map = isJsonObject(properties) ? properties[name] : undefined;
  return isJsonObject(map) ? map : {};
}

/** What checked inputs declare. */
export function declaredClusters(fleet: FleetInputs): DeclaredClusters {
  const entries = Object.entries(mapIn(fleet, "clusters"));
  return new Map(
    entries.map(([uid, entry]) => {
      if (!isJsonObject(entry)) return [uid, undefined];
      const { projectUid = fleet.projectUid, ...config }: FleetCluster = entry;
      return [uid, { projectUid, config: withConfigDefaults(config) }];
    }),
  );
}

/** Stored for a cluster without a project in a fleet that has one: if it were absent, it would be that of the fleet. */
const NO_PROJECT = "";

/** What the state says of its clusters. Somebody may have edited it. */
export function knownClusters(state: FleetState): KnownClusters {
  const [clusters, pending] = [mapIn(state, "clusters"), mapIn(state, "pending")];
  const known = (uid: string) => knownCluster(ownMember(clusters, uid), ownMember(pending, uid), state.projectUid);
  return new Map(storedUidsIn(state).map((uid) => [uid, known(uid)]));
}

function knownCluster(entry: unknown, pending: unknown, fleetProjectUid: string | undefined): KnownCluster {
  const { projectUid: ownProject, ...config }: FleetCluster = isJsonObject(entry) ? entry : {};
  const mark: Partial<PendingCluster> = isJsonObject(pending) ? pending : {};
  const projectUid = ownProject ?? mark.projectUid ?? fleetProjectUid;
  return {
    projectUid: projectUid === NO_PROJECT ? undefined : projectUid,
    ...storedCluster(config, pending),
    ...(mark.handedOver === true ? { handedOver: true } : {}),
  };
}

/**
 * The properties to store.
 *
 * @param known - A cluster that has what is declared has the very object `config` of `declared`. Its entry is then stored as
 * the program wrote it.
 */
export function toState(fleet: FleetInputs, declared: DeclaredClusters, known: KnownClusters): FleetState {
  const clusters: [string, FleetCluster][] = [];
  const pending: [string, PendingCluster][] = [];
  for (const [uid, { projectUid, config, pendingFields, handedOver }] of known) {
    if (config !== undefined && config === declared.get(uid)?.config) {
      clusters.push([uid, fleet.clusters[uid] as FleetCluster]);
      continue;
    }
    const project = projectUid === fleet.projectUid ? {} : { projectUid: projectUid ?? NO_PROJECT };
    if (config !== undefined) clusters.push([uid, { ...config, ...project }]);
    if (pendingFields === undefined) continue;
    const mark = handedOver ? { handedOver } : {};
    pending.push([uid, { fields: [...pendingFields], ...mark, ...(config === undefined ? project : {}) }]);
  }
  return {
    ...fleet,
    clusters: Object.fromEntries(clusters),
    ...(pending.length === 0 ? {} : { pending: Object.fromEntries(pending) }),
  };
}

/** The state after a refresh, which changes no other cluster than those that drifted or are gone. */
export function refreshedState(state: FleetState, before: KnownClusters, after: KnownClusters): FleetState {
  const { clusters, pending, ...others } = state;
  const left = (map: FleetState["clusters"] | FleetState["pending"]) =>
    Object.entries(map ?? {}).filter(([uid]) => after.has(uid));
  const refreshed = left(clusters).map(([uid, entry]) => {
    const known = after.get(uid);
    if (known === before.get(uid)) return [uid, entry];
    const { projectUid } = entry as FleetCluster;
    return [uid, { ...known?.config, ...(projectUid === undefined ? {} : { projectUid }) }];
  });
  const leftPending = left(isJsonObject(pending) ? pending : {});
  return {
    ...others,
    clusters: Object.fromEntries(refreshed),
    ...(leftPending.length === 0 ? {} : { pending: Object.fromEntries(leftPending) }),
  };
}
