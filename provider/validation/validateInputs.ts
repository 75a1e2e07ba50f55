import type { ValidateFunction } from "ajv";
import { UNKNOWN } from "../engine/unknown.js";
import { type Finding, findingAt } from "../messages/finding.js";
import { hideValue, show } from "../messages/values.js";
import type { CheckOptions } from "./checkOptions.js";
import { copyAsJson } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/**
 * Validates arguments by a generated validator.
 *
 * @returns All findings, at most one for each path, those of types first. Never throws.
 */
export function validateInputs(
  validate: ValidateFunction,
  inputs: unknown,
  { hideValues = false, strictArguments = false }: CheckOptions = {},
): Finding[] {
  const { copy, lost } = copyAsJson(inputs);
  const findings = new Map<string, Finding>();
  for (const violation of [...lost, ...violationsOf(validate, copy, hideValues ? hideValue : show, UNKNOWN)]) {
    const severity = strictArguments ? "error" : violation.severity;
    const finding = findingAt(violation.segments, { ...violation, severity });
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}
