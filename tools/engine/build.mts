import { mkdir } from "node:fs/promises";
import path from "node:path";
import { EXECUTABLE_SUFFIX } from "./executables.mjs";
import { goBuild, goVersion, type Report } from "./goBuild.mjs";
import { copySdkScript } from "./goProgram.mjs";

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
 */
export async function buildEngine(folder: string, version: string, report: Report): Promise<void> {
  const go = await goVersion();
  report(`Building the Pulumi CLI ${version} with ${go}: some minutes, once…`);
  const bin = path.join(folder, "bin");
  await mkdir(bin, { recursive: true });
  for (const { name, ...part } of PARTS) {
    await goBuild({ ...part, version, output: path.join(bin, name + EXECUTABLE_SUFFIX) }, report);
  }
  // It starts the process of dynamic providers.
  const launcher = `pulumi-resource-pulumi-nodejs${process.platform === "win32" ? ".cmd" : ""}`;
  await copySdkScript("cli", `nodejs/dist/${launcher}`, bin);
}
