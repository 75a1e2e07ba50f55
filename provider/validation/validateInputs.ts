import type { ValidateFunction } from "ajv";
import { isSecret } from "../engine/secret.js";
import { UNKNOWN } from "../engine/unknown.js";
import { copyAsJson } from "../json/copy.js";
import { valueAt } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import { findingAt, type Violation } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import { takeConvertedTexts } from "./convertedText.js";
import { MAX_BYTES } from "./fleetSizeRule.js";
import { CAUSES_OF_UNDEFINED } from "./inputFormats.js";
import type { PropertyTree } from "./misplaced.js";
import { violationsOf } from "./schemaFindings.js";

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
  const violations = violationsOf(validate, copied, format, UNKNOWN, tree).map((violation) =>
    violation.rule === "required" && valueAt(copied.copy, violation.segments) === undefined
      ? { ...violation, message: absentMessage(violation, inputs) }
      : violation,
  );
  const findings = new Map<string, Finding>();
  for (const violation of [...converted, ...violations]) {
    const finding = findingAt(violation.segments, violation);
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}

/** Why a required value is absent, as far as the inputs show that. */
function absentMessage({ segments }: Violation, inputs: unknown): string {
  const outer = valueAt(inputs, segments.slice(0, -1));
  const isSetToUndefined = isJsonObject(outer) && Object.hasOwn(outer, String(segments.at(-1)));
  if (isSetToUndefined) return `is undefined. ${CAUSES_OF_UNDEFINED}`;
  return "is required, but has no value: is it set, or did the resource that it comes from fail?";
}
