import { access, chmod, copyFile } from "node:fs/promises";
import path from "node:path";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX } from "./executables.mjs";
import { type Build, goBuild, goSources, goVersion, type Report } from "./goBuild.mjs";

export interface GoProgram extends Pick<Build, "module" | "program" | "description"> {
  /** Name of its executable. */
  name: string;
  /** Beginning of the name of its folder in the cache. Default {@link name}. */
  cache?: string;
  /** The script that it starts programs with: its path in Pulumi's SDK. */
  script?: string;
}

/**
 * Builds a program of a pinned module with Go, unless the cache contains one of the same sources.
 *
 * @returns The path of its executable.
 * @throws Error with installation instructions.
 */
export async function cachedGoProgram(goProgram: GoProgram, report: Report): Promise<string> {
  const { name, cache = name, module, program, description, script } = goProgram;
  const folder = cacheFolder(`${cache}-${await fingerprint(module)}`);
  const executableIn = (directory: string) => path.join(directory, name + EXECUTABLE_SUFFIX);
  const assertBuilt = async (directory: string) => {
    await access(executableIn(directory));
    if (script) await access(path.join(directory, path.basename(script)));
  };
  const build = async (directory: string) => {
    const go = await goVersion().catch(() => {
      throw new Error(`${description} is missing: install Go (https://go.dev/dl/) to build it`);
    });
    report(`Building ${description} with ${go}, once…`);
    await goBuild({ module, program, output: executableIn(directory), description }, report);
    if (script) await copySdkScript(module, script, directory);
  };
  await intoCache(folder, build, assertBuilt);
  return executableIn(folder);
}

/** Copies a script from the sources of Pulumi's SDK that a module pins. */
export async function copySdkScript(module: string, script: string, folder: string): Promise<void> {
  const sdk = await goSources(module, "github.com/pulumi/pulumi/sdk/v3");
  const copy = path.join(folder, path.basename(script));
  await copyFile(path.join(sdk, script), copy);
  // Files of Go modules are read-only and not executable.
  await chmod(copy, 0o755);
}

/** The linter of GitHub's workflows. */
export function actionlint(report: Report = () => {}): Promise<string> {
  const program = "github.com/rhysd/actionlint/cmd/actionlint";
  const description = "the linter of GitHub's workflows";
  return cachedGoProgram({ name: "actionlint", module: "actionlint", program, description }, report);
}
