import { cp, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type Cell, ROOT, SDK } from "./cells.mjs";
import { runCommand } from "./command.mjs";
import { type CellResult, problemsOf, type SuiteReport } from "./report.mjs";

interface CellOptions {
  /** The executable of the cell's Node.js. */
  node: string;
  /** For what the cell makes, which is removed with it. */
  folder: string;
  /** What the cell gets a copy of; without it, the checkout itself is the cell's. */
  snapshot?: string | undefined;
  /** What mocha is told: files, and options. */
  mochaArguments: readonly string[];
  interruption: AbortSignal;
}

/** Copies the checkout, what was built in it included: a cell is not to see what is edited while others run. */
export async function takeSnapshot(snapshot: string): Promise<string> {
  const filter = (source: string) => ![".git", "node_modules"].includes(path.basename(source));
  await cp(ROOT, snapshot, { recursive: true, filter });
  return snapshot;
}

/** Runs the suite in a cell and takes away whatever that has made. Throws only where it is interrupted. */
export async function runCell(cell: Cell, options: CellOptions): Promise<CellResult> {
  const began = performance.now();
  const result = (outcome: Pick<CellResult, "suite" | "problems">): CellResult => {
    return { cell, ...outcome, seconds: (performance.now() - began) / 1000 };
  };
  try {
    return result(await runSuite(cell, options));
  } catch (error) {
    options.interruption.throwIfAborted();
    return result({ problems: [(error as Error).message] });
  } finally {
    // Processes that were killed may still be on their way out.
    await rm(options.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runSuite(
  cell: Cell,
  { node, folder, snapshot, mochaArguments, interruption }: CellOptions,
): Promise<Pick<CellResult, "suite" | "problems">> {
  const temporary = path.join(folder, "tmp");
  await mkdir(temporary, { recursive: true });
  const file = path.join(folder, "report.json");
  const env = {
    PATH: [path.dirname(node), process.env["PATH"]].join(path.delimiter),
    ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    TEST_REPORT: file,
  };
  const checkout = snapshot ? path.join(folder, "checkout") : ROOT;
  if (snapshot) await prepare(cell, snapshot, checkout, env, interruption);

  const mocha = path.join(checkout, "node_modules/mocha/bin/mocha.js");
  const { exitCode, all } = await runCommand(interruption, node, [mocha, ...mochaArguments], {
    cwd: checkout,
    env,
    show: true,
  });
  const report = await readFile(file, "utf8").catch(() => undefined);
  if (!report) return { problems: [`mocha did not get to its end: ${exitCode ?? all}`] };
  const suite: SuiteReport = JSON.parse(report);
  return { suite, problems: problemsOf(cell, suite, exitCode) };
}

/** Makes a checkout with the locked dependencies, but the cell's SDK. */
async function prepare(
  cell: Cell,
  snapshot: string,
  checkout: string,
  env: Record<string, string>,
  interruption: AbortSignal,
): Promise<void> {
  const step = async (command: string, ...args: string[]) => {
    const { exitCode, all } = await runCommand(interruption, command, args, { cwd: checkout, env });
    if (exitCode !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${exitCode}:\n${all}`);
  };
  await cp(snapshot, checkout, { recursive: true });
  const quietly = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // A Node.js that a package does not declare fails here, in words.
  const strictly = ["--engine-strict", "--save-exact", "--save-dev"];
  await step("npm", "install", "--prefix", checkout, ...quietly, ...strictly, `${SDK}@${cell.sdk}`);
  await assertOthersAsLocked(snapshot, checkout);
  // Programs are written against the types of the SDK that they have.
  await step("node", "node_modules/typescript/bin/tsc", "-p", "examples");
}

/** A cell is to differ from the checkout in nothing but its Node.js and its SDK, with what that one brings along. */
async function assertOthersAsLocked(snapshot: string, checkout: string): Promise<void> {
  const [locked, installed] = await Promise.all([snapshot, checkout].map(lockedPackages));
  const { dependencies, devDependencies } = JSON.parse(await readFile(path.join(checkout, "package.json"), "utf8"));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const [wanted, got] = [locked, installed].map((packages) => packages?.[`node_modules/${name}`]?.version);
    if (name !== SDK && wanted !== got) throw new Error(`${name} was installed as ${got}, but ${wanted} is locked`);
  }
}

async function lockedPackages(folder: string): Promise<Record<string, { version: string }>> {
  return JSON.parse(await readFile(path.join(folder, "package-lock.json"), "utf8")).packages;
}
