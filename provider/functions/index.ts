/** All functions of the package. The plugin serves them; the compiler checks that none of the model is missing. */
import type { FunctionName, PackageFunction } from "./function.js";
import { getClusterSearchInputs } from "./getClusterSearchInputs.js";
import { getClusters } from "./getClusters.js";
import { getHostClusterConfig } from "./getHostClusterConfig.js";
import { getVirtualMachine } from "./getVirtualMachine.js";
import { getVirtualMachines } from "./getVirtualMachines.js";

export const FUNCTIONS: Readonly<Record<FunctionName, PackageFunction>> = {
  getClusters,
  getClusterSearchInputs,
  getHostClusterConfig,
  getVirtualMachine,
  getVirtualMachines,
};
