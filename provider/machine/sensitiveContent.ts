import { scalarsIn } from "../messages/values.js";

interface SensitiveMembers {
  /** Names of the members that contain the object. */
  parents: readonly string[];
  /** Members of the object. */
  members: readonly string[];
  /** Why a value may contain a credential. */
  reason: string;
  /** The part of a text without the credential. If absent, the whole member is sensitive. */
  safePart?(text: string): string;
}

const CLOUD_INIT_PARENTS = ["cloudInitConfigDrive", "cloudInitNoCloud"];

/**
 * The members of a virtual machine that may contain a credential, found in a review of every member. They are found by
 * name at any depth, so that undocumented places are covered too.
 *
 * Not listed, because they contain no credential themselves: references to secrets, names, image names, serial numbers,
 * certificate fingerprints, other annotations and labels, and DHCP options, which any device on the network can read.
 */
export const SENSITIVE_MEMBERS: readonly SensitiveMembers[] = [
  {
    parents: CLOUD_INIT_PARENTS,
    members: ["userData", "userDataBase64", "networkData", "networkDataBase64"],
    reason: "Cloud-init data sets passwords, private keys and Wi-Fi keys.",
  },
  { parents: ["http"], members: ["extraHeaders"], reason: "A header may be an Authorization header." },
  { parents: ["httpGet"], members: ["httpHeaders"], reason: "A header may be an Authorization header." },
  { parents: ["exec"], members: ["command"], reason: "A command line may contain a password." },
  { parents: ["kernelBoot"], members: ["kernelArgs"], reason: "Installers accept passwords as kernel arguments." },
  {
    parents: ["annotations"],
    members: ["kubectl.kubernetes.io/last-applied-configuration"],
    reason: "The annotation is a copy of the whole machine as it was applied.",
  },
  {
    parents: ["annotations"],
    members: ["kubevirt.io/ignitiondata"],
    reason: "Ignition sets passwords and keys, like cloud-init.",
  },
  {
    parents: ["http", "engineImage", "registry", "objectStore", "vendorDisk", "gcs"],
    members: ["url"],
    reason: "A URL may contain a user and a password, and its query a token or a signature.",
    safePart: withoutUserAndQuery,
  },
  {
    parents: ["vendorDisk"],
    members: ["initImageURL"],
    reason: "A URL may contain a user and a password, and its query a token or a signature.",
    safePart: withoutUserAndQuery,
  },
  {
    parents: ["httpGet"],
    members: ["path"],
    reason: "The query of a path may contain a token.",
    safePart: withoutUserAndQuery,
  },
];

function withoutUserAndQuery(url: string): string {
  return url.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/?#]*@/i, "$1//").replace(/[?#].*$/s, "");
}

/** Removes sensitive members, or the sensitive part of their text, in place. */
export function removeSensitiveContent(machine: unknown): void {
  for (const { object, member, safeText } of sensitiveContentOf(machine)) {
    if (safeText === undefined) delete object[member];
    else object[member] = safeText;
  }
}

/** The strings, numbers and booleans in the sensitive members of a machine. */
export function sensitiveValues(machine: unknown): Set<unknown> {
  return scalarsIn(sensitiveContentOf(machine).map(({ object, member }) => object[member]));
}

interface SensitiveContent {
  object: Record<string, unknown>;
  member: string;
  /** The text without the credential; absent if the whole member is sensitive. */
  safeText?: string;
}

/** By the name of the parent, and then of the member. */
const BY_PARENT = new Map<string, Map<string, SensitiveMembers>>();
for (const row of SENSITIVE_MEMBERS) {
  for (const parent of row.parents) {
    const byMember = BY_PARENT.get(parent) ?? new Map();
    for (const member of row.members) byMember.set(member, row);
    BY_PARENT.set(parent, byMember);
  }
}

/** @param machine - A JSON value that is not too deep for recursion. */
function sensitiveContentOf(machine: unknown): SensitiveContent[] {
  const found: SensitiveContent[] = [];
  function search(value: unknown, parent: string): void {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) search(item, parent);
      return;
    }
    const object = value as Record<string, unknown>;
    const rows = BY_PARENT.get(parent);
    for (const member of Object.keys(object)) {
      const row = rows?.get(member);
      const content = object[member];
      if (row?.safePart !== undefined && typeof content === "string") {
        const safeText = row.safePart(content);
        if (safeText !== content) found.push({ object, member, safeText });
      } else if (row !== undefined || isMisplacedCloudInit(member, content)) {
        found.push({ object, member });
      } else {
        search(content, member);
      }
    }
  }
  search(machine, "");
  return found;
}

/** Whether cloud-init data is in place of the object that should contain it. */
function isMisplacedCloudInit(member: string, content: unknown): boolean {
  return CLOUD_INIT_PARENTS.includes(member) && [content].flat().some((item) => typeof item !== "object");
}
