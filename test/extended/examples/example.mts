import { readFile } from "node:fs/promises";
import path from "node:path";
import { NODE_PROGRAM_MODULES, type Workspace, type WorkspaceOptions } from "../../../tools/engine/workspace.mjs";
import type { Cluster, Emulator } from "../../emulator/index.mjs";
import { withWorkspace } from "../../engine/stack.mjs";
import { EXAMPLES } from "../../support/examples.mjs";

export interface ExampleOptions extends Pick<WorkspaceOptions, "path" | "env"> {
  /** Configuration of the program, by names without the project's; lists are set item by item, as a user does. */
  config?: Record<string, string | readonly string[]>;
  /** Names in the stack's own configuration beside address and key; `undefined` takes one of those away. */
  stackConfig?: Record<string, string | undefined>;
  /** What the service has. */
  clusters?: Cluster[];
  /** npm packages that its package.json names beside those of every program. */
  modules?: readonly string[];
}

/** Sets a copy of an example up with the service it works on, runs the test with it and takes everything down again. */
export function withExample(
  name: string,
  { config = {}, stackConfig = {}, clusters = [], modules = [], ...workspace }: ExampleOptions,
  test: (workspace: Workspace, emulator: Emulator) => Promise<void>,
): Promise<void> {
  const settings = Object.entries(config).flatMap(([key, value]) => {
    const items = typeof value === "string" ? [[key, value]] : value.map((item, index) => [`${key}[${index}]`, item]);
    return items.flatMap(([place, item]) => ["--plaintext", `${place}=${item}`]);
  });
  return withWorkspace(
    { ...workspace, program: path.join(EXAMPLES, name), modules: [...NODE_PROGRAM_MODULES, ...modules] },
    { clusters, config: stackConfig },
    async (made, emulator) => {
      if (settings.length > 0) await made.run("config", "set-all", "--path", ...settings);
      await test(made, emulator);
    },
  );
}

/** The outputs of the stack. */
export async function outputs(workspace: Workspace): Promise<Record<string, unknown>> {
  return JSON.parse(await workspace.run("stack", "output", "--json"));
}

/** The words of the command in an example's README that begins so. */
export async function readmeCommand(name: string, beginning: string): Promise<string[]> {
  const readme = await readFile(path.join(EXAMPLES, name, "README.md"), "utf8");
  const [line, ...others] = readme.split("\n").filter((each) => each.startsWith(beginning));
  if (line === undefined || others.length > 0) throw new Error(`the README of ${name} has one command ${beginning}`);
  return line.split(" ");
}

/** What `pulumi up` takes where nobody is asked. */
export const NOW = ["--yes", "--skip-preview"] as const;
