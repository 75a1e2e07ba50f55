import type { JsonCopy } from "../json/copy.js";
import type { Show } from "../messages/values.js";
import type { Finding } from "../model/checks.js";
import type { Functions } from "../model/package.js";
import { FUNCTION_RESULTS } from "../validation/generated/resultValidators.js";
import { validateResponse } from "../validation/validateResponse.js";

/**
 * Validates the received result of a function for what would break a program: a wrong type, a missing identity, and integers that are
 * not exact. The service has accepted all else, and the reference describes one version of it.
 */
export function validateResult(functionName: keyof Functions, result: JsonCopy, show?: Show): Finding[] {
  const findings = validateResponse(FUNCTION_RESULTS[functionName].validate, result, show);
  return findings.filter(({ rule, severity }) => severity === "error" || rule === "inexact-integer");
}
