import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import semver from "semver";
import { type Cell, ROOT, SDK } from "./cells.mjs";
import { type MochaReport, runMocha } from "./mocha.mjs";
import { nodeExecutable } from "./nodeExecutable.mjs";

/**
 * Runs tests with the Node.js and the SDK of a cell, in a temporary copy of the checkout. The copy includes the build: the
 * package is tested as it is published, compiled with the locked SDK.
 *
 * @throws Error if the tests cannot be run, or ran with another Node.js or SDK.
 */
export async function runCell(cell: Cell, files: readonly string[]): Promise<MochaReport> {
  const node = await nodeExecutable(cell.node);
  const folder = await mkdtemp(path.join(tmpdir(), `${cell.name}-`));
  try {
    const checkout = await copyCheckout(path.join(folder, "checkout"));
    await install(cell, node, checkout);
    const report = await runMocha({ files, node, checkout });
    if (!semver.satisfies(report.node, cell.node)) throw new Error(`the tests ran on Node.js ${report.node}`);
    if (report.sdk !== cell.sdk) throw new Error(`the tests ran with ${SDK} ${report.sdk}`);
    if (report.passed + report.failed === 0) throw new Error("no test ran");
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Copies the checkout, including the build. */
export async function copyCheckout(folder: string): Promise<string> {
  const filter = (source: string) => ![".git", "node_modules"].includes(path.basename(source));
  await cp(ROOT, folder, { recursive: true, filter });
  return folder;
}

/** Installs the locked dependencies and the SDK of the cell. */
async function install(cell: Cell, node: string, checkout: string): Promise<void> {
  const env = { PATH: [path.dirname(node), process.env["PATH"]].join(path.delimiter) };
  const step = async (command: string, ...args: string[]) => {
    const { exitCode, all } = await execa(command, args, { cwd: checkout, env, all: true, reject: false });
    if (exitCode !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${exitCode}:\n${all}`);
  };
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // engine-strict: a package that does not support the cell's Node.js fails here, with a message.
  const strict = ["--engine-strict", "--save-exact", "--save-dev"];
  await step("npm", "install", "--prefix", checkout, ...quiet, ...strict, `${SDK}@${cell.sdk}`);
  await assertOthersLocked(checkout);
  // Programs are compiled against the types of the SDK that their users have.
  await step("node", "node_modules/typescript/bin/tsc", "-p", "examples");
}

/** Only Node.js and the SDK may differ, with the dependencies of that SDK. */
async function assertOthersLocked(checkout: string): Promise<void> {
  const [locked, installed] = await Promise.all([ROOT, checkout].map(lockedPackages));
  const { dependencies, devDependencies } = JSON.parse(await readFile(path.join(checkout, "package.json"), "utf8"));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const [wanted, got] = [locked, installed].map((packages) => packages?.[`node_modules/${name}`]?.version);
    if (name !== SDK && wanted !== got) throw new Error(`${name} ${got} was installed; ${wanted} is locked`);
  }
}

async function lockedPackages(folder: string): Promise<Record<string, { version: string }>> {
  return JSON.parse(await readFile(path.join(folder, "package-lock.json"), "utf8")).packages;
}
