import type { Finding } from "../messages/finding.js";
import { formatPath, formatPointer } from "../messages/paths.js";
import type { Functions } from "../model/functions.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";
import { createResponseValidator } from "./responseValidator.js";

/**
 * Validates a result of a function by its type.
 *
 * @param sensitiveValues - Returns the values that no message may quote.
 */
export function validateResult(
  functionName: keyof Functions,
  result: unknown,
  sensitiveValues?: (result: unknown) => ReadonlySet<unknown>,
): Finding[] {
  return createResultValidator(functionName, sensitiveValues)(result);
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
  const validate = createResultValidator(functionName);
  const first = { path: formatPath([member, 0]), pointer: formatPointer([member, 0]) };
  return result[member].flatMap((item, index) =>
    validate({ [member]: [item] }).map((finding) => ({
      ...finding,
      path: formatPath([member, index]) + finding.path.slice(first.path.length),
      pointer: formatPointer([member, index]) + finding.pointer.slice(first.pointer.length),
    })),
  );
}

function createResultValidator(
  functionName: keyof Functions,
  sensitiveValues: (result: unknown) => ReadonlySet<unknown> = () => new Set(),
) {
  return createResponseValidator({ ...FUNCTION_RESULTS[functionName], structure: {}, rules: [], sensitiveValues });
}
