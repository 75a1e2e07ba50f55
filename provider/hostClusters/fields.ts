/** What is special about some fields of a configuration, for everybody who compares or sends one. */
import type { Segments } from "../json/paths.js";
import { isJsonObject, objectOf } from "../json/value.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEmpty, isEquivalent, withoutRepetitions } from "./canonicalForm.js";

/**
 * What a value declares. An empty list declares that there are no addresses; other empty values declare nothing. Lists are sets.
 *
 * @param spell - Spells an item of a list. Default: as it is.
 */
export function declarationIn(value: unknown, spell = (item: string) => item): unknown {
  if (Array.isArray(value)) return withoutRepetitions(value.map(spell));
  if (!isJsonObject(value)) return isEmpty(value) ? undefined : value;
  return objectOf(Object.entries(value).map(([name, member]) => [name, declarationIn(member, spell)]));
}

/** The members that refer to another object. Each is one value, as in Kubernetes. */
export const REFERENCES: ReadonlySet<unknown> = new Set(["clusterGroup", "hostCluster"]);

export const IS_HOST_CLUSTER: Segments = ["isHostCluster"];

export const TYPE: Segments = ["clusterEndpoint", "type"];

/** For a type of endpoint, the part of its configuration that it does not use. */
export const UNUSED_CONFIG: ReadonlyMap<unknown, "ingressConfig" | "loadBalancerConfig"> = new Map([
  ["Ingress", "loadBalancerConfig"],
  ["LoadBalancer", "ingressConfig"],
]);

/** The source ranges that exclude nobody. */
const ALL_ADDRESSES = [[], ["0.0.0.0/0"], ["0.0.0.0/0", "::/0"]];

/**
 * Whether a value differs in its effect from an absent one. That is no matter of {@link isEquivalent}: a default that a program begins to
 * declare has to be written, because the service may have another value.
 */
export function hasEffect(path: Segments, value: unknown): boolean {
  const isDefault = path.at(-1) === "externalTrafficPolicy" && value === "Cluster";
  const allowsAll = path.at(-1) === "loadBalancerSourceRanges" && ALL_ADDRESSES.some((all) => isEquivalent(value, all));
  return !isEmpty(value) && !isDefault && !allowsAll;
}

/**
 * A declared load balancer with both of its lists. A service that merges would otherwise keep addresses and ranges that
 * are no longer declared, whoever added them.
 */
export function withBothAddressLists(config: HostClusterConfig): HostClusterConfig {
  const { clusterEndpoint } = config;
  const loadBalancer = clusterEndpoint?.config?.loadBalancerConfig;
  if (typeof loadBalancer !== "object" || loadBalancer === null) return config;
  const { externalIPs, loadBalancerSourceRanges } = loadBalancer;
  const lists = { externalIPs: externalIPs ?? [], loadBalancerSourceRanges: loadBalancerSourceRanges ?? [] };
  const endpointConfig = { ...clusterEndpoint?.config, loadBalancerConfig: { ...loadBalancer, ...lists } };
  return { ...config, clusterEndpoint: { ...clusterEndpoint, config: endpointConfig } };
}
