import { closest, distance } from "fastest-levenshtein";
import { show } from "./values.js";

/** The candidate that is most similar to a misspelled word, if one is similar enough. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  // The time for the distance grows with the product of both lengths.
  if (candidates.length === 0 || word.length > 100) return undefined;
  const sameLetters = candidates.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (sameLetters) return sameLetters;
  const nearest = closest(word, candidates);
  return distance(word, nearest) <= Math.max(2, Math.floor(nearest.length / 3)) ? nearest : undefined;
}

/** The suggestion as a sentence with a space before it; empty without one. */
export function suggestionFor(word: string, candidates: readonly string[]): string {
  const suggestion = didYouMean(word, candidates);
  return suggestion === undefined ? "" : ` Did you mean ${show(suggestion)}?`;
}

/** The end of a message about an unknown name: the suggestion, otherwise all supported names. */
export function unknownNameHint(suggestion: string | undefined, supported: readonly string[]): string {
  return suggestion === undefined ? `supported: ${supported.join(", ")}` : `did you mean ${suggestion}?`;
}
