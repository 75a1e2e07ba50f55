/** A place in a value: member names and list indices from the outside in. */
export type Segments = readonly (string | number)[];

/** Something that a check has to say about one place of a value. */
export interface Finding {
  /** Stable name of the rule, so that a policy can ignore it: `"type"`, `"unknown-member"`, `"cluster-uid"`. */
  rule: string;
  /** The place as a user would type it: `clusterEndpoint.config.ingressConfig.port`, `externalIPs[1]`, `a["b.c"]`. */
  path: string;
  /** The same place as a JSON pointer (RFC 6901). */
  pointer: string;
  /** `"error"` is refused; `"warning"` is advice, and the value is used as it is. */
  severity: "error" | "warning";
  /** What is wrong with the value and what would be right: the rest of a sentence that `path` begins. */
  message: string;
}

/** A finding about a place, which is given both as a user would type it and as a JSON pointer. */
export function findingAt(
  segments: Segments,
  { rule, severity, message }: Pick<Finding, "rule" | "severity" | "message">,
): Finding {
  return { rule, path: formatPath(segments), pointer: formatPointer(segments), severity, message };
}

/** A finding about a value inside a larger one. */
export function prefixFinding(prefix: Segments, finding: Finding): Finding {
  const separator = finding.path === "" || finding.path.startsWith("[") ? "" : ".";
  return {
    ...finding,
    path: `${formatPath(prefix)}${separator}${finding.path}`,
    pointer: `${formatPointer(prefix)}${finding.pointer}`,
  };
}

/** Findings by severity. */
export function bySeverity(findings: readonly Finding[]): { errors: Finding[]; warnings: Finding[] } {
  return {
    errors: findings.filter(({ severity }) => severity === "error"),
    warnings: findings.filter(({ severity }) => severity === "warning"),
  };
}

/** Takes what a check has to say about a place. */
export type Report = (segments: Segments, message: string) => void;

/** Writes a place as a user would type it in a program. */
export function formatPath(segments: Segments): string {
  return segments
    .map((segment, index) => {
      if (typeof segment === "number") return `[${segment}]`;
      if (!/^[A-Za-z_$][\w$]*$/.test(segment)) return `[${quote(segment)}]`;
      return index === 0 ? segment : `.${segment}`;
    })
    .join("");
}

/** Writes a place as a JSON pointer (RFC 6901). */
export function formatPointer(segments: Segments): string {
  return segments.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The tokens of a JSON pointer. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Whether a JSON pointer is to the same value as another one, or to a value inside it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

const LONGEST_PATH = 300;

/** A finding as one sentence, as it is printed under a resource. */
export function formatFinding({ path, message }: Finding): string {
  if (path === "") return `The arguments ${message}`;
  return `${shortened(path, LONGEST_PATH).toWellFormed()} ${message}`;
}

const MOST_LISTED = 20;

/** Findings as sentences, of which there are not too many to read. */
export function formatSentences(findings: readonly Finding[]): string[] {
  const sentences = findings.slice(0, MOST_LISTED).map(formatFinding);
  if (findings.length > MOST_LISTED) sentences.push(`and ${findings.length - MOST_LISTED} more`);
  return sentences;
}

/** {@link formatSentences} as a list of lines. */
export function formatFindings(findings: readonly Finding[]): string {
  return formatSentences(findings)
    .map((sentence) => `- ${sentence}`)
    .join("\n");
}

const LONGEST_SHOWN = 60;

/** Shows a value in a message. */
export type Show = (value: unknown) => string;

/** What is shown in the place of a value that no message may quote. */
export const HIDDEN_VALUE = "the value given (may be secret)";

/** The strings, numbers and booleans at and beneath the values: what {@link showExcept} is to hide of them. */
export function scalarsIn(values: Iterable<unknown>): Set<unknown> {
  const scalars = new Set<unknown>();
  function collect(value: unknown): void {
    if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
    else scalars.add(value);
  }
  for (const value of values) collect(value);
  return scalars;
}

/** A {@link Show} that hides every value. */
export const hideValue: Show = () => HIDDEN_VALUE;

/** A {@link Show} that keeps secrets: the given strings and numbers are hidden wherever they occur. */
export function showExcept(secrets: ReadonlySet<unknown>): Show {
  return (value) => (secrets.has(value) ? HIDDEN_VALUE : show(value));
}

/**
 * Shows a value in a message: scalars as they are, shortened; of objects and lists only what they are, because their
 * content may be long or confidential.
 */
export function show(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quote(shortened(value, LONGEST_SHOWN));
    case "bigint":
      return "a bigint";
    case "undefined":
      return "nothing";
    case "function":
      return "a function";
    case "symbol":
      return "a symbol";
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return value.length === 1 ? "a list of 1 item" : `a list of ${value.length} items`;
      return nameOfClass(value) ?? "an object";
    default:
      return String(value);
  }
}

const LONGEST_JSON = 10_000;

/** Shows a whole value as JSON on one line, shortened where it is very long, without the `hidden` strings. */
export function showJsonExcept(hidden: ReadonlySet<unknown>, value: unknown): string {
  if (value === undefined) return "nothing";
  const json = quote(value, (_name, member) => (hidden.has(member) ? HIDDEN_VALUE : member));
  return shortened(json, LONGEST_JSON).toWellFormed();
}

/** A text, or the beginning of one that is longer than `most`: a character of two code units may be cut in two. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Control and format characters and line ends: what a terminal might act on, or nobody sees. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function hasUnprintable(text: string): boolean {
  return text.search(UNPRINTABLE) !== -1;
}

/** A value as JSON, with every character that a terminal might act on written as an escape. */
function quote(value: unknown, replacer?: (name: string, member: unknown) => unknown): string {
  return JSON.stringify(value, replacer).replace(UNPRINTABLE, (character) =>
    character.split("").map(escapeOf).join(""),
  );
}

function escapeOf(codeUnit: string): string {
  return `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** `"a Date"` for an instance of a class; nothing for a plain object. */
export function nameOfClass(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value);
  // Tells plain objects of another realm too, whose Object.prototype is not ours.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return undefined;
  const name: unknown = prototype.constructor?.name;
  if (typeof name !== "string" || !/^[\w$]{1,60}$/.test(name)) return "an instance of a class";
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}
