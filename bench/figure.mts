/** A value that was measured several times. */
export interface Figure {
  median: number;
  /** In the order of the turns. */
  samples: readonly number[];
}

/** @returns `undefined` if there are no samples. */
export function figureOf(samples: readonly number[]): Figure | undefined {
  if (samples.length === 0) return undefined;
  return { median: medianOf(samples), samples };
}

/**
 * The median of the ratios of each turn, so that a change of the machine's speed between turns affects both sides. If one
 * side has fewer turns, the first turns of the other side count.
 */
export function ratioOf(one: Figure, other: Figure): number {
  const turns = Math.min(one.samples.length, other.samples.length);
  return medianOf(one.samples.slice(0, turns).map((sample, turn) => sample / (other.samples[turn] as number)));
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [one, other] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]] as [number, number];
  return (one + other) / 2;
}
