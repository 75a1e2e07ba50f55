import type { ErrorObject } from "ajv";
import { UNKNOWN } from "../engine/unknown.js";
import { didYouMean } from "../messages/didYouMean.js";
import { parsePointer, type Segments } from "../messages/paths.js";
import { HIDDEN_VALUE, type Show, show as showPlainly } from "../messages/values.js";

/** The part of a JSON Schema that messages mention. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  additionalProperties?: unknown;
  properties?: Record<string, unknown>;
}

/** One violation of the schema. */
export interface Violation {
  rule: string;
  segments: Segments;
  message: string;
}

/** The violations that a generated validator reports, without those of unknown values. */
export function violationsOf(errors: readonly ErrorObject[], value: unknown, show: Show): Violation[] {
  return errors.filter((error) => error.data !== UNKNOWN).map((error) => violationOf(error, value, show));
}

/** The violation for one error of a generated validator. */
export function violationOf(error: ErrorObject, value: unknown, show: Show): Violation {
  const schema = error.parentSchema as Schema;
  const segments = segmentsOf(error.instancePath, value);
  switch (error.keyword) {
    case "additionalProperties": {
      const name = String(error.params["additionalProperty"]);
      return {
        rule: "unknown-member",
        segments: [...segments, name],
        message: unknownMemberMessage(name, Object.keys(schema.properties ?? {}), error.data, show),
      };
    }
    case "required":
      return {
        rule: "required",
        segments: [...segments, String(error.params["missingProperty"])],
        message: "is required but missing",
      };
    case "minLength":
      return { rule: "required", segments, message: "must not be empty" };
    default:
      return {
        rule: RULE_OF_KEYWORD[error.keyword] ?? error.keyword,
        segments,
        message: wrongValueMessage(error, segments, schema, show),
      };
  }
}

const RULE_OF_KEYWORD: Record<string, string> = { enum: "allowed-value", minimum: "range", maximum: "range" };

function wrongValueMessage(error: ErrorObject, segments: Segments, schema: Schema, show: Show): string {
  const message = `must be ${expectation(schema, error.keyword)}, not ${show(error.data)}`;
  if (error.data === null && typeof segments.at(-1) === "string") return `${message}: omit it to unset it`;
  const suggestion = typeof error.data === "string" && didYouMean(error.data, (schema.enum ?? []).map(String));
  return suggestion ? `${message}; did you mean ${showPlainly(suggestion)}?` : message;
}

function unknownMemberMessage(name: string, known: string[], parent: unknown, show: Show): string {
  const value = (parent as Record<string, unknown>)[name];
  // The value of a misplaced setting or secret must not be printed.
  const isShown = value !== UNKNOWN && typeof value !== "object" && !/key|token|secret|passw|credential/i.test(name);
  const shown = isShown ? show(value) : HIDDEN_VALUE;
  const given = shown === HIDDEN_VALUE ? "" : ` (value ${shown})`;
  const suggestion = didYouMean(name, known);
  const hint = suggestion ? `did you mean ${suggestion}?` : `known members: ${known.join(", ")}`;
  return `is not a known member${given}; ${hint}`;
}

/** The values that the schema allows, in words. */
function expectation(schema: Schema, brokenKeyword: string): string {
  if (schema.enum) return schema.enum.map(showPlainly).join(" or ");
  if (schema.maxLength !== undefined) return `at most ${schema.maxLength} characters long`;
  switch (schema.type) {
    case "integer":
      return `a whole number${rangeOf(schema, brokenKeyword)}`;
    case "array":
      return "a list";
    case "object":
      // If the schema allows other members, the known ones do not help.
      if (schema.additionalProperties !== false) return "an object";
      return `an object (with ${Object.keys(schema.properties ?? {}).join(", ")})`;
    case "boolean":
      return "true or false";
    default:
      return `a ${[schema.type].flat().join(" or a ")}${rangeOf(schema, brokenKeyword)}`;
  }
}

function rangeOf({ minimum, maximum }: Schema, brokenKeyword: string): string {
  if (minimum === undefined) return "";
  // The bounds of the integer type are only mentioned for values beyond them.
  const isTypeBound = maximum === MAX_INT32 || maximum === MAX_INT64;
  const isOpen = maximum === undefined || (isTypeBound && brokenKeyword !== "maximum");
  if (minimum === -MAX_INT64) return isOpen && brokenKeyword !== "minimum" ? "" : " from -2^63 to 2^63-1";
  return isOpen ? ` from ${minimum} on` : ` from ${minimum} to ${maximum === MAX_INT64 ? "2^63-1" : maximum}`;
}

const MAX_INT32 = 2 ** 31 - 1;
/** The JavaScript number nearest to 2^63 - 1. */
const MAX_INT64 = 2 ** 63;

/** The segments of a JSON pointer. The value distinguishes list indices from member names that look like numbers. */
function segmentsOf(pointer: string, value: unknown): Segments {
  let current = value;
  return parsePointer(pointer).map((token) => {
    const segment = Array.isArray(current) ? Number(token) : token;
    current = (current as Record<string | number, unknown> | undefined)?.[segment];
    return segment;
  });
}
