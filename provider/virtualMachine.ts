import type { Connection } from "./api/client.js";
import { type Finding, findingAt, show } from "./finding.js";
import { judge, type Reading, refuseWrongLookup } from "./lookup.js";
import type { GetVirtualMachineArgs, VirtualMachineAnswerOptions } from "./model/lookups.js";
import type { VirtualMachine } from "./model/virtualMachine/virtualMachine.js";
import { withReferenceNames } from "./model/virtualMachine/wireNames.js";
import { removeSensitiveContent, sensitiveValues } from "./sensitiveContent.js";
import { VIRTUAL_MACHINE_LOOKUP } from "./validation/checkLookup.js";

/** Refuses wrong arguments and options. Nothing is sent. */
export function refuseWrongVirtualMachineLookup(args: unknown, options: VirtualMachineAnswerOptions): void {
  // One of many such calls is known by the machine's name.
  const name = (args as { name?: unknown } | null | undefined)?.name;
  const call =
    typeof name === "string" && name.trim() !== "" ? `getVirtualMachine for ${show(name)}` : "getVirtualMachine";
  refuseWrongLookup(call, VIRTUAL_MACHINE_LOOKUP, args, options);
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
  options: VirtualMachineAnswerOptions = {},
): Promise<Reading<VirtualMachine>> {
  refuseWrongVirtualMachineLookup(args, options);
  const { settings, client } = await connect();
  const { clusterUid, name, namespace, projectUid = settings.projectUid } = args;
  const received = withReferenceNames(await client.getVirtualMachine({ clusterUid, name, namespace, projectUid }));
  const subject = `Virtual machine "${name}" in namespace "${namespace}" of cluster "${clusterUid}"`;
  // Its validators are most of the package's code, and many programs look nothing up.
  const { checkVirtualMachine } = await import("./validation/checkVirtualMachine.js");
  const check = (machine: unknown) => [...checkVirtualMachine(machine), ...findingsOfOtherMachine(machine, args)];
  const warnings = judge(subject, received, check, options, sensitiveValues);
  if (!options.includeSensitive) removeSensitiveContent(received.value);
  return { value: received.value as VirtualMachine, subject, warnings };
}

/** What tells that the answer is about another machine: a proxy may have taken one path for another. */
function findingsOfOtherMachine(machine: unknown, asked: GetVirtualMachineArgs): Finding[] {
  const { metadata } = machine as Partial<VirtualMachine>;
  return (["name", "namespace"] as const).flatMap((member) => {
    const given = metadata?.[member];
    // An empty namespace is a way to write the default one.
    if (typeof given !== "string" || given === "" || given === asked[member]) return [];
    const message = `is ${show(given)}, though ${show(asked[member])} was asked for`;
    return [findingAt(["metadata", member], { rule: "other-machine", severity: "warning", message })];
  });
}
