import type { ValidateFunction } from "ajv";
import { isSecret } from "../engine/secret.js";
import { UNKNOWN } from "../engine/unknown.js";
import { copyAsJson, type JsonCopy } from "../json/copy.js";
import { findingAt } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import { takeConvertedTexts } from "./convertedText.js";
import { violationsOf } from "./schemaFindings.js";

/** Validates arguments by a generated validator. */
export function validateInputs(validate: ValidateFunction, inputs: unknown, options?: CheckOptions): Finding[] {
  return validateCopy(validate, copyInputs(inputs), options);
}

/** A copy of arguments, which can be read without an error. Mocks receive secrets in an envelope. */
export function copyInputs(inputs: unknown, maxValues?: number): JsonCopy {
  return copyAsJson(inputs, { isSecret, maxValues });
}

/** The findings about copied arguments, at most one for each path, those about types first; without values if any is secret. */
export function validateCopy(validate: ValidateFunction, inputs: JsonCopy, options?: CheckOptions): Finding[] {
  const { copy, lost, hasSecrets } = inputs;
  const converted = takeConvertedTexts(copy);
  const violations = violationsOf(validate, copy, hasSecrets || options?.hideValues ? hideValue : formatValue, UNKNOWN);
  const findings = new Map<string, Finding>();
  for (const violation of [...lost, ...converted, ...violations]) {
    const finding = findingAt(violation.segments, violation);
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}
