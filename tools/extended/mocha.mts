import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { interruptedBy } from "../interruption.mjs";
import { ROOT } from "./cells.mjs";

/** The outcome of a mocha run, as written by test/support/reporter.cjs. */
export interface MochaReport {
  node: string;
  sdk: string;
  passed: number;
  failed: number;
}

export interface MochaOptions {
  /** Test files, or patterns. */
  files: readonly string[];
  /** Executable of Node.js. Default: the current one. */
  node?: string;
  /** Default: this checkout. */
  checkout?: string;
}

const interruption = interruptedBy("SIGINT", "SIGTERM", "SIGHUP");

/**
 * Runs mocha with the output on the terminal, and removes all temporary files of the tests.
 *
 * @throws Error if mocha exits without a report.
 */
export async function runMocha({
  files,
  node = process.execPath,
  checkout = ROOT,
}: MochaOptions): Promise<MochaReport> {
  const temporary = await mkdtemp(path.join(tmpdir(), "tests-"));
  try {
    const report = path.join(temporary, "report.json");
    const mocha = path.join(checkout, "node_modules/mocha/bin/mocha.js");
    // Not a variable: tests that run mocha themselves would inherit it.
    const { exitCode } = await execa(node, [mocha, "--reporter-option", `report=${report}`, ...files], {
      cwd: checkout,
      env: {
        PATH: [path.dirname(node), process.env["PATH"]].join(path.delimiter),
        ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary },
        TEST_CORPUS: "all",
      },
      stdio: "inherit",
      reject: false,
      cancelSignal: interruption,
    });
    interruption.throwIfAborted();
    const content = await readFile(report, "utf8").catch(() => undefined);
    if (!content) throw new Error(`mocha exited with ${exitCode} and without a report`);
    return JSON.parse(content);
  } finally {
    // Processes of a failed test may still be writing.
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}
