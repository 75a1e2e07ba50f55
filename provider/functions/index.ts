import type { FunctionName, PackageFunction } from "./function.js";
import { getCluster } from "./getCluster.js";
import { getClusterSearchInputs } from "./getClusterSearchInputs.js";
import { getClusters } from "./getClusters.js";
import { getHostClusterConfig } from "./getHostClusterConfig.js";
import { getVirtualMachine } from "./getVirtualMachine.js";
import { getVirtualMachines } from "./getVirtualMachines.js";

export type { FunctionName } from "./function.js";

export const FUNCTIONS: { readonly [Name in FunctionName]: PackageFunction<Name> } = {
  getCluster,
  getClusters,
  getClusterSearchInputs,
  getHostClusterConfig,
  getVirtualMachine,
  getVirtualMachines,
};
