import { copyAsJson } from "../json/copy.js";
import { SensitiveContent } from "../machine/sensitiveContent.js";
import { withReferenceNames } from "../machine/wireNames.js";
import type { Finding } from "../model/checks.js";
import { FUNCTION_RESULTS, validateVirtualMachine } from "./generated/resultValidators.js";
import { validateResponse } from "./validateResponse.js";

/**
 * Validates a virtual machine against Palette's reference, for those who want to know every difference. It reports more than
 * `getVirtualMachine`, which returns what Kubernetes has admitted: that function fails only on the errors, and of the warnings
 * it has only those about integers beyond 2^53 (`"inexact-integer"`) and about bytes that it omits (`"base64"`).
 *
 * Errors are values of a wrong JSON type (`"type"`), no `metadata.name` or `spec` (`"required"`), and values that JSON cannot
 * represent, are nested more than 100 levels deep, or follow the first 100,000 values (`"json-value"`). All other differences are
 * warnings. Properties that the reference does not contain produce no finding, because servers may be newer, and neither does
 * what depends on an instance type, a preference or the architecture of a node. Null counts as absent. Paths contain the
 * reference's names, such as `multiNic` for the `multus` of current servers, except those of `"json-value"`.
 *
 * @param machine - The machine, usually a parsed response. Can be any value and is not changed.
 * @returns All findings, errors first. Messages do not quote values that `getVirtualMachine` omits unless `includeSensitive`
 * is set. Never throws.
 *
 * @example
 * ```ts
 * const metadata = { name: "web-0" };
 * checkVirtualMachine({ metadata, spec: { running: true, runStrategy: "Always", template: { metadata: [] } } });
 * // [{ rule: "type", path: "spec.template.metadata", pointer: "/spec/template/metadata", severity: "error",
 * //    message: "must be an object, not a list of 0 items" },
 * //  { rule: "excludes", path: "spec.runStrategy", severity: "warning", … }]
 * ```
 */
export function checkVirtualMachine(machine: unknown): Finding[] {
  const copied = copyAsJson(machine, { omitNulls: true });
  const sensitive = new SensitiveContent(withReferenceNames(copied.copy));
  return validateResponse(validateVirtualMachine, copied, sensitive.formatter());
}

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
