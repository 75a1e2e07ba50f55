import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import type { Engine } from "./index.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** npm packages that every Node.js program finds. */
export const NODE_PROGRAM_MODULES = ["@pulumi", "@types", "typescript"];

export interface WorkspaceOptions {
  /** A folder with a program, which is copied; or the program's files by name. */
  program: string | Record<string, string>;
  /** npm packages of ours that it finds beside `pulumi-spectrocluster`. Default what a Node.js program needs. */
  modules?: readonly string[];
  /**
   * Installs what the program needs into its folder, in the environment of the run. Default: links to this checkout and
   * to its npm packages.
   */
  install?: (folder: string, env: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Folders with executables that come before others, such as language hosts; relative ones are the program's. */
  path?: readonly string[];
  /** Environment of the engine, the program and the provider beside what keeps the run hermetic. */
  env?: Record<string, string>;
}

/**
 * A Pulumi program in a temporary folder, with its stack on a file backend beside it: nothing of the user's own Pulumi
 * set-up is read or changed. The program finds `pulumi-spectrocluster` as if it were installed.
 */
export class Workspace {
  readonly folder: string;
  /** Environment of the engine, and so of program and provider. */
  readonly env: Record<string, string>;
  readonly #engine: Engine;

  private constructor(engine: Engine, folder: string, executables: readonly string[], env: Record<string, string>) {
    this.folder = folder;
    this.#engine = engine;
    const first = executables.map((each) => path.resolve(this.programFolder, each));
    this.env = {
      ...withoutSettings(process.env),
      PATH: [...first, ...executableFolders(engine), process.env["PATH"]].join(path.delimiter),
      ...temporaryFolder(path.join(folder, "tmp")),
      PULUMI_HOME: path.join(folder, "home"),
      PULUMI_BACKEND_URL: pathToFileURL(path.join(folder, "backend")).href,
      PULUMI_CONFIG_PASSPHRASE: "a passphrase for throw-away stacks",
      PULUMI_SKIP_UPDATE_CHECK: "1",
      PULUMI_DISABLE_AUTOMATIC_PLUGIN_ACQUISITION: "true",
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

  /** The program's own folder. */
  get programFolder(): string {
    return path.join(this.folder, "program");
  }

  /** Writes files of the program. */
  async write(files: Record<string, string>): Promise<void> {
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(this.programFolder, name), content);
  }

  async setConfig(values: Record<string, string>, secretValues: Record<string, string> = {}): Promise<void> {
    const plain = Object.entries(values).flatMap(([key, value]) => ["--plaintext", `${key}=${value}`]);
    const secret = Object.entries(secretValues).flatMap(([key, value]) => ["--secret", `${key}=${value}`]);
    await this.run("config", "set-all", ...plain, ...secret);
  }

  /**
   * Starts the CLI. Its result tells the exit, and in `all` what was printed; a non-zero exit does not throw.
   *
   * @param options.cancelSignal - Ends it.
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

  /** Runs the CLI and gives what it printed; a non-zero exit throws with that. */
  async run(...args: string[]): Promise<string> {
    const { exitCode, all } = await this.start(args);
    if (exitCode !== 0) throw new Error(`pulumi ${args.join(" ")} ended with ${exitCode}:\n${all}`);
    return all ?? "";
  }

  async dispose(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Puts links to this checkout and its npm packages where a program finds them. */
async function linkModules(programFolder: string, modules: readonly string[]): Promise<void> {
  const folder = path.join(programFolder, "node_modules");
  await mkdir(folder, { recursive: true });
  const installed = path.join(root, "node_modules");
  await installPackage(path.join(folder, "pulumi-spectrocluster"));
  for (const name of modules) await symlink(path.join(installed, name), path.join(folder, name), "junction");
}

/**
 * Lays the package out as npm does, but with links. No link leads to the whole of it: a language host may write its copy
 * of the package schema beside the plugin's folder.
 */
async function installPackage(folder: string): Promise<void> {
  const plugin = path.join("provider", "plugin");
  await mkdir(path.dirname(path.join(folder, plugin)), { recursive: true });
  for (const name of ["dist", plugin]) await symlink(path.join(root, name), path.join(folder, name), "junction");
  for (const name of ["package.json", "schema.json"]) await copyFile(path.join(root, name), path.join(folder, name));
}

/** Has the CLI's own helpers found before others, and our own Node.js before one that lies beside the CLI. */
function executableFolders({ pulumi }: Engine): string[] {
  const [cli, node] = [path.dirname(pulumi), path.dirname(process.execPath)];
  return existsSync(path.join(cli, path.basename(process.execPath))) ? [node, cli] : [cli, node];
}

/** Makes programs use the folder for temporary files, on every system. */
function temporaryFolder(folder: string): Record<string, string> {
  return { TMPDIR: folder, TMP: folder, TEMP: folder };
}

/** The environment without settings of this provider and of Pulumi, which would leak into the run. */
function withoutSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^(SPECTROCLOUD|PULUMI)_/.test(entry[0]),
  );
  return Object.fromEntries(entries);
}
