/** `npm run bench`: measures all candidates and generates docs/performance.md. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import sdk from "@pulumi/pulumi/package.json" with { type: "json" };
import { ROOT } from "../tools/checkout.mjs";
import { type Engine, findEngine } from "../tools/engine/index.mjs";
import { CANDIDATES, type CandidateName } from "./candidates/candidate.mjs";
import { pulumiCandidates } from "./candidates/pulumi.mjs";
import { terraformCandidates } from "./candidates/terraform.mjs";
import { measureLibrary, READS } from "./library.mjs";
import { measureAtLimits } from "./limits.mjs";
import { type Measurement, measure } from "./measure.mjs";
import { pageFiles } from "./page.mjs";
import { type Results, readResults, writeResults } from "./results.mjs";
import { targetsOf } from "./targets.mjs";

const USAGE = `Usage: npm run bench [-- OPTION]

Measures this package and what it is compared with, and writes bench/results.json, docs/performance.md and its charts.
Fails if a target is missed (bench/targets.mts). Takes about half an hour on two processors, which should have nothing
else to do.

Options:
  --smoke     measures everything once with 1 and 20 clusters, in a few minutes, and writes to a temporary folder
  --page      measures nothing and generates the page from bench/results.json
  --help      prints this text
`;

/** What is measured: how many clusters, how often, and how many machines and clusters without an engine. */
const FULL = { sizes: [1, 500, 1000, 5000], turnsOf: turnsWith, libraryTurns: 3, reads: READS, clustersAtLimits: 1000 };
const SMOKE: typeof FULL = { sizes: [1, 20], turnsOf: () => 1, libraryTurns: 1, reads: 20, clustersAtLimits: 20 };

async function main(): Promise<void> {
  const type = "boolean";
  const { values } = parseArgs({ options: { help: { type, short: "h" }, page: { type }, smoke: { type } } });
  if (values.help) return void console.log(USAGE);
  const folder = values.smoke ? await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-bench-")) : ROOT;
  if (!values.page) await writeResults(folder, await measureAll(values.smoke ? SMOKE : FULL));
  const results = await readResults(folder);
  for (const { name, content } of pageFiles(results)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`wrote ${file}`);
  }
  // Few clusters and one turn decide nothing.
  const targets = values.smoke ? [] : targetsOf(results);
  for (const { title, value, limit } of targets) {
    console.log(`${value <= limit ? "met   " : "MISSED"}  ${title}: ${value.toPrecision(3)} (at most ${limit})`);
    if (value > limit) process.exitCode = 1;
  }
}

async function measureAll({ sizes, turnsOf, libraryTurns, reads, clustersAtLimits }: typeof FULL): Promise<Results> {
  const engine = await findEngine(report);
  const candidates = [...pulumiCandidates(engine), ...(await terraformCandidates(report))];
  report("modules and functions");
  const library = await measureLibrary(libraryTurns, reads);
  report("at the documented limits");
  const limits = await measureAtLimits(clustersAtLimits);
  const measurements: Measurement[] = [];
  for (const clusters of sizes) {
    const turns = Math.max(...candidates.map(({ name }) => turnsOf(name, clusters)));
    // All candidates take turns, so that a change of the machine's speed affects all.
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const candidate of candidates.filter(({ name }) => turn <= turnsOf(name, clusters))) {
        report(`clusters: ${clusters}, turn ${turn}: ${CANDIDATES[candidate.name].title}`);
        measurements.push(await measure(candidate, clusters));
      }
    }
  }
  return { conditions: conditions(engine), library, limits, measurements };
}

function turnsWith(name: CandidateName, clusters: number): number {
  return CANDIDATES[name].turns[clusters] ?? 0;
}

function report(message: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${message}`);
}

function conditions({ version }: Engine): Results["conditions"] {
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

main().catch((error: Error) => {
  console.error(`npm run bench failed: ${error.message}`);
  process.exitCode = 1;
});
