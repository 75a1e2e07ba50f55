/** Paths in the option `ignoreChanges` that nearly name an argument: what they should leave to others, the next write would set back. */
import { formatPath } from "../json/paths.js";
import { quote } from "../json/text.js";
import { isJsonObject, ownMember } from "../json/value.js";
import { closest } from "../messages/didYouMean.js";
import { shortened } from "../messages/lists.js";
import { redact } from "../messages/redact.js";
import { shortenPath } from "../messages/values.js";
import { ARGUMENTS } from "../model/generated/members.js";
import type { Call } from "../run/call.js";
import { parsePattern } from "./ignoreChanges.js";
import type { Resource } from "./resource.js";

const MAX_EDITS = 2;

/** A program with more of them generates them, so the first ones show what is wrong. Each may be compared with all UIDs of a fleet. */
const MAX_PATTERNS = 1000;

/**
 * Warns about paths that the engine cannot parse, or that are a near miss. Other unknown names are silent, because a component may pass
 * one list to resources of many types. For the same reason the warning is no finding.
 */
export function warnAboutTypos({ name }: Resource, patterns: readonly string[], inputs: object, call: Call): void {
  const problems = new Set(
    patterns.slice(0, MAX_PATTERNS).flatMap((pattern) => problemOf(pattern, ARGUMENTS[name], inputs) ?? []),
  );
  if (problems.size === 0) return;
  const lines = shortened([...problems], String).join("\n- ");
  const message = `ignoreChanges of ${call.owner ?? name}: ${lines}`;
  call.run.logOnce(redact(message, call.run.settings.apiKey), call.warn);
}

function problemOf(pattern: string, args: object, inputs: object): string | undefined {
  const steps = parsePattern(pattern);
  const names = steps ?? pattern.split(/[^\w*-]+/).filter((name) => name !== "");
  const meant = meantBy(names, args, inputs);
  const suggestion =
    meant === undefined || meant.length === 0 ? "" : `; did you mean ${shortenPath(formatPath(meant))}?`;
  if (steps === undefined) return `${quote(shortenPath(pattern))} is not a valid path${suggestion}`;
  const isKnown = meant === undefined || meant.every((step, index) => step === steps[index]);
  return isKnown ? undefined : `${shortenPath(pattern)} is not a property${suggestion}`;
}

/** The path of the argument that is meant, or around what is; undefined if a step resembles none. */
function meantBy([step, ...rest]: readonly string[], known: object, value: unknown): string[] | undefined {
  // Lists are ignored as a whole, and other leaves have nothing inside.
  if (step === undefined || Object.keys(known).length === 0) return [];
  const entry = ownMember(known, "*") as object | undefined;
  const candidates = entry === undefined ? known : isJsonObject(value) ? value : {};
  const isExact = Object.hasOwn(candidates, step) || (entry !== undefined && step === "*");
  // A map may have more keys later.
  const name = isExact ? step : (nearest(step, Object.keys(candidates)) ?? (entry && step));
  if (name === undefined) return undefined;
  const inner = meantBy(rest, entry ?? (ownMember(known, name) as object), ownMember(value, name));
  return inner && [name, ...inner];
}

function nearest(step: string, names: readonly string[]): string | undefined {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[_-]/g, "");
  return closest(step, names, lettersOf, (_, name, edits) => edits <= MAX_EDITS && 2 * edits <= name.length);
}
