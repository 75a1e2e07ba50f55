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
  what: string;
  /** The folder that pins it, relative to this file. */
  module: string;
  /** Import path of its program there. */
  program: string;
  /** A script in the same folder that it starts programs with, and where {@link PULUMI_SDK} contains it. */
  script?: { name: string; folder: string };
}

const PULUMI_SDK = "github.com/pulumi/pulumi/sdk/v3";

const HOSTS: readonly LanguageHost[] = [
  { name: "pulumi-language-yaml", what: "the YAML language host", module: "yaml-host", program: "." },
  {
    name: "pulumi-language-python",
    what: "the Python language host",
    module: "language-hosts",
    program: `${PULUMI_SDK}/python/cmd/pulumi-language-python`,
    script: { name: "pulumi-language-python-exec", folder: "python/cmd" },
  },
  {
    name: "pulumi-language-go",
    what: "the Go language host",
    module: "language-hosts",
    program: `${PULUMI_SDK}/go/pulumi-language-go`,
  },
];

/**
 * Finds the language hosts for YAML, Python and Go, which an official Pulumi contains. Builds and caches missing ones.
 *
 * @returns The folders to put on PATH.
 * @throws Error that says what to install.
 */
export async function languageHosts({ pulumi }: Engine, report: Report): Promise<string[]> {
  const missing = HOSTS.filter(({ name }) => !hasHelper(pulumi, name));
  const folders: string[] = [];
  for (const host of missing) folders.push(await cachedHost(host, report));
  return folders;
}

async function cachedHost(host: LanguageHost, report: Report): Promise<string> {
  const folder = cacheFolder(`${host.name}-${await fingerprint(host.module)}`);
  const isThere = async (place: string) => {
    const wanted = [host.name + EXECUTABLE_SUFFIX, ...(host.script ? [host.script.name] : [])];
    const lacking = wanted.find((name) => !existsSync(path.join(place, name)));
    if (lacking) throw new Error(`there is no ${lacking} in ${place}`);
  };
  try {
    await isThere(folder);
  } catch {
    await intoCache(folder, (unfinished) => build(host, unfinished, report), isThere);
    report(`${host.name} is ready, and cached in ${folder}.`);
  }
  return folder;
}

async function build(host: LanguageHost, folder: string, report: Report): Promise<void> {
  const { name, what, module, program, script } = host;
  const go = await goVersion().catch(() => {
    throw new Error(`${what} is missing: install a full Pulumi (https://www.pulumi.com/docs/install/), or Go`);
  });
  report(`Building ${what} with ${go}, once…`);
  await goBuild({ module, program, output: path.join(folder, name + EXECUTABLE_SUFFIX), what }, report);
  if (!script) return;
  const copy = path.join(folder, script.name);
  await copyFile(path.join(await goSources(module, PULUMI_SDK), script.folder, script.name), copy);
  // Go keeps its modules read-only and not executable.
  await chmod(copy, 0o755);
}
