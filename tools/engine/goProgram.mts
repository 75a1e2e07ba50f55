import { access, chmod, copyFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX } from "./executables.mjs";

export type Report = (message: string) => void;

/** A program that is built with Go. */
export interface GoProgram {
  /** The folder whose go.mod pins the program and its dependencies, relative to this file. */
  module: string;
  /** Import path of the program, which ends with the name of the executable. */
  program: string;
  /** Description of the program, for messages. */
  description: string;
  /** A script that it starts: its path in Pulumi's SDK. */
  script?: string;
}

const PROGRESS_SECONDS = 10;

/** Disables the C compiler, the user's Go workspace and the version stamp of this repository. */
const GO_ENVIRONMENT = { CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-mod=readonly -buildvcs=false" };

/**
 * Builds a program of a pinned module with Go, unless the cache contains one of the same sources.
 *
 * @returns The path of its executable.
 * @throws Error with installation instructions.
 */
export async function cachedGoProgram(goProgram: GoProgram, report: Report): Promise<string> {
  const { module, program, description, script } = goProgram;
  const folder = cacheFolder(`${path.posix.basename(program)}-${await fingerprint(module)}`);
  const assertBuilt = async (directory: string) => {
    await access(executable(program, directory));
    if (script) await access(path.join(directory, path.basename(script)));
  };
  const build = async (directory: string) => {
    const go = await goVersion().catch(() => {
      throw new Error(`${description} is missing: install Go (https://go.dev/dl/) to build it`);
    });
    report(`Building ${description} with ${go}, once…`);
    await goBuild(goProgram, directory, report);
  };
  await intoCache(folder, build, assertBuilt);
  return executable(program, folder);
}

export async function goVersion(): Promise<string> {
  const { stdout } = await execa("go", ["env", "GOVERSION"]);
  return stdout;
}

/** @param version - Version that the program reports, for programs of Pulumi. */
export async function goBuild(goProgram: GoProgram, folder: string, report: Report, version?: string): Promise<void> {
  const { module, program, description, script } = goProgram;
  const options = { cwd: path.resolve(import.meta.dirname, module), env: GO_ENVIRONMENT };
  const versionFlag = version ? ` -X github.com/pulumi/pulumi/sdk/v3/go/common/version.Version=v${version}` : "";
  const output = ["-o", executable(program, folder)];
  const build = execa("go", ["build", "-v", ...output, "-ldflags", `-s -w${versionFlag}`, program], options);
  const started = Date.now();
  let reports = 0;
  let packages = 0;
  // -v names each package on standard error as it is compiled.
  for await (const _ of build.iterable({ from: "stderr" })) {
    packages += 1;
    const seconds = Math.round((Date.now() - started) / 1000);
    if (seconds < (reports + 1) * PROGRESS_SECONDS) continue;
    reports += 1;
    report(`  ${description}: ${packages} packages compiled after ${seconds} s`);
  }
  await build;
  if (script === undefined) return;
  const sdk = await execa("go", ["list", "-m", "-f", "{{.Dir}}", "github.com/pulumi/pulumi/sdk/v3"], options);
  const copy = path.join(folder, path.basename(script));
  await copyFile(path.join(sdk.stdout, script), copy);
  // Files of Go modules are read-only and not executable.
  await chmod(copy, 0o755);
}

function executable(program: string, folder: string): string {
  return path.join(folder, path.posix.basename(program) + EXECUTABLE_SUFFIX);
}

/** The linter of GitHub's workflows. */
export function actionlint(report: Report = () => {}): Promise<string> {
  const program = "github.com/rhysd/actionlint/cmd/actionlint";
  return cachedGoProgram({ module: "actionlint", program, description: "the linter of GitHub's workflows" }, report);
}
