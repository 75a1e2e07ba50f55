import { readFile } from "node:fs/promises";
import path from "node:path";
import { isProvider } from "../../test/support/processes.mjs";
import type { Engine } from "../../tools/engine/index.mjs";
import { NODE_PROGRAM_MODULES, Workspace } from "../../tools/engine/workspace.mjs";
import type { Candidate, CandidateName, Clusters, Installation, RunningCommand, Step, Task } from "./candidate.mjs";

const NAMES: readonly CandidateName[] = ["fleet", "single", "noOp", "noOpFleet", "documentedClass"];

/** The Pulumi programs, for one engine. */
export function pulumiCandidates(engine: Engine): Candidate[] {
  return NAMES.map((name) => ({ name, install: (task) => installProgram(engine, name, task) }));
}

/** The last lines of each step's output. */
const EXPECTED_OUTPUT: Readonly<Record<Step, RegExp>> = {
  first: /\d+ created\n(?!.*(updated|unchanged))/s,
  unchanged: /Resources:\n +\d+ unchanged\n/,
  oneChanged: /Resources:\n +~ 1 updated\n +\d+ unchanged\n/,
};

async function installProgram(engine: Engine, name: CandidateName, task: Task): Promise<Installation> {
  const { clusters, baseUrl, apiKey } = task;
  const program = {
    "Pulumi.yaml": "name: bench\nruntime: nodejs\n",
    "package.json": JSON.stringify({ name: "bench", private: true, main: "index.js" }),
    "index.js": await source(name),
    "noOpProvider.js": await source("noOpProvider"),
    ...clustersFile(clusters),
  };
  const workspace = await Workspace.create(engine, { program, modules: [...NODE_PROGRAM_MODULES, "ajv", "got"] });
  try {
    await workspace.setConfig({ "spectrocluster:baseUrl": baseUrl }, { "spectrocluster:apiKey": apiKey });
  } catch (error) {
    await workspace.dispose();
    throw error;
  }
  return {
    apply(step): RunningCommand {
      const running = workspace.start(["up", "--yes", "--skip-preview"]);
      const ended = running.then(({ exitCode, all }) => {
        if (exitCode !== 0) throw new Error(`pulumi up ended with ${exitCode}:\n${all}`);
        if (!EXPECTED_OUTPUT[step].test(all ?? "")) throw new Error(`Unexpected output of pulumi up:\n${all}`);
      });
      return { pid: running.pid, ended };
    },
    declare: (changed) => workspace.write(clustersFile(changed)),
    state: async () => JSON.parse(await workspace.run("stack", "export")),
    isProvider,
    dispose: () => workspace.dispose(),
  };
}

function clustersFile(clusters: Clusters) {
  return { "clusters.json": JSON.stringify(clusters) };
}

function source(name: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, "programs", `${name}.js`), "utf8");
}
