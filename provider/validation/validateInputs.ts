import type { ValidateFunction } from "ajv";
import { outputProblem } from "../engine/output.js";
import { UNKNOWN } from "../engine/unknown.js";
import { copyAsJson } from "../json/copy.js";
import type { Segments } from "../json/paths.js";
import { textsIn } from "../json/paths.js";
import { type Finding, findingAt, type Violation } from "../messages/finding.js";
import { hideValue, show } from "../messages/values.js";
import type { CheckOptions } from "./checkOptions.js";
import { violationsOf } from "./schemaFindings.js";

/**
 * Validates arguments by a generated validator.
 *
 * @returns All findings, at most one for each path, those of outputs and types first. Never throws.
 */
export function validateInputs(
  validate: ValidateFunction,
  inputs: unknown,
  { hideValues = false, strictArguments = false }: CheckOptions = {},
): Finding[] {
  const { copy, lost } = copyAsJson(inputs, { keepNumbers: true });
  const outputs = textsIn(copy).flatMap(outputViolation);
  const findings = new Map<string, Finding>();
  const violations = violationsOf(validate, copy, hideValues ? hideValue : show, UNKNOWN);
  const all: Violation[] = [...lost, ...outputs, ...violations];
  for (const violation of all) {
    const severity = strictArguments ? "error" : violation.severity;
    const finding = findingAt(violation.segments, { ...violation, severity });
    if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
  }
  return [...findings.values()];
}

function outputViolation([segments, text]: readonly [Segments, string]): Violation[] {
  const message = outputProblem(text);
  return message === undefined ? [] : [{ rule: "output-in-text", segments, message }];
}
