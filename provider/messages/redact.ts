/**
 * Replaces the API key in a text, in its literal, JSON, URL and Base64 forms.
 *
 * @param apiKey - If it is empty, the text is returned as it is.
 */
export function redact(text: string, apiKey: string): string {
  if (apiKey === "") return text;
  // Slashes and plus signs in Base64 may be escaped in turn.
  const forms = Array.from(new Set([apiKey, ...base64Forms(apiKey)]), (form) => Array.from(form));
  // Compiling the expression takes up to 0.1 s, and every run examines the base URL, which is shorter than most keys.
  const possible = forms.filter(({ length }) => length <= text.length);
  if (possible.length === 0) return text;
  const patterns = possible.map((form) => form.map(characterPattern).join(""));
  return text.replace(new RegExp(patterns.join("|"), "giu"), "[API key]");
}

/** A pattern for one character as it is, in a JSON string and in a URL, because encoders differ in which ones they escape. */
function characterPattern(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  const percentEncoded = Buffer.from(character).toString("hex").replace(/../g, "%$&");
  const plus = character === " " ? "|\\+" : "";
  return `(?:\\\\?\\u{${code}}|\\\\u${code.padStart(4, "0")}|${percentEncoded}${plus})`;
}

/** The part of the key's Base64 that does not depend on its neighbours, for each position within a group of three bytes. */
function base64Forms(apiKey: string): string[] {
  const encodings = ["base64", "base64url"] as const;
  const forms = [0, 1, 2].flatMap((offset) => {
    const end = offset + Buffer.byteLength(apiKey);
    const bytes = Buffer.from("?".repeat(offset) + apiKey);
    const [first, last] = [Math.ceil((offset * 8) / 6), Math.floor((end * 8) / 6)];
    return encodings.map((encoding) => bytes.toString(encoding).slice(first, last));
  });
  // Too short a form would match unrelated text.
  return forms.filter(({ length }) => length >= MIN_BASE64_LENGTH);
}

const MIN_BASE64_LENGTH = 8;
