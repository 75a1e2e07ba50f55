/** What was measured several times, in one unit: the median, and how far the runs are apart. */
export interface Figure {
  median: number;
  min: number;
  max: number;
  runs: number;
}

/** @throws RangeError where nothing was measured. */
export function figureOf(samples: readonly number[]): Figure {
  const sorted = samples.toSorted((one, other) => one - other);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) throw new RangeError("nothing was measured");
  return { median: medianOf(sorted), min, max, runs: sorted.length };
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [one, other] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]] as [number, number];
  return (one + other) / 2;
}
