import type { ClusterSearchInputs } from "./clusterSearchInputs.js";
import type * as functions from "./functions.js";
import type { HostClusterConfig, HostClusterConfigArgs, HostClusterConfigProperties } from "./hostClusterConfig.js";
import type { HostClusterFleetArgs, HostClusterFleetProperties } from "./hostClusterFleet.js";
import type { ProviderSettings } from "./providerSettings.js";
import type { VirtualMachine } from "./virtualMachine/virtualMachine.js";

/**
 * The contents of the Pulumi package, for programs in any language. Schemas, validators and reference pages are generated
 * from this interface. The descriptions of resources and functions are those of their symbols in `sdk/`.
 */
export interface PulumiPackage {
  /**
   * The settings that define how the provider reaches Palette. An explicit provider does not read the stack's
   * configuration: settings that its arguments omit come from the environment, else from their defaults.
   */
  provider: ProviderSettings;
  /**
   * The resources by name. `inputs` is the type of the arguments and `properties` that of the state. `remote`, if present,
   * is the part of a response that is compared with the inputs: its generated validator removes unknown properties.
   */
  resources: {
    HostClusterConfig: {
      inputs: HostClusterConfigArgs;
      properties: HostClusterConfigProperties;
      remote: HostClusterConfig;
    };
    HostClusterFleet: { inputs: HostClusterFleetArgs; properties: HostClusterFleetProperties };
  };
  functions: Functions;
}

/**
 * The names of the resources.
 *
 * @internal
 */
export type ResourceName = keyof PulumiPackage["resources"];

/**
 * The functions of the package by name. Validators, schemas and the reference pages are generated from this interface;
 * each function is implemented in a file of its name in `provider/functions`.
 *
 * @internal
 */
export interface Functions {
  getVirtualMachine: {
    args: functions.GetVirtualMachineArgs;
    options: functions.VirtualMachineReadOptions;
    result: VirtualMachine;
  };
  getVirtualMachines: {
    args: functions.GetVirtualMachinesArgs;
    options: functions.VirtualMachineReadOptions;
    result: functions.GetVirtualMachinesResult;
  };
  getCluster: { args: functions.GetClusterArgs; options: functions.ReadOptions; result: functions.FoundCluster };
  getClusters: { args: functions.GetClustersArgs; options: functions.ReadOptions; result: functions.GetClustersResult };
  getClusterSearchInputs: {
    args: functions.GetClusterSearchInputsArgs;
    options: functions.ReadOptions;
    result: ClusterSearchInputs;
  };
  getHostClusterConfig: {
    args: functions.GetHostClusterConfigArgs;
    options: functions.ReadOptions;
    result: functions.GetHostClusterConfigResult;
  };
}
