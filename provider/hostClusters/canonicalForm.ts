/**
 * The form in which configurations are compared. It decides what two spellings of one configuration are: for `diff`, for drift, for
 * the merge of a write, and for the programs of `adopt`.
 */

import { canonicalAddress, canonicalRange } from "../ipAddress.js";
import { copyAsJson } from "../json/copy.js";
import { type Difference, formatPath, formatPointer, type Segments, valueAt } from "../json/paths.js";
import { isBlank } from "../json/text.js";
import { isJsonObject, objectOf, ownMember } from "../json/value.js";

/**
 * Whether two values mean the same: lists are sets, IP addresses and ranges have several spellings, and empty members and items
 * equal absent ones. The values may be anything, because a state can be edited and inputs may be invalid.
 *
 * @param name - The name of the member, if the values are not whole configurations.
 */
export function isEquivalent(one: unknown, other: unknown, name?: string | number): boolean {
  return canonicalText(one, name) === canonicalText(other, name);
}

/** Whether a value equals an absent one: null, or an empty list, object or text. */
export function isEmpty(value: unknown, name?: string | number): boolean {
  return canonicalize(value, name) === undefined;
}

function canonicalText(value: unknown, name?: string | number): string {
  return JSON.stringify(canonicalize(copyAsJson(value).copy, name)) ?? "";
}

/** The canonical form; `undefined` for an empty value. */
function canonicalize(value: unknown, name?: string | number): unknown {
  if (typeof value === "string") return isBlank(value) ? undefined : value;
  if (Array.isArray(value)) return canonicalSet(value, name);
  if (typeof value !== "object") return value;
  const object =
    name === "clusterEndpoint" ? withDefaultOf(value, { config: { loadBalancerConfig: DEFAULTS } }) : value;
  const members = Object.entries(object ?? {}).map(([each, member]) => [each, canonicalize(member, each)] as const);
  return objectOf(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Every list of a configuration is a set of addresses or ranges. */
function canonicalSet(list: readonly unknown[], name?: string | number): unknown[] | undefined {
  const items = withoutRepetitions(list.map(canonicalItem))
    .map((item) => JSON.stringify(item))
    .sort();
  const allowsAll = ['"0.0.0.0/0"', '"0.0.0.0/0","::/0"'].includes(items.join());
  return items.length === 0 || (name === "loadBalancerSourceRanges" && allowsAll) ? undefined : items;
}

/** A list without empty items and repetitions: items that spell one address differently count as one. The first spelling stays. */
export function withoutRepetitions<Item>(list: readonly Item[]): Item[] {
  const byText = new Map<string, Item>();
  for (const item of list) {
    const text = JSON.stringify(canonicalItem(item));
    if (text !== undefined && !byText.has(text)) byText.set(text, item);
  }
  return [...byText.values()];
}

/** An address or a range in its canonical spelling. Kubernetes accepts white space around a range. */
function canonicalItem(item: unknown): unknown {
  if (typeof item !== "string") return canonicalize(item);
  const text = item.trim();
  return canonicalAddress(text) ?? canonicalRange(text) ?? canonicalize(item);
}

/** What Kubernetes takes for an absent member of a load balancer. */
const DEFAULTS = { externalTrafficPolicy: "Cluster" };

/** An endpoint of type LoadBalancer with the default that another endpoint spells out. One without is returned as it is. */
export function withDefaultOf(endpoint: unknown, other: unknown): unknown {
  const policy = valueAt(other, ["config", "loadBalancerConfig", "externalTrafficPolicy"]);
  const isOmitted = ownMember(endpoint, "type") === "LoadBalancer" && policy === DEFAULTS.externalTrafficPolicy;
  return isOmitted ? withLoadBalancer(endpoint, DEFAULTS) : endpoint;
}

/** An endpoint whose load balancer also has the members that it lacks. */
export function withLoadBalancer(endpoint: unknown, members: object): unknown {
  const config = ownMember(endpoint, "config") ?? {};
  const loadBalancer = ownMember(config, "loadBalancerConfig") ?? {};
  if (!isJsonObject(config) || !isJsonObject(loadBalancer)) return endpoint;
  const absent = Object.entries(members).filter(([name]) => isEmpty(loadBalancer[name]));
  const complete = { ...loadBalancer, ...Object.fromEntries(absent) };
  return { ...(endpoint as object), config: { ...config, loadBalancerConfig: complete } };
}

/** The properties in which two values differ, as deep as both are objects. */
export function differencesBetween(from: unknown, to: unknown, at: Segments = []): Difference[] {
  const name = at.at(-1);
  if (isEquivalent(from, to, name)) return [];
  const areObjects = [from, to].every((value) => isJsonObject(value) || value === undefined);
  if (!areObjects) return [{ path: formatPath(at), pointer: formatPointer(at), from, to }];
  const isEndpoint = name === "clusterEndpoint" && ownMember(from, "type") === ownMember(to, "type");
  const [one, other] = isEndpoint ? [withDefaultOf(from, to), withDefaultOf(to, from)] : [from, to];
  const names = new Set([one, other].flatMap((value) => Object.keys(value ?? {})));
  return [...names].flatMap((each) => differencesBetween(ownMember(one, each), ownMember(other, each), [...at, each]));
}
