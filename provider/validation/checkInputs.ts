import type { ValidateFunction } from "ajv";
import { type Finding, findingAt, parsePointer, type Report, scalarsIn, showExcept } from "../finding.js";
import type { InputRule } from "./inputRule.js";
import { copyAsJson } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/** What there is to check about what a program gives. */
export interface InputModel<T> {
  validate: ValidateFunction;
  rules: readonly InputRule<T>[];
}

/**
 * Checks what a program gives.
 *
 * @param secrets - JSON pointers to places whose values no message may quote.
 * @returns All findings, at most one for each place, those about shape first. Never throws.
 */
export function checkInputs<T>(
  { validate, rules }: InputModel<T>,
  inputs: unknown,
  secrets: readonly string[],
): Finding[] {
  const findings = new Map<string, Finding>();
  const reportAs =
    (rule: string, severity: Finding["severity"]): Report =>
    (segments, message) => {
      const finding = findingAt(segments, { rule, severity, message });
      if (!findings.has(finding.pointer)) findings.set(finding.pointer, finding);
    };
  const copy = copyAsJson(inputs, reportAs("json-value", "error"));
  // Of the copy, which can be walked safely.
  const show = showExcept(scalarsIn(secrets.map((pointer) => valueAt(pointer, copy))));
  if (!validate(copy)) {
    for (const { rule, segments, message } of violationsOf(validate.errors ?? [], copy, show)) {
      reportAs(rule, "error")(segments, message);
    }
  }
  if (typeof copy === "object" && copy !== null) {
    for (const rule of rules) rule.check(copy as Partial<T>, reportAs(rule.name, rule.severity), show);
  }
  return [...findings.values()];
}

function valueAt(pointer: string, value: unknown): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (current, token) => (current as Record<string, unknown>)?.[token],
    value,
  );
}
