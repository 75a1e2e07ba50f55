import type { HostClusterConfig, LoadBalancerConfig } from "../../model/hostClusterConfig.js";
import { withoutRepetitions } from "../canonicalForm.js";

/**
 * The `hostClusterConfig` of a PATCH: always the whole declared configuration, so that an update does not depend on
 * what the service had.
 */
export function requestBody(config: HostClusterConfig): HostClusterConfig {
  return mapLoadBalancer(withBothLists(config), ({ externalIPs, loadBalancerSourceRanges, ...others }) => ({
    ...others,
    externalIPs: withoutRepetitions(externalIPs ?? []),
    loadBalancerSourceRanges: withoutRepetitions(loadBalancerSourceRanges ?? []),
  }));
}

/**
 * A declared load balancer with both of its lists. A service that merges would otherwise keep addresses and ranges that
 * are no longer declared, whoever added them.
 */
export function withBothLists(config: HostClusterConfig): HostClusterConfig {
  return mapLoadBalancer(config, ({ externalIPs, loadBalancerSourceRanges, ...others }) => ({
    ...others,
    externalIPs: externalIPs ?? [],
    loadBalancerSourceRanges: loadBalancerSourceRanges ?? [],
  }));
}

function mapLoadBalancer(
  config: HostClusterConfig,
  map: (loadBalancer: LoadBalancerConfig) => LoadBalancerConfig,
): HostClusterConfig {
  const { clusterEndpoint } = config;
  const loadBalancerConfig = clusterEndpoint?.config?.loadBalancerConfig;
  if (typeof loadBalancerConfig !== "object" || loadBalancerConfig === null) return config;
  return {
    ...config,
    clusterEndpoint: {
      ...clusterEndpoint,
      config: { ...clusterEndpoint?.config, loadBalancerConfig: map(loadBalancerConfig) },
    },
  };
}
