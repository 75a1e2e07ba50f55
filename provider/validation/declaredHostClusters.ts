import { SECRET_SIGNATURE, SIGNATURE } from "../engine/secret.js";
import { containsUnknown, UNKNOWN } from "../engine/unknown.js";
import { isJsonObject, MAX_LEVELS } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { resourceNameOf } from "./checkResource.js";

/**
 * One cluster that a resource declares.
 *
 * @example
 * ```ts
 * const cluster: DeclaredHostCluster = { clusterUid: "63a1f0e2", config: { isHostCluster: true } };
 * ```
 */
export interface DeclaredHostCluster {
  /** Absent if it is unknown before the update. */
  clusterUid?: string;
  /** The project of the cluster, or else of its fleet. */
  projectUid?: string;
  /** The host cluster configuration, without the values that are unknown before the update. */
  config: HostClusterConfig;
  /** Set if something is absent because it is unknown. A rule that requires a value can then wait for the update. */
  hasUnknowns?: true;
}

/**
 * Returns the clusters that a resource declares, so that a policy or a unit test sees each of them: the one of a
 * `HostClusterConfig`, and all of a `HostClusterFleet`, with the dynamic provider and with the plugin.
 *
 * @param type - Type of the resource, as policies and mocks receive it.
 * @param properties - The properties of the resource. Secret values are returned in plain text.
 * @returns One item for each cluster. None for a resource of another package. Never throws.
 *
 * @example
 * ```ts
 * declaredHostClusters("spectrocluster:index:HostClusterFleet", { clusters: { "63a1f0e2": { isHostCluster: false } } });
 * // [{ clusterUid: "63a1f0e2", config: { isHostCluster: false } }]
 * ```
 */
export function declaredHostClusters(type: string, properties: unknown): DeclaredHostCluster[] {
  const name = resourceNameOf(type);
  const inputs = readable(() => properties);
  if (name === undefined || !isJsonObject(inputs)) return [];
  if (name === "HostClusterConfig") return [declaredCluster(inputs)];
  const { projectUid, clusters } = inputs;
  return Object.entries(isJsonObject(clusters) ? clusters : {}).map(([clusterUid, cluster]) =>
    declaredCluster({ projectUid, ...(isJsonObject(cluster) ? cluster : { isHostCluster: cluster }), clusterUid }),
  );
}

function declaredCluster(properties: Record<string, unknown>): DeclaredHostCluster {
  const { clusterUid, projectUid, isHostCluster, clusterEndpoint, clusterGroup, hostCluster } = properties;
  const cluster = { clusterUid, projectUid, config: { isHostCluster, clusterEndpoint, clusterGroup, hostCluster } };
  const known = knownPart(cluster) as DeclaredHostCluster;
  return containsUnknown(cluster) ? { ...known, hasUnknowns: true } : known;
}

/**
 * A copy of a value as plain data. In a preview, the properties that a policy receives throw when an unknown one is read; mocks
 * receive secrets as objects with a signature.
 */
function readable(read: () => unknown, outer: readonly unknown[] = []): unknown {
  try {
    const value = read();
    if (typeof value !== "object" || value === null) return value;
    if (outer.includes(value) || outer.length === MAX_LEVELS) return UNKNOWN;
    const object = value as Record<string, unknown>;
    const inner = [...outer, value];
    if (Array.isArray(value)) return Array.from(value.keys(), (index) => readable(() => value[index], inner));
    const names = Object.keys(object);
    const members = Object.fromEntries(names.map((name) => [name, readable(() => object[name], inner)]));
    return members[SIGNATURE] === SECRET_SIGNATURE ? members["value"] : members;
  } catch {
    return UNKNOWN;
  }
}

function knownPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== UNKNOWN).map(knownPart);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== UNKNOWN && member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, knownPart(member)]));
}
