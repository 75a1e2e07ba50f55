/** What requests are made of, and those about clusters. A function that sends another one defines it. */
import { ResponseError } from "../errors.js";
import { valueAt } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";

export interface ServiceRequest {
  /** For messages: `read cluster "63a1…"` as in `Cannot read cluster "63a1…"`. */
  description: string;
  /** What to check first after a 404: `its name and namespace`. */
  checkOnNotFound?: string;
  /** How to list what exists after a 404, as a sentence. Default: how to list clusters. */
  howToList?: string;
  /** Only a `PATCH` changes anything at the service: a `POST` is a search, and carries the filter. */
  method: "GET" | "PATCH" | "POST";
  /** Path and query below the base URL, with encoded segments. */
  path: string;
  /** The path in messages, if it may contain a secret. Default: `path`. */
  shownPath?: string;
  projectUid?: string | undefined;
  clusterUid?: string;
  /** JSON text. */
  body?: string;
  /** Omits the service's message and details from errors, because they may repeat a secret argument. */
  omitServiceMessage?: boolean;
  response?: ExpectedResponse;
}

/** A request that needs content. */
export type ServiceReadRequest = ServiceRequest & { response: ExpectedResponse };

/** What the JSON object in a successful response must contain. */
export interface ExpectedResponse {
  /** A property that distinguishes the object from an error of the service. */
  distinguishingProperty: string;
  /** Why the object is not the requested one, as in "an object that …"; undefined if it is. */
  mismatch(value: object): string | undefined;
}

/** The statuses of a service that does not have a read, but also of gateways. */
export const REJECTED_READ: readonly number[] = [404, 405, 501];

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

/** Palette's public API reference has this request, but an installation, a gateway or a key may reject it. */
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

const CONFIG = ["spec", "clusterConfig", "hostClusterConfig"];

/** Empty if the cluster has none. */
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

/** A deleted cluster stays readable for a time. */
export function isDeleted(cluster: object): boolean {
  return valueAt(cluster, ["status", "state"]) === "Deleted";
}

function clusterMismatch(cluster: object, expectedUid: string): string | undefined {
  const uid = uidIn(cluster);
  if (typeof uid === "string" && uid !== expectedUid) return `has another UID, ${uid}`;
  // With the UID it is the service's response, and what it lacks is a matter of this cluster.
  return uid === expectedUid || isDeleted(cluster) ? undefined : flawOf(cluster);
}

/** Why the response about a cluster, as in "an object that …", says nothing about its configuration. */
function flawOf(cluster: object): string | undefined {
  if (!isJsonObject(valueAt(cluster, CONFIG.slice(0, -1)))) return "has no spec.clusterConfig";
  const config = valueAt(cluster, CONFIG) ?? {};
  return isJsonObject(config) ? undefined : "has a spec.clusterConfig.hostClusterConfig that is not an object";
}

function uidIn(cluster: object): unknown {
  return valueAt(cluster, ["metadata", "uid"]);
}
