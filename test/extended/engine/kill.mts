import assert from "node:assert/strict";
import { NOW, type TestStack } from "../../engine/stack.mjs";
import { familyOf, isProvider, type RunningProcess, running } from "../../support/processes.mjs";

/** The process to kill, or the user, who interrupts the run. */
export type Victim = "engine" | "provider" | "user";

/** Exit of the engine; without an exit code if it was killed. */
type EndedRun = { exitCode?: number; all?: string };

/**
 * Runs an up and kills the victim, without a chance to tidy up, once the service has reached a state. Whatever lives on, lives on
 * as it would for a user until `settle` has run, which receives how the engine ends.
 */
export async function killWhen(
  { workspace, emulator }: TestStack,
  victim: Victim,
  isReached: () => boolean,
  settle: (ended: Promise<EndedRun>) => Promise<void>,
): Promise<void> {
  // As many operations at the same time as a larger machine has.
  const run = workspace.start(["up", ...NOW, "--parallel", "16"]);
  const engine = run.pid ?? assert.fail("the engine did not start");
  const ended: Promise<EndedRun> = Promise.resolve(run);
  let family: RunningProcess[] | undefined;
  try {
    const endedEarly = ended.then(({ all }) => assert.fail(`it ended before there was anything to kill:\n${all}`));
    await Promise.race([emulator.until(isReached), endedEarly]);
    family = await familyOf(engine);
    const victims = family.filter((one) => (victim === "provider" ? isProvider(one) : one.pid === engine));
    assert.notEqual(victims.length, 0, `there is no ${victim} among ${JSON.stringify(family)}`);
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
