import type { HostClusterConfig } from "./hostClusterConfig.js";
import type { LabelValue, ListedNamespace } from "./scalars.js";
import type { VirtualMachine } from "./virtualMachine/virtualMachine.js";

/**
 * The virtual machine to read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344", "name": "web-0", "namespace": "default" }
 */
export interface GetVirtualMachineArgs {
  /**
   * UID of the cluster in which the machine runs.
   *
   * @minLength 1
   * @format cluster-uid
   */
  clusterUid: string;
  /**
   * Name of the machine.
   *
   * @minLength 1
   * @format machine-name
   */
  name: string;
  /**
   * Namespace of the machine.
   *
   * @minLength 1
   * @format machine-namespace
   */
  namespace: string;
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/**
 * The virtual machines to read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344", "namespaces": ["default"] }
 */
export interface GetVirtualMachinesArgs {
  /**
   * UID of the cluster in which the machines run.
   *
   * @minLength 1
   * @format cluster-uid
   */
  clusterUid: string;
  /**
   * Namespaces whose machines are read, which Palette filters. If omitted, the machines of all namespaces.
   *
   * @format namespaces
   */
  namespaces?: ListedNamespace[];
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/**
 * The virtual machines of a cluster.
 *
 * @identity
 */
export interface GetVirtualMachinesResult {
  /** The machines, sorted by namespace and name. */
  virtualMachines: VirtualMachine[];
}

/**
 * The cluster to find.
 *
 * @example
 * { "name": "prod-1", "labels": { "tier": "gold" } }
 */
export interface GetClusterArgs {
  /**
   * Name of the cluster, exactly as in Palette.
   *
   * @minLength 1
   */
  name: string;
  /**
   * Labels that the cluster must have, with their values: `""` for a tag without a value. They distinguish clusters of the
   * same name.
   *
   * @title map from label to value
   * @propertyNames { "minLength": 1 }
   */
  labels?: Record<string, LabelValue>;
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/**
 * The clusters to find. Without filters and labels, all clusters of the project, or of the tenant if there is no project.
 *
 * @example
 * { "filters": [{ "property": "clusterName", "operator": "beginsWith", "values": ["prod-"] }], "labels": { "tier": "gold" } }
 */
export interface GetClustersArgs {
  /** Conditions that a cluster must meet, all of them. */
  filters?: ClusterFilter[];
  /**
   * Labels that a cluster must have besides, all of them with their values: `""` for a tag without a value. They are compared
   * after the search, so that they work in every installation.
   *
   * @title map from label to value
   * @propertyNames { "minLength": 1 }
   */
  labels?: Record<string, LabelValue>;
  /**
   * Whether virtual clusters are included.
   *
   * @default false
   */
  includeVirtual?: boolean;
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/**
 * A condition on one property of a cluster: the property has one of the values.
 *
 * @rule cluster-filter
 */
export interface ClusterFilter {
  /**
   * Name of a property that Palette can search: `clusterName`, `environment` (the type of cloud), or another one of
   * the installation. `npx pulumi-spectrocluster doctor --search` lists them.
   *
   * @minLength 1
   */
  property: string;
  /**
   * Type of the property. Default: `"keyValue"` if `key` is set, otherwise `"string"`.
   */
  type?: ClusterFilterType;
  /**
   * The key whose value is compared, for a property of the type `"keyValue"`.
   *
   * @minLength 1
   */
  key?: string;
  /**
   * How the property is compared with the values: strings with `"eq"`, `"contains"` and `"beginsWith"`, numbers and dates
   * with `"eq"`, `"gt"`, `"gte"`, `"lt"` and `"lte"`, dates also with `"range"`, all others with `"eq"`. Default: `"eq"`.
   */
  operator?: ClusterFilterOperator;
  /**
   * The values, of which one must match: also numbers, booleans (`"true"`) and dates (RFC 3339) as strings. A range has two:
   * its start and its end.
   */
  values: string[];
  /** Whether the property must match none of the values. Default: `false`. */
  negation?: boolean;
  /** Whether upper and lower case are the same. Default: `false`. */
  ignoreCase?: boolean;
}

/** The type of a property that Palette can search. */
export type ClusterFilterType = "string" | "int" | "float" | "bool" | "date" | "keyValue";

/** How a property is compared with the values of a filter. */
export type ClusterFilterOperator = "eq" | "contains" | "beginsWith" | "gt" | "gte" | "lt" | "lte" | "range";

/**
 * The clusters that a search finds.
 *
 * @identity
 */
export interface GetClustersResult {
  /** The clusters, sorted by name and UID. */
  clusters: FoundCluster[];
}

/**
 * A cluster that a search finds. Properties without a value are absent.
 *
 * @identity
 */
export interface FoundCluster {
  /** UID of the cluster. */
  uid: string;
  /** Name of the cluster. */
  name: string;
  /** UID of the project that contains the cluster. */
  projectUid?: string;
  /** Name of the project that contains the cluster. */
  projectName?: string;
  /**
   * The tags of the cluster. A tag without a value has the value that Palette stores for it, `spectro__tag`.
   */
  labels: Record<string, string>;
  /** Type of the cloud, such as `aws` or `vsphere`. It is `nested` for a virtual cluster. */
  cloudType?: string;
  /** Lifecycle state of the cluster, such as `Running`. */
  state?: string;
  /** Health of the cluster, such as `Healthy`. */
  healthState?: string;
  /** UID of the cluster group that the cluster belongs to as a host cluster. */
  clusterGroupUid?: string;
  /** When the cluster was created, as Palette writes it (RFC 3339). */
  creationTimestamp?: string;
}

/**
 * The cluster whose host cluster configuration is read.
 *
 * @example
 * { "clusterUid": "63a1f0e2c0ffee0011223344" }
 */
export interface GetHostClusterConfigArgs {
  /**
   * UID of the cluster.
   *
   * @minLength 1
   * @format cluster-uid
   */
  clusterUid: string;
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/** The actual host cluster configuration of a cluster, as Palette returns it. */
export interface GetHostClusterConfigResult extends HostClusterConfig {
  /** Whether the cluster is enabled as a host cluster. */
  isHostCluster?: boolean;
}

/**
 * The project whose search filter inputs are read.
 *
 * @example
 * { "projectUid": "5f1c0a3be4b0c0ffee001122" }
 */
export interface GetClusterSearchInputsArgs {
  /**
   * UID of the project that scopes the request (the `ProjectUid` header). If omitted, the project of the provider
   * configuration is used, if there is one.
   *
   * @minLength 1
   * @format project-uid
   */
  projectUid?: string;
}

/** Whether a function validates Palette's response. */
export type Validation = "standard" | "off";

/**
 * Options that every function has.
 *
 * @example
 * { "validation": "off" }
 */
export interface ReadOptions {
  /**
   * Whether the response is validated. `"standard"` fails on values of a wrong type, on results without what identifies them
   * (such as `uid` and `name` of a cluster) and on searches that return fewer clusters than Palette counts. It warns about
   * whole numbers beyond 2^53 and values outside of documented bounds. `"off"` accepts all that, and keeps Palette's types: a
   * quantity may be a number.
   *
   * @default "standard"
   */
  validation?: Validation;
}

/**
 * Options of functions that read virtual machines.
 *
 * @example
 * { "validation": "standard", "includeSensitive": true }
 */
export interface VirtualMachineReadOptions extends ReadOptions {
  /**
   * Whether the result includes what may contain passwords or tokens: cloud-init data, headers of data volumes and probes,
   * commands of probes, kernel arguments, user and query of URLs, and all annotations except short plain texts. If `true`, the
   * `…Output` function returns a secret.
   *
   * @default false
   */
  includeSensitive?: boolean;
}
