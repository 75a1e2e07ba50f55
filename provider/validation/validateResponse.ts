import type { ErrorObject, ValidateFunction } from "ajv";
import type { JsonCopy } from "../json/copy.js";
import { formatPointer } from "../json/paths.js";
import { bySeverity, findingAt, type Violation } from "../messages/finding.js";
import { type FormatValue, formatValue, isHidden, truncate } from "../messages/values.js";
import type { Finding } from "../model/checks.js";
import { type Schema, segmentsOf, setAt, violationsOf } from "./schemaFindings.js";

/** Values in another spelling of servers get their declared type, in the copy. */
export function validateResponse(
  validate: ValidateFunction,
  response: JsonCopy,
  format: FormatValue = formatValue,
): Finding[] {
  const isValid = validate(response.copy);
  const omitted = isValid ? [] : useDeclaredTypes(validate.errors ?? [], response, format);
  const violations = isValid ? response.lost : violationsOf(validate, response, format);
  const { errors, warnings } = bySeverity([...omitted, ...violations].map(findingInResponse));
  // The fraction of a decimal number is hardly ever exact.
  const integers = response.inexact.filter(({ number }) => /^-?\d+$/.test(number.digits));
  const inexactIntegers = integers.map(({ segments, number }) => {
    const shown = isHidden(number.valueOf(), format) ? "" : `${truncate(number.digits, 40)}, `;
    const message = `is ${shown}beyond 2^53: the result contains the nearest JavaScript number`;
    return findingAt(segments, { rule: "inexact-integer", severity: "warning", message });
  });
  return [...errors, ...warnings, ...inexactIntegers];
}

/** Replaces bytes in Base64, and quantities that are numbers. What is no Base64 is omitted, and returned. */
function useDeclaredTypes(errors: readonly ErrorObject[], response: JsonCopy, format: FormatValue): Violation[] {
  const exact = new Map(response.inexact.map(({ segments, number }) => [formatPointer(segments), number.digits]));
  const omitted: Violation[] = [];
  for (const { instancePath, data, parentSchema } of errors) {
    if ((parentSchema as Schema).tolerates !== typeof data) continue;
    const text = exact.get(instancePath) ?? String(data);
    // NaN is no quantity.
    if (typeof data === "number" && !/\d/.test(text)) continue;
    const segments = segmentsOf(instancePath, response.copy);
    const value = typeof data === "number" ? text : bytesOf(text);
    setAt(response.copy, segments, value);
    exact.delete(instancePath);
    const message = `must be a list of bytes, or these in Base64, not ${format(data)}: the result omits it`;
    if (value === undefined) omitted.push({ rule: "base64", segments, message });
  }
  response.inexact = response.inexact.filter(({ segments }) => exact.has(formatPointer(segments)));
  return omitted;
}

function bytesOf(base64: string): number[] | undefined {
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 ? [...bytes] : undefined;
}

/** Values that a program cannot use are errors, and a missing identity. All else is a warning: servers may be newer. */
function findingInResponse({ segments, rule, severity, message }: Violation): Finding {
  const isError = rule === "type" || rule === "json-value" || severity === "error";
  return findingAt(segments, { rule, severity: isError ? "error" : "warning", message });
}
