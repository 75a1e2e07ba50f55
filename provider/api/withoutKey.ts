/** Encodings of the key that are shorter may be anything. */
const SHORTEST_ENCODED = 8;

/**
 * Text in which the API key does not occur, whoever put it there, and in whatever notation: with escapes of JSON, URLs,
 * HTML or a shell, also one within another, in hex, in Base64, or as a list of bytes.
 */
export function withoutKey(text: string, apiKey: string): string {
  const bytes = Buffer.from(apiKey);
  const base64 = inBase64(apiKey).map((encoding) => encoding.replace(/[^a-z\d]/gi, inAnyNotation));
  const inHex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("[\\s,:]{0,4}");
  const encodings = [inHex, bytes.join("[\\s,]{1,4}"), ...base64].filter(({ length }) => length >= SHORTEST_ENCODED);
  // What is one character in one notation is several in another: a run of them counts as one.
  const key = apiKey.replace(/\\+| +|./gs, inAnyNotation);
  return text.replace(new RegExp([key, ...encodings].join("|"), "gi"), "[API key]");
}

/** What of the key's Base64 does not depend on what is around it, wherever the key begins in three bytes. */
function inBase64(apiKey: string): string[] {
  return [0, 1, 2].flatMap((at) => {
    const end = at + Buffer.byteLength(apiKey);
    const bytes = Buffer.from("?".repeat(at) + apiKey);
    return (["base64", "base64url"] as const).map((encoding) =>
      bytes.toString(encoding).slice(Math.ceil((at * 8) / 6), Math.floor((end * 8) / 6)),
    );
  });
}

/** How some characters are written beside what holds for all, as regular expressions. */
const OTHER_NOTATIONS: Readonly<Record<string, string>> = {
  '"': "&(?:amp;){0,4}quot;",
  "&": "&(?:amp;){1,4}",
  "<": "&(?:amp;){0,4}lt;",
  ">": "&(?:amp;){0,4}gt;",
  "'": "&(?:amp;){0,4}apos;|'\\\\{1,8}''|''",
  " ": "\\+",
};

/** A regular expression for an ASCII character, or for a run of one. Its bounds keep it fast, whatever the text is. */
function inAnyNotation(run: string): string {
  const character = run.charAt(0);
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, "0");
  const other = OTHER_NOTATIONS[character];
  const notations = [
    ...(other ? [other] : []),
    `%(?:25){0,4}${hex}`,
    `\\\\{1,8}(?:u00|x)${hex}`,
    `&(?:amp;){0,4}#(?:0{0,5}${code}|x0{0,5}${hex});?`,
    character === "\\" ? "\\\\" : `\\\\{0,8}\\x${hex}`,
  ];
  return `(?:${notations.join("|")})${character === "\\" || character === " " ? "{1,16}" : ""}`;
}
