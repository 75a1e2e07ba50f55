/** The requests about clusters. A function that sends another one defines it. */
import { valueAt } from "../json/paths.js";
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

/** The host cluster configuration in the response of {@link readCluster}; empty if the cluster has none. */
export function hostClusterConfigIn(cluster: object): object {
  return (valueAt(cluster, ["spec", "clusterConfig", "hostClusterConfig"]) ?? {}) as object;
}

export function clusterNameIn(cluster: object): string | undefined {
  const name = valueAt(cluster, ["metadata", "name"]);
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** Whether the response of {@link readCluster} describes a deleted cluster, which stays readable for a time. */
export function isDeleted(cluster: object): boolean {
  return valueAt(cluster, ["status", "state"]) === "Deleted";
}

function clusterMismatch(cluster: object, expectedUid: string): string | undefined {
  const uid = valueAt(cluster, ["metadata", "uid"]);
  if (typeof uid === "string" && uid !== expectedUid) return `has another UID, ${uid}`;
  if (isDeleted(cluster)) return undefined;
  if (!isJsonObject(valueAt(cluster, ["spec"]))) return "has no spec";
  if (isJsonObject(hostClusterConfigIn(cluster))) return undefined;
  return "has a host cluster configuration that is not an object";
}
