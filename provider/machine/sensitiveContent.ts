import { isJsonObject } from "../json/value.js";
import { scalarsIn } from "../messages/values.js";
import { isPlainAnnotation } from "./annotations.js";
import { WIRE_NAMES } from "./wireNames.js";

const CLOUD_INIT_DATA = ["userData", "userDataBase64", "networkData", "networkDataBase64"];

/**
 * The members of a virtual machine that may contain a credential, by the name of the member that contains their object.
 * They come from a review of every member, and are found at any depth, so that undocumented places are covered too.
 *
 * Not listed, because they contain no credential themselves: references to secrets, names, image names, serial numbers,
 * certificate fingerprints, labels, and DHCP options, which any device on the network can read. Annotations are sensitive by
 * what they look like: many tools store a copy of what they have applied, each in an annotation of its own.
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
]);

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

/** In undocumented places, members may have their names on the wire. */
const REFERENCE_NAMES = new Map(WIRE_NAMES.map(([, wireName, name]) => [wireName, name]));

/** With and without a scheme. The part of an image before `@sha256:` is no user. */
function withoutUserAndQuery(url: string): string {
  return url.replace(/^(\s*[a-z][a-z\d+.-]*:[/\\]+|\s*[/\\]{2,})?[^/\\?#]*@(?!sha\d+:)/i, "$1").replace(/[?#].*$/s, "");
}

/** What must not be in the result of a function, and what no message may quote. */
export class SensitiveContent {
  readonly #found: SensitiveMember[] = [];

  /** @param machine - A JSON value that is not too deep for recursion, with one or many machines. */
  constructor(machine: unknown) {
    this.#search(machine, "");
  }

  /** Removes it from the machine, which must not have been changed in the meantime. */
  remove(): void {
    for (const { object, member, safeText } of this.#found) {
      if (safeText === undefined) delete object[member];
      else object[member] = safeText;
    }
  }

  /** The strings, numbers and booleans in it. */
  values(): Set<unknown> {
    return scalarsIn(this.#found.map(({ content }) => content));
  }

  #search(value: unknown, parent: string): void {
    if (Array.isArray(value)) for (const item of value) this.#search(item, parent);
    else if (isJsonObject(value)) for (const member of Object.keys(value)) this.#searchMember(value, member, parent);
  }

  #searchMember(object: Record<string, unknown>, member: string, parent: string): void {
    const content = object[member];
    const isUrl = URL_MEMBERS.get(REFERENCE_NAMES.get(parent) ?? parent)?.includes(member) ?? false;
    const safeText = isUrl && typeof content === "string" ? withoutUserAndQuery(content) : undefined;
    const isSensitive =
      isUrl ||
      SENSITIVE_MEMBERS.get(parent)?.includes(member) ||
      isMisplaced(member, content) ||
      (parent === "annotations" && content !== null && !isPlainAnnotation(member, content));
    if (safeText === undefined && !isSensitive) this.#search(content, member);
    else if (safeText !== content) this.#found.push({ object, member, content, safeText });
  }
}

interface SensitiveMember {
  object: Record<string, unknown>;
  member: string;
  content: unknown;
  /** The text without the credential; undefined if the whole member is sensitive. */
  safeText: string | undefined;
}

/** Whether cloud-init data, or an annotation, is in place of the object that should contain it. */
function isMisplaced(member: string, content: unknown): boolean {
  const containsData = member === "annotations" || SENSITIVE_MEMBERS.get(member) === CLOUD_INIT_DATA;
  return containsData && [content].flat().some((item) => typeof item !== "object");
}
