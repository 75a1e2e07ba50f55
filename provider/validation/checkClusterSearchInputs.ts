import { copyAsJson } from "../json/copy.js";
import type { Finding } from "../model/checks.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";
import { validateResponse } from "./validateResponse.js";

/**
 * Validates the filter values that `getClusterSearchInputs` returns.
 *
 * A value of a wrong JSON type is an error. Properties that Palette's reference does not describe produce no findings. Null
 * counts as absent.
 *
 * @param inputs - Any value, usually a parsed response.
 * @returns All findings. Never throws.
 *
 * @example
 * ```ts
 * checkClusterSearchInputs({ inputs: { project: { values: [{ name: "dev", uid: 7 }] } } });
 * // [{ rule: "type", path: "inputs.project.values[0].uid", pointer: "/inputs/project/values/0/uid", severity: "error",
 * //    message: "must be a string, not 7" }]
 * ```
 */
export function checkClusterSearchInputs(inputs: unknown): Finding[] {
  return validateResponse(FUNCTION_RESULTS.getClusterSearchInputs.validate, copyAsJson(inputs, { omitNulls: true }));
}
