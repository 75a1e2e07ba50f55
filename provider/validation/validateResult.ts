import { copyAsJson } from "../json/copy.js";
import type { Finding } from "../messages/finding.js";
import type { Functions } from "../model/functions.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";
import { validateResponse } from "./validateResponse.js";

/** Validates a result of a function by its type. */
export function validateResult(functionName: keyof Functions, result: unknown): Finding[] {
  return validateResponse(FUNCTION_RESULTS[functionName].validate, copyAsJson(result));
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
