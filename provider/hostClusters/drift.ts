/**
 * Drift: differences between the declared and the actual configuration that were caused outside Pulumi. Only declared
 * fields are compared, as in Kubernetes' server-side apply; other fields may belong to someone else.
 */
import { isJsonObject, objectOf, ownMember } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEquivalent, withDefaultOf } from "./canonicalForm.js";
import { declarationIn, UNUSED_CONFIG, withBothAddressLists } from "./merge.js";

/**
 * The declared configuration with the actual values of its fields. A field without drift keeps its declared spelling.
 *
 * @param declared - The configuration that was sent last.
 * @param actual - The configuration that the service has.
 */
export function withDrift(declared: HostClusterConfig, actual: HostClusterConfig): HostClusterConfig {
  // A cluster for which the service has no value is not a host cluster.
  const service = ignoreUnusedFields({ isHostCluster: false, ...actual }, declared);
  // Both lists of a load balancer are always sent, so they are declared even if the program omits them.
  return (applyTo(withBothAddressLists(declared), service, declared) ?? {}) as HostClusterConfig;
}

/** @param written - The declared value as the program wrote it, for a field without drift. */
function applyTo(declared: unknown, actual: unknown, written: unknown, at?: string): unknown {
  if (isEquivalent(declared, actual, at) || declarationIn(declared) === undefined) return written;
  if (!isJsonObject(declared) || !isJsonObject(actual)) return actual;
  const names = Object.keys(declared);
  return objectOf(
    names.map((name) => [name, applyTo(declared[name], ownMember(actual, name), ownMember(written, name), name)]),
  );
}

/** The actual configuration with the declared value wherever a difference has no effect on the cluster. */
function ignoreUnusedFields(actual: HostClusterConfig, declared: HostClusterConfig): HostClusterConfig {
  const clusterEndpoint = withDefaultOf(
    actual.clusterEndpoint,
    declared.clusterEndpoint,
  ) as HostClusterConfig["clusterEndpoint"];
  if (clusterEndpoint === undefined) return actual;
  const unused = UNUSED_CONFIG.get(clusterEndpoint.type);
  const config = { ...clusterEndpoint.config, ...(unused && { [unused]: declared.clusterEndpoint?.config?.[unused] }) };
  return { ...actual, clusterEndpoint: { ...clusterEndpoint, config } };
}
