/** What a text has in place of the API key. */
export const REDACTED = "[API key]";

/**
 * Replaces the API key in a text: as it is, and in the forms in which this package writes it, in JSON, in the path and the query of a
 * request, and with its white space collapsed.
 *
 * @param apiKey - If it is empty, the text is returned as it is.
 */
export function redact(text: string, apiKey: string): string {
  if (apiKey.trim() === "") return text;
  return formsOf(apiKey).reduce((shown, form) => shown.replaceAll(form, REDACTED), text);
}

function formsOf(apiKey: string): string[] {
  // Half of a surrogate pair has no percent-encoding.
  const key = apiKey.toWellFormed();
  const written = [
    apiKey,
    key,
    JSON.stringify(apiKey).slice(1, -1),
    encodeURIComponent(key),
    // As others write it.
    encodeURIComponent(key).replace(/%../g, (code) => code.toLowerCase()),
    new URLSearchParams([["", key]]).toString().slice(1),
  ];
  const forms = written.flatMap((form) => [form, form.replace(/\s+/g, " ").trim()]);
  // A form may contain another one.
  return [...new Set(forms)].sort((one, other) => other.length - one.length);
}

/** Whether a text from elsewhere contains the API key, also with the escapes that JSON allows. */
export function containsKey(text: string, apiKey: string): boolean {
  const unescaped = text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, "$1");
  return [text, unescaped].some((each) => redact(each, apiKey) !== each);
}
