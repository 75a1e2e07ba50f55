import { readFile } from "node:fs/promises";
import path from "node:path";
import { NODE_PROGRAM_MODULES, type Workspace, type WorkspaceOptions } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { type EmulatedServiceOptions, withWorkspace } from "../../engine/stack.mjs";
import { EXAMPLES } from "../../support/examples.mjs";

interface ExampleOptions extends Omit<EmulatedServiceOptions, "emulator">, Pick<WorkspaceOptions, "path" | "env"> {
  /** npm packages that its package.json names beside those of every program. */
  modules?: readonly string[];
}

/** Runs a test with a copy of an example and the emulated service. */
export function withExample(
  name: string,
  { config = {}, settings = {}, clusters = [], modules = [], ...workspace }: ExampleOptions,
  test: (workspace: Workspace, emulator: Emulator) => Promise<void>,
): Promise<void> {
  const program = path.join(EXAMPLES, name);
  const options = { ...workspace, program, modules: [...NODE_PROGRAM_MODULES, ...modules] };
  return withWorkspace(options, { clusters, config, settings }, test);
}

/** The words of the command in an example's README that begins so. */
export async function readmeCommand(name: string, beginning: string): Promise<string[]> {
  const readme = await readFile(path.join(EXAMPLES, name, "README.md"), "utf8");
  const [line, ...others] = readme.split("\n").filter((each) => each.startsWith(beginning));
  if (line === undefined || others.length > 0) throw new Error(`the README of ${name} has one command ${beginning}`);
  return line.split(" ");
}
