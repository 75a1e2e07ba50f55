import type { HostClusterConfig, LoadBalancerConfig } from "../model/hostClusterConfig.js";

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
  config: HostClusterConfig,
  mapList = (list: string[]): string[] => list,
): HostClusterConfig {
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
