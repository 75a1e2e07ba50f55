import type * as pulumi from "@pulumi/pulumi";
import { getVirtualMachine as definition } from "../provider/functions/getVirtualMachine.js";
import type { GetVirtualMachineArgs, VirtualMachineReadOptions } from "../provider/model/functions.js";
import type { VirtualMachine } from "../provider/model/virtualMachine/virtualMachine.js";
import {
  type FunctionOptions,
  type FunctionOutputOptions,
  type FunctionResult,
  invoke,
  invokeOutput,
} from "./function.js";
import type { ArgsOf } from "./inputs.js";

export type { GetVirtualMachineArgs, VirtualMachineReadOptions } from "../provider/model/functions.js";

/**
 * Reads a virtual machine of a cluster (`GET …/vms/{vmName}?namespace=…`), in `pulumi preview` as well as in `up`.
 *
 * Sensitive content, such as cloud-init data, is omitted unless `includeSensitive` is set. Members that are null are
 * removed, and members that this package does not describe are preserved. Equal calls share a request that has not been
 * sent yet.
 *
 * @param args - The machine. Name and namespace are both required.
 * @param opts - The provider to use, the validation of the response, and whether to include sensitive content.
 *
 * @throws ValidationError if an argument is invalid (before any request), or if the response has values of a
 * wrong type.
 * @throws NotFoundError if the service does not find the machine or the cluster in that project.
 * @throws AuthenticationError, PermissionError, RateLimitError, ServerError or ApiError for other error responses.
 * @throws ResponseError if the response is not the service's JSON, ConnectionError or TimeoutError if there is none.
 * @throws ConfigurationError if a setting is missing in the stack configuration and in the environment, or is invalid.
 * @throws RunError if an argument is an output or a promise, if the provider does not belong to this package, or if its
 * settings are not known during a preview.
 *
 * @example
 * ```ts
 * const machine = await getVirtualMachine({ clusterUid: "63a1f0e2c0ffee0011223344", name: "web-0", namespace: "default" });
 * export const ready = machine.status?.ready;
 * ```
 */
export function getVirtualMachine(
  args: GetVirtualMachineArgs,
  opts: FunctionOptions & VirtualMachineReadOptions = {},
): Promise<VirtualMachine> {
  return invoke(definition, args, opts);
}

/**
 * {@link getVirtualMachine} with arguments that may be outputs. It waits for the resources that the arguments come from
 * and for `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument
 * is unknown.
 *
 * @param args - The machine.
 * @param opts - The provider to use, the resources to wait for, the validation of the response, and whether to include
 * sensitive content. With `includeSensitive` the whole output is a secret.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package. All other errors of
 * {@link getVirtualMachine} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const machine = getVirtualMachineOutput({ clusterUid: host.clusterUid, name: "web-0", namespace: "default" });
 * export const ready = machine.status.apply((status) => status?.ready ?? false);
 * ```
 */
export function getVirtualMachineOutput(
  args: ArgsOf<GetVirtualMachineArgs>,
  opts: FunctionOutputOptions & VirtualMachineReadOptions = {},
): pulumi.Output<FunctionResult<VirtualMachine>> {
  return invokeOutput(definition, args, opts);
}
