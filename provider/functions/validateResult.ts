import { copyAsJson } from "../json/copy.js";
import { sensitiveValues } from "../machine/sensitiveContent.js";
import { hideSecrets, type Show } from "../messages/values.js";
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
  let showMachine: Show | undefined;
  // Only a message needs the search for sensitive values, which takes as long as the validation.
  const show: Show = (value) => {
    showMachine ??= hideSecrets(sensitiveValues(copied.copy));
    return showMachine(value);
  };
  return validateResponse(FUNCTION_RESULTS[functionName].validate, copied, hasMachines ? show : undefined);
}
