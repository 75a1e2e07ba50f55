import { clusterPath } from "../api/clusterRequests.js";
import { withReferenceNames } from "../machine/wireNames.js";
import { type Finding, findingAt } from "../messages/finding.js";
import { show } from "../messages/values.js";
import type { GetVirtualMachinesArgs, GetVirtualMachinesResult } from "../model/functions.js";
import { PackageFunction } from "./function.js";
import { readPages, sortedBy } from "./pages.js";

export const getVirtualMachines = new PackageFunction({
  name: "getVirtualMachines",
  subject: ({ clusterUid }) => `The list of virtual machines of cluster "${clusterUid}"`,
  async read(send, { clusterUid, namespaces, projectUid }) {
    const { items } = await readPages(send, {
      request: {
        description: `read the virtual machines of cluster "${clusterUid}"`,
        checkOnNotFound: "the cluster UID",
        method: "GET",
        path: `${clusterPath(clusterUid)}/vms`,
        projectUid,
        clusterUid,
      },
      query: namespaces && { namespace: namespaces.join(",") },
      identityOf,
      narrowing: "Set namespaces, and read the machines of a few namespaces at a time.",
    });
    return { virtualMachines: sortedBy(items.map(withReferenceNames), (machine) => identityOf(machine) ?? "") };
  },
  hasMachines: true,
  findingsAbout: otherNamespaceFindings,
  list: { member: "virtualMachines", describe: describeMachine },
});

/** Name and namespace of a machine, as far as it has them. */
function namesOf(machine: unknown): { name?: string; namespace?: string } {
  const { name, namespace } = (machine as { metadata?: Record<string, unknown> } | null)?.metadata ?? {};
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof namespace === "string" && { namespace }),
  };
}

function identityOf(machine: unknown): string | undefined {
  const { name, namespace = "" } = namesOf(machine);
  return name === undefined ? undefined : `${namespace}\0${name}`;
}

function describeMachine(machine: unknown): string {
  const { name, namespace } = namesOf(machine);
  if (name === undefined) return "a virtual machine without a name";
  const place = namespace === undefined ? "" : ` in namespace ${show(namespace)}`;
  return `virtual machine ${show(name)}${place}`;
}

/** Findings about machines of a namespace that was not requested: the service may not support the filter. */
function otherNamespaceFindings(result: object, { namespaces }: GetVirtualMachinesArgs): Finding[] {
  return (result as GetVirtualMachinesResult).virtualMachines.flatMap((machine, index) => {
    const { namespace } = namesOf(machine);
    if (namespaces === undefined || namespace === undefined || namespaces.includes(namespace)) return [];
    const message = `is ${show(namespace)}, which was not requested`;
    const path = ["virtualMachines", index, "metadata", "namespace"];
    return [findingAt(path, { rule: "other-machine", severity: "warning", message })];
  });
}
