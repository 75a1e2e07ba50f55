/** `npm run test:matrix`: the suite on each supported Node.js and SDK. `npm test` runs two of these cells. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { interruptedBy } from "../interruption.mjs";
import { CELLS, type Cell, LOCKED_SDK, SDK } from "./cells.mjs";
import { nodeExecutable } from "./nodeExecutable.mjs";
import { type CellResult, summary } from "./report.mjs";
import { runCell, takeSnapshot } from "./runCell.mjs";

/** The checkout as it is. */
const HERE: Cell = { name: "here", node: process.versions.node, sdk: LOCKED_SDK };

/**
 * What a brief run leaves out: what rests on the engine, which is the same in every cell, and takes most of the time; the
 * tools, the benchmark, the documentation, what is generated, and the package as it is published. Mere computation stays
 * in: most tests, but a fiftieth of the time.
 */
const LEFT_OUT_OF_BRIEF = ["test/extended/**", "test/provider/generated.test.mts", "test/documentation/**"];

const USAGE = `Usage: npm run test:matrix [-- OPTION… CELL…]

Runs the test suite on several versions of Node.js and of @pulumi/pulumi, one cell after the other, and ends with a
table and the sum of what ran. Without a CELL it runs all of these:

${CELLS.map(({ name, node, sdk }) => `  ${name.padEnd(10)}Node.js ${node.padEnd(9)}@pulumi/pulumi ${sdk}`).join("\n")}

And only when named, in the checkout itself:

  here      this Node.js     @pulumi/pulumi ${LOCKED_SDK}, as locked

The others run in copies of the checkout as it is at the beginning, in a temporary folder, which is removed at the end.
The package is taken as it was built, with the locked SDK, just as it is published; its dependencies are the locked
ones, but for the cell's SDK. Node.js comes from the npm package "node": the newest of that version which npm knows of,
kept in npm's cache. A cell whose tests ran on something else than it says fails.

npm test runs the cells "here" and "newest", with --brief.

Options:
  --brief           cells other than "here" leave out
                    ${LEFT_OUT_OF_BRIEF.join("\n                    ")}
  --spec PATTERN    only these test files; may be repeated (default: test/**/*.test.mts)
  --help            show this and do nothing
`;

const interruption = interruptedBy("SIGINT", "SIGTERM", "SIGHUP");

interface Options {
  help: boolean;
  brief: boolean;
  specs: readonly string[];
  cells: readonly Cell[];
}

function parseOptions(): Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        brief: { type: "boolean" },
        spec: { type: "string", multiple: true },
        help: { type: "boolean", short: "h" },
      },
    });
    const { help = false, brief = false, spec: specs = ["test/**/*.test.mts"] } = values;
    return { help, brief, specs, cells: positionals.length === 0 ? CELLS : positionals.map(cellNamed) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nWhat it can do: npm run test:matrix -- --help`);
  }
}

function cellNamed(name: string): Cell {
  const known = [HERE, ...CELLS];
  const cell = known.find((each) => each.name === name);
  if (!cell) throw new Error(`there is no cell "${name}", but ${known.map((each) => each.name).join(", ")}`);
  return cell;
}

async function main(): Promise<void> {
  const { help, ...options } = parseOptions();
  if (help) return void console.log(USAGE);

  const folder = await mkdtemp(path.join(tmpdir(), "matrix-"));
  try {
    const results = await runCells(folder, options);
    console.log(`\n${summary(results)}`);
    if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runCells(folder: string, { brief, specs, cells }: Omit<Options, "help">): Promise<CellResult[]> {
  // All of them before anything runs: one that cannot be had is to be known at once.
  const executables = new Map<Cell, string>();
  for (const cell of cells) {
    executables.set(cell, cell === HERE ? process.execPath : await nodeExecutable(cell.node, interruption));
  }
  const copied = await takeSnapshot(path.join(folder, "snapshot"));
  const results: CellResult[] = [];
  for (const [cell, node] of executables) {
    const snapshot = cell === HERE ? undefined : copied;
    const leftOut = brief && snapshot ? LEFT_OUT_OF_BRIEF.flatMap((pattern) => ["--ignore", pattern]) : [];
    console.log(`\n${cell.name}: Node.js ${cell.node}, ${SDK} ${cell.sdk}${leftOut.length > 0 ? ", brief" : ""}`);
    const place = { node, folder: path.join(folder, cell.name), snapshot };
    results.push(await runCell(cell, { ...place, mochaArguments: [...specs, ...leftOut], interruption }));
  }
  return results;
}

main().catch((error: Error) => {
  console.error(`npm run test:matrix failed: ${error.message}`);
  process.exitCode = 1;
});
