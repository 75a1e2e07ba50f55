/** What is special about some fields of a configuration, for everybody who compares or sends one. */
import type { Segments } from "../json/paths.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isEmpty, isEquivalent, withoutRepetitions } from "./canonicalForm.js";
import { combine } from "./combine.js";

/** What a value declares. An empty list declares that there are no addresses; other empty values declare nothing. Lists are sets. */
export function normalizeDeclared(value: unknown): unknown {
  return combine([value], ([leaf]) => {
    if (Array.isArray(leaf)) return withoutRepetitions(leaf);
    return isEmpty(leaf) ? undefined : leaf;
  });
}

/** The fields that refer to another object. Each is one value, as in Kubernetes. */
export const REFERENCES: readonly Segments[] = [["clusterGroup"], ["hostCluster"]];

export const IS_HOST_CLUSTER: Segments = ["isHostCluster"];

export const TYPE: Segments = ["clusterEndpoint", "type"];

/** For a type of endpoint, the part of its configuration that it does not use. */
const UNUSED_CONFIG = new Map<unknown, string>([
  ["Ingress", "loadBalancerConfig"],
  ["LoadBalancer", "ingressConfig"],
]);

export function isPort([endpoint, config, ingress, name]: Segments): boolean {
  return [endpoint, config, ingress, name].join(".") === "clusterEndpoint.config.ingressConfig.port";
}

/**
 * Whether a field is in the part of an endpoint that its type does not use. What others have there is neither kept nor drift; what is
 * declared there is sent.
 */
export function isUnused([endpoint, config, part]: Segments, type: unknown): boolean {
  return (
    endpoint === "clusterEndpoint" && config === "config" && part !== undefined && part === UNUSED_CONFIG.get(type)
  );
}

/** The source ranges that exclude nobody. */
const ALL_ADDRESSES = [[], ["0.0.0.0/0"], ["0.0.0.0/0", "::/0"]];

/** Palette's defaults. A cluster without `isHostCluster` is another matter: it is no host cluster. */
const DEFAULTS = new Map<unknown, unknown>([["externalTrafficPolicy", "Cluster"]]);

/**
 * Whether a value differs in its effect from an absent one, so that drift from one to the other counts. `isEquivalent` does not know this:
 * a default that a program begins to declare is written, because Palette may have another value.
 */
export function hasEffect(path: Segments, value: unknown): boolean {
  const name = path.at(-1);
  const allowsAll = name === "loadBalancerSourceRanges" && ALL_ADDRESSES.some((all) => isEquivalent(value, all));
  return !isEmpty(value) && !allowsAll && DEFAULTS.get(name) !== value;
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
