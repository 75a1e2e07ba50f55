import { access } from "node:fs/promises";
import path from "node:path";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX } from "./executables.mjs";
import { type Build, goBuild, goVersion, type Report } from "./goBuild.mjs";

export interface GoProgram extends Pick<Build, "module" | "program" | "description"> {
  /** Name of its executable. */
  name: string;
  /** Beginning of the name of its folder in the cache. Default {@link name}. */
  cache?: string;
}

/**
 * Builds a program of a pinned module with Go, unless the cache contains one of the same sources.
 *
 * @returns The path of its executable.
 * @throws Error with installation instructions.
 */
export async function cachedGoProgram(goProgram: GoProgram, report: Report): Promise<string> {
  const { name, cache = name, module, program, description } = goProgram;
  const folder = cacheFolder(`${cache}-${await fingerprint(module)}`);
  const executableIn = (directory: string) => path.join(directory, name + EXECUTABLE_SUFFIX);
  const assertBuilt = (directory: string) => access(executableIn(directory));
  const build = async (directory: string) => {
    const go = await goVersion().catch(() => {
      throw new Error(`${description} is missing: install Go (https://go.dev/dl/) to build it`);
    });
    report(`Building ${description} with ${go}, once…`);
    await goBuild({ module, program, output: executableIn(directory), description }, report);
  };
  await assertBuilt(folder).catch(() => intoCache(folder, build, assertBuilt));
  return executableIn(folder);
}
