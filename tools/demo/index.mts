/**
 * `npm start`: what this provider does, shown with a real Pulumi engine. The examples run against an emulator of the service
 * on loopback, in temporary folders that are removed at the end. Needs no account.
 */
import type { Emulator } from "../../test/emulator/index.mjs";
import { type Engine, findEngine } from "../engine/index.mjs";
import { interruptedBy } from "../interruption.mjs";
import { ExampleStack } from "./exampleStack.mjs";
import { startService } from "./service.mjs";
import { runSteps } from "./steps.mjs";

/** Also ends the engine. */
const interruption = interruptedBy("SIGINT", "SIGTERM");

async function main(): Promise<void> {
  const engine = await findEngine((message) => console.log(message));
  console.log(`Pulumi CLI ${engine.version} (${engine.origin})`);
  const emulator = await startService({});
  try {
    console.log(`Emulator of the service on ${emulator.baseUrl}`);
    await demonstrate(engine, emulator);
  } finally {
    await emulator.stop();
  }
}

async function demonstrate(engine: Engine, emulator: Emulator): Promise<void> {
  const stacks: ExampleStack[] = [];
  let passed = 0;
  try {
    for (const name of ["ingress", "fleet", "read-virtual-machines", "fleet-from-search"]) {
      stacks.push(await ExampleStack.create(name, { engine, emulator, interruption }));
    }
    const step = async (title: string, run: () => Promise<void>) => {
      console.log(`\n${passed + 1}. ${title}`);
      await run();
      passed += 1;
    };
    await runSteps(step, stacks, emulator);
    console.log(`\n${passed} passed, 0 failed`);
  } catch (error) {
    // Later steps build on earlier ones, so the first failure is the last step.
    console.log(`\n${passed} passed, 1 failed`);
    throw error;
  } finally {
    for (const { workspace } of stacks) await workspace.dispose();
  }
}

main().catch((error: Error) => {
  console.error(`npm start failed: ${error.message}`);
  process.exitCode = 1;
});
