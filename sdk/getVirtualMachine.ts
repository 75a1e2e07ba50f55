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
 * The options of {@link getVirtualMachine}.
 *
 * @example
 * ```ts
 * const opts: GetVirtualMachineOptions = { parent: host, validation: "strict" };
 * ```
 */
export interface GetVirtualMachineOptions extends FunctionOptions, VirtualMachineReadOptions {}

/**
 * The options of {@link getVirtualMachineOutput}.
 *
 * @example
 * ```ts
 * const opts: GetVirtualMachineOutputOptions = { dependsOn: [host], includeSensitive: true };
 * ```
 */
export interface GetVirtualMachineOutputOptions extends FunctionOutputOptions, VirtualMachineReadOptions {}

/**
 * The arguments of {@link getVirtualMachineOutput}. Each value may also be a promise or an output.
 *
 * @example
 * ```ts
 * const args: GetVirtualMachineOutputArgs = { clusterUid: host.clusterUid, name: "web-0", namespace: "default" };
 * ```
 */
export interface GetVirtualMachineOutputArgs extends ArgsOf<GetVirtualMachineArgs> {}

/**
 * Reads a virtual machine of a cluster (`GET …/vms/{vmName}?namespace=…`), in `pulumi preview` as well as in `up`.
 *
 * Sensitive content, such as cloud-init data, is omitted unless `includeSensitive` is set. The result contains members
 * that the service's reference does not describe, and no members that are null. Identical concurrent calls share one
 * request.
 *
 * @param args - The machine. Name and namespace are both required.
 * @param opts - The provider to use, the validation of the response, and whether to include sensitive content.
 *
 * @throws ValidationError if an argument is invalid (before any request), or if the response does not match the
 * service's reference.
 * @throws NotFoundError if the service does not find the machine or the cluster in that project.
 * @throws AuthenticationError, PermissionError, RateLimitError, ServerError or ApiError for other error responses.
 * @throws ResponseError if the response is not the service's JSON, ConnectionError or TimeoutError if there is none.
 * @throws ConfigurationError if the address or the key is missing or invalid.
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
  opts: GetVirtualMachineOptions = {},
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
  args: GetVirtualMachineOutputArgs,
  opts: GetVirtualMachineOutputOptions = {},
): pulumi.Output<FunctionResult<VirtualMachine>> {
  return invokeOutput(definition, args, opts);
}
