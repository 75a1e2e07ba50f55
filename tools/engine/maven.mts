import { access, copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import type { Report } from "./goProgram.mjs";

/** The folder of the example whose pom.xml pins the dependencies of Java programs, relative to this file. */
const EXAMPLE = "../../examples/java";

/** A program that runs without the generated SDK. */
const EMPTY_PROGRAM = "package program; public class App { public static void main(String[] args) {} }";

/**
 * The environment in which Maven builds Java programs with dependencies from the cache. Downloads them once.
 *
 * @throws Error with installation instructions.
 */
export async function mavenEnvironment(report: Report): Promise<Record<string, string>> {
  await assertInstalled();
  const folder = cacheFolder(`maven-${await fingerprint(EXAMPLE)}`);
  const repositoryIn = (directory: string) => path.join(directory, "repository");
  const download = async (unfinished: string) => {
    report("Downloading the dependencies of Java programs, once…");
    const program = path.join(unfinished, "program");
    const sources = path.join(program, "src/main/java/program");
    await mkdir(sources, { recursive: true });
    await writeFile(path.join(sources, "App.java"), EMPTY_PROGRAM);
    await copyFile(path.resolve(import.meta.dirname, EXAMPLE, "pom.xml"), path.join(program, "pom.xml"));
    await execa("mvn", ["--batch-mode", "--quiet", "compile", "exec:java"], {
      cwd: program,
      env: environment(repositoryIn(unfinished)),
    });
  };
  const assertDownloaded = (directory: string) => access(repositoryIn(directory));
  await intoCache(folder, download, assertDownloaded);
  return environment(repositoryIn(folder));
}

/** Programs are short, so the compiler of the virtual machine need not optimize them. */
function environment(repository: string): Record<string, string> {
  return { MAVEN_OPTS: `-Dmaven.repo.local=${repository} -XX:TieredStopAtLevel=1` };
}

async function assertInstalled(): Promise<void> {
  await execa("mvn", ["--version"]).catch((error: Error) => {
    const wanted = "a JDK 17 or later and Maven 3.8 or later (Debian: apt-get install maven)";
    throw new Error(`Java programs cannot run: install ${wanted}`, { cause: error });
  });
}
