// Generated from sdk/functions.ts by `npm run generate`; do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { FunctionOutputOptions, FunctionResult } from "../functionOptions.js";
import type { ArgsOf } from "../inputs.js";
import { invokeOutput } from "../invoke.js";
import type { ClusterSearchInputs } from "../../provider/model/clusterSearchInputs.js";
import type * as model from "../../provider/model/functions.js";
import type { VirtualMachine } from "../../provider/model/virtualMachine/virtualMachine.js";

/**
 * {@link getVirtualMachine} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The machine. Name and namespace are both required.
 * @param opts - The provider, the validation of the response, and whether to include sensitive content, which makes an
 * output a secret.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getVirtualMachine} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const machine = getVirtualMachineOutput({ clusterUid: host.clusterUid, name: "web-0", namespace: "default" });
 * export const ready = machine.status.apply((status) => status?.ready ?? false);
 * ```
 */
export function getVirtualMachineOutput(
  args: ArgsOf<model.GetVirtualMachineArgs>,
  opts: FunctionOutputOptions & model.VirtualMachineReadOptions = {},
): pulumi.Output<FunctionResult<VirtualMachine>> {
  return invokeOutput("getVirtualMachine", args, opts);
}

/**
 * {@link getVirtualMachines} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The cluster, and the namespaces. Default: all namespaces.
 * @param opts - As for {@link getVirtualMachine}.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getVirtualMachines} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const found = getVirtualMachinesOutput({ clusterUid: host.clusterUid });
 * export const count = found.virtualMachines.apply((machines) => machines.length);
 * ```
 */
export function getVirtualMachinesOutput(
  args: ArgsOf<model.GetVirtualMachinesArgs>,
  opts: FunctionOutputOptions & model.VirtualMachineReadOptions = {},
): pulumi.Output<FunctionResult<model.GetVirtualMachinesResult>> {
  return invokeOutput("getVirtualMachines", args, opts);
}

/**
 * {@link getCluster} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - Its exact name, its labels if several clusters have the name, and its project. Default: the project of the
 * provider configuration, or all clusters that the API key can see if it has none.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getCluster} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * new HostClusterConfig("prod", { clusterUid: getClusterOutput({ name: "prod-1" }).uid, isHostCluster: true });
 * ```
 */
export function getClusterOutput(
  args: ArgsOf<model.GetClusterArgs>,
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<model.FoundCluster>> {
  return invokeOutput("getCluster", args, opts);
}

/**
 * {@link getClusters} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The labels, the filters and the project. Default: all clusters of the project of the provider configuration,
 * or of the tenant if it has none.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getClusters} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const found = getClustersOutput({ filters: [{ property: "clusterName", values: [config.require("clusterName")] }] });
 * export const uids = found.clusters.apply((clusters) => clusters.map(({ uid }) => uid));
 * ```
 */
export function getClustersOutput(
  args: ArgsOf<model.GetClustersArgs> = {},
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<model.GetClustersResult>> {
  return invokeOutput("getClusters", args, opts);
}

/**
 * {@link getClusterSearchInputs} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The project. Default: that of the provider configuration.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getClusterSearchInputs} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const projectUid = getClusterSearchInputsOutput().apply((inputs) => findSearchInputUid(inputs, "project", "dev"));
 * ```
 */
export function getClusterSearchInputsOutput(
  args: ArgsOf<model.GetClusterSearchInputsArgs> = {},
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<ClusterSearchInputs>> {
  return invokeOutput("getClusterSearchInputs", args, opts);
}

/**
 * {@link getHostClusterConfig} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The cluster.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getHostClusterConfig} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const actual = getHostClusterConfigOutput({ clusterUid: host.clusterUid });
 * export const endpoint = actual.clusterEndpoint;
 * ```
 */
export function getHostClusterConfigOutput(
  args: ArgsOf<model.GetHostClusterConfigArgs>,
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<model.GetHostClusterConfigResult>> {
  return invokeOutput("getHostClusterConfig", args, opts);
}
