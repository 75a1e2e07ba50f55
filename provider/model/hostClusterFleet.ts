import type { HostClusterConfig, PendingWrite } from "./hostClusterConfig.js";

/** The host cluster configuration of one cluster of a fleet. */
export interface FleetCluster extends HostClusterConfig {
  /**
   * UID of the project that scopes the requests for this cluster (the `ProjectUid` header). Default: the project of the
   * fleet.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/**
 * The host cluster configurations of many clusters.
 *
 * @example
 * {
 *   "clusters": {
 *     "63a1f0e2c0ffee0011223344": {
 *       "isHostCluster": true,
 *       "clusterEndpoint": {
 *         "type": "Ingress",
 *         "config": { "ingressConfig": { "host": "*.dev.example.com", "port": 443 } }
 *       }
 *     }
 *   },
 *   "maxRemovals": 5
 * }
 */
export interface HostClusterFleetArgs {
  /**
   * The configurations by cluster UID: at least one, at most 5,000. A cluster that is removed from the map is disabled as
   * a host cluster.
   */
  clusters: Record<string, FleetCluster>;
  /**
   * The number of clusters that one update may remove from the map. More removals are an error in the preview. It guards
   * against a truncated list.
   *
   * @asType integer
   * @minimum 0
   */
  maxRemovals?: number;
  /**
   * UID of the project that scopes the requests (the `ProjectUid` header). Default: the provider's project, if it has
   * one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/** A cluster of a fleet whose last request has an unknown outcome, or that was handed over. */
export interface PendingCluster extends PendingWrite {
  /**
   * Whether the cluster left the fleet for another resource that had not written it yet. The fleet does not disable it. The
   * next update that finds it written removes the mark.
   */
  handedOver?: boolean;
  /** UID of the project of the requests, if it is not the fleet's. Empty: the requests have no project. */
  projectUid?: string;
}

/** The properties of a fleet in the state. */
export interface HostClusterFleetProperties {
  /** The configurations that are known to be written, by cluster UID. */
  clusters: Record<string, FleetCluster>;
  /**
   * The number of clusters that one update may remove.
   *
   * @asType integer
   */
  maxRemovals?: number;
  /** UID of the project that scopes the requests: the declared one, otherwise the provider's, if it has one. */
  projectUid?: string;
  /**
   * Clusters whose last request has an unknown outcome, by UID: the next update repeats it. Also clusters that were handed over
   * to another resource.
   */
  pending?: Record<string, PendingCluster>;
}
