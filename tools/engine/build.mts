import { chmod, copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { execa } from "execa";

type Report = (message: string) => void;

/** The program of each Go module beside this file, and the executable it becomes. */
const PARTS = [
  {
    module: "cli",
    program: "github.com/pulumi/pulumi/pkg/v3/cmd/pulumi",
    name: "pulumi",
    what: "the Pulumi CLI",
  },
  {
    module: "nodejs-host",
    program: "github.com/pulumi/pulumi/sdk/v3/nodejs/cmd/pulumi-language-nodejs",
    name: "pulumi-language-nodejs",
    what: "its Node.js language host",
  },
];

const PROGRESS_MS = 10_000;

/**
 * Builds the Pulumi CLI with Go from pinned modules, for machines that reach a Go module proxy but no download server.
 *
 * @param folder - Gets the executables in `bin`, as the official installer lays them out.
 * @returns How the engine was made, in words.
 */
export async function buildEngine(folder: string, version: string, report: Report): Promise<string> {
  const { stdout: go } = await execa("go", ["env", "GOVERSION"]);
  report(`Building the Pulumi CLI ${version} with ${go}: some minutes, once…`);
  const bin = path.join(folder, "bin");
  await mkdir(bin, { recursive: true });
  const suffix = process.platform === "win32" ? ".exe" : "";
  for (const part of PARTS) {
    await compile(part.module, part.program, path.join(bin, part.name + suffix), version, (packages, seconds) =>
      report(`  ${part.what}: ${packages} packages compiled after ${seconds} s`),
    );
  }
  await copyLauncher(bin);
  return `built with ${go}`;
}

async function compile(
  module: string,
  program: string,
  output: string,
  version: string,
  progress: (packages: number, seconds: number) => void,
): Promise<void> {
  const versionFlag = `-X github.com/pulumi/pulumi/sdk/v3/go/common/version.Version=v${version}`;
  const build = execa("go", ["build", "-v", "-o", output, "-ldflags", `-s -w ${versionFlag}`, program], {
    cwd: path.join(import.meta.dirname, module),
    env: goEnvironment,
  });
  const started = Date.now();
  let packages = 0;
  // -v names each package on standard error as it is compiled.
  createInterface({ input: build.stderr }).on("line", () => {
    packages += 1;
  });
  const timer = setInterval(() => progress(packages, Math.round((Date.now() - started) / 1000)), PROGRESS_MS);
  try {
    await build;
  } finally {
    clearInterval(timer);
  }
}

/** No C compiler, no workspace of the user's, and no version stamp of our own repository. */
export const goEnvironment = { CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-mod=readonly -buildvcs=false" };

/** Takes the script that starts the process of dynamic providers from the SDK's sources. */
async function copyLauncher(bin: string): Promise<void> {
  const { stdout: sdk } = await execa("go", ["list", "-m", "-f", "{{.Dir}}", "github.com/pulumi/pulumi/sdk/v3"], {
    cwd: path.join(import.meta.dirname, "cli"),
    env: goEnvironment,
  });
  const name = `pulumi-resource-pulumi-nodejs${process.platform === "win32" ? ".cmd" : ""}`;
  await copyFile(path.join(sdk, "nodejs", "dist", name), path.join(bin, name));
  // Go keeps its modules read-only and not executable.
  await chmod(path.join(bin, name), 0o755);
}
