import type { HostClusterConfig } from "./hostClusterConfig.js";

/**
 * The host cluster configuration of one cluster of a fleet.
 *
 * @rule endpoint-type-and-config empty-text
 */
export interface FleetCluster extends HostClusterConfig {
  /**
   * Name of the cluster, which messages show beside the UID. It is never sent. If Palette has another one, a warning says so, and an
   * update that would disable the cluster fails.
   */
  name?: string;
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
 * @rule fleet-size
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
 *   }
 * }
 */
export interface HostClusterFleetArgs {
  /**
   * The configurations by cluster UID: at least one, at most 5,000. A cluster that is removed from the map stays as it is.
   *
   * @title map from cluster UID to configuration
   * @propertyNames { "minLength": 1, "format": "cluster-uid" }
   */
  clusters: Record<string, FleetCluster>;
  /**
   * UID of the project that scopes the requests (the `ProjectUid` header). Default: the provider's project, if it has
   * one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/** The properties of a fleet in the state. */
export interface HostClusterFleetProperties {
  /** The configurations that were written or may have been written, by cluster UID. */
  clusters: Record<string, FleetCluster>;
  /** UID of the project that scopes the requests: the declared one, otherwise the provider's, if it has one. */
  projectUid?: string;
  /** The UIDs of clusters whose last write has an unknown outcome: the next update writes them again. */
  pending?: string[];
}
