import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import type { TestStack } from "../../engine/stack.mjs";
import { NOW } from "../../engine/stack.mjs";
import { familyOf, isProvider, type RunningProcess, running } from "../../support/processes.mjs";

/** The process to kill, or the user, who interrupts the run. */
export type Victim = "engine" | "provider" | "user";

/** Exit of the engine; without an exit code if it was killed. */
export interface EndedRun {
  exitCode?: number;
  /** Its output. */
  all: string;
}

/** Timeout for events that normally occur at once. */
const WAIT_TIMEOUT_MS = 90_000;

/** Waits until the condition is true. */
async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  while (!condition()) {
    assert.ok(Date.now() < deadline, `waited in vain for ${condition}`);
    await setTimeout(20);
  }
}

/**
 * Runs an up and kills the victim, without a chance to tidy up, once the condition is true. Whatever lives on, lives on
 * as it would for a user until `settle` has run, which receives how the engine ends.
 */
export async function killWhen(
  { workspace }: TestStack,
  victim: Victim,
  condition: () => boolean,
  settle: (ended: Promise<EndedRun>) => Promise<void>,
): Promise<void> {
  // As many operations at the same time as a larger machine has.
  const run = workspace.start(["up", ...NOW, "--parallel", "16"]);
  const engine = run.pid ?? assert.fail("the engine did not start");
  const ended = run.then(({ exitCode, all = "" }): EndedRun => ({ exitCode, all }));
  let output: string | undefined;
  ended.then(({ all }) => {
    output = all;
  });

  let family: RunningProcess[] | undefined;
  try {
    await until(() => output !== undefined || condition());
    assert.equal(output, undefined, "the engine ended before there was anything to kill");
    family = await familyOf(engine);
    const victims = family.filter((one) => (victim === "provider" ? isProvider(one) : one.pid === engine));
    assert.notEqual(
      victims.length,
      0,
      `there is no ${victim} among ${family.map(({ command }) => command).join("\n")}`,
    );
    for (const { pid } of victims) process.kill(pid, victim === "user" ? "SIGINT" : "SIGKILL");
    await settle(ended);
  } finally {
    await end(family ?? (await familyOf(engine).catch(() => [])));
  }
}

async function end(family: readonly RunningProcess[]): Promise<void> {
  const commands = new Map(family.map(({ pid, command }) => [pid, command]));
  for (const { pid, command } of await running([...commands.keys()])) {
    // Another process may have got the number by now.
    if (commands.get(pid) !== command) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has just ended by itself.
    }
  }
}
