import type { HostClusterConfig, LoadBalancerConfig } from "../model/hostClusterConfig.js";

/** A host cluster configuration with its defaults. */
export interface CompleteConfig extends HostClusterConfig {
  isHostCluster: boolean;
}

/** Fills in the defaults and drops members that are `null` or `undefined`. The order and spelling stay. */
export function withConfigDefaults(config: HostClusterConfig): CompleteConfig {
  const members = Object.entries(config).filter(([, value]) => value !== undefined && value !== null);
  return { isHostCluster: false, ...Object.fromEntries(members) };
}

/** For a type of endpoint, the part of its configuration that it does not use. */
export const UNUSED_CONFIG: ReadonlyMap<unknown, "ingressConfig" | "loadBalancerConfig"> = new Map([
  ["Ingress", "loadBalancerConfig"],
  ["LoadBalancer", "ingressConfig"],
]);

/**
 * A declared load balancer with both of its lists. A service that merges would otherwise keep addresses and ranges that
 * are no longer declared, whoever added them.
 */
export function withBothAddressLists(
  config: CompleteConfig,
  mapList = (list: string[]): string[] => list,
): CompleteConfig {
  const { clusterEndpoint } = config;
  const loadBalancer = clusterEndpoint?.config?.loadBalancerConfig;
  if (typeof loadBalancer !== "object" || loadBalancer === null) return config;
  const loadBalancerConfig: LoadBalancerConfig = {
    ...loadBalancer,
    externalIPs: mapList(loadBalancer.externalIPs ?? []),
    loadBalancerSourceRanges: mapList(loadBalancer.loadBalancerSourceRanges ?? []),
  };
  return {
    ...config,
    clusterEndpoint: { ...clusterEndpoint, config: { ...clusterEndpoint?.config, loadBalancerConfig } },
  };
}
