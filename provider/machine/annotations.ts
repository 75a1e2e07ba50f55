/** Which annotations of a machine may be shown, by what they look like. Nothing is decoded. */

const MAX_LENGTH = 200;

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

/**
 * Whether an annotation contains no credential, as far as its name and its value show: a short text such as a name, a UUID, a time or a
 * description, or a JSON list of such texts.
 */
export function isPlainAnnotation(name: string, value: unknown): boolean {
  if (typeof value !== "string") return ["number", "boolean"].includes(typeof value) && !namesCredential(name);
  const text = LIST.test(value) ? value.replaceAll('"', "") : value;
  if (text.length > MAX_LENGTH || [STRUCTURE, URL_USER, ENCODED].some((sign) => sign.test(text))) return false;
  // The name before each `:` or `=`.
  const names = [...text.matchAll(/([\p{L}\p{N}_.-]+)\s*[:=]/gu)].map(([, each = ""]) => each);
  return ![name, ...names].some(namesCredential);
}

/** Whether a name has a word such as `password`, `token` or `key`: `db_password`, `apiKey`, `example.com/auth-token`. */
function namesCredential(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => CREDENTIAL.test(word));
}
