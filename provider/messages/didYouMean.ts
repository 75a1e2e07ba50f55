import { distance } from "fastest-levenshtein";
import { formatValue } from "./values.js";

/** The candidate that is most similar to a misspelled word, if one is similar enough. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  // The time for the distance grows with the product of both lengths.
  if (word.length > 100) return undefined;
  const letters = lettersOf(word);
  const [longer, ...others] = candidates.filter((candidate) => {
    const name = lettersOf(candidate);
    return letters.length >= 3 && (name.startsWith(letters) || name.endsWith(letters));
  });
  return closest(word, candidates, lettersOf, isSimilar) ?? (others.length === 0 ? longer : undefined);
}

/** The candidate with the fewest mistakes, if it is similar enough. More mistakes never make letters more similar. */
export function closest(
  word: string,
  candidates: readonly string[],
  lettersOf: (text: string) => string,
  isSimilar: (letters: string, others: string, mistakes: number) => boolean,
): string | undefined {
  const letters = lettersOf(word);
  const similar = candidates.flatMap((candidate) => {
    const others = lettersOf(candidate);
    // Each letter too many or too few is a mistake, which is faster to see than the others.
    if (!isSimilar(letters, others, Math.abs(letters.length - others.length))) return [];
    const mistakes = distance(letters, others);
    return isSimilar(letters, others, mistakes) ? [{ candidate, mistakes }] : [];
  });
  return similar.sort((one, other) => one.mistakes - other.mistakes)[0]?.candidate;
}

/** The letters and digits of a name, without what differs between `hostCluster`, `host_cluster` and `HOST-CLUSTER`. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Whether two words may be the same, with mistakes in every third letter, but in at most half of a short word. */
function isSimilar(word: string, other: string, mistakes: number): boolean {
  const [shorter, longer] = [Math.min(word.length, other.length), Math.max(word.length, other.length)];
  return mistakes <= Math.max(2, Math.floor(longer / 3)) && 2 * mistakes <= shorter;
}

/** The end of a message about an unknown name: the one that is meant, otherwise all. */
export function unknownNameHint(name: string, known: readonly string[], kind: string): string {
  const suggestion = didYouMean(name, known);
  return suggestion === undefined ? `${kind}: ${known.join(", ")}` : `did you mean ${suggestion}?`;
}

/** The end of a message about a value that is none of a fixed set; empty if it resembles none of them. */
export function choiceHint(value: unknown, choices: readonly string[]): string {
  const meant = typeof value === "string" ? didYouMean(value, choices) : undefined;
  return meant === undefined ? "" : `; did you mean ${formatValue(meant)}?`;
}
