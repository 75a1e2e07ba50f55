import { sensitiveValues } from "../machine/sensitiveContent.js";
import { useReferenceNames } from "../machine/wireNames.js";
import type { Finding } from "../messages/finding.js";
import { validateVirtualMachine } from "./generated/resultValidators.js";
import { VIRTUAL_MACHINE_STRUCTURE } from "./generated/virtualMachineStructure.js";
import { createResponseValidator } from "./responseValidator.js";
import { VIRTUAL_MACHINE_RULES } from "./virtualMachineRules/index.js";
import { FIELD_SET_BYTES } from "./virtualMachineRules/metadataRules.js";

/** Names of the members that are maps. The schema has them too, but a program does not load it. */
export const MAPS = new Set(["annotations", "labels", "matchLabels", "nodeSelector", "limits", "requests", "data"]);

const check = createResponseValidator({
  type: "VirtualMachine",
  validate: validateVirtualMachine,
  structure: VIRTUAL_MACHINE_STRUCTURE,
  rules: VIRTUAL_MACHINE_RULES,
  sensitiveValues,
  useReferenceNames,
  maps: MAPS,
  // Go writes bytes as base64 text.
  ruleOfToleratedType: ({ instancePath, data }) =>
    typeof data === "string" && instancePath.endsWith("/fieldsV1/Raw") ? FIELD_SET_BYTES : undefined,
});

/**
 * Validates a virtual machine from a response of the service, as `getVirtualMachine`
 * does.
 *
 * Errors are values of a wrong JSON type (`"type"`), required members that are missing or null (`"required"`), and
 * values that JSON cannot represent, are nested more than 100 levels deep, or follow the first 100,000 values
 * (`"json-value"`). All other differences from the reference are warnings: bounds, lists of values, formats, mutually
 * exclusive members, repeated names. Members that the reference does not contain produce no finding, because servers may
 * be newer. A null member counts as absent, except for a value of a map such as `labels`, where null is a wrong type.
 *
 * Current servers use other names than the reference for some members, such as `multus` for `multiNic`. A copy of the
 * machine with the reference's names is validated, and paths refer to that copy.
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
 * //  { rule: "running-or-run-strategy", path: "spec.runStrategy", severity: "warning", … }]
 * ```
 */
export function checkVirtualMachine(machine: unknown): Finding[] {
  return check(machine);
}

/**
 * The findings about each of several machines.
 *
 * @param sensitiveValuesIn - Returns the values in all machines, which no message about any of them may quote.
 */
export function checkMachines(
  machines: readonly unknown[],
  sensitiveValuesIn: (machines: readonly unknown[]) => ReadonlySet<unknown>,
): Finding[][] {
  let values: ReadonlySet<unknown> | undefined;
  const ofAllMachines = () => {
    values ??= sensitiveValuesIn(machines);
    return values;
  };
  return machines.map((machine) => check(machine, ofAllMachines));
}
