/**
 * `npm run bench`: this provider beside what a user would pick instead, in one run. Writes bench/results.json and
 * docs/performance.md with its charts.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import Table from "cli-table3";
import { type Engine, findEngine } from "../tools/engine/index.mjs";
import { LOCKED_SDK } from "../tools/matrix/cells.mjs";
import { type Candidate, STEPS } from "./candidates/candidate.mjs";
import { growthCandidates, pulumiCandidates } from "./candidates/pulumi.mjs";
import { terraform } from "./candidates/terraform.mjs";
import { measureLookups } from "./library/lookups.mjs";
import { measureMachineCheck } from "./library/machineCheck.mjs";
import { measurePackageLoad } from "./library/packageLoad.mjs";
import { measureUnchangedResources } from "./library/unchangedResources.mjs";
import { measureStacks } from "./measureStacks.mjs";
import { inTable, pageFiles, targetRow } from "./page.mjs";
import { measureProcessStart } from "./processStart.mjs";
import { type Conditions, type Results, readResults, scaleOf, writeResults } from "./results.mjs";
import { TARGET_CLUSTERS, targets } from "./targets.mjs";

const FEWEST_RUNS = 3;

const USAGE = `Usage: npm run bench [-- OPTION…]

Measures this provider beside what a user would pick instead, on this machine and in one run, against an emulator of the
service: some three quarters of an hour on two processors, which should have nothing else to do. Prints the figures and
whether the targets hold, and writes bench/results.json, and docs/performance.md with its charts. Terraform takes part
where terraform is on PATH.

Options:
  --full         everybody with 1,000 clusters, too: about twice as long
  --runs COUNT   runs of each command, the median of which counts (default and least: ${FEWEST_RUNS})
  --page         measure nothing; write the page and its charts again from bench/results.json
  --help         show this and do nothing
`;

interface Options {
  help: boolean;
  full: boolean;
  page: boolean;
  runs: number;
}

function parseOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        full: { type: "boolean" },
        runs: { type: "string" },
        page: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { help = false, full = false, page = false, runs = String(FEWEST_RUNS) } = values;
    if (!/^\d{1,3}$/.test(runs) || Number(runs) < FEWEST_RUNS) {
      throw new Error(`--runs is a whole number from ${FEWEST_RUNS}, not "${runs}"`);
    }
    return { help, full, page, runs: Number(runs) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nWhat it can do: npm run bench -- --help`);
  }
}

async function main(): Promise<void> {
  const { help, page, ...options } = parseOptions();
  if (help) return void console.log(USAGE);
  const results = page ? await readResults() : await measure(options);
  if (!page) await writeResults(results);
  for (const { name, content } of pageFiles(results)) {
    const file = path.resolve(import.meta.dirname, "..", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`wrote ${name}`);
  }
  console.log(`\n${summary(results)}`);
}

async function measure({ full, runs }: Pick<Options, "full" | "runs">): Promise<Results> {
  const report = (message: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${message}`);
  const engine = await findEngine(report);
  const { available, unavailable } = await byAvailability([...pulumiCandidates(engine), terraform]);

  // What takes milliseconds goes first: a machine that was busy for half an hour may be slower.
  report("what needs no engine");
  const library = {
    processStart: await measureProcessStart(),
    unchangedResources: await measureUnchangedResources(),
    packageLoad: await measurePackageLoad(),
    machineCheck: await measureMachineCheck(),
    lookups: await measureLookups(),
  };
  const counts = [1, 100, TARGET_CLUSTERS, ...(full ? [1000] : [])];
  const stacks = await measureStacks(available, { counts, runs, report });
  const growth = await measureStacks(growthCandidates(engine), { counts: [100, 500, 1000], runs, report });
  return { conditions: conditions(engine), runs, stacks, unavailable, growth, ...library };
}

async function byAvailability(candidates: readonly Candidate[]) {
  const available: Candidate[] = [];
  const unavailable: { title: string; reason: string }[] = [];
  for (const candidate of candidates) {
    const reason = await candidate.unavailable?.();
    if (reason === undefined) available.push(candidate);
    else unavailable.push({ title: candidate.title, reason });
  }
  return { available, unavailable };
}

function conditions({ version }: Engine): Conditions {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    system: `${process.platform} ${process.arch}`,
    processors: `${processors.length} × ${processors[0]?.model.trim()}`,
    node: process.versions.node,
    engine: version,
    sdk: LOCKED_SDK,
  };
}

/** What was measured, and whether the targets hold, for a terminal. */
function summary(results: Results): string {
  const style = { head: [], border: [], compact: true };
  const commands = new Table({
    head: [`${TARGET_CLUSTERS} clusters`, "first up, s", "no change, s", "one change, s", "state, bytes"],
    colAligns: ["left", "right", "right", "right", "right"],
    style,
  });
  for (const { name, title } of results.stacks) {
    const scale = scaleOf(results.stacks, name, TARGET_CLUSTERS);
    commands.push([title, ...STEPS.map((step) => inTable(scale[step].seconds)), scale.stateBytes.median]);
  }
  const wanted = new Table({
    head: ["target", "ratio", "wanted", ""],
    colAligns: ["left", "right", "right", "left"],
    style,
  });
  wanted.push(...targets(results).map(targetRow));
  const missing = results.unavailable.map(({ title, reason }) => `Not measured: ${title}: ${reason}.`);
  return [commands.toString(), wanted.toString(), ...missing].join("\n");
}

main().catch((error: Error) => {
  console.error(`npm run bench failed: ${error.message}`);
  process.exitCode = 1;
});
