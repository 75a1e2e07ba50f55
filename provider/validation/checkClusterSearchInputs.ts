import type { Finding } from "../finding.js";
import { createResponseCheck } from "./checkResponse.js";
import { validateClusterSearchInputs } from "./generated/responseValidators.js";

const check = createResponseCheck({
  type: "ClusterSearchInputs",
  validate: validateClusterSearchInputs,
  structure: {},
  rules: [],
  sensitiveValues: () => new Set(),
});

/**
 * Checks the inputs of the cluster search filter as the service gives them, as `getClusterSearchInputs` does: an error
 * is a value of a wrong JSON type. An array, of which the service's reference also speaks, is one. Members that the
 * reference does not know are no findings, and null counts as absent.
 *
 * @param inputs - Anything; meant to be the JSON value that the service answers with.
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
  return check(inputs);
}
