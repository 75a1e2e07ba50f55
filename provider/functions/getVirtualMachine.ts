import { clusterPath } from "../api/clusterRequests.js";
import type { ServiceReadRequest } from "../api/serviceRequest.js";
import { valueAt } from "../json/paths.js";
import { withReferenceNames } from "../machine/wireNames.js";
import { type Finding, findingAt } from "../messages/finding.js";
import { show } from "../messages/values.js";
import type { GetVirtualMachineArgs } from "../model/functions.js";
import { PackageFunction } from "./function.js";

export const getVirtualMachine = new PackageFunction({
  name: "getVirtualMachine",
  subject: ({ clusterUid, name, namespace }) =>
    `Virtual machine "${name}" in namespace "${namespace}" of cluster "${clusterUid}"`,
  read: async (send, machine) => withReferenceNames(await send(readVirtualMachine(machine))),
  hasMachines: true,
  findingsAbout: otherMachineFindings,
});

export function readVirtualMachine({
  clusterUid,
  projectUid,
  name,
  namespace,
}: GetVirtualMachineArgs): ServiceReadRequest {
  return {
    description: `read virtual machine "${name}" in namespace "${namespace}" of cluster "${clusterUid}"`,
    checkOnNotFound: "its name and namespace, the cluster UID",
    method: "GET",
    path: `${clusterPath(clusterUid)}/vms/${encodeURIComponent(name)}?namespace=${encodeURIComponent(namespace)}`,
    projectUid,
    clusterUid,
    response: {
      distinguishingMember: "spec",
      mismatch: (machine) => ("spec" in machine || "metadata" in machine ? undefined : "has neither spec nor metadata"),
    },
  };
}

/** Findings about a response that describes another machine: a proxy may confuse paths. */
function otherMachineFindings(machine: object, requested: GetVirtualMachineArgs): Finding[] {
  return (["name", "namespace"] as const).flatMap((member) => {
    const received = valueAt(machine, ["metadata", member]);
    // An empty namespace is the default one.
    if (typeof received !== "string" || received === "" || received === requested[member]) return [];
    const message = `is ${show(received)}, but ${show(requested[member])} was requested`;
    return [findingAt(["metadata", member], { rule: "other-machine", severity: "warning", message })];
  });
}
