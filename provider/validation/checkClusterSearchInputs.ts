import { copyAsJson } from "../json/copy.js";
import type { Finding } from "../model/checks.js";
import { FUNCTION_RESULTS } from "./generated/resultValidators.js";
import { validateResponse } from "./validateResponse.js";

/**
 * Validates inputs of the cluster search filter, as `getClusterSearchInputs` does.
 *
 * A value of a wrong JSON type is an error, also an array in place of `inputs`, which the reference mentions. Members
 * that the reference does not describe produce no findings. Null counts as absent.
 *
 * @param inputs - Any value, usually the service's response.
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
