/** Clusters as the service returns them, written from its published types. A property without a value is absent. */

/** A cluster of the service. */
export interface Cluster {
  uid: string;
  /** Its project. Requests with another project do not find the cluster. */
  projectUid?: string;
  hostClusterConfig?: Record<string, unknown>;
  /** Default: its UID. */
  name?: string;
  /** Default: the name that the emulator has for its project. */
  projectName?: string;
  labels?: Record<string, string>;
  /** Default `"aws"`; `"nested"` is a virtual cluster. */
  cloudType?: string;
  /** Its `status.state`. A cluster that is `Deleted` stays readable and rejects changes. Default: none. */
  state?: string;
  healthState?: string;
  creationTimestamp?: string;
  nodeCount?: number;
}

/** The response to the read of a cluster. */
export function clusterBody(cluster: Cluster): object {
  return {
    metadata: metadataOf(cluster),
    spec: { clusterConfig: { hostClusterConfig: configBody(cluster.hostClusterConfig) } },
    status: { state: cluster.state },
  };
}

/**
 * The summary of a cluster in the response of a search.
 *
 * @param projects - Names of projects by UID.
 */
export function clusterSummary(cluster: Cluster, projects: ReadonlyMap<string, string>): object {
  const { uid, projectUid, cloudType = "aws", state = "Running", healthState = "Healthy", hostClusterConfig } = cluster;
  const projectName = cluster.projectName ?? projects.get(projectUid ?? "");
  return {
    metadata: metadataOf(cluster),
    specSummary: {
      projectMeta: projectUid === undefined ? undefined : { name: projectName, uid: projectUid },
      cloudConfig: { cloudType, uid: `${uid}-cloud` },
      clusterConfig: {
        hostClusterConfig: hostClusterConfig && { clusterGroup: hostClusterConfig["clusterGroup"] ?? undefined },
      },
    },
    status: { state, health: { state: healthState } },
  };
}

function metadataOf({ uid, name = uid, labels, creationTimestamp }: Cluster): object {
  return { name, uid, labels, creationTimestamp };
}

/** Unlike elsewhere, some properties of a configuration are always present, and null if they have no value. */
function configBody(config: Cluster["hostClusterConfig"]): Cluster["hostClusterConfig"] {
  type LoadBalancer = Record<string, unknown[] | null | undefined>;
  type Endpoint = { config?: { loadBalancerConfig?: LoadBalancer } };
  if (config === undefined) return undefined;
  const returned: Record<string, unknown> = { isHostCluster: null, ...structuredClone(config) };
  const loadBalancer = (returned["clusterEndpoint"] as Endpoint | undefined)?.config?.loadBalancerConfig;
  for (const list of ["externalIPs", "loadBalancerSourceRanges"]) {
    if (loadBalancer && !loadBalancer[list]?.length) loadBalancer[list] = null;
  }
  return returned;
}
