/**
 * `npm start`: the provider's main job, for real. An emulator of the service listens on loopback, and the Pulumi engine
 * runs examples/ingress against it (preview, up, a changed up, refresh, destroy), and examples/read-virtual-machines.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import type { Emulator } from "../../test/emulator/index.mjs";
import { type Engine, findEngine } from "../engine/index.mjs";
import { Workspace } from "../engine/workspace.mjs";
import { interruptedBy } from "../interruption.mjs";
import { CLUSTER_UID, startService } from "./service.mjs";

const USAGE = `Usage: npm start [-- OPTION…]

Starts an emulator of the service on loopback, finds a Pulumi CLI (or installs or builds one, kept for the next time), and
runs examples/ingress with it: preview, up, up with another port, refresh, destroy; after each step it shows what the
service holds. Then it runs examples/read-virtual-machines, which looks a virtual machine up. Everything is in a
temporary folder; nothing is left running. Needs no account.

Options:
  --patch merge     the emulator merges what a PATCH says into what it has (default: replace)
  --help            show this and do nothing
`;

const EXAMPLES = path.resolve(import.meta.dirname, "../../examples");

/** Ends the engine, too. */
const interruption = interruptedBy("SIGINT", "SIGTERM");

function parseOptions(): { help: boolean; patch: "replace" | "merge" } {
  try {
    const { values } = parseArgs({ options: { patch: { type: "string" }, help: { type: "boolean", short: "h" } } });
    const { patch = "replace", help = false } = values;
    if (patch !== "replace" && patch !== "merge") throw new Error(`--patch is replace or merge, not "${patch}"`);
    return { help, patch };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nWhat it can do: npm start -- --help`);
  }
}

async function main(): Promise<void> {
  const { help, patch } = parseOptions();
  if (help) return void console.log(USAGE);

  const engine = await findEngine((message) => console.log(message));
  console.log(`Pulumi CLI ${engine.version} (${engine.origin}: ${engine.pulumi})`);
  const emulator = await startService({ patch });
  try {
    console.log(`Emulator of the service on ${emulator.baseUrl}`);
    await withExample("ingress", engine, emulator, runLifecycle);
    await withExample("read-virtual-machines", engine, emulator, runLookup);
  } finally {
    await emulator.stop();
  }
}

/** Runs one command of the CLI and shows what it prints and what the service got. */
type Step = (...args: string[]) => Promise<void>;

async function withExample(
  name: string,
  engine: Engine,
  emulator: Emulator,
  run: (step: Step, workspace: Workspace, emulator: Emulator) => Promise<void>,
): Promise<void> {
  const workspace = await Workspace.create(engine, { program: path.join(EXAMPLES, name) });
  const step: Step = async (...args) => {
    interruption.throwIfAborted();
    const before = emulator.requests.length;
    console.log(`\nexamples/${name}$ pulumi ${args.join(" ")}`);
    const { exitCode } = await workspace.start(args, { show: true, cancelSignal: interruption });
    if (exitCode !== 0) throw new Error(`pulumi ${args.join(" ")} ended with ${exitCode}`);
    const requests = emulator.requests.slice(before).map(({ method, url, status }) => `${method} ${url} → ${status}`);
    console.log(`The service got: ${requests.join(", ") || "nothing"}`);
  };
  try {
    await workspace.setConfig(
      { "spectrocluster:baseUrl": emulator.baseUrl, [`${name}:clusterUid`]: CLUSTER_UID },
      { "spectrocluster:apiKey": emulator.apiKey },
    );
    await run(step, workspace, emulator);
  } finally {
    await workspace.dispose();
  }
}

async function runLifecycle(step: Step, workspace: Workspace, emulator: Emulator): Promise<void> {
  const stepAndShow: Step = async (...args) => {
    await step(...args);
    console.log(`The service holds: ${JSON.stringify(emulator.clusters.get(CLUSTER_UID)?.hostClusterConfig ?? null)}`);
  };
  await stepAndShow("preview");
  await stepAndShow("up", "--yes", "--skip-preview");
  await workspace.setConfig({ "ingress:port": "8443" });
  await stepAndShow("preview", "--diff");
  await stepAndShow("up", "--yes", "--skip-preview");
  await stepAndShow("refresh", "--yes", "--skip-preview");
  await stepAndShow("destroy", "--yes", "--skip-preview");
}

async function runLookup(step: Step, workspace: Workspace): Promise<void> {
  await workspace.run("config", "set", "--path", "machines[0]", "web-0");
  await step("up", "--yes", "--skip-preview");
}

main().catch((error: Error) => {
  console.error(`npm start failed: ${error.message}`);
  process.exitCode = 1;
});
