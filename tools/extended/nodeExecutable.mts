import { execa } from "execa";

/**
 * Returns the path of a Node.js executable, which npm downloads and caches.
 *
 * @param version - Version of the npm package `node`, or its beginning, which selects the newest matching version.
 */
export async function nodeExecutable(version: string): Promise<string> {
  const options = ["--yes", "--prefer-offline", "--loglevel=error", `--package=${platformPackage()}@${version}`];
  const { exitCode, stdout, all } = await execa("npx", [...options, "--", "node", "--print", "process.execPath"], {
    reject: false,
    all: true,
  });
  if (exitCode !== 0)
    throw new Error(`Node.js ${version} is missing, and npm cannot download it: ${all?.split("\n")[0]}`);
  return stdout.trim();
}

/** The package that the install script of `node` would download; the tests run no install scripts. */
function platformPackage(): string {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  return `${prefix}-${platform}-${process.arch}`;
}
