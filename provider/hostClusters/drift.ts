/**
 * Drift: differences between the declared and the actual configuration that were caused outside Pulumi. Only declared
 * fields are compared, as in Kubernetes' server-side apply; other fields may belong to someone else.
 */
import { isJsonObject, objectOf, ownMember } from "../json/value.js";
import type { HostClusterConfig, LoadBalancerConfig } from "../model/hostClusterConfig.js";
import { isEquivalent } from "./canonicalForm.js";
import { declarationIn, hasEffect, UNUSED_CONFIG, withBothAddressLists } from "./fields.js";

/**
 * The declared configuration with the actual values of its fields. A field without drift keeps its declared spelling.
 *
 * @param declared - The configuration that was sent last.
 * @param actual - The configuration that the service has.
 */
export function withDrift(declared: HostClusterConfig, actual: HostClusterConfig): HostClusterConfig {
  // A cluster without isHostCluster is not a host cluster.
  const service = withoutHarmlessDifferences({ isHostCluster: false, ...actual }, declared);
  // Both lists of a load balancer are always sent, so they are declared even if the program omits them.
  return (applyTo(withBothAddressLists(declared), service, declared) ?? {}) as HostClusterConfig;
}

/** @param written - What the program wrote, without the lists that it omits: the value of a field without drift. */
function applyTo(declared: unknown, actual: unknown, written: unknown): unknown {
  if (isEquivalent(declared, actual) || declarationIn(declared) === undefined) return written;
  if (!isJsonObject(declared) || !isJsonObject(actual)) return actual;
  const names = Object.keys(declared);
  return objectOf(
    names.map((name) => [name, applyTo(declared[name], ownMember(actual, name), ownMember(written, name))]),
  );
}

/** The actual configuration with the declared value wherever a difference has no effect on the cluster. */
function withoutHarmlessDifferences(actual: HostClusterConfig, declared: HostClusterConfig): HostClusterConfig {
  const { clusterEndpoint } = actual;
  if (clusterEndpoint === undefined) return actual;
  const { type } = clusterEndpoint;
  const declaredConfig = declared.clusterEndpoint?.config;
  const unused = UNUSED_CONFIG.get(type);
  const config = { ...clusterEndpoint.config, ...(unused && { [unused]: declaredConfig?.[unused] }) };
  if (type === "LoadBalancer")
    config.loadBalancerConfig = withoutDefaultDifferences(
      config.loadBalancerConfig,
      declaredConfig?.loadBalancerConfig,
    );
  return { ...actual, clusterEndpoint: { ...clusterEndpoint, config } };
}

/** A service may omit a default, or spell it out. */
function withoutDefaultDifferences(actual: LoadBalancerConfig | undefined, declared: LoadBalancerConfig | undefined) {
  const defaults = DEFAULTED.filter((name) =>
    [actual, declared].every((config) => !hasEffect([name], ownMember(config, name))),
  );
  return { ...actual, ...Object.fromEntries(defaults.map((name) => [name, ownMember(declared, name)])) };
}

const DEFAULTED = ["externalTrafficPolicy", "loadBalancerSourceRanges"] as const;
