import { clusterPath } from "../api/clusterRequests.js";
import type { ServiceReadRequest } from "../api/serviceRequest.js";
import { removeSensitiveContent } from "../machine/sensitiveContent.js";
import { withReferenceNames } from "../machine/wireNames.js";
import { type Finding, findingAt, prefixFinding } from "../messages/finding.js";
import { show } from "../messages/values.js";
import type { GetVirtualMachinesArgs, GetVirtualMachinesResult } from "../model/functions.js";
import { PackageFunction } from "./function.js";
import { compareTexts, PAGE_RESPONSE, PAGE_SIZE, readPages } from "./pages.js";

export const getVirtualMachines = new PackageFunction({
  name: "getVirtualMachines",
  subject: ({ clusterUid }) => `The list of virtual machines of cluster "${clusterUid}"`,
  read: (client, args) =>
    client.inSlot(async (send) => {
      const { items } = await readPages(send, {
        pageRequest: (continueToken) => readMachinePage(args, continueToken),
        identityOf,
        narrowing: "Set namespaces, and read the machines of a few namespaces at a time.",
      });
      const machines = items.map(withReferenceNames);
      machines.sort((left, right) => compareTexts(identityOf(left) ?? "", identityOf(right) ?? ""));
      return { virtualMachines: machines };
    }),
  async validateResult(result, args) {
    const { validateMachines } = await import("../validation/checkVirtualMachine.js");
    const { virtualMachines } = result as GetVirtualMachinesResult;
    return validateMachines(virtualMachines).flatMap((findings, index) => {
      const all = [...findings, ...otherNamespaceFindings(virtualMachines[index], args)];
      return all.map((finding) => prefixFinding(["virtualMachines", index], finding));
    });
  },
  list: { member: "virtualMachines", describe: describeMachine },
  removeSensitive: removeSensitiveContent,
});

/** Reads one page of the virtual machines of a cluster. */
function readMachinePage(
  { clusterUid, namespaces, projectUid }: GetVirtualMachinesArgs,
  continueToken?: string,
): ServiceReadRequest {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (namespaces !== undefined) query.set("namespace", namespaces.join(","));
  if (continueToken !== undefined) query.set("continue", continueToken);
  return {
    description: `read the virtual machines of cluster "${clusterUid}"`,
    checkOnNotFound: "the cluster UID",
    method: "GET",
    isRead: true,
    path: `${clusterPath(clusterUid)}/vms?${query}`,
    projectUid,
    clusterUid,
    response: PAGE_RESPONSE,
  };
}

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

/** A warning about a machine of a namespace that was not requested: the service may not support the filter. */
function otherNamespaceFindings(machine: unknown, { namespaces }: GetVirtualMachinesArgs): Finding[] {
  const { namespace } = namesOf(machine);
  if (namespaces === undefined || namespace === undefined || namespaces.includes(namespace)) return [];
  const message = `is ${show(namespace)}, which was not requested`;
  return [findingAt(["metadata", "namespace"], { rule: "other-machine", severity: "warning", message })];
}
