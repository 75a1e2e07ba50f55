import { chmod, copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { EXECUTABLE_SUFFIX } from "./executables.mjs";
import { goBuild, goSources, goVersion, type Report } from "./goBuild.mjs";

/** The programs that a Node.js program needs, with the Go modules in this folder that pin them. */
const PARTS = [
  {
    module: "cli",
    program: "github.com/pulumi/pulumi/pkg/v3/cmd/pulumi",
    name: "pulumi",
    description: "the Pulumi CLI",
  },
  {
    module: "language-hosts",
    program: "github.com/pulumi/pulumi/sdk/v3/nodejs/cmd/pulumi-language-nodejs",
    name: "pulumi-language-nodejs",
    description: "its Node.js language host",
  },
];

/**
 * Builds the Pulumi CLI with Go from pinned modules, for machines that can reach a Go module proxy but no download server.
 *
 * @param folder - Folder for the executables, with the layout of the official installer.
 * @returns The origin of the engine, for messages.
 */
export async function buildEngine(folder: string, version: string, report: Report): Promise<string> {
  const go = await goVersion();
  report(`Building the Pulumi CLI ${version} with ${go}: some minutes, once…`);
  const bin = path.join(folder, "bin");
  await mkdir(bin, { recursive: true });
  for (const { name, ...part } of PARTS) {
    await goBuild({ ...part, version, output: path.join(bin, name + EXECUTABLE_SUFFIX) }, report);
  }
  await copyLauncher(bin);
  return `built with ${go}`;
}

/** Copies the script that starts the process of dynamic providers from the SDK's sources. */
async function copyLauncher(bin: string): Promise<void> {
  const sdk = await goSources("cli", "github.com/pulumi/pulumi/sdk/v3");
  const name = `pulumi-resource-pulumi-nodejs${process.platform === "win32" ? ".cmd" : ""}`;
  await copyFile(path.join(sdk, "nodejs", "dist", name), path.join(bin, name));
  // Files of Go modules are read-only and not executable.
  await chmod(path.join(bin, name), 0o755);
}
