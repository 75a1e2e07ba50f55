import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CandidateName, Step } from "./candidates/candidate.mjs";
import { type Figure, figureOf } from "./figure.mjs";
import type { LibraryMeasurements, LibrarySamples } from "./library.mjs";
import type { LimitMeasurement } from "./limits.mjs";
import type { MeasuredStep, Measurement } from "./measure.mjs";

/** The measurements of one run of `npm run bench`, which may be incomplete. */
export interface Results {
  conditions: Conditions;
  library?: LibraryMeasurements;
  limits?: LimitMeasurement[];
  measurements: Measurement[];
}

/** What the measurements depend on, except for this package. */
export interface Conditions {
  date: string;
  system: string;
  processors: string;
  node: string;
  engine: string;
  sdk: string;
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

export function measurementsOf({ measurements }: Results, candidate: CandidateName, clusters: number): Measurement[] {
  return measurements.filter((each) => each.candidate === candidate && each.clusters === clusters);
}

/** The values of one step that were measured; `undefined` if there are none. */
export function stepFigure(
  measurements: readonly Measurement[],
  step: Step,
  value: keyof MeasuredStep,
): Figure | undefined {
  return figureOf(measurements.flatMap((each) => each[step][value] ?? []));
}

export function libraryFigure({ library }: Results, name: keyof LibrarySamples): Figure | undefined {
  return figureOf(library?.samples[name] ?? []);
}

/** The numbers of clusters that were measured, in ascending order. */
export function sizesOf({ measurements }: Results): number[] {
  return [...new Set(measurements.map(({ clusters }) => clusters))].sort((one, other) => one - other);
}
