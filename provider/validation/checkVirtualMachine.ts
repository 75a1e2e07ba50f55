import { copyAsJson } from "../json/copy.js";
import { sensitiveValues } from "../machine/sensitiveContent.js";
import { withReferenceNames } from "../machine/wireNames.js";
import { hideSecrets } from "../messages/values.js";
import type { Finding } from "../model/checks.js";
import { validateVirtualMachine } from "./generated/resultValidators.js";
import { validateResponse } from "./validateResponse.js";

/**
 * Validates a virtual machine from a response of the service, as `getVirtualMachine` does.
 *
 * Errors are values of a wrong JSON type (`"type"`), required members that are missing or null (`"required"`), and values
 * that JSON cannot represent, are nested more than 100 levels deep, or follow the first 100,000 values (`"json-value"`). All
 * other differences from the reference are warnings. Members that the reference does not contain produce no finding, because
 * servers may be newer. A null member counts as absent, except for a value of a map such as `labels`.
 *
 * Current servers use other names than the reference for some members, such as `multus` for `multiNic`. A copy of the
 * machine with the reference's names is validated, and paths refer to that copy, except those of `"json-value"`.
 *
 * @param machine - The machine, usually a parsed response. Can be any value and is not changed.
 * @returns All findings, with those about types and required members first. Messages do not quote values that
 * `getVirtualMachine` omits unless `includeSensitive` is set. Never throws.
 *
 * @example
 * ```ts
 * checkVirtualMachine({ spec: { running: true, runStrategy: "Always", template: { metadata: [] } } });
 * // [{ rule: "type", path: "spec.template.metadata", pointer: "/spec/template/metadata", severity: "error",
 * //    message: "must be an object, not a list of 0 items" },
 * //  { rule: "excludes", path: "spec.runStrategy", severity: "warning", … }]
 * ```
 */
export function checkVirtualMachine(machine: unknown): Finding[] {
  const copied = copyAsJson(machine);
  const sensitive = sensitiveValues(withReferenceNames(copied.copy));
  return validateResponse(validateVirtualMachine, copied, hideSecrets(sensitive));
}
