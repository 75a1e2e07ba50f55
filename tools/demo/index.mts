/**
 * `npm start`: the provider's main job, for real. An emulator of the service listens on loopback, and the Pulumi engine
 * runs examples/ingress against it: preview, up, a changed up, refresh, destroy.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { Emulator } from "../../test/emulator/index.mjs";
import { findEngine } from "../engine/index.mjs";
import { Workspace } from "../engine/workspace.mjs";

const USAGE = `Usage: npm start [-- OPTION…]

Starts an emulator of the service on loopback, finds a Pulumi CLI (or installs or builds one, kept for the next time), and
runs examples/ingress with it: preview, up, up with another port, refresh, destroy. After each step it shows what the
service holds. Everything is in a temporary folder; nothing is left running. Needs no account.

Options:
  --patch merge     the emulator merges what a PATCH says into what it has (default: replace)
  --help            show this and do nothing
`;

const CLUSTER_UID = "63a1f0e2c0ffee0011223344";

/** Aborted when somebody ends us: the engine is ended too, and what follows is cleaning up. */
const interruption = interruptedBy("SIGINT", "SIGTERM");

function interruptedBy(...signals: NodeJS.Signals[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) process.on(signal, () => controller.abort(new Error(`ended by ${signal}`)));
  return controller.signal;
}

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
  const emulator = await Emulator.start({ patch });
  try {
    emulator.addCluster({ uid: CLUSTER_UID });
    console.log(`Emulator of the service on ${emulator.baseUrl}`);
    const program = path.resolve(import.meta.dirname, "../../examples/ingress");
    const workspace = await Workspace.create(engine, { program });
    try {
      await runSteps(workspace, emulator);
    } finally {
      await workspace.dispose();
    }
  } finally {
    await emulator.stop();
  }
}

async function runSteps(workspace: Workspace, emulator: Emulator): Promise<void> {
  await workspace.setConfig(
    { "spectrocluster:baseUrl": emulator.baseUrl, "ingress:clusterUid": CLUSTER_UID },
    { "spectrocluster:apiKey": emulator.apiKey },
  );
  let shown = 0;
  const step = async (...args: string[]) => {
    interruption.throwIfAborted();
    console.log(`\n$ pulumi ${args.join(" ")}`);
    const { exitCode } = await workspace.start(args, { show: true, cancelSignal: interruption });
    if (exitCode !== 0) throw new Error(`pulumi ${args.join(" ")} ended with ${exitCode}`);
    const requests = emulator.requests.slice(shown).map(({ method, url, status }) => `${method} ${url} → ${status}`);
    shown = emulator.requests.length;
    console.log(`The service got: ${requests.join(", ") || "nothing"}`);
    console.log(`The service holds: ${JSON.stringify(emulator.clusters.get(CLUSTER_UID)?.hostClusterConfig ?? null)}`);
  };

  await step("preview");
  await step("up", "--yes", "--skip-preview");
  await workspace.setConfig({ "ingress:port": "8443" });
  await step("preview", "--diff");
  await step("up", "--yes", "--skip-preview");
  await step("refresh", "--yes", "--skip-preview");
  await step("destroy", "--yes", "--skip-preview");
}

main().catch((error: Error) => {
  console.error(`npm start failed: ${error.message}`);
  process.exitCode = 1;
});
