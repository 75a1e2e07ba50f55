import { runCommand } from "./command.mjs";

/**
 * Gives the executable of a Node.js, which npm downloads and keeps.
 *
 * @param version - Version of the npm package `node`, or the beginning of one: the newest that npm knows of.
 */
export async function nodeExecutable(version: string, interruption: AbortSignal): Promise<string> {
  const args = ["--yes", "--prefer-offline", "--loglevel=error", `--package=${platformPackage()}@${version}`];
  const tell = ["--", "node", "--print", "process.execPath"];
  const { exitCode, stdout, all } = await runCommand(interruption, "npx", [...args, ...tell]);
  if (exitCode !== 0)
    throw new Error(`Node.js ${version} could not be had from npm (npx ended with ${exitCode}):\n${all}`);
  return stdout.trim();
}

/** What the install script of the package `node` would fetch; npm is going to refuse such scripts. */
function platformPackage(): string {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  return `${prefix}-${platform}-${process.arch}`;
}
