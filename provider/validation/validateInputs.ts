import type { ValidateFunction } from "ajv";
import { isSecret } from "../engine/secret.js";
import { UNKNOWN } from "../engine/unknown.js";
import { copyAsJson } from "../json/copy.js";
import { findingAt } from "../messages/finding.js";
import { formatValue, hideValue } from "../messages/values.js";
import type { CheckOptions, Finding } from "../model/checks.js";
import { takeConvertedTexts } from "./convertedText.js";
import { MAX_BYTES } from "./fleetSizeRule.js";
import { violationsOf } from "./schemaFindings.js";

/** @returns The findings, at most one for each path, those about types first; without values if any is secret. */
export function validateInputs(validate: ValidateFunction, inputs: unknown, options?: CheckOptions): Finding[] {
  // A fleet is the largest input, and has no more values than bytes. Mocks receive secrets in an envelope.
  const copied = copyAsJson(inputs, { isSecret, maxValues: MAX_BYTES });
  const converted = takeConvertedTexts(copied.copy);
  const format = copied.hasSecrets || options?.hideValues ? hideValue : formatValue;
  const findings = new Map<string, Finding>();
  for (const violation of [...converted, ...violationsOf(validate, copied, format, UNKNOWN)]) {
    const finding = findingAt(violation.segments, violation);
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}
