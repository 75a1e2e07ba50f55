import { isJsonObject } from "../json/value.js";
import { scalarsIn } from "../messages/values.js";
import { copyDetector } from "./copies.js";

const CLOUD_INIT_DATA = ["userData", "userDataBase64", "networkData", "networkDataBase64"];

/**
 * The members of a virtual machine that may contain a credential, by the name of the member that contains their object.
 * They come from a review of every member, and are found at any depth, so that undocumented places are covered too.
 *
 * Not listed, because they contain no credential themselves: references to secrets, names, image names, serial numbers,
 * certificate fingerprints, labels, and DHCP options, which any device on the network can read. Annotations are sensitive by
 * their content, too: many tools store a copy of what they have applied, each in an annotation of its own.
 */
export const SENSITIVE_MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  // Cloud-init sets passwords, private keys and Wi-Fi keys.
  ["cloudInitConfigDrive", CLOUD_INIT_DATA],
  ["cloudInitNoCloud", CLOUD_INIT_DATA],
  // A header may be an Authorization header.
  ["http", ["extraHeaders"]],
  ["httpGet", ["httpHeaders"]],
  // A command line may contain a password, and installers accept passwords as kernel arguments.
  ["exec", ["command"]],
  ["kernelBoot", ["kernelArgs"]],
  // A copy of the whole machine as it was applied, and Ignition, which sets passwords and keys like cloud-init.
  ["annotations", ["kubectl.kubernetes.io/last-applied-configuration", "kubevirt.io/ignitiondata"]],
]);
const MEMBER_NAMES = [...SENSITIVE_MEMBERS.values()].flat();

/** Likewise, the members with a URL or a path, of which only a user, a password and the query may be a credential. */
export const URL_MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["http", ["url"]],
  ["engineImage", ["url"]],
  ["registry", ["url"]],
  ["objectStore", ["url"]],
  ["gcs", ["url"]],
  ["vendorDisk", ["url", "initImageURL"]],
  ["httpGet", ["path"]],
]);

function withoutUserAndQuery(url: string): string {
  return url.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/?#]*@/i, "$1//").replace(/[?#].*$/s, "");
}

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

/** @param machine - A JSON value that is not too deep for recursion. */
function sensitiveContentOf(machine: unknown): SensitiveContent[] {
  const isCopy = copyDetector(MEMBER_NAMES);
  const found: SensitiveContent[] = [];
  search(machine, "");
  return found;

  function search(value: unknown, parent: string): void {
    if (Array.isArray(value)) for (const item of value) search(item, parent);
    else if (isJsonObject(value)) for (const member of Object.keys(value)) searchMember(value, member, parent);
  }

  function searchMember(object: Record<string, unknown>, member: string, parent: string): void {
    const content = object[member];
    const isUrl = URL_MEMBERS.get(parent)?.includes(member) ?? false;
    const safeText = isUrl && typeof content === "string" ? withoutUserAndQuery(content) : undefined;
    const isSensitive =
      isUrl ||
      SENSITIVE_MEMBERS.get(parent)?.includes(member) ||
      isMisplaced(member, content) ||
      (parent === "annotations" && isCopy(typeof content === "string" ? content : (JSON.stringify(content) ?? "")));
    if (safeText === undefined && !isSensitive) search(content, member);
    else if (safeText === undefined) found.push({ object, member });
    else if (safeText !== content) found.push({ object, member, safeText });
  }
}

/** Whether cloud-init data, or an annotation, is in place of the object that should contain it. */
function isMisplaced(member: string, content: unknown): boolean {
  const containsData = member === "annotations" || SENSITIVE_MEMBERS.get(member) === CLOUD_INIT_DATA;
  return containsData && [content].flat().some((item) => typeof item !== "object");
}
