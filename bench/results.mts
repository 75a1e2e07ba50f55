import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Lookups } from "./library/lookups.mjs";
import type { MachineCheck } from "./library/machineCheck.mjs";
import type { PackageLoad } from "./library/packageLoad.mjs";
import type { UnchangedResources } from "./library/unchangedResources.mjs";
import type { CandidateFigures } from "./measureStacks.mjs";
import type { ProcessStart } from "./processStart.mjs";

/** All figures of one run of `npm run bench`. */
export interface Results {
  /** What it ran on, in words. */
  conditions: Conditions;
  /** How often each command was measured. */
  runs: number;
  stacks: CandidateFigures[];
  /** Who could not be measured, and why. */
  unavailable: { title: string; reason: string }[];
  /** The same program with more and more clusters in one stack: as it is, and without checkpoints. */
  growth: CandidateFigures[];
  processStart: ProcessStart;
  unchangedResources: UnchangedResources;
  packageLoad: PackageLoad;
  machineCheck: MachineCheck;
  lookups: Lookups;
}

/** What the figures depend on beside our own code. */
export interface Conditions {
  date: string;
  system: string;
  processors: string;
  node: string;
  engine: string;
  sdk: string;
}

const FILE = path.join(import.meta.dirname, "results.json");

export async function writeResults(results: Results): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
}

export async function readResults(): Promise<Results> {
  return JSON.parse(await readFile(FILE, "utf8"));
}

/**
 * The figures of a candidate with so many clusters.
 *
 * @throws RangeError where they were not measured.
 */
export function scaleOf(candidates: readonly CandidateFigures[], name: string, clusters: number) {
  const scale = candidates.find((each) => each.name === name)?.scales.find((each) => each.clusters === clusters);
  if (!scale) throw new RangeError(`${name} was not measured with ${clusters} clusters`);
  return scale;
}
