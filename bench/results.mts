import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CandidateName } from "./candidates/candidate.mjs";
import type { LibraryTurn } from "./library.mjs";
import type { LimitMeasurement } from "./limits.mjs";
import type { Measurement } from "./measure.mjs";

/** The measurements of one run of `npm run bench`. */
export interface Results {
  /** What the measurements depend on, except for this package. */
  conditions: Readonly<Record<"date" | "system" | "processors" | "node" | "engine" | "sdk", string>>;
  library: readonly LibraryTurn[];
  limits: readonly LimitMeasurement[];
  /** Without those of Terraform if it is not installed. */
  measurements: readonly Measurement[];
}

const FILE = "bench/results.json";

export async function writeResults(folder: string, results: Results): Promise<void> {
  const file = path.join(folder, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

export async function readResults(folder: string): Promise<Results> {
  return JSON.parse(await readFile(path.join(folder, FILE), "utf8"));
}

/** One value of each turn in which a candidate was measured with so many clusters. */
export function samplesOf(
  { measurements }: Results,
  candidate: CandidateName,
  clusters: number,
  value: (measurement: Measurement) => number | undefined,
): number[] {
  const turns = measurements.filter((each) => each.candidate === candidate && each.clusters === clusters);
  return turns.flatMap((turn) => value(turn) ?? []);
}

/** The median; `NaN` of nothing. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [one, other] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return one === undefined || other === undefined ? Number.NaN : (one + other) / 2;
}

/**
 * The median of the ratios of each turn, so that a change of the machine's speed between turns affects both sides. If one
 * side has fewer turns, the first turns of the other side count.
 */
export function medianRatio(some: readonly number[], others: readonly number[]): number {
  const turns = Math.min(some.length, others.length);
  return median(some.slice(0, turns).map((sample, turn) => sample / (others[turn] as number)));
}
