import path from "node:path";
import { execa } from "execa";
import { assertKeyNowhere } from "../support/plantedKey.mjs";

/** The built command. */
export const COMMAND = path.resolve(import.meta.dirname, "../../dist/cli/index.js");

/** The result of running the command. */
export interface Run {
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
  /** The results by label: symbol, text and advice as one line. */
  results: Record<string, string>;
}

export interface RunOptions {
  /** Default `doctor`. */
  args?: readonly string[];
  /** The whole environment. */
  env?: Record<string, string>;
  folder: string;
  /** The API key, which must not be printed. */
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
    // Only the given folder, so that no other pulumi is found.
    env: { PATH: folder, SystemRoot: process.env["SystemRoot"], ...env },
    extendEnv: false,
    reject: false,
    stdin: "ignore",
    timeout: 60_000,
  });
  await assertKeyNowhere(key, { contents: { stdout, stderr } });
  const results: Record<string, string> = {};
  for (const [, mark, label = "", text = ""] of stdout.replace(/\n {17}/g, " ").matchAll(/^(\S) (.{14}) (.*)$/gm)) {
    const name = label.trim();
    results[name] = results[name] === undefined ? `${mark} ${text}` : `${results[name]}\n${mark} ${text}`;
  }
  return { exitCode, stdout, stderr, results };
}
