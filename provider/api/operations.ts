/** The operations of the service on clusters. A function that reads anything else defines its own operation. */
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isJsonObject } from "../validation/jsonValue.js";
import { type ReceivedObject, within } from "./json.js";
import type { Operation, ReadOperation } from "./operation.js";

/** A cluster, and the project that scopes the request. */
export interface ClusterTarget {
  clusterUid: string;
  projectUid?: string;
}

/** Sends the whole host cluster configuration of a cluster. */
export function updateHostClusterConfig(target: ClusterTarget, config: HostClusterConfig): Operation {
  return patchHostClusterConfig(
    target,
    `update the host cluster configuration of cluster "${target.clusterUid}"`,
    config,
  );
}

/** Makes a cluster no longer a host cluster. */
export function disableHostCluster(target: ClusterTarget): Operation {
  return patchHostClusterConfig(target, `disable host cluster "${target.clusterUid}"`, { isHostCluster: false });
}

function patchHostClusterConfig(
  { clusterUid, projectUid }: ClusterTarget,
  description: string,
  hostClusterConfig: HostClusterConfig,
): Operation {
  return {
    description,
    checkOnNotFound: "the cluster UID",
    method: "PATCH",
    path: `${clusterPath(clusterUid)}/clusterConfig/hostCluster`,
    projectUid,
    body: { hostClusterConfig },
  };
}

/**
 * Reads a cluster. The operation is not in the service's reference: a service may lack it.
 *
 * See {@link hostClusterConfigIn} for its response.
 */
export function readCluster({ clusterUid, projectUid }: ClusterTarget): ReadOperation {
  return {
    description: `read cluster "${clusterUid}"`,
    checkOnNotFound: "the cluster UID",
    method: "GET",
    path: clusterPath(clusterUid),
    projectUid,
    response: { requiredMember: "spec", mismatch: (cluster) => clusterMismatch(cluster, clusterUid) },
  };
}

/** Path of a cluster, below which are its parts. */
export function clusterPath(clusterUid: string): string {
  return `/v1/spectroclusters/${encodeURIComponent(clusterUid)}`;
}

/** The members of a cluster that the provider uses. */
interface Cluster {
  metadata: { uid?: unknown } | null;
  spec: { clusterConfig?: { hostClusterConfig?: unknown } | null } | null;
}

const CONFIG_PATH = ["spec", "clusterConfig", "hostClusterConfig"];

/** The host cluster configuration in the response of {@link readCluster}, if it contains one. */
export function hostClusterConfigIn({ value, inexactIntegers }: ReceivedObject): ReceivedObject | undefined {
  const config = configIn(value);
  if (!isJsonObject(config)) return undefined;
  return { value: config, inexactIntegers: within(CONFIG_PATH, inexactIntegers) };
}

function configIn({ spec }: Partial<Cluster>): unknown {
  // Null counts as absent.
  return spec?.clusterConfig?.hostClusterConfig ?? undefined;
}

function clusterMismatch(cluster: Partial<Cluster>, expectedUid: string): string | undefined {
  const uid = cluster.metadata?.uid;
  if (typeof uid === "string" && uid !== expectedUid) return `has another UID, ${uid}`;
  const config = configIn(cluster);
  if (config === undefined || isJsonObject(config)) return undefined;
  return `has a ${CONFIG_PATH.join(".")} that is not an object`;
}
