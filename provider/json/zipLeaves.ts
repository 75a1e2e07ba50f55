import type { Segments } from "./paths.js";
import { isJsonObject, objectOf, ownMember } from "./value.js";

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
