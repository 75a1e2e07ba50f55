import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isProvider, type RunningProcess } from "../../test/support/processes.mjs";
import type { Engine } from "../../tools/engine/index.mjs";
import { languageHosts } from "../../tools/engine/languageHosts.mjs";
import { addNodejsPackage } from "../../tools/engine/packageSdk.mjs";
import { Workspace, type WorkspaceOptions } from "../../tools/engine/workspace.mjs";
import {
  type Candidate,
  CHANGED_PORT,
  hostClusterConfig,
  type Installation,
  PORT,
  type Step,
  type Task,
} from "./candidate.mjs";

const PLUGIN = `
plugins:
  providers:
    - name: spectrocluster
      path: node_modules/pulumi-spectrocluster/provider/plugin
`;

/** A Pulumi program, and what it needs. */
interface Program {
  name: string;
  title: string;
  options(task: Task): Promise<WorkspaceOptions>;
  /** Does in the program's folder what a user does there before the first `pulumi up`. */
  install?(folder: string): Promise<void>;
  /** Namespace of the settings for address and key. Default that of this package. */
  settings?: string;
  /** Whether its provider sends nothing. Default false. */
  idle?: boolean;
  env?: Record<string, string>;
  isProvider?(process: RunningProcess): boolean;
}

const DYNAMIC: Program = {
  name: "dynamic",
  title: "this provider, dynamic",
  options: () => nodeProgram("dynamic"),
};

/** The dynamic provider, and the same where the engine writes its state only once, at the end. */
export function growthCandidates(engine: Engine): Candidate[] {
  const env = { PULUMI_EXPERIMENTAL: "true", PULUMI_SKIP_CHECKPOINTS: "true" };
  return [
    { ...DYNAMIC, title: "as the engine does it" },
    { ...DYNAMIC, name: "without-checkpoints", title: "without checkpoints", env },
  ].map((program) => candidate(engine, program));
}

/** The Pulumi programs, on one engine. */
export function pulumiCandidates(engine: Engine): Candidate[] {
  const programs: Program[] = [
    {
      name: "floor",
      title: "Pulumi, a provider that does nothing",
      idle: true,
      options: () => nodeProgram("floor"),
      install: installFloorProvider,
    },
    DYNAMIC,
    {
      name: "plugin",
      title: "this provider, plugin",
      options: () => nodeProgram("plugin", PLUGIN),
      install: addNodejsPackage,
      isProvider: isPlugin,
    },
    {
      name: "plugin-yaml",
      title: "this provider, plugin, from YAML",
      options: async (task) => ({
        program: { "Pulumi.yaml": yamlProgram(task.count) },
        modules: [],
        path: await languageHosts(engine, console.error),
      }),
      isProvider: isPlugin,
    },
    {
      name: "documented-class",
      title: "a class as Pulumi's documentation writes it",
      options: async () => ({
        ...(await nodeProgram("documented-class")),
        modules: ["@pulumi", "@types", "typescript", "ajv", "got"],
      }),
      settings: "bench",
    },
  ];
  return programs.map((program) => candidate(engine, program));
}

function candidate(engine: Engine, program: Program): Candidate {
  const { name, title, idle = false } = program;
  return { name, title, idle, install: (task) => installProgram(engine, program, task) };
}

/** What the engine says at the end of each step. */
const DONE: Readonly<Record<Step, RegExp>> = {
  first: /\d+ created\n(?!.*(updated|unchanged))/s,
  unchanged: /Resources:\n +\d+ unchanged\n/,
  oneChanged: /Resources:\n +~ 1 updated\n +\d+ unchanged\n/,
};

async function installProgram(engine: Engine, program: Program, task: Task): Promise<Installation> {
  const options = await program.options(task);
  const workspace = await Workspace.create(engine, { ...options, env: program.env ?? {} });
  try {
    await program.install?.(workspace.programFolder);
    const { settings = "spectrocluster" } = program;
    await workspace.setConfig(
      { "bench:count": String(task.count), "bench:firstPort": String(PORT), [`${settings}:baseUrl`]: task.baseUrl },
      { [`${settings}:apiKey`]: task.apiKey },
    );
  } catch (error) {
    await workspace.dispose();
    throw error;
  }
  return {
    apply(step) {
      const running = workspace.start(["up", "--yes", "--skip-preview"]);
      const ended = running.then(({ exitCode, all }) => {
        if (exitCode !== 0) throw new Error(`pulumi up ended with ${exitCode}:\n${all}`);
        if (!DONE[step].test(all ?? "")) throw new Error(`pulumi up did something else than wanted:\n${all}`);
      });
      return { pid: running.pid, ended };
    },
    changeOne: () => workspace.setConfig({ "bench:firstPort": String(CHANGED_PORT) }),
    state: async () => JSON.parse(await workspace.run("stack", "export")),
    isProvider: program.isProvider ?? isProvider,
    dispose: () => workspace.dispose(),
  };
}

/** Puts the provider that does nothing where a program in the folder finds it, as `floor-provider`. */
export async function installFloorProvider(folder: string): Promise<void> {
  const provider = path.join(folder, "node_modules", "floor-provider");
  await mkdir(provider, { recursive: true });
  await writeFile(path.join(provider, "index.js"), await source("floor/provider.js"));
}

/** A program in JavaScript, one of the folders beside this file. */
async function nodeProgram(folder: string, project = ""): Promise<WorkspaceOptions> {
  return {
    program: {
      "Pulumi.yaml": `name: bench\nruntime: nodejs\n${project}`,
      "package.json": JSON.stringify({ name: "bench", private: true, main: "index.js" }),
      "index.js": await source(`${folder}/index.js`),
      "declareClusters.js": await source("declareClusters.js"),
    },
  };
}

function source(file: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, file), "utf8");
}

/** The same program in YAML, which has no loops. JSON is YAML. */
function yamlProgram(count: number): string {
  const resources = Array.from({ length: count }, (_, index) => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference of the YAML program
    const port = index === 0 ? "${firstPort}" : PORT;
    const properties = { clusterUid: `c${index}`, ...hostClusterConfig(port) };
    return [`cluster-${index}`, { type: "spectrocluster:HostClusterConfig", properties }];
  });
  return `name: bench
runtime: yaml
${PLUGIN}
config:
  count: { type: integer }
  firstPort: { type: integer }
resources: ${JSON.stringify(Object.fromEntries(resources))}
`;
}

function isPlugin({ command }: RunningProcess): boolean {
  return /[\\/]provider[\\/]plugin\b/.test(command) && /\bnode/.test(command);
}
