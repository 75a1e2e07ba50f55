import path from "node:path";
import type { Emulator, RecordedRequest } from "../../test/emulator/index.mjs";
import type { Engine } from "../engine/index.mjs";
import { NODE_PROGRAM_MODULES, Workspace } from "../engine/workspace.mjs";

export const EXAMPLES = path.resolve(import.meta.dirname, "../../examples");

/** Output of the CLI without results: empty lines, operations that have only begun, and the duration. */
const NOISE = /^\s*$| \w+ing \(\d+s\) *$|^Duration: /;

interface Surroundings {
  engine: Engine;
  emulator: Emulator;
  interruption: AbortSignal;
}

/** A stack of an example. Prints its commands with their output and the requests that they cause. */
export class ExampleStack {
  private constructor(
    readonly name: string,
    readonly workspace: Workspace,
    private readonly surroundings: Surroundings,
  ) {}

  static async create(name: string, surroundings: Surroundings): Promise<ExampleStack> {
    const { engine, emulator, interruption } = surroundings;
    interruption.throwIfAborted();
    const program = path.join(EXAMPLES, name);
    const workspace = await Workspace.create(engine, { program, modules: [...NODE_PROGRAM_MODULES, "csv-parse"] });
    try {
      const secrets = { "spectrocluster:apiKey": emulator.apiKey };
      await workspace.setConfig({ "spectrocluster:baseUrl": emulator.baseUrl }, secrets);
    } catch (error) {
      await workspace.dispose();
      throw error;
    }
    return new ExampleStack(name, workspace, surroundings);
  }

  /** Runs a command that is expected to succeed. */
  async run(...args: string[]): Promise<void> {
    const exitCode = await this.#show(args);
    if (exitCode !== 0) throw new Error(`pulumi ${args.join(" ")} exited with ${exitCode}`);
  }

  /** Runs a command that is expected to fail. */
  async runFailing(...args: string[]): Promise<void> {
    const exitCode = await this.#show(args);
    this.surroundings.interruption.throwIfAborted();
    if (exitCode === 0) throw new Error(`pulumi ${args.join(" ")} succeeded, but should have failed`);
  }

  async #show(args: string[]): Promise<number | undefined> {
    const { emulator, interruption } = this.surroundings;
    interruption.throwIfAborted();
    const before = emulator.requests.length;
    console.log(`   ${this.name}$ pulumi ${args.join(" ")}`);
    const command = this.workspace.start([...args, "--suppress-progress"], { cancelSignal: interruption });
    for await (const line of command.iterable({ from: "all" })) {
      if (!NOISE.test(line)) console.log(`   │ ${line}`);
    }
    const { exitCode } = await command;
    console.log(`   Requests: ${inShort(emulator.requests.slice(before)) || "none"}`);
    return exitCode;
  }
}

/** Requests of one kind on one line: `49 × PATCH /v1/spectroclusters/{uid}/clusterConfig/hostCluster → 204`. */
function inShort(requests: readonly RecordedRequest[]): string {
  const counts = new Map<string, number>();
  for (const { method, url, status } of requests) {
    const shownUrl = url.replace(/(?<=\/v1\/spectroclusters\/)\w+/, "{uid}").replace(/&continue=\w+/, "");
    const kind = `${method} ${shownUrl} → ${status}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (count === 1 ? kind : `${count} × ${kind}`)).join(", ");
}
