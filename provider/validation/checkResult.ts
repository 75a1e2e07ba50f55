import type { Finding } from "../finding.js";
import type { Functions } from "../model/functions.js";
import { createResponseCheck } from "./checkResponse.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";

/** Checks a result of a function by its type. */
export function checkResult(functionName: keyof Functions, result: unknown): Finding[] {
  const model = { ...FUNCTION_RESULTS[functionName], structure: {}, rules: [], sensitiveValues: () => new Set() };
  return createResponseCheck(model)(result);
}
