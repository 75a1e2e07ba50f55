import { quote } from "./text.js";
import { groupBy, isJsonObject, objectOf, ownMember } from "./value.js";

/** A path in a value: property names and list indices, from the outside in. */
export type Segments = readonly (string | number)[];

/** Writes a path as in a program: `externalIPs[1]`, `a["b.c"]`. */
export function formatPath(segments: Segments): string {
  return segments
    .map((segment, index) => {
      if (typeof segment === "number") return `[${segment}]`;
      if (!/^[A-Za-z_$][\w$]*$/.test(segment)) return `[${quote(segment)}]`;
      return index === 0 ? segment : `.${segment}`;
    })
    .join("");
}

/** Writes a path as a JSON pointer (RFC 6901). */
export function formatPointer(segments: Segments): string {
  return segments.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

export function parsePointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Whether a path leads to the same value as another one, or into it. */
export function isWithin(path: Segments, outer: Segments): boolean {
  return outer.every((step, index) => step === path[index]);
}

/** The objects at a path such as `spec.disks[]`, in which `[]` stands for each item of a list. */
export function objectsAt(path: string, root: unknown): [path: Segments, object: Record<string, unknown>][] {
  const found: [Segments, Record<string, unknown>][] = [];
  const steps = path.replaceAll("[]", ".[]").split(".");
  collect(root, []);
  return found;

  function collect(value: unknown, at: Segments): void {
    const step = steps[at.length];
    if (step === "[]") {
      for (const [index, item] of Array.isArray(value) ? value.entries() : []) collect(item, [...at, index]);
    } else if (isJsonObject(value)) {
      if (step === undefined) found.push([at, value]);
      else collect(ownMember(value, step), [...at, step]);
    }
  }
}

export function textsIn(value: unknown, segments: Segments = []): (readonly [Segments, string])[] {
  if (typeof value === "string") return [[segments, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...segments, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...segments, name]));
}

/** The value at a path; `undefined` if it is absent or null. */
export function valueAt(config: unknown, path: Segments): unknown {
  const inside = (value: unknown, name: string | number) =>
    Array.isArray(value) ? value[Number(name)] : ownMember(value, String(name));
  return path.reduce(inside, config) ?? undefined;
}

/** A copy of a value without what is at some paths. Objects around them stay, even if nothing is left in them. */
export function without<Value>(value: Value, paths: readonly Segments[]): Value;
export function without(value: unknown, paths: readonly Segments[]): unknown {
  if (paths.some(({ length }) => length === 0)) return undefined;
  if (paths.length === 0 || !isJsonObject(value)) return value;
  const inside = byName(paths);
  const entries = Object.entries(value).map(([name, inner]) => [name, without(inner, inside.get(name) ?? [])]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** A copy of what is at some paths of a value; `undefined` if that is nothing. */
export function only(value: unknown, paths: readonly Segments[]): unknown {
  if (paths.some(({ length }) => length === 0)) return value;
  return objectOf([...byName(paths)].map(([name, inside]) => [name, only(ownMember(value, name), inside)]));
}

/** Paths by their first name, each relative to it. */
function byName(paths: readonly Segments[]): Map<string, Segments[]> {
  const groups = groupBy(paths, ([first]) => String(first));
  return new Map([...groups].map(([name, inside]) => [name, inside.map((path) => path.slice(1))]));
}

/** The paths of what is in a value and not in another one, each as short as possible. */
export function pathsBeyond(value: unknown, other: unknown, at: Segments = []): Segments[] {
  if ((value ?? undefined) === undefined) return [];
  if ((other ?? undefined) === undefined) return [at];
  if (!isJsonObject(value) || !isJsonObject(other)) return [];
  return Object.keys(value).flatMap((name) => pathsBeyond(value[name], ownMember(other, name), [...at, name]));
}

export interface Difference {
  /** As a user would write it: `clusterEndpoint.config.ingressConfig.port`. */
  path: string;
  segments: Segments;
  from: unknown;
  to: unknown;
}

/**
 * Walks over several values together, and makes one of them. At each path where one of them has a leaf, which is anything but an object
 * with properties, the result has what `choose` returns for the values there: if one of them is `{}`, the walk does not go into the others.
 * Null counts as absent.
 *
 * @param choose - Gets a value of each, `undefined` for an absent one. If it returns `undefined`, the result has nothing there.
 * @returns `undefined` if the result has nothing at all.
 */
export function zipLeaves<Values extends readonly unknown[]>(
  values: Values,
  choose: (values: { [Index in keyof Values]: unknown }, path: Segments) => unknown,
  path: Segments = [],
): unknown {
  const present = values.map((value) => value ?? undefined);
  const given = present.filter((value) => value !== undefined);
  if (given.length === 0 || !given.every(hasMembers)) return choose(present as unknown as typeof values, path);
  const names = new Set<string>();
  for (const value of given) for (const name of Object.keys(value as object)) names.add(name);
  const membersAt = (name: string) => present.map((value) => ownMember(value, name)) as unknown as Values;
  return objectOf(Array.from(names, (name) => [name, zipLeaves(membersAt(name), choose, [...path, name])]));
}

export function hasMembers(value: unknown): value is Record<string, unknown> {
  return isJsonObject(value) && Object.keys(value).length > 0;
}
