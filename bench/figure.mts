/** What was measured several times, in one unit: the median, and how far the runs are apart. */
export interface Figure {
  median: number;
  min: number;
  max: number;
  /** In the order of the runs. */
  samples: readonly number[];
}

/** @throws RangeError where nothing was measured. */
export function figureOf(samples: readonly number[]): Figure {
  if (samples.length === 0) throw new RangeError("nothing was measured");
  return { median: medianOf(samples), min: Math.min(...samples), max: Math.max(...samples), samples };
}

/**
 * How many times one is the other, whose runs were taken in turns: the median of what each turn gave. A machine that gets
 * slower in the meantime changes both.
 */
export function ratioOf(one: Figure, other: Figure): number {
  return medianOf(one.samples.map((sample, turn) => sample / (other.samples[turn] as number)));
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [one, other] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]] as [number, number];
  return (one + other) / 2;
}
