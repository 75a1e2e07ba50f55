import Table from "cli-table3";
import semver from "semver";
import type { Cell } from "./cells.mjs";

/** What the suite's reporter tells of a run (test/support/reporter.cjs). */
export interface SuiteReport {
  /** What the tests really ran on. */
  node: string;
  sdk: string;
  passed: number;
  failed: number;
  /** Titles of the tests that failed. */
  failures: string[];
}

export interface CellResult {
  cell: Cell;
  /** Absent where the suite did not get to its end. */
  suite?: SuiteReport;
  /** Why the cell has failed. */
  problems: string[];
  seconds: number;
}

/** Why a cell whose suite has run has failed after all. */
export function problemsOf(cell: Cell, suite: SuiteReport, exitCode: number | undefined): string[] {
  const problems = suite.failures.map((title) => `failed: ${title}`);
  if (!semver.satisfies(suite.node, cell.node)) problems.push(`ran on Node.js ${suite.node}, not ${cell.node}`);
  if (suite.sdk !== cell.sdk) problems.push(`ran with @pulumi/pulumi ${suite.sdk}, not ${cell.sdk}`);
  if (suite.passed + suite.failed === 0) problems.push("ran no test");
  if (exitCode !== 0 && problems.length === 0) problems.push(`mocha ended with ${exitCode}`);
  return problems;
}

/** The table of all cells, what is wrong with them, and a closing line that counts what really ran, for machines. */
export function summary(results: readonly CellResult[]): string {
  const table = new Table({
    head: ["cell", "Node.js", "@pulumi/pulumi", "passed", "failed", "minutes", ""],
    colAligns: ["left", "left", "left", "right", "right", "right", "left"],
    style: { head: [], border: [], compact: true },
  });
  for (const { cell, suite, problems, seconds } of results) {
    table.push([
      cell.name,
      suite?.node ?? cell.node,
      suite?.sdk ?? cell.sdk,
      suite?.passed ?? "-",
      suite?.failed ?? "-",
      (seconds / 60).toFixed(1),
      problems.length === 0 ? "ok" : "failed",
    ]);
  }
  const total = (key: "passed" | "failed") => results.reduce((sum, { suite }) => sum + (suite?.[key] ?? 0), 0);
  return [
    table.toString(),
    ...results.flatMap(({ cell, problems }) => problems.map((problem) => `${cell.name}: ${problem}`)),
    `${total("passed")} passed, ${total("failed")} failed`,
  ].join("\n");
}
