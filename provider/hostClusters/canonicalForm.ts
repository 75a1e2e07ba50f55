/** The form in which configurations are compared. */

import { isIPv6 } from "node:net";
import { copyAsJson } from "../json/copy.js";
import { type Difference, formatPath, formatPointer, type Segments } from "../json/paths.js";
import { isJsonObject, objectOf, ownMember } from "../json/value.js";

/**
 * Whether two configurations mean the same: lists are sets, IP addresses have several spellings, and empty members
 * equal absent ones. The values may be anything, because a state can be edited and inputs may be invalid.
 */
export function isEquivalent(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}

/** Whether a value equals an absent one: `null`, or an empty list, object or string. */
export function isEmpty(value: unknown): boolean {
  return canonicalize(value) === undefined;
}

function canonicalText(value: unknown): string {
  return JSON.stringify(canonicalize(copyAsJson(value).copy)) ?? "";
}

/** The canonical form; `undefined` for an empty value. */
function canonicalize(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : canonicalSet(value);
  if (typeof value !== "object") return value;
  const members = Object.entries(value).map(([name, member]) => [name, canonicalize(member)] as const);
  return objectOf(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Every list of a configuration is a set of addresses or ranges. */
function canonicalSet(list: readonly unknown[]): unknown[] {
  const items = list.map((item) => (typeof item === "string" ? canonicalAddress(item) : (canonicalize(item) ?? null)));
  const byText = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}

/** IPv6 has many spellings of one address; IPv4 and anything else only one. */
function canonicalAddress(text: string): string {
  const [address = "", ...suffix] = text.split("/");
  if (!isIPv6(address) || address.includes("%")) return text;
  return [new URL(`http://[${address}]`).hostname.slice(1, -1), ...suffix].join("/");
}

/** A list without repetitions: items that spell one address differently count as one. The first spelling stays. */
export function withoutRepetitions(list: readonly string[]): string[] {
  const byAddress = new Map<string, string>();
  for (const item of list) {
    const address = canonicalAddress(item);
    if (!byAddress.has(address)) byAddress.set(address, item);
  }
  return [...byAddress.values()];
}

/** The properties in which two values differ, as deep as both are objects. */
export function differencesBetween(from: unknown, to: unknown, at: Segments = []): Difference[] {
  if (isEquivalent(from, to)) return [];
  const areObjects = [from, to].every((value) => isJsonObject(value) || value === undefined);
  if (!areObjects) return [{ path: formatPath(at), pointer: formatPointer(at), from, to }];
  const names = new Set([from, to].flatMap((value) => Object.keys(value ?? {})));
  return [...names].flatMap((name) => differencesBetween(ownMember(from, name), ownMember(to, name), [...at, name]));
}
