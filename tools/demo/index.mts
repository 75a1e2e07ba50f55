/**
 * `npm start`: what this provider does, shown with a real Pulumi engine. The examples run against an emulator of the
 * service on loopback.
 */
import { parseArgs } from "node:util";
import type { Emulator } from "../../test/emulator/index.mjs";
import { type Engine, findEngine } from "../engine/index.mjs";
import { interruptedBy } from "../interruption.mjs";
import { ExampleStack } from "./exampleStack.mjs";
import { CLUSTER_UID, startService } from "./service.mjs";
import { steps } from "./steps.mjs";

const USAGE = `Usage: npm start [-- OPTION…]

Starts an emulator of the service on loopback, finds a Pulumi CLI (or installs or builds one and caches it), and runs
examples/ingress, examples/fleet, examples/read-virtual-machines and examples/fleet-from-search: a mistake in a preview, up,
a change, drift, a fleet with a failing cluster, a virtual machine, a fleet from a search, destroy. Each command is followed by the requests that the emulator received.
All files are in a temporary folder, which is removed at the end. Needs no account.

Options:
  --patch merge     a PATCH merges its body into the configuration of the cluster (default: it replaces it)
  --help            show this and do nothing
`;

/** Also ends the engine. */
const interruption = interruptedBy("SIGINT", "SIGTERM");

function parseOptions(): { help: boolean; patch: "replace" | "merge" } {
  try {
    const { values } = parseArgs({ options: { patch: { type: "string" }, help: { type: "boolean", short: "h" } } });
    const { patch = "replace", help = false } = values;
    if (patch !== "replace" && patch !== "merge") throw new Error(`--patch is replace or merge, not "${patch}"`);
    return { help, patch };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nSee npm start -- --help`);
  }
}

async function main(): Promise<void> {
  const { help, patch } = parseOptions();
  if (help) return void console.log(USAGE);

  const engine = await findEngine((message) => console.log(message));
  console.log(`Pulumi CLI ${engine.version} (${engine.origin})`);
  const emulator = await startService({ patch });
  try {
    console.log(`Emulator of the service on ${emulator.baseUrl}`);
    await demonstrate(engine, emulator);
  } finally {
    await emulator.stop();
  }
}

async function demonstrate(engine: Engine, emulator: Emulator): Promise<void> {
  const created: ExampleStack[] = [];
  const stack = async (name: string, config: Record<string, string>) => {
    const example = await ExampleStack.create(name, config, { engine, emulator, interruption });
    created.push(example);
    return example;
  };
  let passed = 0;
  try {
    const stacks = {
      ingress: await stack("ingress", { clusterUid: CLUSTER_UID, port: "84430" }),
      fleet: await stack("fleet", {}),
      machines: await stack("read-virtual-machines", { clusterUid: CLUSTER_UID }),
      search: await stack("fleet-from-search", { domain: "dev.example.com", maxRemovals: "2" }),
    };
    for (const { title, run } of steps(stacks, emulator)) {
      console.log(`\n${passed + 1}. ${title}`);
      await run();
      passed += 1;
    }
    console.log(`\n${passed} passed, 0 failed`);
  } catch (error) {
    // Later steps build on earlier ones, so the first failure is the last step.
    console.log(`\n${passed} passed, 1 failed`);
    throw error;
  } finally {
    for (const { workspace } of created) await workspace.dispose();
  }
}

main().catch((error: Error) => {
  console.error(`npm start failed: ${error.message}`);
  process.exitCode = 1;
});
