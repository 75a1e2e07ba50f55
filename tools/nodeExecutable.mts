import { execa } from "execa";

/** Node.js in this version, from the npm package `node`: its part for this platform, which needs no installation script. */
export async function nodeExecutable(version: string): Promise<string> {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const prefix = `${platform}-${process.arch}` === "darwin-arm64" ? "node-bin" : "node";
  const name = `${prefix}-${platform}-${process.arch}@${version}`;
  const { stdout } = await execa`npx --yes --prefer-offline --package=${name} -- node --print process.execPath`;
  return stdout.trim();
}
