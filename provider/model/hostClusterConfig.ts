import type { ExternalIp, SourceRange } from "./scalars.js";

/** A reference to another object in Palette. */
export interface ObjectReference {
  /** Kind of the referenced object. */
  kind?: string;
  /** Name of the referenced object. */
  name?: string;
  /** UID of the referenced object. */
  uid?: string;
}

/** Exposes the API servers of virtual clusters through an Ingress, if `type` of the endpoint is `"Ingress"`. */
export interface IngressConfig {
  /**
   * DNS name of the Ingress, in lower case. It may begin with a wildcard: `"*.dev.example.com"`.
   *
   * @format ingress-host-name
   */
  host?: string;
  /**
   * TCP port of the Ingress.
   *
   * @asType integer
   * @minimum 1
   * @maximum 65535
   */
  port?: number;
}

/**
 * Exposes the API servers of virtual clusters through a load balancer, if `type` of the endpoint is `"LoadBalancer"`.
 */
export interface LoadBalancerConfig {
  /**
   * Additional IP addresses at which the load balancer accepts traffic. Order and duplicates do not matter.
   */
  externalIPs?: ExternalIp[];
  /**
   * How external traffic is routed to nodes, as in Kubernetes.
   *
   * @format external-traffic-policy
   */
  externalTrafficPolicy?: string;
  /**
   * Address ranges in CIDR notation that may connect to the load balancer. Order and duplicates do not matter.
   *
   * @format contained-range
   */
  loadBalancerSourceRanges?: SourceRange[];
}

/** The configuration of the Ingress and the load balancer. `type` of the endpoint selects the one in use. */
export interface ClusterEndpointConfig {
  /** Configuration of the Ingress, if `type` is `"Ingress"`. */
  ingressConfig?: IngressConfig;
  /** Configuration of the load balancer, if `type` is `"LoadBalancer"`. */
  loadBalancerConfig?: LoadBalancerConfig;
}

/** The endpoint through which a host cluster exposes its virtual clusters. */
export interface ClusterEndpoint {
  /** Whether an Ingress or a load balancer exposes the virtual clusters. */
  type?: "Ingress" | "LoadBalancer";
  /** The configuration of the Ingress or the load balancer. */
  config?: ClusterEndpointConfig;
}

/** The host cluster configuration of a cluster: the properties of `hostClusterConfig` in Palette's `PATCH`. */
export interface HostClusterConfig {
  /** The endpoint through which the cluster exposes its virtual clusters. */
  clusterEndpoint?: ClusterEndpoint;
  /** The cluster group that the host belongs to. If others decide about the group, never declare it. */
  clusterGroup?: ObjectReference;
  /** A reference to another host cluster. Palette does not document its purpose: omit it. */
  hostCluster?: ObjectReference;
  /**
   * Whether the cluster is enabled as a host cluster. If it is omitted, it stays as it is; Palette assumes `false` for a
   * cluster in which it was never set. Only `false` disables a host cluster.
   */
  isHostCluster?: boolean;
}

/**
 * The desired host cluster configuration of a cluster.
 *
 * @example
 * {
 *   "clusterUid": "63a1f0e2c0ffee0011223344",
 *   "isHostCluster": true,
 *   "clusterEndpoint": {
 *     "type": "Ingress",
 *     "config": { "ingressConfig": { "host": "*.dev.example.com", "port": 443 } }
 *   }
 * }
 * @rule endpoint-type-and-config empty-text
 */
export interface HostClusterConfigArgs extends HostClusterConfig {
  /**
   * UID of the cluster. A change replaces the resource, and the old cluster stays as it is.
   *
   * @minLength 1
   * @format cluster-uid
   * @willReplaceOnChanges
   */
  clusterUid: string;
  /**
   * UID of the project that scopes the requests (the `ProjectUid` header). Default: the provider's project, if it has one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/** The properties of a host cluster configuration in the state. */
export interface HostClusterConfigProperties extends HostClusterConfig {
  /**
   * UID of the cluster, and the resource ID. Pulumi never treats a resource ID as a secret.
   *
   * @willReplaceOnChanges
   */
  clusterUid: string;
  /** UID of the project that scopes the requests: the declared one, otherwise the provider's, if it has one. */
  projectUid?: string;
  /**
   * The UID of the cluster if the outcome of its last write is unknown: the other properties are then what may have been
   * written, and the next update writes the cluster again.
   */
  pending?: string[];
}
