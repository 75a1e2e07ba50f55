/** What a text has in place of the API key. */
export const REDACTED = "[API key]";

/**
 * Replaces the API key in a text: as it is, and in the forms in which this package writes it, in JSON, in the path and the query of a
 * request, and with its white space collapsed; without case, because host names are written in lower case.
 *
 * @param apiKey - If it is empty, the text is returned as it is.
 */
export function redact(text: string, apiKey: string): string {
  return apiKey.trim() === "" ? text : text.replace(patternOf(apiKey), REDACTED);
}

function patternOf(apiKey: string): RegExp {
  // Half of a surrogate pair has no percent-encoding.
  const key = apiKey.toWellFormed();
  const written = [
    apiKey,
    key,
    JSON.stringify(apiKey).slice(1, -1),
    encodeURIComponent(key),
    new URLSearchParams([["", key]]).toString().slice(1),
  ];
  const forms = written.flatMap((form) => [form, form.replace(/\s+/g, " ").trim()]);
  // A form may contain another one.
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.map((form) => form.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "gi");
}

/**
 * Whether a text contains the API key, also with the escapes that JSON allows. The same for what a program declares, what is sent and
 * received, and the programs that this package writes.
 */
export function containsKey(text: string, apiKey: string): boolean {
  const unescaped = text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, "$1");
  return [text, unescaped].some((each) => redact(each, apiKey) !== each);
}
