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

/** Whether an annotation contains no credential, as far as its name and its value show. */
export function isPlainAnnotation(name: string, value: unknown): boolean {
  const isScalar = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isScalar && !namesCredential(name) && isPlain(String(value));
}

/** Whether a name has a word such as `password`, `token` or `key`: `db_password`, `apiKey`, `example.com/auth-token`. */
function namesCredential(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => CREDENTIAL.test(word));
}

/** Whether a value is a short text such as a name, a UUID, a time or a description, or a JSON list of such texts. */
function isPlain(value: string): boolean {
  return isPlainText(value) || listIn(value)?.every((item) => typeof item === "string" && isPlainText(item)) === true;
}

function isPlainText(text: string): boolean {
  if (text.length > MAX_LENGTH || STRUCTURE.test(text) || URL_USER.test(text) || ENCODED.test(text)) return false;
  // The name before each `:` or `=`.
  return [...text.matchAll(/([\p{L}\p{N}_.-]+)\s*[:=]/gu)].every(([, name = ""]) => !namesCredential(name));
}

function listIn(text: string): unknown[] | undefined {
  if (!text.trimStart().startsWith("[")) return undefined;
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return undefined;
  }
}
