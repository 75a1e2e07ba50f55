import type { ValidateFunction } from "ajv";
import { isSecret, UNKNOWN } from "../engine.js";
import { copyAsJson } from "../json/copy.js";
import { type Segments, valueAt } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import { findingAt, type Violation } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import { CAUSES_OF_UNDEFINED } from "./inputFormats.js";
import { MAX_BYTES } from "./inputKeywords.js";
import { type PropertyTree, violationsOf } from "./schemaFindings.js";

/** @returns The findings, at most one for each path, those about types first; without values if any is secret. */
export function validateInputs(
  validate: ValidateFunction,
  inputs: unknown,
  options?: CheckOptions,
  tree?: PropertyTree,
): Finding[] {
  // A fleet is the largest input, and has no more values than bytes. Mocks receive secrets in an envelope.
  const copied = copyAsJson(inputs, { isSecret, maxValues: MAX_BYTES });
  const converted = takeConvertedTexts(copied.copy);
  const format = copied.hasSecrets || options?.hideValues ? hideValue : formatValue;
  const findings = new Map<string, Finding>();
  for (const violation of [...converted, ...violationsOf(validate, copied, format, UNKNOWN, tree)]) {
    const isAbsent = violation.rule === "required" && valueAt(copied.copy, violation.segments) === undefined;
    const message = isAbsent ? absentMessage(violation.segments, inputs) : violation.message;
    const finding = findingAt(violation.segments, { ...violation, message });
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}

/** Why a required value is absent, as far as the inputs show that. */
function absentMessage(segments: Segments, inputs: unknown): string {
  const outer = valueAt(inputs, segments.slice(0, -1));
  const isSetToUndefined = isJsonObject(outer) && Object.hasOwn(outer, String(segments.at(-1)));
  if (isSetToUndefined) return `is undefined. ${CAUSES_OF_UNDEFINED}`;
  return "is required, but has no value: is it set, or did the resource that it comes from fail?";
}

/** What a template literal, or an object with a value as a key, makes of a value without an error, and what to do instead. */
const CONVERTED: readonly [text: RegExp, rule: string, message: string][] = [
  // All of Pulumi's SDKs have this text.
  [
    /\bCalling \S+ on an \[?Output[<[]T[>\]]+ is not supported/i,
    "output-in-text",
    "contains an output. Use .apply, or pulumi.interpolate for a text",
  ],
  // How JavaScript writes any object. Programs may write a host name in lower case.
  [/\[object promise\]/i, "value-in-text", "contains a Promise. Await it first"],
  [/\[object ([A-Z][^\]]{0,60}|object)\]/, "value-in-text", "contains an object. Use one of its properties"],
];

/** Finds converted values in a JSON value. It removes such keys, so that nothing else is reported about them. */
function takeConvertedTexts(copy: unknown, segments: Segments = []): Violation[] {
  if (typeof copy === "string") {
    const [, rule, message = ""] = CONVERTED.find(([text]) => text.test(copy)) ?? [];
    return rule === undefined ? [] : [{ rule, segments, message }];
  }
  if (Array.isArray(copy)) return copy.flatMap((item, index) => takeConvertedTexts(item, [...segments, index]));
  if (!isJsonObject(copy)) return [];
  return Object.keys(copy).flatMap((name) => {
    const found = takeConvertedTexts(name, segments);
    if (found.length === 0) return takeConvertedTexts(copy[name], [...segments, name]);
    delete copy[name];
    return found.map((each) => ({ ...each, message: `has a key that ${each.message}` }));
  });
}
