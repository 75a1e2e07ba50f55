/** Something wrong in a file. */
export interface Mistake {
  /** Where, as a user finds it: `clusters.csv:3, column port`. */
  place: string;
  /** What is wrong there, and what would be right. */
  message: string;
}

/** A file that cannot be used, with everything that is wrong in it. */
export class MistakesError extends Error {
  override readonly name = "MistakesError";

  constructor(file: string, mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`;
    super(`${file} has ${count}; nothing was run.\n${mistakes.map(formatMistake).join("\n")}`);
    // The stack says nothing about the file.
    this.stack = this.message;
  }
}

export function formatMistake({ place, message }: Mistake): string {
  return `- ${place}: ${message}`;
}
