import type { Finding } from "../finding.js";
import type {
  AnswerOptions,
  GetClusterSearchInputsArgs,
  GetHostClusterConfigArgs,
  GetVirtualMachineArgs,
  VirtualMachineAnswerOptions,
} from "../model/lookups.js";
import {
  validateAnswerOptions,
  validateGetClusterSearchInputsArgs,
  validateGetHostClusterConfigArgs,
  validateGetVirtualMachineArgs,
  validateVirtualMachineAnswerOptions,
} from "./generated/inputValidators.js";
import { CLUSTER_UID_RULE, MACHINE_NAME_RULE, PROJECT_UID_RULE } from "./identifierRules.js";
import { type InputModel, validateInputs } from "./validateInputs.js";

/** What there is to check about a lookup before it is made. */
export interface LookupModel<Args, Options> {
  args: InputModel<Args>;
  options: InputModel<Options>;
}

export const VIRTUAL_MACHINE_LOOKUP: LookupModel<GetVirtualMachineArgs, VirtualMachineAnswerOptions> = {
  args: { validate: validateGetVirtualMachineArgs, rules: [CLUSTER_UID_RULE, MACHINE_NAME_RULE, PROJECT_UID_RULE] },
  options: { validate: validateVirtualMachineAnswerOptions, rules: [] },
};

export const HOST_CLUSTER_CONFIG_LOOKUP: LookupModel<GetHostClusterConfigArgs, AnswerOptions> = {
  args: { validate: validateGetHostClusterConfigArgs, rules: [CLUSTER_UID_RULE, PROJECT_UID_RULE] },
  options: { validate: validateAnswerOptions, rules: [] },
};

export const CLUSTER_SEARCH_INPUTS_LOOKUP: LookupModel<GetClusterSearchInputsArgs, AnswerOptions> = {
  args: { validate: validateGetClusterSearchInputsArgs, rules: [PROJECT_UID_RULE] },
  options: { validate: validateAnswerOptions, rules: [] },
};

/** What is wrong with the arguments and the options of a lookup. */
export function checkLookup<Args, Options>(
  model: LookupModel<Args, Options>,
  args: unknown,
  options: unknown,
): { args: Finding[]; options: Finding[] } {
  return { args: validateInputs(model.args, args, SHOW), options: validateInputs(model.options, options, SHOW) };
}

const SHOW = { hideValues: false };
