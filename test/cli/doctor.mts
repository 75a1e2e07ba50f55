import path from "node:path";
import { execa } from "execa";
import { assertKeyNowhere } from "../support/plantedKey.mjs";

/** The built command. */
export const COMMAND = path.resolve(import.meta.dirname, "../../dist/cli/index.js");

/** What a run of the command came to. */
export interface Run {
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
  /** What is said of each thing, by its label: mark, text and advice, as one line. */
  said: Record<string, string>;
}

export interface RunOptions {
  /** Default `doctor`. */
  args?: readonly string[];
  /** The whole environment. */
  env?: Record<string, string>;
  folder: string;
  /** What it must not print. */
  key: string;
  /** Options of Node.js. */
  nodeOptions?: readonly string[];
}

/** Runs the built command in a folder. */
export async function runCommand({
  args = ["doctor"],
  env = {},
  folder,
  key,
  nodeOptions = [],
}: RunOptions): Promise<Run> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [...nodeOptions, COMMAND, ...args], {
    cwd: folder,
    // An empty folder, so that no pulumi is found by chance.
    env: { PATH: folder, SystemRoot: process.env["SystemRoot"], ...env },
    extendEnv: false,
    reject: false,
    stdin: "ignore",
    timeout: 60_000,
  });
  await assertKeyNowhere(key, { contents: { stdout, stderr } });
  const said: Record<string, string> = {};
  for (const [, mark, label = "", text = ""] of stdout.replace(/\n {17}/g, " ").matchAll(/^(\S) (.{14}) (.*)$/gm)) {
    const name = label.trim();
    said[name] = said[name] === undefined ? `${mark} ${text}` : `${said[name]}\n${mark} ${text}`;
  }
  return { exitCode, stdout, stderr, said };
}
