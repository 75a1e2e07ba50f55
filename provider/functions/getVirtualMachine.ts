import { clusterPath, type ServiceReadRequest } from "../api/requests.js";
import { valueAt } from "../json/paths.js";
import { withReferenceNames } from "../machine/wireNames.js";
import type { GetVirtualMachineArgs } from "../model/functions.js";
import { PackageFunction } from "./function.js";

export const getVirtualMachine = new PackageFunction({
  name: "getVirtualMachine",
  subject: ({ clusterUid, name, namespace }) =>
    `Virtual machine "${name}" in namespace "${namespace}" of cluster "${clusterUid}"`,
  read: async (send, machine) => withReferenceNames(await send(readVirtualMachine(machine))),
  hasMachines: true,
});

export function readVirtualMachine(requested: GetVirtualMachineArgs): ServiceReadRequest {
  const { clusterUid, projectUid, name, namespace } = requested;
  return {
    description: `read virtual machine "${name}" in namespace "${namespace}" of cluster "${clusterUid}"`,
    checkOnNotFound: "its name and namespace",
    howToList: "To list the machines of the cluster, call getVirtualMachines({ clusterUid }).",
    method: "GET",
    path: `${clusterPath(clusterUid)}/vms/${encodeURIComponent(name)}?namespace=${encodeURIComponent(namespace)}`,
    projectUid,
    clusterUid,
    response: { distinguishingProperty: "spec", mismatch: (machine) => machineMismatch(machine, requested) },
  };
}

/** A proxy may confuse paths. The message quotes nothing, because an argument may be secret. */
function machineMismatch(machine: object, requested: GetVirtualMachineArgs): string | undefined {
  if (!("spec" in machine || "metadata" in machine)) return "has neither spec nor metadata";
  const { name = requested.name, namespace = requested.namespace } = namesOf(machine);
  const isOther = name !== requested.name || namespace !== requested.namespace;
  return isOther ? "has another name or namespace than the requested virtual machine" : undefined;
}

/** Name and namespace of a received machine, as far as it has them. An empty namespace is the default one. */
export function namesOf(machine: unknown): { name?: string; namespace?: string } {
  const names = ["name", "namespace"].map((property) => [property, valueAt(machine, ["metadata", property])] as const);
  return Object.fromEntries(names.filter(([, name]) => typeof name === "string" && name !== ""));
}
