import type { ValidateFunction } from "ajv";
import { isSecret } from "../engine/secret.js";
import { UNKNOWN } from "../engine/unknown.js";
import { takeConvertedTexts } from "../json/convertedText.js";
import { copyAsJson } from "../json/copy.js";
import { findingAt, type Violation } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import { violationsOf } from "./schemaFindings.js";

/**
 * Validates arguments by a generated validator.
 *
 * @returns All findings, at most one for each path, those of converted values and types first; without values if any is secret. Never
 * throws.
 */
export function validateInputs(
  validate: ValidateFunction,
  inputs: unknown,
  options?: CheckOptions,
  maxValues?: number,
): Finding[] {
  // Mocks receive secrets in an envelope.
  const { copy, lost, hasSecrets } = copyAsJson(inputs, {
    keepNumbers: true,
    isSecret,
    ...(maxValues && { maxValues }),
  });
  const converted = takeConvertedTexts(copy);
  const findings = new Map<string, Finding>();
  const violations = violationsOf(validate, copy, hasSecrets || options?.hideValues ? hideValue : formatValue, UNKNOWN);
  const all: Violation[] = [...lost, ...converted, ...violations];
  for (const violation of all) {
    const finding = findingAt(violation.segments, violation);
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}
