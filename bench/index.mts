/** `npm run bench`: measures all candidates and generates docs/performance.md. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import sdk from "@pulumi/pulumi/package.json" with { type: "json" };
import Table from "cli-table3";
import { type Engine, findEngine } from "../tools/engine/index.mjs";
import {
  CANDIDATE_NAMES,
  CANDIDATES,
  type Candidate,
  type CandidateName,
  descriptionOf,
  STEPS,
} from "./candidates/candidate.mjs";
import { pulumiCandidates } from "./candidates/pulumi.mjs";
import { terraform } from "./candidates/terraform.mjs";
import { measureLibrary } from "./library.mjs";
import { measureAtLimits } from "./limits.mjs";
import { measure, schedule } from "./measure.mjs";
import { formatFigure, mainSize, pageFiles, targetRow } from "./page.mjs";
import { type Conditions, measurementsOf, type Results, readResults, stepFigure, writeResults } from "./results.mjs";
import { targets } from "./targets.mjs";
import { measureUnchangedFleet } from "./unchangedFleet.mjs";

const USAGE = `Usage: npm run bench [-- OPTION…]

Measures HostClusterFleet, HostClusterConfig, a no-op provider, a provider class as in Pulumi's documentation, and
Terraform (if terraform is on PATH) with an emulator of the service. Prints the figures and targets, and writes
bench/results.json and docs/performance.md with its charts. Takes less than half an hour on two processors; the machine
should have nothing else to do.

Options:
  --smoke     measures everything once with 1 and 20 clusters, in a few minutes, and writes to a temporary folder
  --resume    continues after an interrupted run, with its measurements in bench/results.json
  --page      measures nothing and generates the page from bench/results.json
  --help      prints this text
`;

const ROOT = path.resolve(import.meta.dirname, "..");
const SMOKE_TURNS = { 1: 1, 20: 1 };

interface Options {
  help?: boolean;
  page?: boolean;
  resume?: boolean;
  smoke?: boolean;
}

async function main(): Promise<void> {
  const options = parseOptions();
  if (options.help) return void console.log(USAGE);
  const folder = options.smoke ? await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-bench-")) : ROOT;
  const results = options.page ? await readResults(folder) : await measureAll(folder, options);
  for (const { name, content } of pageFiles(results)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`wrote ${path.relative(process.cwd(), file)}`);
  }
  console.log(`\n${summary(results)}`);
}

function parseOptions(): Options {
  const type = "boolean";
  try {
    const options = { help: { type, short: "h" }, page: { type }, resume: { type }, smoke: { type } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nFor the options: npm run bench -- --help`);
  }
}

/** Writes the results after each measurement, so that `--resume` can continue. */
async function measureAll(folder: string, { resume = false, smoke = false }: Options): Promise<Results> {
  const started = performance.now();
  const engine = await findEngine(report);
  const candidates: Candidate[] = [];
  const unavailable: Results["unavailable"] = [];
  const programs = pulumiCandidates(engine);
  for (const candidate of [...programs, terraform]) {
    const reason = await candidate.unavailable?.();
    if (reason === undefined) candidates.push(candidate);
    else unavailable.push({ candidate: candidate.name, reason });
  }
  const results: Results = { conditions: conditions(engine), unavailable, measurements: [] };
  if (resume) {
    const { library, limits, unchangedFleet, measurements } = await readResults(folder);
    Object.assign(results, { library, limits, unchangedFleet, measurements });
  }

  const part = async <Part extends "library" | "limits" | "unchangedFleet">(
    name: Part,
    title: string,
    measurePart: () => Promise<Results[Part]>,
  ) => {
    if (results[name] !== undefined) return;
    report(title);
    results[name] = await measurePart();
    await writeResults(folder, results);
  };
  await part("library", "modules and functions", () =>
    measureLibrary(smoke ? { turns: 1, reads: 20, checkMilliseconds: 10 } : {}),
  );
  await part("limits", "at the documented limits", () => measureAtLimits(smoke ? 20 : undefined));
  await part("unchangedFleet", "unchanged fleet", () =>
    measureUnchangedFleet(programs, smoke ? { clusters: 20, turns: 1 } : {}),
  );
  const turnsOf = (name: CandidateName) => (smoke ? SMOKE_TURNS : descriptionOf(name).turns);
  for (const { candidate, clusters, turn } of schedule(candidates, turnsOf)) {
    if (measurementsOf(results, candidate.name, clusters).some((each) => each.turn === turn)) continue;
    report(`clusters: ${clusters}, turn ${turn}: ${CANDIDATES[candidate.name].title}`);
    results.measurements.push(await measure(candidate, clusters, turn));
    await writeResults(folder, results);
  }
  report(`measured in ${Math.round((performance.now() - started) / 60_000)} minutes`);
  return results;
}

function report(message: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${message}`);
}

function conditions({ version }: Engine): Conditions {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    system: `${process.platform} ${process.arch}`,
    processors: `${processors.length} × ${processors[0]?.model.trim()}`,
    node: process.versions.node,
    engine: version,
    sdk: sdk.version,
  };
}

/** The figures and the targets, for a terminal. */
function summary(results: Results): string {
  const style = { head: [], border: [], compact: true };
  const size = mainSize(results);
  const up = new Table({
    head: [`clusters: ${size}`, "first up, s", "unchanged, s", "one changed, s"],
    colAligns: ["left", "right", "right", "right"],
    style,
  });
  for (const name of CANDIDATE_NAMES) {
    const measurements = measurementsOf(results, name, size);
    if (measurements.length === 0) continue;
    const seconds = STEPS.map((step) => formatFigure(stepFigure(measurements, step, "seconds")));
    up.push([CANDIDATES[name].title, ...seconds]);
  }
  const rows = new Table({
    head: ["target", "measured", "limit", ""],
    colAligns: ["left", "right", "right", "left"],
    style,
  });
  rows.push(...targets(results).map(targetRow));
  return [up.toString(), rows.toString()].join("\n");
}

main().catch((error: Error) => {
  console.error(`npm run bench failed: ${error.message}`);
  process.exitCode = 1;
});
