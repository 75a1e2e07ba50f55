import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineProgramArgs, Stack } from "@pulumi/pulumi/automation/index.js";
import { execa } from "execa";
import { ROOT } from "../checkout.mjs";
import type { Engine } from "./index.mjs";

/** npm packages that every Node.js program can import. */
export const NODE_PROGRAM_MODULES = ["@pulumi", "@types", "typescript"];

export interface WorkspaceOptions {
  /** A folder with a program to copy, or the program's files by name. */
  program: string | Record<string, string>;
  /** npm packages of this checkout that it can import in addition to `pulumi-spectrocluster`. Default: those of a Node.js program. */
  modules?: readonly string[];
  /** Installs the dependencies into the program's folder. Default: links to this checkout and to its npm packages. */
  install?: (folder: string, env: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Folders to put first on PATH, such as language hosts, relative to the program's folder. */
  path?: readonly string[];
  /** Additional environment variables of the engine, the program and the provider. */
  env?: Record<string, string>;
}

/**
 * A Pulumi program in a temporary folder, with its own file backend: the user's Pulumi configuration is neither read nor
 * changed. The program imports `pulumi-spectrocluster` as if it were installed.
 */
export class Workspace {
  readonly folder: string;
  /** Environment of the engine, which program and provider inherit. */
  readonly env: Record<string, string>;
  readonly #engine: Engine;
  #linkedCli: Promise<void> | undefined;

  private constructor(engine: Engine, folder: string, executables: readonly string[], env: Record<string, string>) {
    this.folder = folder;
    this.#engine = engine;
    const temporary = path.join(folder, "tmp");
    const first = executables.map((each) => path.resolve(this.programFolder, each));
    this.env = {
      ...withoutPulumiVariables(process.env),
      PATH: [...first, ...executableFolders(engine), process.env["PATH"]].join(path.delimiter),
      ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary },
      PULUMI_HOME: path.join(folder, "home"),
      PULUMI_BACKEND_URL: pathToFileURL(path.join(folder, "backend")).href,
      PULUMI_CONFIG_PASSPHRASE: "a passphrase for throw-away stacks",
      PULUMI_SKIP_UPDATE_CHECK: "1",
      PULUMI_DISABLE_AUTOMATIC_PLUGIN_ACQUISITION: "true",
      PULUMI_NODEJS_TRANSPILE_ONLY: "true",
      ...env,
    };
  }

  static async create(engine: Engine, options: WorkspaceOptions): Promise<Workspace> {
    const { program, modules = NODE_PROGRAM_MODULES, path: executables = [], env = {} } = options;
    const { install = (programFolder) => linkModules(programFolder, modules) } = options;
    const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    const workspace = new Workspace(engine, folder, executables, env);
    try {
      for (const name of ["backend", "program", "tmp"]) await mkdir(path.join(folder, name));
      if (typeof program === "string") await cp(program, workspace.programFolder, { recursive: true });
      else await workspace.write(program);
      await install(workspace.programFolder, workspace.env);
      await workspace.run("stack", "init", "dev");
    } catch (error) {
      await workspace.dispose();
      throw error;
    }
    return workspace;
  }

  get programFolder(): string {
    return path.join(this.folder, "program");
  }

  async write(files: Record<string, string>): Promise<void> {
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(this.programFolder, name), content);
  }

  async setConfig(values: Record<string, string>, secretValues: Record<string, string> = {}): Promise<void> {
    const plain = Object.entries(values).flatMap(([key, value]) => ["--plaintext", `${key}=${value}`]);
    const secret = Object.entries(secretValues).flatMap(([key, value]) => ["--secret", `${key}=${value}`]);
    await this.run("config", "set-all", ...plain, ...secret);
  }

  /**
   * Starts the CLI. The result contains `exitCode` and, as `all`, the output; a non-zero exit does not throw.
   *
   * @param options.cancelSignal - Ends the CLI.
   */
  start(args: readonly string[], { cancelSignal }: { cancelSignal?: AbortSignal } = {}) {
    return execa(this.#engine.pulumi, [...args, "--non-interactive"], {
      cwd: this.programFolder,
      env: this.env,
      extendEnv: false,
      reject: false,
      all: true,
      stdin: "ignore",
      ...(cancelSignal ? { cancelSignal } : {}),
    });
  }

  /** Runs the CLI and returns its output. A non-zero exit throws an error that contains the output. */
  async run(...args: string[]): Promise<string> {
    const { exitCode, all } = await this.start(args);
    if (exitCode !== 0) throw new Error(`pulumi ${args.join(" ")} ended with ${exitCode}:\n${all}`);
    return all ?? "";
  }

  /** Creates or selects a stack of the Automation API, whose program is a function. */
  async inlineStack(args: InlineProgramArgs): Promise<Stack> {
    const { LocalWorkspace, PulumiCommand } = await import("@pulumi/pulumi/automation/index.js");
    // The Automation API expects the CLI in a folder named bin.
    const bin = path.join(this.folder, "bin");
    this.#linkedCli ??= mkdir(bin).then(() => symlink(this.#engine.pulumi, path.join(bin, "pulumi")));
    await this.#linkedCli;
    const pulumiCommand = await PulumiCommand.get({ root: this.folder });
    return LocalWorkspace.createOrSelectStack(args, {
      workDir: this.programFolder,
      envVars: this.env,
      pulumiCommand,
    });
  }

  async dispose(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Links this checkout and its npm packages into the node_modules of a program. */
async function linkModules(programFolder: string, modules: readonly string[]): Promise<void> {
  const folder = path.join(programFolder, "node_modules");
  await mkdir(folder, { recursive: true });
  const installed = path.join(ROOT, "node_modules");
  await installPackage(path.join(folder, "pulumi-spectrocluster"));
  for (const name of modules) await symlink(path.join(installed, name), path.join(folder, name), "junction");
}

/**
 * Links the parts of the package as npm would install them. The folder itself is not a link, because a language host may
 * write a copy of the package schema next to the plugin.
 */
async function installPackage(folder: string): Promise<void> {
  const plugin = path.join("provider", "plugin");
  await mkdir(path.dirname(path.join(folder, plugin)), { recursive: true });
  for (const name of ["dist", plugin]) await symlink(path.join(ROOT, name), path.join(folder, name), "junction");
  for (const name of ["package.json", "schema.json"]) await copyFile(path.join(ROOT, name), path.join(folder, name));
}

/** The CLI's helpers come before others on PATH, and the current Node.js before one in the CLI's folder. */
function executableFolders({ pulumi }: Engine): string[] {
  const [cli, node] = [path.dirname(pulumi), path.dirname(process.execPath)];
  return existsSync(path.join(cli, path.basename(process.execPath))) ? [node, cli] : [cli, node];
}

/** The environment without the variables of this provider and of Pulumi. */
function withoutPulumiVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env) as [string, string][];
  return Object.fromEntries(entries.filter(([name]) => !/^(SPECTROCLOUD|PULUMI)_/.test(name)));
}
