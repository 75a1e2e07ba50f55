import { isUtf8 } from "node:buffer";
import { unzipSync } from "node:zlib";

const MAX_LAYERS = 5;
/** Of all texts together, because a small text may be a gigabyte. Kubernetes stores no annotations of more than 256 KiB. */
const MAX_DECOMPRESSED_BYTES = 8 * 1024 * 1024;
const MAX_BYTES_OF_TEXT = 1024 * 1024;

/** Texts in base64 that are shorter have no room for a credential and the name of its member. */
const ENCODED = /[\w+/-]{20,}/g;
/** The first bytes of gzip, zlib, zip, zstd, xz, bzip2 and lz4. Node.js decompresses the first two. */
const COMPRESSED = /^(1f8b08|78(01|5e|9c|da)|504b0304|28b52ffd|fd377a58|425a68|04224d18)/;

/** A member of JSON or YAML: in a block of lines, in braces, or in a text within them. */
function member(names: string, value = ""): RegExp {
  return new RegExp(String.raw`(?:^|[{,"'[]|[-?][ \t])[ \t]*["']?(?:${names})["']?\s*:${value}`, "m");
}

/** The value of a member that is an object in braces or in a block, perhaps with an anchor, a tag or a comment. */
const OBJECT = String.raw`[ \t]*(?:["']?\{|[&!#|>*\r\n])`;
/** Every Kubernetes object has these. A reference to one has no metadata. */
const OBJECT_MEMBERS = ["apiVersion", "kind", "metadata"].map((name) => member(name));
const COPIES = [
  member("spec|ignition|passwd", OBJECT),
  // A JSON patch.
  member("path", String.raw`\s*["']?/spec\b`),
  // User data of cloud-init.
  /(?:^|["'])[ \t]*#(?:cloud-(?:config|boothook)|! *\/)|^content-type: *multipart/im,
  // A URL with a password.
  /\/\/[^\s/?#@"':]+:[^\s/?#@"']+@/,
];

/**
 * Creates a function that tells whether a text contains a manifest, a part of one, or a guest's configuration with
 * credentials, in plain text, base64 or compressed. It looks for the names of members, because a copy may be JSON, YAML, a
 * patch or cut off. What cannot be decompressed within the limits counts as a copy: to hide too much does no harm.
 *
 * @param sensitiveMembers - The names of members that may contain a credential.
 */
export function copyDetector(sensitiveMembers: readonly string[]): (text: string) => boolean {
  const patterns = [member(sensitiveMembers.join("|")), ...COPIES];
  let budget = MAX_DECOMPRESSED_BYTES;
  return (text) => isCopy(text, MAX_LAYERS);

  function isCopy(text: string, layers: number): boolean {
    const plain = unescaped(text);
    if (patterns.some((each) => each.test(plain)) || OBJECT_MEMBERS.every((each) => each.test(plain))) return true;
    // Base64 may be wrapped, and be a part of the text.
    const words = [plain, plain.replace(/\s+/g, "")].flatMap((each) => each.match(ENCODED) ?? []);
    return [...new Set(words)].some((word) => isCopyIn(Buffer.from(word, "base64"), layers - 1));
  }

  function isCopyIn(bytes: Buffer, layers: number): boolean {
    const isCompressed = COMPRESSED.test(bytes.toString("hex", 0, 4));
    if (!isCompressed && !isUtf8(bytes)) return false;
    if (layers === 0) return true;
    if (!isCompressed) return isCopy(bytes.toString("latin1"), layers);
    if (budget <= 0) return true;
    try {
      const content = unzipSync(bytes, { maxOutputLength: MAX_BYTES_OF_TEXT });
      budget -= content.length;
      return isCopy(content.toString("latin1"), layers);
    } catch {
      budget -= MAX_BYTES_OF_TEXT;
      return true;
    }
  }
}

/** The text without the escapes of JSON in any number of layers, and as it is if it was UTF-16. */
function unescaped(text: string): string {
  return text.replace(/\0+/g, "").replace(/\\+([nrt]|u0022)?/g, (_, code?: string) => {
    if (code === undefined) return "";
    return code === "u0022" ? '"' : "\n";
  });
}
