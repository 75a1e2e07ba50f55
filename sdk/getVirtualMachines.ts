import type * as pulumi from "@pulumi/pulumi";
import { getVirtualMachines as definition } from "../provider/functions/getVirtualMachines.js";
import type {
  GetVirtualMachinesArgs,
  GetVirtualMachinesResult,
  VirtualMachineReadOptions,
} from "../provider/model/functions.js";
import {
  type FunctionOptions,
  type FunctionOutputOptions,
  type FunctionResult,
  invoke,
  invokeOutput,
} from "./function.js";
import type { ArgsOf } from "./inputs.js";

export type { GetVirtualMachinesArgs, GetVirtualMachinesResult } from "../provider/model/functions.js";

/**
 * Reads the virtual machines of a cluster (`GET …/vms`), each as `getVirtualMachine` returns it. All pages are read, at most
 * 10,000 machines.
 *
 * @param args - The cluster, and the namespaces. Default: all namespaces.
 * @param opts - The provider to use, the validation of the response, and whether to include sensitive content.
 *
 * @throws NotFoundError if the service does not find the cluster in that project.
 * @throws ResponseError if the list does not end, or there are too many machines.
 * @throws The other errors of `getVirtualMachine`.
 *
 * @example
 * ```ts
 * const { virtualMachines } = await getVirtualMachines({ clusterUid: "63a1f0e2c0ffee0011223344", namespaces: ["default"] });
 * export const running = virtualMachines.filter(({ status }) => status?.ready).map(({ metadata }) => metadata?.name);
 * ```
 */
export function getVirtualMachines(
  args: GetVirtualMachinesArgs,
  opts: FunctionOptions & VirtualMachineReadOptions = {},
): Promise<GetVirtualMachinesResult> {
  return invoke(definition, args, opts);
}

/**
 * {@link getVirtualMachines} with arguments that may be outputs, and `dependsOn`.
 *
 * @param args - The cluster, and the namespaces. Default: all namespaces.
 * @param opts - The provider to use, the resources to wait for, the validation of the response, and whether to include
 * sensitive content. With `includeSensitive` the whole output is a secret.
 *
 * @throws ValidationError, ConfigurationError or RunError under the conditions of `getVirtualMachineOutput`. All other
 * errors of {@link getVirtualMachines} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const found = getVirtualMachinesOutput({ clusterUid: host.clusterUid });
 * export const count = found.virtualMachines.apply((machines) => machines.length);
 * ```
 */
export function getVirtualMachinesOutput(
  args: ArgsOf<GetVirtualMachinesArgs>,
  opts: FunctionOutputOptions & VirtualMachineReadOptions = {},
): pulumi.Output<FunctionResult<GetVirtualMachinesResult>> {
  return invokeOutput(definition, args, opts);
}
