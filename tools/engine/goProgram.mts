import { access } from "node:fs/promises";
import path from "node:path";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX } from "./executables.mjs";
import { type Build, goBuild, goVersion, type Report } from "./goBuild.mjs";

export interface GoProgram extends Pick<Build, "module" | "program" | "what"> {
  /** Name of its executable. */
  name: string;
  /** Beginning of the name of its folder in the cache. Default {@link name}. */
  cache?: string;
}

/**
 * Builds a program of a pinned module with Go, unless the cache contains one of the same sources.
 *
 * @returns The path of its executable.
 * @throws Error that says what to install.
 */
export async function cachedGoProgram(goProgram: GoProgram, report: Report): Promise<string> {
  const { name, cache = name, module, program, what } = goProgram;
  const folder = cacheFolder(`${cache}-${await fingerprint(module)}`);
  const executableIn = (place: string) => path.join(place, name + EXECUTABLE_SUFFIX);
  const isThere = (place: string) => access(executableIn(place));
  const build = async (place: string) => {
    const go = await goVersion().catch(() => {
      throw new Error(`${what} is missing: install Go (https://go.dev/dl/), which builds it`);
    });
    report(`Building ${what} with ${go}, once…`);
    await goBuild({ module, program, output: executableIn(place), what }, report);
  };
  await isThere(folder).catch(() => intoCache(folder, build, isThere));
  return executableIn(folder);
}
