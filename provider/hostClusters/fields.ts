/** What is special about some fields of a configuration, and what a received one means, for everybody who compares or sends one. */
import { copyAsJson } from "../json/copy.js";
import { parsePointer, type Segments, valueAt, without, zipLeaves } from "../json/paths.js";
import { bySeverity } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { validateResponse } from "../validation/validateResponse.js";
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

const PORT = "clusterEndpoint.config.ingressConfig.port";

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

/**
 * A copy without empty properties and items: Go writes null, 0 and empty texts for absent values. Some servers return the port as text. A
 * write sends back the received values themselves.
 */
export function normalizeReceived(received: unknown): object {
  const meaning = zipLeaves([received], ([value], path) => {
    if (isEmpty(value)) return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isEmpty(item));
    return path.join(".") === PORT ? portOf(value) : value;
  });
  return (meaning as object | undefined) ?? {};
}

/** 0 and a blank text are no port. */
function portOf(port: unknown): unknown {
  const isText = typeof port === "string" && /^\s*\d{0,5}\s*$/.test(port);
  return (isText ? Number(port) : port) || undefined;
}

/** A normalized copy of what a program would declare: without the part of the endpoint that its type does not use. */
export function declarableIn(received: unknown): object {
  const normalized = normalizeReceived(received);
  const type = valueAt(normalized, TYPE);
  return (zipLeaves([normalized], ([value], path) => (isUnused(path, type) ? undefined : value)) as object) ?? {};
}

/**
 * Validates a received configuration by its meaning. Unknown properties are removed without a finding. A warning is a value outside its
 * documented bounds. An error is a value of a wrong type, which `config` does not have because it cannot be compared.
 */
export async function parseConfig(received: unknown, { hideValues = false } = {}) {
  const { validateAndPruneHostClusterConfig } = await import("../validation/generated/remoteValidators.js");
  // As part of a response, it has no more values than a text of limited length.
  const copied = copyAsJson(declarableIn(received), { maxValues: Infinity });
  const findings = validateResponse(validateAndPruneHostClusterConfig, copied, hideValues ? hideValue : formatValue);
  const incomparable = bySeverity(findings).errors.map(({ pointer }) => fieldAt(parsePointer(pointer)));
  return { config: without(copied.copy as HostClusterConfig, incomparable) ?? {}, findings, incomparable };
}

/** The field of a path: items of a list are compared together. */
function fieldAt(path: readonly string[]): Segments {
  const index = path.findIndex((name) => /^\d+$/.test(name));
  return index === -1 ? path : path.slice(0, index);
}
