/**
 * The size of a random or exhaustive corpus: all of it in the extended tests, a part in `npm test`. `tools/extended.mts`
 * sets the variable.
 */
export function corpusSize({ all, part }: { all: number; part: number }): number {
  return process.env["TEST_CORPUS"] === "all" ? all : part;
}

/** The number of runs of a property: all of them, or a tenth. */
export function runs(all: number): { numRuns: number } {
  return { numRuns: corpusSize({ all, part: Math.ceil(all / 10) }) };
}

/** Reproducible numbers from 0 to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
