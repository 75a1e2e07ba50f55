import { isUtf8 } from "node:buffer";
import { inflateRawSync, unzipSync } from "node:zlib";

/** Kubernetes stores no object that is larger. */
const MAX_TEXT_LENGTH = 2 * 1024 * 1024;
/** For all texts of a detector together, as many bytes as a response may have. */
const MAX_DECOMPRESSED_BYTES = 16 * 1024 * 1024;
/** Charged for each attempt, because very many small ones take time, too. */
const COST_OF_ATTEMPT = 1024;
const MAX_LAYERS = 8;

/** In base64, a shorter text has no room for a credential and the name of its member. */
const MIN_ENCODED_LENGTH = 20;
/** The first bytes of gzip, zlib (four levels), zip, zstd, xz, bzip2 and lz4. Node.js decompresses the first two formats. */
const SIGNATURES = ["1f8b08", "7801", "785e", "789c", "78da", "504b0304", "28b52ffd", "fd377a58", "425a68", "04224d18"];
/** Raw deflate has no signature. Shorter binary data is a hash or a key. */
const MIN_BINARY_BYTES = 100;

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
    if (layers === 0 || text.length > MAX_TEXT_LENGTH) return true;
    const plain = unescaped(text);
    if (patterns.some((pattern) => pattern.test(plain)) || OBJECT_MEMBERS.every((name) => name.test(plain)))
      return true;
    // Base64 may be wrapped, and be a part of the text.
    const words = [plain, plain.replace(/\s+/g, "")].flatMap((each) => each.split(/[^\w+/-]+/));
    const encoded = new Set(words.filter((word) => word.length >= MIN_ENCODED_LENGTH));
    return [...encoded].some((word) => isCopyIn(Buffer.from(word, "base64"), layers - 1));
  }

  function isCopyIn(bytes: Buffer, layers: number): boolean {
    const start = bytes.toString("hex", 0, 4);
    const isCompressed = SIGNATURES.some((signature) => start.startsWith(signature));
    const text = bytes.toString("latin1");
    if (!isCompressed && isUtf8(bytes)) return isCopy(text, layers);
    if (!isCompressed && bytes.length < MIN_BINARY_BYTES) return false;
    if (budget <= 0) return true;
    const maxOutputLength = Math.min(budget, MAX_TEXT_LENGTH);
    budget -= COST_OF_ATTEMPT;
    try {
      const content = (isCompressed ? unzipSync : inflateRawSync)(bytes, { maxOutputLength });
      budget -= content.length;
      return isCopy(content.toString("latin1"), layers);
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      if (isTooLarge) budget -= maxOutputLength;
      return isCompressed || isTooLarge || isCopy(text, layers);
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
