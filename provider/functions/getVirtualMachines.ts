import { clusterPath } from "../api/clusterRequests.js";
import { withReferenceNames } from "../machine/wireNames.js";
import { show } from "../messages/values.js";
import { PackageFunction } from "./function.js";
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
    // The service may not support the filter. An empty namespace is the default one.
    const isRequested = ({ namespace }: Names) => !namespace || (namespaces?.includes(namespace) ?? true);
    const machines = items.filter((machine) => isRequested(namesOf(machine))).map(withReferenceNames);
    return { virtualMachines: sortedBy(machines, (machine) => identityOf(machine) ?? "") };
  },
  hasMachines: true,
  list: { member: "virtualMachines", describe: describeMachine },
});

interface Names {
  name?: string;
  namespace?: string;
}

/** Name and namespace of a machine, as far as it has them. */
function namesOf(machine: unknown): Names {
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
