/** The requests about clusters. A function that sends another one defines it. */
import { isJsonObject } from "../json/value.js";
import type { ServiceReadRequest, ServiceRequest } from "./serviceRequest.js";

/** A cluster, and the project that scopes the request. */
export interface ClusterTarget {
  clusterUid: string;
  projectUid?: string;
}

export function updateHostClusterConfig({ clusterUid, projectUid }: ClusterTarget, config: string): ServiceRequest {
  return {
    description: `update the host cluster configuration of cluster "${clusterUid}"`,
    method: "PATCH",
    path: `${clusterPath(clusterUid)}/clusterConfig/hostCluster`,
    projectUid,
    clusterUid,
    body: `{"hostClusterConfig":${config}}`,
  };
}

/** Reads a cluster. Palette's public API reference has this request, but an installation, a gateway or a key may reject it. */
export function readCluster({ clusterUid, projectUid }: ClusterTarget): ServiceReadRequest {
  return {
    description: `read cluster "${clusterUid}"`,
    method: "GET",
    path: clusterPath(clusterUid),
    projectUid,
    clusterUid,
    response: { distinguishingProperty: "spec", mismatch: (cluster) => clusterMismatch(cluster, clusterUid) },
  };
}

export function readClusterSearchInputs({ projectUid }: { projectUid?: string }): ServiceReadRequest {
  return {
    description: "read the filter values of the cluster search",
    method: "GET",
    path: "/v1/dashboard/spectroclusters/search/input",
    projectUid,
    response: {
      distinguishingProperty: "inputs",
      // Go omits empty properties, so an empty object has no inputs.
      mismatch: (read) => ("inputs" in read || Object.keys(read).length === 0 ? undefined : "has no inputs"),
    },
  };
}

export function clusterPath(clusterUid: string): string {
  return `/v1/spectroclusters/${encodeURIComponent(clusterUid)}`;
}

/** The properties of a cluster that the provider uses. Null counts as absent. */
interface ClusterResponse {
  metadata: { uid?: unknown; name?: unknown } | null;
  spec: { clusterConfig?: { hostClusterConfig?: object | null } | null } | null;
  status: { state?: unknown } | null;
}

/** The host cluster configuration in the response of {@link readCluster}; empty if the cluster has none. */
export function hostClusterConfigIn({ spec }: Partial<ClusterResponse>): object {
  return spec?.clusterConfig?.hostClusterConfig ?? {};
}

export function clusterNameIn({ metadata }: Partial<ClusterResponse>): string | undefined {
  return typeof metadata?.name === "string" && metadata.name !== "" ? metadata.name : undefined;
}

/** Whether the response of {@link readCluster} describes a deleted cluster, which stays readable for a time. */
export function isDeleted({ status }: Partial<ClusterResponse>): boolean {
  return status?.state === "Deleted";
}

function clusterMismatch(cluster: Partial<ClusterResponse>, expectedUid: string): string | undefined {
  const uid = cluster.metadata?.uid;
  if (typeof uid === "string" && uid !== expectedUid) return `has another UID, ${uid}`;
  if (isDeleted(cluster)) return undefined;
  if (!isJsonObject(cluster.spec)) return "has no spec";
  if (isJsonObject(hostClusterConfigIn(cluster))) return undefined;
  return "has a host cluster configuration that is not an object";
}
