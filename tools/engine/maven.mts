import { access, copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import type { Report } from "./goBuild.mjs";

/** Version of the JDK that the example requires. */
const MIN_JAVA = 17;

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
  const maven = await mavenVersion();
  const folder = cacheFolder(`maven-${await fingerprint(EXAMPLE)}`);
  const repositoryIn = (directory: string) => path.join(directory, "repository");
  const download = async (unfinished: string) => {
    report(`Downloading the dependencies of Java programs with ${maven}, once…`);
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

async function mavenVersion(): Promise<string> {
  const wanted = `a JDK ${MIN_JAVA} or later and Maven 3.8 or later (Debian: apt-get install maven)`;
  const { stdout } = await execa("mvn", ["--version"]).catch((error: Error) => {
    throw new Error(`Java programs cannot run: install ${wanted}`, { cause: error });
  });
  const [, maven = "Maven"] = /(Apache Maven [\d.]+)/.exec(stdout) ?? [];
  const [, java] = /^Java version: (\d+)/m.exec(stdout) ?? [];
  if (Number(java) < MIN_JAVA) throw new Error(`Java is ${java} here: install ${wanted}`);
  return maven;
}
