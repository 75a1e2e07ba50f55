/** What is special about some fields of a configuration, for everybody who compares or sends one. */
import type { Segments } from "../json/paths.js";
import { zipLeaves } from "../json/zipLeaves.js";
import { isEmpty, isEquivalent, withoutRepetitions } from "./canonicalForm.js";

/** What a value declares. An empty list declares that there are no addresses; other empty values declare nothing. Lists are sets. */
export function normalizeDeclared(value: unknown): unknown {
  return zipLeaves([value], ([leaf]) => {
    if (Array.isArray(leaf)) return withoutRepetitions(leaf);
    return isEmpty(leaf) ? undefined : leaf;
  });
}

/** The fields that refer to another object. Each is one value, as in Kubernetes. */
export const REFERENCES: readonly Segments[] = [["clusterGroup"], ["hostCluster"]];

export const IS_HOST_CLUSTER: Segments = ["isHostCluster"];

export const TYPE: Segments = ["clusterEndpoint", "type"];

/** For each type of endpoint, the part of its configuration that it uses. */
const PARTS = new Map<unknown, string>([
  ["Ingress", "ingressConfig"],
  ["LoadBalancer", "loadBalancerConfig"],
]);

/** Whether a field is in the part of an endpoint that a type uses. */
export function isUsedBy(type: unknown, [endpoint, config, part]: Segments): boolean {
  return endpoint === "clusterEndpoint" && config === "config" && part !== undefined && part === PARTS.get(type);
}

/** Whether a field is in the part of an endpoint that its type does not use. It is no drift, because a service may clear it. */
export function isUnused(path: Segments, type: unknown): boolean {
  return PARTS.has(type) && [...PARTS.keys()].some((other) => other !== type && isUsedBy(other, path));
}

export function isPort(path: Segments): boolean {
  return path.join(".") === "clusterEndpoint.config.ingressConfig.port";
}

/** The source ranges that exclude nobody. */
const ALL_ADDRESSES = [[], ["0.0.0.0/0"], ["0.0.0.0/0", "::/0"]];

/** What an absent value means to Palette. */
const DEFAULTS = new Map<unknown, unknown>([
  ["externalTrafficPolicy", "Cluster"],
  ["isHostCluster", false],
]);

/**
 * Whether a value differs in its effect from an absent one, so that drift from one to the other counts. `isEquivalent` does not know this:
 * a default that a program begins to declare is written, because Palette may have another value.
 */
export function differsFromDefault(path: Segments, value: unknown): boolean {
  const name = path.at(-1);
  const allowsAll = name === "loadBalancerSourceRanges" && ALL_ADDRESSES.some((all) => isEquivalent(value, all));
  return !isEmpty(value) && !allowsAll && DEFAULTS.get(name) !== value;
}
