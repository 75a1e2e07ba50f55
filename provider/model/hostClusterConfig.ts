/** A reference to another object of the service. Every member is optional; the service says which kinds exist. */
export interface ObjectReference {
  /** Kind of the referenced object. The allowed values are the service's to decide. */
  kind?: string;
  /** Name of the referenced object. */
  name?: string;
  /** Unique id of the referenced object. */
  uid?: string;
}

/** How a virtual cluster's API server is exposed through an Ingress. Used while the endpoint's `type` is `"Ingress"`. */
export interface IngressConfig {
  /**
   * Host name of the Ingress, a wildcard included: `"*.dev.example.com"`. A bare name, without scheme, port or path.
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
 * How a virtual cluster's API server is exposed through a load balancer. Used while the endpoint's `type` is
 * `"LoadBalancer"`.
 */
export interface LoadBalancerConfig {
  /**
   * IP addresses at which the load balancer also accepts traffic. A set: order and repetition carry no meaning.
   */
  externalIPs?: string[];
  /**
   * How external traffic is routed to nodes: in Kubernetes `"Cluster"` or `"Local"`. The service's list of allowed
   * values is not documented, so another value is sent as it is, with a warning.
   */
  externalTrafficPolicy?: string;
  /**
   * Address ranges in CIDR notation (`"10.0.0.0/8"`) that may reach the load balancer. A set: order and repetition
   * carry no meaning.
   */
  loadBalancerSourceRanges?: string[];
}

/** The settings of both ways to expose a cluster; `type` of the endpoint selects the one in use. */
export interface ClusterEndpointConfig {
  /** Settings of the Ingress. Used while `type` is `"Ingress"`. */
  ingressConfig?: IngressConfig;
  /** Settings of the load balancer. Used while `type` is `"LoadBalancer"`. */
  loadBalancerConfig?: LoadBalancerConfig;
}

/** Where the virtual clusters of a host cluster can be reached. */
export interface ClusterEndpoint {
  /** The way to expose the virtual clusters. */
  type?: "Ingress" | "LoadBalancer";
  /** The settings of that way. */
  config?: ClusterEndpointConfig;
}

/** The host-cluster configuration of a cluster: the members of `hostClusterConfig` in the service's PATCH. */
export interface HostClusterConfig {
  /** Where the cluster's virtual clusters can be reached. */
  clusterEndpoint?: ClusterEndpoint;
  /** The cluster group that the cluster belongs to. */
  clusterGroup?: ObjectReference;
  /** The host cluster that the configuration refers to. */
  hostCluster?: ObjectReference;
  /**
   * Whether the cluster is enabled as a host cluster. Left out it is `false`, which switches a live host off.
   *
   * @default false
   */
  isHostCluster?: boolean;
}

/**
 * What a program declares: which cluster, in which project, and its host-cluster configuration.
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
 */
export interface HostClusterConfigArgs extends HostClusterConfig {
  /**
   * Uid of the cluster. Changing it replaces the resource: the old cluster is disabled as a host, the new one enabled.
   *
   * @minLength 1
   * @willReplaceOnChanges
   */
  clusterUid: string;
  /**
   * Uid of the project that scopes the requests (the `ProjectUid` header). Left out, the provider's own project is
   * used, if it has one. Changing it updates the resource.
   *
   * @minLength 1
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
  /** Whether the cluster is enabled as a host cluster. */
  isHostCluster: boolean;
}
