import type { ValidateFunction } from "ajv";
import { type Finding, findingAt, type Report } from "../messages/finding.js";
import { hideValue, show } from "../messages/values.js";
import type { InputRule } from "./inputRule.js";
import { copyAsJson } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/** The schema and the rules for the arguments of a resource or a function. */
export interface InputModel<T> {
  validate: ValidateFunction;
  rules: readonly InputRule<T>[];
}

/**
 * Options of the checks of arguments.
 *
 * @example
 * ```ts
 * const options: CheckOptions = { hideValues: true };
 * ```
 */
export interface CheckOptions {
  /** Whether the messages quote no value, because some are secret. Default: `false`. */
  hideValues?: boolean;
}

/**
 * Validates arguments.
 *
 * @returns All findings, at most one for each path, those of the schema first. Never throws.
 */
export function validateInputs<T>(
  { validate, rules }: InputModel<T>,
  inputs: unknown,
  { hideValues = false }: CheckOptions = {},
): Finding[] {
  const findings = new Map<string, Finding>();
  const reportAs =
    (rule: string, severity: Finding["severity"]): Report =>
    (segments, message) => {
      const finding = findingAt(segments, { rule, severity, message });
      if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
    };
  const showValue = hideValues ? hideValue : show;
  const copy = copyAsJson(inputs, reportAs("json-value", "error"));
  if (!validate(copy)) {
    for (const { rule, segments, message } of violationsOf(validate.errors ?? [], copy, showValue)) {
      reportAs(rule, "error")(segments, message);
    }
  }
  if (typeof copy === "object" && copy !== null) {
    for (const rule of rules) rule.check(copy as Partial<T>, reportAs(rule.name, rule.severity), showValue);
  }
  return [...findings.values()];
}
