import { quote } from "../json/text.js";

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
