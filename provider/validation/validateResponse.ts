import type { ValidateFunction } from "ajv";
import type { JsonCopy } from "../json/copy.js";
import { bySeverity, findingAt, type Violation } from "../messages/finding.js";
import { type FormatValue, formatValue, isHidden, truncate } from "../messages/values.js";
import type { Finding } from "../model/checks.js";
import { violationsOf } from "./schemaFindings.js";

export function validateResponse(
  validate: ValidateFunction,
  response: JsonCopy,
  format: FormatValue = formatValue,
): Finding[] {
  const { copy, lost, inexact } = response;
  const violations = violationsOf(validate, copy, format);
  const { errors, warnings } = bySeverity([...lost, ...violations].map(findingInResponse));
  // The fraction of a decimal number is hardly ever exact.
  const integers = inexact.filter(({ number }) => /^-?\d+$/.test(number.digits));
  const inexactIntegers = integers.map(({ segments, number }) => {
    const shown = isHidden(number.valueOf(), format) ? "" : `${truncate(number.digits, 40)}, `;
    const message = `is ${shown}beyond 2^53: the result contains the nearest JavaScript number`;
    return findingAt(segments, { rule: "inexact-integer", severity: "warning", message });
  });
  return [...errors, ...warnings, ...inexactIntegers];
}

/** Values that a program cannot use are errors, and a missing identity. All else is a warning: servers may be newer. */
function findingInResponse({ segments, rule, severity, message }: Violation): Finding {
  const isError = rule === "type" || rule === "json-value" || severity === "error";
  return findingAt(segments, { rule, severity: isError ? "error" : "warning", message });
}
