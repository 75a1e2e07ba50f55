import { scalarsIn } from "./finding.js";

const CLOUD_INIT = ["userData", "userDataBase64", "networkData", "networkDataBase64"];

/**
 * What may hold passwords or tokens in a virtual machine: by the member that holds the object, the object's members.
 * They are known by their names wherever they are, so that a place that the reference does not know is no leak.
 */
const SENSITIVE_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  cloudInitConfigDrive: CLOUD_INIT,
  cloudInitNoCloud: CLOUD_INIT,
  http: ["extraHeaders"],
  // A copy of everything that somebody once applied.
  annotations: ["kubectl.kubernetes.io/last-applied-configuration"],
};

/** Takes the sensitive members out of a machine, in place. It must be JSON, and not too deep for recursion. */
export function removeSensitiveContent(machine: unknown): void {
  for (const { object, member } of sensitiveMembers(machine)) delete object[member];
}

/** The strings, numbers and booleans in the sensitive members of a machine. */
export function sensitiveValues(machine: unknown): Set<unknown> {
  return scalarsIn(sensitiveMembers(machine).map(({ object, member }) => object[member]));
}

interface SensitiveMember {
  object: Record<string, unknown>;
  member: string;
}

function sensitiveMembers(machine: unknown): SensitiveMember[] {
  const found: SensitiveMember[] = [];
  function search(value: unknown, holder: string): void {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) search(item, holder);
      return;
    }
    const object = value as Record<string, unknown>;
    const sensitive = Object.hasOwn(SENSITIVE_MEMBERS, holder) ? SENSITIVE_MEMBERS[holder] : undefined;
    for (const name of Object.keys(object)) {
      const member = object[name];
      // Cloud-init data in the place of the object that is to hold it is data all the same.
      const isData = SENSITIVE_MEMBERS[name] === CLOUD_INIT && [member].flat().some((item) => typeof item !== "object");
      if (isData || sensitive?.includes(name)) found.push({ object, member: name });
      else search(member, name);
    }
  }
  search(machine, "");
  return found;
}
