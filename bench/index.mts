/** `npm run bench`: measures all candidates and generates docs/performance.md. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import sdk from "@pulumi/pulumi/package.json" with { type: "json" };
import { type Engine, findEngine } from "../tools/engine/index.mjs";
import { CANDIDATES, type Candidate, type CandidateName, descriptionOf } from "./candidates/candidate.mjs";
import { pulumiCandidates } from "./candidates/pulumi.mjs";
import { terraform } from "./candidates/terraform.mjs";
import { measureLibrary } from "./library.mjs";
import { measureAtLimits } from "./limits.mjs";
import { measure, schedule } from "./measure.mjs";
import { pageFiles, sizeTable, targetTable } from "./page.mjs";
import { type Conditions, type Results, readResults, writeResults } from "./results.mjs";

const USAGE = `Usage: npm run bench [-- OPTION…]

Measures HostClusterFleet, HostClusterConfig, a no-op provider, a provider class as in Pulumi's documentation, and
Terraform (if terraform is on PATH) with an emulator of the service. Prints the figures and targets, and writes
bench/results.json and docs/performance.md with its charts. Takes less than half an hour on two processors; the machine
should have nothing else to do.

Options:
  --smoke     measures everything once with 1 and 20 clusters, in a few minutes, and writes to a temporary folder
  --page      measures nothing and generates the page from bench/results.json
  --help      prints this text
`;

const ROOT = path.resolve(import.meta.dirname, "..");
const SMOKE_TURNS = { 1: 1, 20: 1 };

interface Options {
  help?: boolean;
  page?: boolean;
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
  console.log(["", ...sizeTable(results), ...targetTable(results)].join("\n"));
}

function parseOptions(): Options {
  const type = "boolean";
  try {
    const options = { help: { type, short: "h" }, page: { type }, smoke: { type } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nFor the options: npm run bench -- --help`);
  }
}

async function measureAll(folder: string, { smoke = false }: Options): Promise<Results> {
  const engine = await findEngine(report);
  const candidates: Candidate[] = pulumiCandidates(engine);
  const reason = await terraform.unavailable?.();
  if (reason === undefined) candidates.push(terraform);
  else report(`without Terraform: ${reason}`);
  report("modules and functions");
  const library = await measureLibrary(smoke ? { turns: 1, reads: 20, checkMilliseconds: 10 } : {});
  report("at the documented limits");
  const limits = await measureAtLimits(smoke ? 20 : undefined);
  const results: Results = { conditions: conditions(engine), library, limits, measurements: [] };
  const turnsOf = (name: CandidateName) => (smoke ? SMOKE_TURNS : descriptionOf(name).turns);
  for (const { candidate, clusters, turn } of schedule(candidates, turnsOf)) {
    report(`clusters: ${clusters}, turn ${turn}: ${CANDIDATES[candidate.name].title}`);
    results.measurements.push(await measure(candidate, clusters, turn));
  }
  await writeResults(folder, results);
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

main().catch((error: Error) => {
  console.error(`npm run bench failed: ${error.message}`);
  process.exitCode = 1;
});
