import { quote } from "../json/text.js";
import { nameOfClass } from "../json/value.js";

export type FormatValue = (value: unknown) => string;

export const HIDDEN_VALUE = "the value given (may be secret)";

export const hideValue: FormatValue = () => HIDDEN_VALUE;

/** Whether a message must not quote a value, nor reveal anything about it. */
export function isHidden(value: unknown, format: FormatValue): boolean {
  return format(value) !== formatValue(value);
}

const MAX_VALUE_LENGTH = 60;

/** Formats a value for a message. The content of objects and lists is omitted, because it may be long or confidential. */
export function formatValue(value: unknown): string {
  if (typeof value === "string") return quote(truncate(value, MAX_VALUE_LENGTH));
  if (value === undefined) return "nothing";
  if (["bigint", "function", "symbol"].includes(typeof value)) return `a ${typeof value}`;
  if (Array.isArray(value)) return value.length === 1 ? "a list of 1 item" : `a list of ${value.length} items`;
  if (typeof value !== "object" || value === null || value instanceof Number) return String(value);
  return nameOfClass(value) ?? "an object";
}

export function formatJson(value: unknown): string {
  return value === undefined ? "nothing" : truncate(quote(value), 10_000);
}

/** Limits the length of a text. The engine cannot receive half of a surrogate pair, which that may leave. */
export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…`.toWellFormed() : text;
}

/** The messages of all partial failures of a run travel in one gRPC trailer. */
export function boundMessage(message: string): string {
  return truncate(message, 20_000);
}

/** Property names also come from the service, in any length. */
export function shortenPath(path: string): string {
  return truncate(path, 300).toWellFormed();
}

const MAX_LISTED = 20;

/** In a line about clusters. */
export const MAX_UIDS = 10;

/** The first items as texts, then `and 3 more` if there are others. */
export function shortened<T>(items: readonly T[], format: (item: T) => string, max = MAX_LISTED): string[] {
  const shown = items.slice(0, max).map((item) => format(item));
  const others = items.length - shown.length;
  return others > 0 ? [...shown, `and ${grouped(others)} more`] : shown;
}

/** `"a", "b" and 3 more`, followed by where a user finds all. */
export function listed(
  texts: readonly string[],
  format: (text: string) => string = quote,
  whereAll = "",
  max = MAX_LISTED,
): string {
  return shortened(texts, format, max)
    .join(", ")
    .replace(/, (and [\d,]+ more)$/, ` $1${whereAll}`);
}

/** `1 cluster`, `2,000 clusters`. */
export function countClusters(number: number): string {
  return number === 1 ? "1 cluster" : `${grouped(number)} clusters`;
}

/** `2,000`. */
export function grouped(number: number): string {
  return number.toLocaleString("en");
}
