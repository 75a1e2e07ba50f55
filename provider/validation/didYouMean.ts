import { closest, distance } from "fastest-levenshtein";

/** The candidate that a misspelled word most likely stands for, if one is near enough. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  // Words of foreign input may be huge, and the distance costs the product of both lengths.
  if (candidates.length === 0 || word.length > 100) return undefined;
  const sameLetters = candidates.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (sameLetters) return sameLetters;
  const nearest = closest(word, candidates);
  return distance(word, nearest) <= Math.max(2, Math.floor(nearest.length / 3)) ? nearest : undefined;
}

/** The end of a message about an unknown word: what is probably meant, or else what there is. */
export function wayOut(suggestion: string | undefined, known: readonly string[]): string {
  return suggestion === undefined ? `known are ${known.join(", ")}` : `did you mean ${suggestion}?`;
}
