export const REDACTED = "[API key]";

/** Replaces the API key in all forms in which this package writes it. Case is ignored, because host names are written in lower case. */
export function redact(text: string, apiKey: string): string {
  return text.replace(patternOf(apiKey), REDACTED);
}

/** Replaces secret texts where they stand alone: within words, a short one would make messages unreadable. */
export function hideTexts(text: string, secrets: Iterable<string>): string {
  const replace = (shown: string, secret: string) =>
    shown.replace(new RegExp(`(?<!\\w)(?:${patternOf(secret).source})(?!\\w)`, "gi"), "[secret]");
  return [...secrets].reduce(replace, text);
}

const patterns = new Map<string, RegExp>();

/** Each request and response is examined, so the pattern of a key is only compiled once. */
function patternOf(apiKey: string): RegExp {
  const known = patterns.get(apiKey);
  if (known !== undefined) return known;
  if (apiKey.trim() === "") return /(?!)/g;
  // Half of a surrogate pair has no percent-encoding.
  const key = apiKey.toWellFormed();
  const inQuery = new URLSearchParams([["", key]]).toString().slice(1);
  const written = [apiKey, key, JSON.stringify(apiKey).slice(1, -1), encodeURIComponent(key), inQuery];
  const forms = written.flatMap((form) => [form, form.replace(/\s+/g, " ").trim()]);
  // A form may contain another one.
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((form) => form.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const pattern = new RegExp(escaped.join("|"), "gi");
  patterns.set(apiKey, pattern);
  return pattern;
}

/** Whether a text contains the API key, also with the escapes that JSON allows. */
export function containsKey(text: string, apiKey: string): boolean {
  const pattern = patternOf(apiKey);
  if (text.search(pattern) >= 0) return true;
  if (!text.includes("\\")) return false;
  const unescaped = text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, "$1");
  return unescaped.search(pattern) >= 0;
}
