import { isJsonObject, mapJson } from "../json/value.js";
import { type FormatValue, formatValue, HIDDEN_VALUE } from "../messages/values.js";

const CLOUD_INIT_DATA = ["userData", "userDataBase64", "networkData", "networkDataBase64"];

/**
 * The properties of a virtual machine that may contain a credential, by the name of the property that contains their object: at any depth,
 * so that undocumented places are covered too. References to secrets, image names, serial numbers, certificate fingerprints, labels, and
 * DHCP options, which any device on the network can read, contain none.
 */
export const SENSITIVE_PROPERTIES: ReadonlyMap<string, readonly string[]> = new Map([
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

/** What must not be in the result of a function, and what no message may quote. */
export class SensitiveContent {
  readonly #found: { object: Record<string, unknown>; name: string; content: unknown; safe: unknown }[] = [];

  /** @param machine - A JSON value that is not too deep for recursion, with one or many machines. */
  constructor(machine: unknown) {
    this.#search(machine, "");
  }

  /** Removes it from the machine, which must not have been changed in the meantime. */
  remove(): void {
    for (const { object, name, safe } of this.#found) {
      if (safe === undefined) delete object[name];
      else object[name] = safe;
    }
  }

  /** Formats the other values for messages. */
  formatter(): FormatValue {
    const values = new Set<unknown>();
    for (const { content } of this.#found) mapJson(content, (value) => values.add(value));
    return (value) => (values.has(value) ? HIDDEN_VALUE : formatValue(value));
  }

  #search(value: unknown, parent: string): void {
    if (Array.isArray(value)) for (const item of value) this.#search(item, parent);
    if (!isJsonObject(value)) return;
    for (const [name, content] of Object.entries(value)) {
      const safe = safePartOf(content, name, parent);
      if (Object.is(safe, content)) this.#search(content, name);
      else this.#found.push({ object: value, name, content, safe });
    }
  }
}

/** A property without what may be a credential; undefined if that is all of it. */
function safePartOf(content: unknown, name: string, parent: string): unknown {
  // Many tools store a copy of what they have applied, each in an annotation of its own.
  if (parent === "annotations") return content === null || isPlainAnnotation(name, content) ? content : undefined;
  if (SENSITIVE_PROPERTIES.get(parent)?.includes(name) || isMisplaced(name, content)) return undefined;
  const isUrl = name === "url" || name === "initImageURL" || (name === "path" && parent === "httpGet");
  if (!isUrl) return content;
  return typeof content === "string" ? withoutUserAndQuery(content) : undefined;
}

/** Whether cloud-init data, or an annotation, is where the object should be that contains it. */
function isMisplaced(name: string, content: unknown): boolean {
  const containsData = name === "annotations" || SENSITIVE_PROPERTIES.get(name) === CLOUD_INIT_DATA;
  return containsData && [content].flat().some((item) => typeof item !== "object");
}

/** With and without a scheme. The part of an image before `@sha256:` is no user. */
function withoutUserAndQuery(url: string): string {
  return url.replace(/^(\s*[a-z][a-z\d+.-]*:[/\\]+|\s*[/\\]{2,})?[^/\\?#]*@(?!sha\d+:)/i, "$1").replace(/[?#].*$/s, "");
}

/** A word that names a credential, also at the end of a compound such as `rootpassword`. */
const CREDENTIAL = /^(.*(passw(or)?d|passphrase|secret|token|credential|auth)|(api|ssh)?key|authorization)s?$/i;

/** What a name or a text consists of if it is JSON, XML, a script, or quoted. An apostrophe within a word quotes nothing. */
const STRUCTURE = /[{<"`]|(?<!\w)'|'(?!\w)|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The user of a URL, also without a scheme if there is a password. */
const URL_USER = /\/\/[^\s/?#]*@|(?<=[^\s/:])(?<!mailto):[^\s/]+@[^\s@]/i;

/** Base64, and base64 for URLs, which differs from names and UUIDs by its upper and lower case letters and digits. */
const ENCODED = /[A-Za-z\d+/]{32}|(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32}/;

/** A JSON list of texts without escapes. */
const LIST = /^\[("[^"\\]*"(, ?"[^"\\]*")*)?\]$/;

/** Whether an annotation is a short text such as a name, a time or a description, or a JSON list of such texts. Nothing is decoded. */
function isPlainAnnotation(name: string, value: unknown): boolean {
  if (typeof value !== "string") return ["number", "boolean"].includes(typeof value) && !namesCredential(name);
  const text = LIST.test(value) ? value.replaceAll('"', "") : value;
  if (text.length > 200 || [STRUCTURE, URL_USER, ENCODED].some((sign) => sign.test(text))) return false;
  // The name before each `:` or `=`.
  const names = [...text.matchAll(/([\p{L}\p{N}_.-]+)\s*[:=]/gu)].map(([, each = ""]) => each);
  return ![name, ...names].some(namesCredential);
}

/** Names such as `db_password`, `apiKey`, `example.com/auth-token`. */
function namesCredential(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => CREDENTIAL.test(word));
}
