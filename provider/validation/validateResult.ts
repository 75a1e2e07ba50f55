import type { ValidateFunction } from "ajv";
import { bySeverity, type Finding } from "../messages/finding.js";
import { hideSecrets } from "../messages/values.js";
import type { Functions } from "../model/functions.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";
import { copyAsJson, type JsonCopy } from "./jsonValue.js";
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
  { copy, lost }: JsonCopy,
  sensitiveValues: ReadonlySet<unknown> = new Set(),
): Finding[] {
  const violations = violationsOf(validate, copy, hideSecrets(sensitiveValues));
  const { errors, warnings } = bySeverity([...lost, ...violations].map(findingInResponse));
  return [...errors, ...warnings];
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
