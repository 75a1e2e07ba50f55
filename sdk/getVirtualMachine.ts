import * as pulumi from "@pulumi/pulumi";
import type { GetVirtualMachineArgs, VirtualMachineAnswerOptions } from "../provider/model/lookups.js";
import type { VirtualMachine } from "../provider/model/virtualMachine/virtualMachine.js";
import { readVirtualMachine, refuseWrongVirtualMachineLookup } from "../provider/virtualMachine.js";
import type { ArgsOf } from "./inputs.js";
import {
  type AllMembers,
  type Lookup,
  type LookupOptions,
  type LookupOutputOptions,
  lookUp,
  lookUpOutput,
} from "./lookup.js";

/**
 * The options of {@link getVirtualMachine}.
 *
 * @example
 * ```ts
 * const opts: GetVirtualMachineOptions = { parent: host, validation: "strict" };
 * ```
 */
export interface GetVirtualMachineOptions extends LookupOptions, VirtualMachineAnswerOptions {}

/**
 * The options of {@link getVirtualMachineOutput}.
 *
 * @example
 * ```ts
 * const opts: GetVirtualMachineOutputOptions = { dependsOn: [host], includeSensitive: true };
 * ```
 */
export interface GetVirtualMachineOutputOptions extends LookupOutputOptions, VirtualMachineAnswerOptions {}

/**
 * The arguments of {@link getVirtualMachineOutput}; each value may also be a promise or an output.
 *
 * @example
 * ```ts
 * const args: GetVirtualMachineOutputArgs = { clusterUid: host.clusterUid, name: "web-0", namespace: "default" };
 * ```
 */
export interface GetVirtualMachineOutputArgs extends ArgsOf<GetVirtualMachineArgs> {}

const LOOKUP: Lookup<GetVirtualMachineArgs, VirtualMachine> = {
  name: "getVirtualMachine",
  refuseWrong: refuseWrongVirtualMachineLookup,
  read: readVirtualMachine,
};

/**
 * Reads a virtual machine of a cluster (`GET …/vms/{vmName}?namespace=…`), in `pulumi preview` as well as in `up`.
 *
 * What may hold passwords is left out unless `includeSensitive` is set. Members that the service's reference does not
 * know are kept. Equal lookups that are under way at the same time share one request.
 *
 * @param args - Which machine. Its name and its namespace are both required.
 * @param opts - Which provider to ask, how to judge the answer, what to include.
 *
 * @throws ValidationError if an argument is wrong (before anything is sent), or if the answer is not a machine as the
 * service's reference describes it.
 * @throws NotFoundError if the service does not know the machine, or the cluster, in that project.
 * @throws AuthenticationError, PermissionError, RateLimitError, ServerError or ApiError for other refusals.
 * @throws ResponseError for an answer that is not the service's JSON, ConnectionError and TimeoutError without any.
 * @throws ConfigurationError if the address or the key is missing or wrong.
 * @throws RunError for an output or a promise among the arguments, for a provider that is not one of this package, and
 * for one whose settings are not known yet in a preview.
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
  return lookUp(LOOKUP, args, opts);
}

/**
 * {@link getVirtualMachine} with arguments that may be outputs. It waits for the resources that they come from and for
 * `dependsOn`; in a preview where one of those does not exist yet, or an argument is not known, the result is unknown.
 *
 * @param args - Which machine.
 * @param opts - Which provider to ask and what to wait for, how to judge the answer, what to include. With
 * `includeSensitive` the output is a secret as a whole.
 *
 * @throws ValidationError if an argument or an option that is known already is wrong, ConfigurationError if the stack's
 * configuration is, and RunError for a provider that is not one of this package. Everything else that
 * {@link getVirtualMachine} throws fails the output, and so the program.
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
): pulumi.Output<AllMembers<VirtualMachine>> {
  const machine = lookUpOutput(LOOKUP, args, opts);
  return opts.includeSensitive ? pulumi.secret(machine) : machine;
}
