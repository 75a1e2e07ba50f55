import type { Connection } from "./api/client.js";
import type { GetVirtualMachineArgs } from "./model/lookups.js";
import type { VirtualMachine } from "./model/virtualMachine/virtualMachine.js";
import { judge, type Reading, refuseWrongLookup, type Validation } from "./reading.js";
import { removeSensitiveContent, sensitiveValues } from "./sensitiveContent.js";
import { checkGetVirtualMachineArgs } from "./validation/checkLookupArgs.js";
import { checkVirtualMachine } from "./validation/checkVirtualMachine.js";

export interface ReadVirtualMachineOptions {
  includeSensitive?: boolean;
  validation?: Validation;
}

/** Refuses wrong arguments and options. Nothing is sent. */
export function refuseWrongVirtualMachineLookup(args: unknown, options: ReadVirtualMachineOptions): void {
  refuseWrongLookup("getVirtualMachine", checkGetVirtualMachineArgs(args), options);
}

/**
 * Reads one virtual machine.
 *
 * @param connect - Gives the settings and the client, once the arguments have been found to be right.
 * @throws ValidationError if an argument is wrong, or the answer is not a machine as the reference describes it.
 * @throws The errors of the client.
 */
export async function readVirtualMachine(
  connect: () => Promise<Connection>,
  args: GetVirtualMachineArgs,
  options: ReadVirtualMachineOptions = {},
): Promise<Reading<VirtualMachine>> {
  refuseWrongVirtualMachineLookup(args, options);
  const { settings, client } = await connect();
  const { clusterUid, name, namespace, projectUid = settings.projectUid } = args;
  const received = await client.getVirtualMachine({ clusterUid, name, namespace, projectUid });
  const subject = `Virtual machine "${name}" in namespace "${namespace}" of cluster "${clusterUid}"`;
  const warnings = judge(subject, received, checkVirtualMachine, options, sensitiveValues(received.value));
  if (!options.includeSensitive) removeSensitiveContent(received.value);
  return { value: received.value as VirtualMachine, subject, warnings };
}
