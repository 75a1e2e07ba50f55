/**
 * The option `ignoreChanges`. Before a check, Pulumi's engine replaces the values at its paths by those of the stored inputs. Such
 * a value comes from the state, so the program does not declare it.
 */
import { isDeepStrictEqual } from "node:util";
import { REFERENCES } from "../hostClusters/fields.js";
import { formatPath, formatPointer, isWithin, type Segments } from "../json/paths.js";
import { quote } from "../json/text.js";
import { groupBy, isJsonObject, ownMember } from "../json/value.js";
import { closest } from "../messages/didYouMean.js";
import { redact } from "../messages/redact.js";
import { shortened, shortenPath } from "../messages/values.js";
import { ARGUMENTS } from "../model/generated/members.js";
import type { Call } from "../run/run.js";
import type { Resource } from "./resource.js";

/**
 * The paths in the inputs that the engine has replaced by the stored values, absent ones included. A path of the option alone proves
 * nothing: the engine leaves the program's value where the stored inputs lack the object around it, and where a wildcard meets a new
 * cluster. So the values must be equal as well. Lists and references are compared as a whole, because they are written as a whole.
 *
 * @param patterns - The option as the program has it: `clusters["*"].clusterGroup`.
 */
export function restoredPaths(patterns: readonly string[], storedInputs: object, inputs: object): Segments[] {
  const parsed = patterns.map(parsePattern).filter((steps) => steps !== undefined);
  const isAll = parsed.some(([first, ...rest]) => first === "*" && rest.length === 0);
  // Everything is also what neither has, which a pending state may have.
  if (isAll && isDeepStrictEqual(storedInputs, inputs)) return [[]];
  return parsed.flatMap((steps) => pathsFrom(steps, storedInputs, inputs, []));
}

function pathsFrom([step, ...rest]: readonly string[], stored: unknown, value: unknown, at: Segments): Segments[] {
  const isWhole = Array.isArray(stored) || Array.isArray(value) || REFERENCES.some(([name]) => name === at.at(-1));
  if (step === undefined || isWhole) return isDeepStrictEqual(stored, value) ? [at] : [];
  const names = step === "*" ? Object.keys({ ...asObject(stored), ...asObject(value) }) : [step];
  return names.flatMap((name) => pathsFrom(rest, ownMember(stored, name), ownMember(value, name), [...at, name]));
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
function parsePattern(pattern: string): string[] | undefined {
  const matches = [...pattern.matchAll(STEP)];
  const length = matches.reduce((sum, [{ length }]) => sum + length, 0);
  if (pattern === "" || length < pattern.length || pattern.startsWith(".")) return undefined;
  return matches.map(([, quoted, index, name]) => quoted?.replaceAll('\\"', '"') ?? index ?? name ?? "");
}

const MAX_EDITS = 2;

/** A program with more of them generates them, so the first ones show what is wrong. Each may be compared with all UIDs of a fleet. */
const MAX_PATTERNS = 1000;

/**
 * Warns about paths that the engine cannot parse, or that nearly name an argument: what they should leave to others, the next write would
 * set back. Other unknown names are silent, because a component may pass one list to resources of many types. So this is no finding.
 */
export function warnAboutTypos({ name }: Resource, patterns: readonly string[], inputs: object, call: Call): void {
  const examined = patterns.slice(0, MAX_PATTERNS);
  const problems = new Set(examined.flatMap((pattern) => problemOf(pattern, ARGUMENTS[name], inputs) ?? []));
  if (problems.size === 0) return;
  const message = `ignoreChanges of ${call.owner ?? name}: ${shortened([...problems], String).join("\n- ")}`;
  call.run.logOnce(redact(message, call.run.settings.apiKey), call.warn);
}

function problemOf(pattern: string, args: object, inputs: object): string | undefined {
  const steps = parsePattern(pattern);
  const names = steps ?? pattern.split(/[^\w*-]+/).filter((name) => name !== "");
  const meant = meantBy(names, args, inputs);
  const suggestion = meant?.length ? `; did you mean ${shortenPath(formatPath(meant))}?` : "";
  if (steps === undefined) return `${quote(shortenPath(pattern))} is not a valid path${suggestion}`;
  const isKnown = meant === undefined || meant.every((step, index) => step === steps[index]);
  return isKnown ? undefined : `${shortenPath(pattern)} is not a property${suggestion}`;
}

/** The path of the argument that is meant, or around what is; undefined if a step resembles none. */
function meantBy([step, ...rest]: readonly string[], known: object, value: unknown): string[] | undefined {
  // Lists are ignored as a whole, and other leaves have nothing inside.
  if (step === undefined || Object.keys(known).length === 0) return [];
  const entry = ownMember(known, "*") as object | undefined;
  const candidates = entry === undefined ? known : asObject(value);
  // A map may have more keys later.
  const name = Object.hasOwn(candidates, step) ? step : (nearest(step, Object.keys(candidates)) ?? (entry && step));
  if (name === undefined) return undefined;
  const inner = meantBy(rest, entry ?? (ownMember(known, name) as object), ownMember(value, name));
  return inner && [name, ...inner];
}

function nearest(step: string, names: readonly string[]): string | undefined {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[_-]/g, "");
  return closest(step, names, lettersOf, (_, name, edits) => edits <= MAX_EDITS && 2 * edits <= name.length);
}

function asObject(value: unknown): object {
  return isJsonObject(value) ? value : {};
}
