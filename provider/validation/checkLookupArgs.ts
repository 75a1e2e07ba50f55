import type { Finding } from "../finding.js";
import type { GetClusterSearchInputsArgs, GetVirtualMachineArgs } from "../model/lookups.js";
import { checkInputs, type InputModel } from "./checkInputs.js";
import { validateGetClusterSearchInputsArgs, validateGetVirtualMachineArgs } from "./generated/inputValidators.js";
import { CLUSTER_UID_RULE, MACHINE_NAME_RULE, PROJECT_UID_RULE } from "./identifierRules.js";

const VIRTUAL_MACHINE: InputModel<GetVirtualMachineArgs> = {
  validate: validateGetVirtualMachineArgs,
  rules: [CLUSTER_UID_RULE, MACHINE_NAME_RULE, PROJECT_UID_RULE],
};

const CLUSTER_SEARCH_INPUTS: InputModel<GetClusterSearchInputsArgs> = {
  validate: validateGetClusterSearchInputsArgs,
  rules: [PROJECT_UID_RULE],
};

/** What is wrong with the arguments of `getVirtualMachine`. */
export function checkGetVirtualMachineArgs(args: unknown): Finding[] {
  return checkInputs(VIRTUAL_MACHINE, args, []);
}

/** What is wrong with the arguments of `getClusterSearchInputs`. */
export function checkGetClusterSearchInputsArgs(args: unknown): Finding[] {
  return checkInputs(CLUSTER_SEARCH_INPUTS, args, []);
}
