/**
 * The form in which configurations are compared: two spellings of one value have the same. `diff`, drift, the merge of a write and the
 * programs of `adopt` use it. Defaults are no matter of spelling: `fields.ts` has them.
 */
import { isDeepStrictEqual } from "node:util";
import { canonicalAddress, canonicalRange } from "../ipAddress.js";
import { type Difference, formatPath, type Segments, zipLeaves } from "../json/paths.js";
import { isBlank } from "../json/text.js";
import { ExactNumber, isJsonObject, objectOf } from "../json/value.js";

/**
 * Whether two values mean the same to Palette: lists are sets, IP addresses and ranges have several spellings, and empty properties and
 * items equal absent ones. The values may be any JSON, because a state can be edited and inputs may be invalid.
 */
export function isEquivalent(one: unknown, other: unknown): boolean {
  return isEqual(one, other, undefined);
}

/** Whether two programs declare the same. Unlike to Palette, an empty list is a value: it declares that there are no addresses. */
export function isSameDeclaration(one: unknown, other: unknown): boolean {
  return isEqual(one, other, []);
}

function isEqual(one: unknown, other: unknown, emptyList: [] | undefined): boolean {
  return one === other || isDeepStrictEqual(canonicalize(one, emptyList), canonicalize(other, emptyList));
}

/** Whether a value equals an absent one: null, or an empty list, object or text. */
export function isEmpty(value: unknown): boolean {
  return canonicalize(value) === undefined;
}

/**
 * The canonical form; `undefined` for an empty value.
 *
 * @param emptyList - The canonical form of an empty list.
 */
function canonicalize(value: unknown, emptyList?: []): unknown {
  if (typeof value === "string") return isBlank(value) ? undefined : value;
  if (Array.isArray(value)) return canonicalSet(value) ?? emptyList;
  if (typeof value !== "object") return value;
  if (value instanceof ExactNumber) return value.digits;
  return objectOf(Object.entries(value ?? {}).map(([name, member]) => [name, canonicalize(member, emptyList)]));
}

/** Every list of a configuration is a set of addresses or ranges. */
function canonicalSet(list: readonly unknown[]): unknown[] | undefined {
  const texts = list.map(textOf).filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : [...new Set(texts)].sort();
}

/** A list without empty items and repetitions: items that spell one address differently count as one. The first spelling stays. */
export function withoutRepetitions<Item>(list: readonly Item[]): Item[] {
  const byText = new Map<string, Item>();
  for (const item of list) {
    const text = textOf(item);
    if (text !== undefined && !byText.has(text)) byText.set(text, item);
  }
  return [...byText.values()];
}

/** The canonical form of an item as JSON; `undefined` for an empty item. */
function textOf(item: unknown): string | undefined {
  return JSON.stringify(canonicalItem(item));
}

/** An address or a range in its canonical spelling. Kubernetes accepts white space around a range. */
function canonicalItem(item: unknown): unknown {
  if (typeof item !== "string") return canonicalize(item);
  const text = item.trim();
  return canonicalAddress(text) ?? canonicalRange(text) ?? canonicalize(item);
}

/**
 * The properties in which two declarations differ, or a declaration and what Palette has instead. Something else instead of an object is one
 * difference.
 */
export function differencesBetween(
  from: unknown,
  to: unknown,
  at: Segments = [],
  isSame = isSameDeclaration,
): Difference[] {
  // Most clusters of a fleet do not change.
  if (isDeepStrictEqual(from, to)) return [];
  const differences: Difference[] = [];
  // An empty object equals an absent one, so it does not end the paths of the other value.
  const [one, other] = [from, to].map((value) =>
    zipLeaves([value], ([leaf]) => (isJsonObject(leaf) ? undefined : leaf)),
  );
  zipLeaves([one, other], ([from, to], path) => {
    if (!isSame(from, to)) differences.push(differenceAt([...at, ...path], from, to));
  });
  return differences;
}

export function differenceAt(segments: Segments, from: unknown, to: unknown): Difference {
  return { path: formatPath(segments), segments, from, to };
}
