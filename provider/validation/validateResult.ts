import type { ValidateFunction } from "ajv";
import { copyAsJson, type JsonCopy } from "../json/copy.js";
import { bySeverity, type Finding, findingAt } from "../messages/finding.js";
import { hideSecrets, truncate } from "../messages/values.js";
import type { Functions } from "../model/functions.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";
import { findingInResponse, violationsOf } from "./schemaFindings.js";

/** Validates a result of a function by its type. */
export function validateResult(functionName: keyof Functions, result: unknown): Finding[] {
  return validateResponse(FUNCTION_RESULTS[functionName].validate, copyAsJson(result));
}

/**
 * The findings about a response, errors first. Never throws.
 *
 * @param sensitiveValues - The strings, numbers and booleans that no message may quote.
 */
export function validateResponse(
  validate: ValidateFunction,
  { copy, lost, inexact }: JsonCopy,
  sensitiveValues: ReadonlySet<unknown> = new Set(),
): Finding[] {
  const violations = violationsOf(validate, copy, hideSecrets(sensitiveValues));
  const { errors, warnings } = bySeverity([...lost, ...violations].map(findingInResponse));
  // The fraction of a decimal number is hardly ever exact.
  const integers = inexact.filter(({ number }) => /^-?\d+$/.test(number.digits));
  const ofIntegers = integers.map(({ segments, number }) => {
    const shown = sensitiveValues.has(number.valueOf()) ? "" : `${truncate(number.digits, 40)}, `;
    const message = `is ${shown}beyond 2^53: the result contains the nearest JavaScript number`;
    return findingAt(segments, { rule: "inexact-integer", severity: "warning", message });
  });
  return [...errors, ...warnings, ...ofIntegers];
}

/**
 * Validates a result that is a list item by item, because a validator only checks a limited number of values.
 *
 * @param member - The member with the items.
 */
export function validateItems<Member extends string>(
  functionName: keyof Functions,
  member: Member,
  result: Record<Member, readonly unknown[]>,
): Finding[] {
  // The first index in each path is that of the item.
  return result[member].flatMap((item, index) =>
    validateResult(functionName, { [member]: [item] }).map((finding) => ({
      ...finding,
      path: finding.path.replace("[0]", `[${index}]`),
      pointer: finding.pointer.replace("/0", `/${index}`),
    })),
  );
}
