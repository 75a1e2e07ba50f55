import { existsSync } from "node:fs";
import { chmod, copyFile } from "node:fs/promises";
import path from "node:path";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX, hasHelper } from "./executables.mjs";
import { goBuild, goSources, goVersion, type Report } from "./goBuild.mjs";
import type { Engine } from "./index.mjs";

interface LanguageHost {
  /** Name of the executable that the engine looks for. */
  name: string;
  description: string;
  /** Folder of the Go module that pins it, relative to this file. */
  module: string;
  /** Import path of the program in that module. */
  program: string;
  /** The script that it starts programs with, and the script's folder in {@link PULUMI_SDK}. */
  script?: { name: string; folder: string };
}

const PULUMI_SDK = "github.com/pulumi/pulumi/sdk/v3";

const HOSTS = {
  YAML: { name: "pulumi-language-yaml", description: "the YAML language host", module: "yaml-host", program: "." },
  Python: {
    name: "pulumi-language-python",
    description: "the Python language host",
    module: "language-hosts",
    program: `${PULUMI_SDK}/python/cmd/pulumi-language-python`,
    script: { name: "pulumi-language-python-exec", folder: "python/cmd" },
  },
  Go: {
    name: "pulumi-language-go",
    description: "the Go language host",
    module: "language-hosts",
    program: `${PULUMI_SDK}/go/pulumi-language-go`,
  },
  Java: {
    name: "pulumi-language-java",
    description: "the Java language host",
    module: "java-host",
    program: "github.com/pulumi/pulumi-java/pkg/cmd/pulumi-language-java",
  },
} as const satisfies Record<string, LanguageHost>;

/** A language that has no host in the engine's own build. */
export type HostedLanguage = keyof typeof HOSTS;

/**
 * Finds the language host of a language, which the official Pulumi release includes. Builds and caches a missing one.
 *
 * @returns The folders to put on PATH.
 * @throws Error with installation instructions.
 */
export async function languageHost(language: HostedLanguage, { pulumi }: Engine, report: Report): Promise<string[]> {
  const host = HOSTS[language];
  return hasHelper(pulumi, host.name) ? [] : [await cachedHost(host, report)];
}

async function cachedHost(host: LanguageHost, report: Report): Promise<string> {
  const folder = cacheFolder(`${host.name}-${await fingerprint(host.module)}`);
  const assertBuilt = async (directory: string) => {
    const wanted = [host.name + EXECUTABLE_SUFFIX, ...(host.script ? [host.script.name] : [])];
    const missing = wanted.find((name) => !existsSync(path.join(directory, name)));
    if (missing) throw new Error(`there is no ${missing} in ${directory}`);
  };
  try {
    await assertBuilt(folder);
  } catch {
    await intoCache(folder, (unfinished) => build(host, unfinished, report), assertBuilt);
    report(`${host.name} is ready, and cached in ${folder}.`);
  }
  return folder;
}

async function build(host: LanguageHost, folder: string, report: Report): Promise<void> {
  const { name, description, module, program, script } = host;
  const go = await goVersion().catch(() => {
    throw new Error(
      `${description} is missing: install the official Pulumi release (https://www.pulumi.com/docs/install/) or Go`,
    );
  });
  report(`Building ${description} with ${go}, once…`);
  await goBuild({ module, program, output: path.join(folder, name + EXECUTABLE_SUFFIX), description }, report);
  if (!script) return;
  const copy = path.join(folder, script.name);
  await copyFile(path.join(await goSources(module, PULUMI_SDK), script.folder, script.name), copy);
  // Files of Go modules are read-only and not executable.
  await chmod(copy, 0o755);
}
