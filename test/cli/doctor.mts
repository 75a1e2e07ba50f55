import assert from "node:assert/strict";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { execa } from "execa";
import type { Emulator } from "../emulator/index.mjs";
import { assertKeyNowhere } from "../support/plantedKey.mjs";
import { useEmulator } from "../support/useEmulator.mjs";

/** The built command. */
export const COMMAND = path.resolve(import.meta.dirname, "../../dist/cli/index.js");

export type Run = Awaited<ReturnType<typeof runCommand>>;

export interface RunOptions {
  /** Default `doctor`. */
  args?: readonly string[];
  /** The whole environment. */
  env?: Record<string, string>;
  folder: string;
  /** The API key, which must not be printed. */
  key: string;
  /** Options of Node.js. With some, it runs in a process of its own. */
  nodeOptions?: readonly string[];
}

/** The service of a suite, which accepts one key. Each test has another one, which no command may change. */
export function useUnchangedService(key: string): Emulator {
  const emulator = useEmulator();
  beforeEach(() => void emulator.apiKeys.splice(0, 1, key));
  afterEach(() => {
    const changes = emulator.requests.filter(({ method, url }) => method !== "GET" && !url.includes("/search?"));
    assert.deepEqual(changes, []);
  });
  return emulator;
}

/** Runs the built command in a folder. */
export async function runCommand(options: RunOptions) {
  const { args = ["doctor"], env = {}, folder, key, nodeOptions = [] } = options;
  // Only the given folder, so that no other pulumi is found.
  const all = { PATH: folder, ...(process.platform === "win32" && { SystemRoot: process.env["SystemRoot"] }), ...env };
  const { exitCode, stdout, stderr } =
    nodeOptions.length === 0
      ? await runHere(args, folder, all)
      : await execa(process.execPath, [...nodeOptions, COMMAND, ...args], {
          cwd: folder,
          env: all,
          extendEnv: false,
          reject: false,
          stdin: "ignore",
          timeout: 60_000,
        });
  await assertKeyNowhere(key, { contents: { stdout, stderr } });
  /** By label: symbol and text as one line. */
  const results: Record<string, string> = {};
  for (const [, mark, label = "", text = ""] of stdout.replace(/\n {17}/g, " ").matchAll(/^(\S) (.{14}\S*) (.*)$/gm)) {
    const name = label.trim();
    results[name] = results[name] === undefined ? `${mark} ${text}` : `${results[name]}\n${mark} ${text}`;
  }
  const lists = stdout.slice(stdout.indexOf("\n\n") + 2);
  return { exitCode, stdout, stderr, results, lists };
}

const { main }: { main(args: readonly string[]): Promise<void> } = await import("../../dist/cli/main.js" as string);

/** Runs the command in this process, with the folder, the environment and the output of another. */
async function runHere(args: readonly string[], folder: string, env: Record<string, string | undefined>) {
  const { env: usual, stdout, exitCode } = process;
  const { log, error } = console;
  const usualFolder = process.cwd();
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const replaceOutput = (value: unknown) => Object.defineProperty(process, "stdout", { value, configurable: true });
  try {
    process.env = env;
    process.chdir(folder);
    replaceOutput(output);
    console.log = (line) => output.write(`${line}\n`);
    console.error = (line) => errors.write(`${line}\n`);
    await main(args);
    const code = Number(process.exitCode ?? 0);
    const [printed, complained] = await Promise.all([output.end(), errors.end()].map((stream) => text(stream)));
    return { exitCode: code, stdout: printed?.trimEnd() ?? "", stderr: complained?.trimEnd() ?? "" };
  } finally {
    Object.assign(console, { log, error });
    replaceOutput(stdout);
    process.chdir(usualFolder);
    process.env = usual;
    process.exitCode = exitCode;
  }
}
