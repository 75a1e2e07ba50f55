import { clusterPath } from "../api/requests.js";
import { withReferenceNames } from "../machine/wireNames.js";
import { formatValue } from "../messages/values.js";
import { PackageFunction } from "./function.js";
import { namesOf } from "./getVirtualMachine.js";
import { readPages, sortedBy } from "./pages.js";

export const getVirtualMachines = new PackageFunction({
  name: "getVirtualMachines",
  subject: ({ clusterUid }) => `The list of virtual machines of cluster "${clusterUid}"`,
  async read(send, { clusterUid, namespaces, projectUid }) {
    const { items } = await readPages(send, {
      request: {
        description: `read the virtual machines of cluster "${clusterUid}"`,
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
  describeItem(machine) {
    const { name, namespace } = namesOf(machine);
    if (name === undefined) return "a virtual machine without a name";
    return `virtual machine ${formatValue(name)}${namespace === undefined ? "" : ` in namespace ${formatValue(namespace)}`}`;
  },
});

function identityOf(machine: unknown): string | undefined {
  const { name, namespace = "" } = namesOf(machine);
  return name === undefined ? undefined : `${namespace}\0${name}`;
}
