import path from "node:path";
import { execa } from "execa";

/** What a program gets beside its arguments. */
interface Input {
  /** Added to our own environment. */
  env?: Readonly<Record<string, string>>;
  stdin?: string;
}

/**
 * Runs one of the programs in a process of its own: as fresh as a user's, and nothing else takes its time there.
 *
 * @returns What it prints, which is JSON.
 */
export async function runProgram<Result>(name: string, args: readonly string[], input: Input = {}): Promise<Result> {
  const file = path.join(import.meta.dirname, "programs", `${name}.js`);
  const { stdout } = await execa(process.execPath, [file, ...args], { env: input.env, input: input.stdin });
  return JSON.parse(stdout);
}
