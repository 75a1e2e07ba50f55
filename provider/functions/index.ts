/** All functions of the package. The SDK calls them, and the plugin serves them; the compiler checks that none of the model is missing. */
import type { FunctionName, FunctionOf } from "./function.js";
import { getClusterSearchInputs } from "./getClusterSearchInputs.js";
import { getClusters } from "./getClusters.js";
import { getHostClusterConfig } from "./getHostClusterConfig.js";
import { getVirtualMachine } from "./getVirtualMachine.js";
import { getVirtualMachines } from "./getVirtualMachines.js";

export type { FunctionName } from "./function.js";

export const FUNCTIONS: { readonly [Name in FunctionName]: FunctionOf<Name> } = {
  getClusters,
  getClusterSearchInputs,
  getHostClusterConfig,
  getVirtualMachine,
  getVirtualMachines,
};
