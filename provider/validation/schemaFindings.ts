import type { ErrorObject, ValidateFunction } from "ajv";
import type { JsonCopy } from "../json/copy.js";
import { formatPath, formatPointer, parsePointer, type Segments, valueAt } from "../json/paths.js";
import { mapJson, UNCHECKABLE } from "../json/value.js";
import { choiceHint, unknownNameHint } from "../messages/didYouMean.js";
import type { Report, Violation } from "../messages/finding.js";
import { type FormatValue, formatValue } from "../messages/values.js";
import { ABSENT_HINTS } from "./inputFormats.js";
import type { Rule } from "./rule.js";

/** The part of a JSON Schema that messages mention. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  additionalProperties?: unknown;
  properties?: Record<string, Schema>;
  /** What the value is, if the type does not say it. */
  title?: string;
  /** Another type in which servers write the value. */
  tolerates?: string;
  /** Whether the required properties identify the response. */
  identity?: boolean;
  /** Whether the text is a kind, which KubeVirt compares without case and in the plural, too. */
  kind?: boolean;
}

/** The properties that the model has, by name. In a map, `*` stands for the keys. */
export type PropertyTree = { readonly [name: string]: PropertyTree };

/**
 * What a copy has lost, and what violates the rules, types first: nothing else is reported because of values of a wrong type.
 *
 * @param ignored - A value that violates nothing, such as the placeholder of unknown values.
 */
export function violationsOf(
  validate: ValidateFunction,
  { copy, lost }: Pick<JsonCopy, "copy" | "lost">,
  format: FormatValue,
  ignored?: unknown,
  tree: PropertyTree = {},
): Violation[] {
  const errorsIn = (value: unknown) => {
    validate(value);
    return (validate.errors ?? []).filter(({ data }) => data !== UNCHECKABLE && data !== ignored);
  };
  const violationsIn = (errors: ErrorObject[]) => errors.flatMap((error) => violationsAt(error, copy, format, tree));
  const errors = errorsIn(copy);
  if (errors.length === 0) return lost;
  const ofTypes = violationsIn(errors.filter(({ keyword }) => keyword === "type"));
  // The given copy may be the result of a function.
  const root = mapJson({ copy }, (value) => value) as { copy: unknown };
  for (const { segments } of ofTypes) setAt(root, ["copy", ...segments], UNCHECKABLE);
  const violations = [...ofTypes, ...violationsIn(errorsIn(root.copy))];
  const described = new Set(violations.map(({ segments }) => formatPointer(segments)));
  return [...lost.filter(({ segments }) => !described.has(formatPointer(segments))), ...violations];
}

type Container = Record<string | number, unknown>;

/** Replaces the value at a path, or deletes a property. */
export function setAt(root: unknown, path: Segments, value: unknown): void {
  const holder = valueAt(root, path.slice(0, -1)) as Container;
  const name = path.at(-1) as string;
  if (value === undefined) delete holder[name];
  else holder[name] = value;
}

/** A rule of an object may be violated several times. */
function violationsAt(error: ErrorObject, value: unknown, format: FormatValue, tree: PropertyTree): Violation[] {
  const { data, keyword, params } = error;
  const schema = error.parentSchema as Schema;
  // This error only repeats the one about the name of the property.
  if (keyword === "propertyNames") return [];
  const isKind = (kind: unknown) => typeof data === "string" && new RegExp(`^${kind}s?$`, "i").test(data);
  if (schema.kind && schema.enum?.some(isKind)) return [];
  const segments = [...segmentsOf(error.instancePath, value), ...[error.propertyName ?? []].flat()];
  const { name, rule }: { name?: string; rule?: Rule<unknown, unknown> } = params;
  if (name === undefined || rule === undefined) return [violationOf(error, segments, format, tree)];
  const violations: Violation[] = [];
  const report: Report = (inner, message, severity = rule.severity) =>
    violations.push({ rule: name, severity, segments: [...segments, ...inner], message });
  rule.check(data, report, format, error.schema);
  return violations;
}

function violationOf(error: ErrorObject, segments: Segments, format: FormatValue, tree: PropertyTree): Violation {
  const { keyword, params } = error;
  const schema = error.parentSchema as Schema;
  switch (keyword) {
    case "additionalProperties": {
      const name = String(params["additionalProperty"]);
      // Its value may be a misplaced setting or secret.
      const place = placeOf(name, segments, tree);
      const hint = place
        ? `it belongs into ${formatPath(place)}`
        : unknownNameHint(name, Object.keys(schema.properties ?? {}), "known properties");
      return { rule: "unknown-member", segments: [...segments, name], message: `is not a known property; ${hint}` };
    }
    case "required": {
      const at = [...segments, String(params["missingProperty"])];
      const severity = schema.identity ? "error" : undefined;
      return { rule: "required", severity, segments: at, message: "is required but missing" };
    }
    case "minLength": {
      const hint = ABSENT_HINTS[schema.format ?? ""];
      return { rule: "required", segments, message: hint ? `is blank${hint}` : "must not be blank" };
    }
    default: {
      const message = wrongValueMessage(error, segments, schema, format);
      return { rule: RULE_OF_KEYWORD[keyword] ?? keyword, segments, message };
    }
  }
}

/** The one object, a level deeper or higher in the same argument, that has a property which the object at a path lacks. */
function placeOf(property: string, path: Segments, tree: PropertyTree): Segments | undefined {
  const at = (place: Segments) =>
    place.reduce<PropertyTree | undefined>((node, name) => node?.[name] ?? node?.["*"], tree) ?? {};
  const deeper = Object.keys(at(path)).map((name) => [...path, name]);
  const outer = path.slice(0, -1);
  // Around an argument are the others, and a map of clusters.
  const isInArgument = outer.length > 0 && !Object.hasOwn(at(outer.slice(0, -1)), "*");
  const places = [...deeper, ...(isInArgument ? [outer] : [])].filter((place) =>
    Object.keys(at(place)).some((name) => name.toLowerCase() === property.toLowerCase()),
  );
  return places.length === 1 ? places[0] : undefined;
}

const RULE_OF_KEYWORD: Record<string, string> = {
  enum: "allowed-value",
  minimum: "range",
  maximum: "range",
  maxLength: "max-length",
};

function wrongValueMessage(error: ErrorObject, segments: Segments, schema: Schema, format: FormatValue): string {
  const message = `must be ${expectation(schema)}, not ${format(error.data)}`;
  if (error.data === null && typeof segments.at(-1) === "string") {
    const hint = ABSENT_HINTS[schema.format ?? ""];
    return hint ? `is null${hint}` : `${message}: omit it instead`;
  }
  if (Array.isArray(error.data) && schema.title?.startsWith("map from cluster UID")) {
    return `${message}: make one with Object.fromEntries(list.map(({ clusterUid, ...config }) => [clusterUid, config]))`;
  }
  return message + choiceHint(error.data, (schema.enum ?? []).map(String));
}

function expectation(schema: Schema): string {
  const { type, title, maxLength, additionalProperties, properties = {} } = schema;
  const known = schema.enum?.filter((each) => each !== "");
  if (known) return known.map(formatValue).join(" or ");
  if (maxLength !== undefined) return `at most ${maxLength} characters long`;
  if (type === "boolean") return "true or false";
  if (type === "array") return "a list";
  if (type === "object" && title !== undefined) return `a ${title}`;
  // If the schema allows other properties, the known ones do not help.
  if (type === "object" && additionalProperties !== false) return "an object";
  if (type === "object") return `an object (with ${Object.keys(properties).join(", ")})`;
  return `a ${type === "integer" ? "whole number" : [type].flat().join(" or a ")}${rangeOf(schema)}`;
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return "";
  if (maximum === undefined) return ` from ${minimum} on`;
  // JavaScript's numbers nearest to the bounds of 64 bits are not exact.
  return ` from ${minimum === -(2 ** 63) ? "-2^63" : minimum} to ${maximum === 2 ** 63 ? "2^63-1" : maximum}`;
}

/** The segments of a JSON pointer. The value distinguishes list indices from names that look like numbers. */
export function segmentsOf(pointer: string, value: unknown): Segments {
  let current = value;
  return parsePointer(pointer).map((token) => {
    const segment = Array.isArray(current) ? Number(token) : token;
    current = (current as Container | undefined)?.[segment];
    return segment;
  });
}
