import type { Finding } from "../finding.js";
import { sensitiveValues } from "../sensitiveContent.js";
import { createResponseCheck } from "./checkResponse.js";
import { validateVirtualMachine } from "./generated/resultValidators.js";
import { VIRTUAL_MACHINE_STRUCTURE } from "./generated/virtualMachineStructure.js";
import { VIRTUAL_MACHINE_RULES } from "./virtualMachineRules/index.js";

const check = createResponseCheck({
  type: "VirtualMachine",
  validate: validateVirtualMachine,
  structure: VIRTUAL_MACHINE_STRUCTURE,
  rules: VIRTUAL_MACHINE_RULES,
  sensitiveValues,
});

/**
 * Checks a virtual machine as the service gives it against the service's reference, as `getVirtualMachine` does.
 *
 * An error is a value of a wrong JSON type (`"type"`), a required member that is missing or null (`"required"`), or
 * something that is no JSON, nested more than 100 levels deep or beyond the first 100,000 values (`"json-value"`). A
 * warning is anything else that the reference does not have so: a bound, a list of values, a format, members that
 * exclude each other, names that are not unique. Members that the reference does not know are no findings, as servers
 * grow; null counts as absent.
 *
 * @param machine - Anything; meant to be the JSON value that the service answers with.
 * @returns All findings, those about shape first. Their messages do not quote cloud-init data, the extra headers of
 * data volumes and the last applied configuration. Never throws.
 *
 * @example
 * ```ts
 * checkVirtualMachine({ spec: { running: true, runStrategy: "Always", template: { metadata: [] } } });
 * // [{ rule: "type", path: "spec.template.metadata", pointer: "/spec/template/metadata", severity: "error",
 * //    message: "must be an object, not a list of 0 items" },
 * //  { rule: "running-or-run-strategy", path: "spec.runStrategy", severity: "warning", … }]
 * ```
 */
export function checkVirtualMachine(machine: unknown): Finding[] {
  return check(machine);
}
