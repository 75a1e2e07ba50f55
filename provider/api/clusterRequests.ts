/** The requests about clusters. A function that sends another one defines it. */
import { ResponseError } from "../errors.js";
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

/**
 * The host cluster configuration in the response of {@link readCluster}; empty if the cluster has none.
 *
 * @throws ResponseError if the response says nothing about it.
 */
export function hostClusterConfigIn(cluster: object): object {
  const flaw = flawOf(cluster);
  if (flaw === undefined) return (valueAt(cluster, CONFIG) ?? {}) as object;
  throw new ResponseError(
    `Cannot read cluster "${uidIn(cluster)}":\nPalette returned an object that ${flaw}.\n` +
      "A gateway or missing permissions may cause this: compare the response with that of another API key, or without the gateway.",
  );
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
  const uid = uidIn(cluster);
  if (typeof uid === "string" && uid !== expectedUid) return `has another UID, ${uid}`;
  // With the UID it is the service's response, and what it lacks is a matter of this cluster.
  return uid === expectedUid || isDeleted(cluster) ? undefined : flawOf(cluster);
}

/** Why the response about a cluster, as in "an object that …", says nothing about its host cluster configuration. */
function flawOf(cluster: object): string | undefined {
  if (!isJsonObject(valueAt(cluster, CONFIG.slice(0, -1)))) return "has no spec.clusterConfig";
  const config = valueAt(cluster, CONFIG) ?? {};
  return isJsonObject(config) ? undefined : "has a spec.clusterConfig.hostClusterConfig that is not an object";
}

const CONFIG = ["spec", "clusterConfig", "hostClusterConfig"];

function uidIn(cluster: object): unknown {
  return valueAt(cluster, ["metadata", "uid"]);
}
