/**
 * The option `ignoreChanges`. Before a check, Pulumi's engine replaces the values at its paths by those of the stored inputs. Such
 * a value comes from the state, so the program does not declare it.
 */
import { isDeepStrictEqual } from "node:util";
import { REFERENCES } from "../hostClusters/fields.js";
import { formatPointer, isWithin, type Segments } from "../json/paths.js";
import { groupBy, isJsonObject, ownMember } from "../json/value.js";

/**
 * The paths in the inputs that the engine has replaced by the stored values, absent ones included.
 *
 * A path of the option alone proves nothing: the engine leaves the program's value where the stored inputs lack the object
 * around it, and where a wildcard meets a new cluster. So the values must be equal as well. Lists and references are compared as a
 * whole, because they are written as a whole.
 *
 * @param patterns - The option as the program has it: `clusters["*"].clusterGroup`.
 */
export function restoredPaths(patterns: readonly string[], storedInputs: object, inputs: object): Segments[] {
  function pathsFrom([step, ...rest]: readonly string[], stored: unknown, value: unknown, at: Segments): Segments[] {
    const isWhole = Array.isArray(stored) || Array.isArray(value) || REFERENCES.some(([name]) => name === at.at(-1));
    if (step === undefined || isWhole) return isDeepStrictEqual(stored, value) ? [at] : [];
    // Everything is also what neither has, which a pending state may have.
    const isAll = step === "*" && rest.length === 0 && at.length === 0 && isDeepStrictEqual(stored, value);
    const names = step === "*" ? new Set([stored, value].filter(isJsonObject).flatMap(Object.keys)) : [step];
    const paths = [...names].flatMap((name) =>
      pathsFrom(rest, ownMember(stored, name), ownMember(value, name), [...at, name]),
    );
    return isAll ? [at, ...paths] : paths;
  }
  return patterns.map(parsePattern).flatMap((steps) => (steps ? pathsFrom(steps, storedInputs, inputs, []) : []));
}

/**
 * Finds the paths below a prefix, relative to it. A path is empty if everything there is ignored.
 *
 * @param length - That of each prefix. A fleet may have as many ignored paths as clusters, so they are not searched for each.
 */
export function pathsBelow(paths: readonly Segments[], length: number): (prefix: Segments) => Segments[] {
  const outer = paths.filter((path) => path.length < length);
  const inner = groupBy(paths, (path) => formatPointer(path.slice(0, length)));
  return (prefix) => [
    ...outer.filter((path) => isWithin(prefix, path)).map(() => []),
    ...(inner.get(formatPointer(prefix)) ?? []).map((path) => path.slice(length)),
  ];
}

/** A step in the engine's syntax: `name`, `.name`, `["name"]`, `[0]` or `[*]`. The engine tolerates `.["name"]`. */
const STEP = /\.*(?:\["((?:\\"|[^"])*)"\]|\[(\*|\d+)\]|([^.[]+))/gy;

/** The steps of a pattern, `*` for each wildcard. Undefined for a pattern that the engine ignores because of its syntax. */
export function parsePattern(pattern: string): string[] | undefined {
  const matches = [...pattern.matchAll(STEP)];
  const length = matches.reduce((sum, [{ length }]) => sum + length, 0);
  if (pattern === "" || length < pattern.length || pattern.startsWith(".")) return undefined;
  return matches.map(([, quoted, index, name]) => quoted?.replaceAll('\\"', '"') ?? index ?? name ?? "");
}
