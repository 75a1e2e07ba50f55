import type { Finding } from "../finding.js";
import type { Functions } from "../model/functions.js";
import { createResponseCheck } from "./checkResponse.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";

/**
 * Validates a result of a function by its type.
 *
 * @param sensitiveValues - Returns the values that no message may quote.
 */
export function checkResult(
  functionName: keyof Functions,
  result: unknown,
  sensitiveValues: (result: unknown) => ReadonlySet<unknown> = () => new Set(),
): Finding[] {
  return createResponseCheck({ ...FUNCTION_RESULTS[functionName], structure: {}, rules: [], sensitiveValues })(result);
}
