import { copyAsJson } from "../json/copy.js";
import { sensitiveValues } from "../machine/sensitiveContent.js";
import { hideSecrets } from "../messages/values.js";
import type { Finding } from "../model/checks.js";
import type { Functions } from "../model/package.js";
import { FUNCTION_RESULTS } from "../validation/generated/resultValidators.js";
import { validateResponse } from "../validation/validateResponse.js";

/**
 * Validates the received result of a function by its type.
 *
 * @param hasMachines - Whether it has virtual machines, of which no message may quote a sensitive value.
 */
export function validateResult(functionName: keyof Functions, result: unknown, hasMachines = false): Finding[] {
  // As part of a response, it has no more values than a text of limited length.
  const copied = copyAsJson(result, { maxValues: Infinity });
  const show = hasMachines ? hideSecrets(sensitiveValues(copied.copy)) : undefined;
  return validateResponse(FUNCTION_RESULTS[functionName].validate, copied, show);
}
