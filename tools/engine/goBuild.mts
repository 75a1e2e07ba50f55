import path from "node:path";
import { execa } from "execa";

/** Receives progress messages. */
export type Report = (message: string) => void;

const PROGRESS_SECONDS = 10;

/** Disables the C compiler, the user's Go workspace and the version stamp of this repository. */
export const goEnvironment = { CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-mod=readonly -buildvcs=false" };

/** Version of the installed Go. */
export async function goVersion(): Promise<string> {
  const { stdout } = await execa("go", ["env", "GOVERSION"]);
  return stdout;
}

export interface Build {
  /** The folder whose go.mod pins the program and its dependencies, relative to this file. */
  module: string;
  /** Import path of the program. */
  program: string;
  /** File to write. */
  output: string;
  /** Version that the program reports, for programs of Pulumi. */
  version?: string;
  /** Description of the program, for messages. */
  description: string;
}

/** Builds a program of a pinned module with Go. */
export async function goBuild({ module, program, output, version, description }: Build, report: Report): Promise<void> {
  const versionFlag = version ? ` -X github.com/pulumi/pulumi/sdk/v3/go/common/version.Version=v${version}` : "";
  const build = execa("go", ["build", "-v", "-o", output, "-ldflags", `-s -w${versionFlag}`, program], {
    cwd: path.resolve(import.meta.dirname, module),
    env: goEnvironment,
  });
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
}

/** The folder with the sources of a dependency. */
export async function goSources(module: string, dependency: string): Promise<string> {
  const { stdout } = await execa("go", ["list", "-m", "-f", "{{.Dir}}", dependency], {
    cwd: path.resolve(import.meta.dirname, module),
    env: goEnvironment,
  });
  return stdout;
}
