import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isProvider } from "../../test/support/processes.mjs";
import type { Engine } from "../../tools/engine/index.mjs";
import { NODE_PROGRAM_MODULES, Workspace, type WorkspaceOptions } from "../../tools/engine/workspace.mjs";
import type { Candidate, CandidateName, Clusters, Installation, RunningCommand, Step, Task } from "./candidate.mjs";

/** A Pulumi program. */
interface Program {
  name: CandidateName;
  /** The files of the program that declares these clusters. */
  files(clusters: Clusters): Promise<Record<string, string>>;
  /** The workspace without the program. */
  workspace?: Omit<WorkspaceOptions, "program">;
  /** Adds packages to the program's folder. */
  install?(folder: string): Promise<void>;
  /** Namespace of the stack configuration. Default: this package's. */
  namespace?: string;
}

/** The Pulumi programs, for one engine. */
export function pulumiCandidates(engine: Engine): Candidate[] {
  const programs: Program[] = [
    { name: "fleet", files: nodeProgram("fleet") },
    { name: "single", files: nodeProgram("single") },
    { name: "noOp", files: nodeProgram("noOp"), install: installNoOpProvider },
    {
      name: "documentedClass",
      files: nodeProgram("documentedClass"),
      workspace: { modules: [...NODE_PROGRAM_MODULES, "ajv", "got"] },
      namespace: "bench",
    },
    { name: "documentedMap", files: nodeProgram("documentedMap") },
  ];
  return programs.map((program) => ({ name: program.name, install: (task) => installProgram(engine, program, task) }));
}

/** The last lines of each step's output. */
const EXPECTED_OUTPUT: Readonly<Record<Step, RegExp>> = {
  first: /\d+ created\n(?!.*(updated|unchanged))/s,
  unchanged: /Resources:\n +\d+ unchanged\n/,
  oneChanged: /Resources:\n +~ 1 updated\n +\d+ unchanged\n/,
};

async function installProgram(engine: Engine, program: Program, task: Task): Promise<Installation> {
  const { files, namespace = "spectrocluster" } = program;
  const workspace = await Workspace.create(engine, { ...program.workspace, program: await files(task.clusters) });
  try {
    await program.install?.(workspace.programFolder);
    await workspace.setConfig({ [`${namespace}:baseUrl`]: task.baseUrl }, { [`${namespace}:apiKey`]: task.apiKey });
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
    declare: async (clusters) => workspace.write(await files(clusters)),
    state: async () => JSON.parse(await workspace.run("stack", "export")),
    isProvider,
    dispose: () => workspace.dispose(),
  };
}

/** A program in the folder programs. */
function nodeProgram(name: string) {
  return async (clusters: Clusters) => ({
    "Pulumi.yaml": "name: bench\nruntime: nodejs\n",
    "package.json": JSON.stringify({ name: "bench", private: true, main: "index.js" }),
    "index.js": await source(`${name}.js`),
    "clusters.json": JSON.stringify(clusters),
  });
}

async function installNoOpProvider(folder: string): Promise<void> {
  const provider = path.join(folder, "node_modules", "no-op-provider");
  await mkdir(provider);
  await writeFile(path.join(provider, "index.js"), await source("noOpProvider.js"));
}

function source(name: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, "programs", name), "utf8");
}
