import type { MochaReport } from "./mocha.mjs";

/** Tests that run together. */
export interface Part {
  name: string;
  /** Throws if the tests cannot run. The first line of the message states the remedy. */
  run(): Promise<Pick<MochaReport, "passed" | "failed">>;
}

/**
 * Runs parts one after another and prints their results. A part that cannot run counts as one failure; the others still run.
 * Failures set the exit code.
 */
export async function runParts(parts: readonly Part[]): Promise<void> {
  const lines: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of parts) {
    console.log(`\n${name}`);
    const started = performance.now();
    try {
      const { passed, failed } = await run();
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      lines.push(`${name}: ${passed} passed, ${failed} failed in ${minutes} minutes`);
      total.passed += passed;
      total.failed += failed;
    } catch (error) {
      lines.push(`${name}: not run. ${(error as Error).message}`);
      console.log(lines.at(-1));
      total.failed += 1;
    }
  }
  console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}
