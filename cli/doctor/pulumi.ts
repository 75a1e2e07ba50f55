import { type ExecFileException, execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Show } from "../../provider/finding.js";
import { isJsonObject } from "../../provider/validation/jsonValue.js";

const PROJECT_FILES = ["Pulumi.yaml", "Pulumi.yml", "Pulumi.json"];

/** The folder of the Pulumi program that a folder is in, if it is in one. */
export function programFolder(folder: string): string | undefined {
  if (PROJECT_FILES.some((name) => existsSync(path.join(folder, name)))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : programFolder(parent);
}

/** The version of Pulumi's SDK for Node.js that a program in the folder loads, if there is one. */
export function sdkVersion(folder: string): string | undefined {
  try {
    const manifest = createRequire(path.join(folder, "index.js")).resolve("@pulumi/pulumi/package.json");
    const { version } = JSON.parse(readFileSync(manifest, "utf8"));
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}

/** The Pulumi CLI on PATH: its version, or what is wrong with it; nothing where there is none. */
export type Cli = { version: string } | { problem: string } | undefined;

/** Looks at the Pulumi CLI on PATH. */
export async function findCli(): Promise<Cli> {
  const { stdout, failure } = await pulumi(["version"]);
  if (failure === NOT_FOUND) return undefined;
  const version = /^v?(\d\S*)/.exec(stdout)?.[1];
  if (failure === undefined && version !== undefined) return { version };
  return { problem: `pulumi version ${failure ?? "has printed no version"}` };
}

/** What a stack's configuration holds. */
export interface StackConfiguration {
  /** Name of the stack, as `organization/project/stack` where the backend has such names. */
  stack: string;
  /** By whole key: `spectrocluster:baseUrl`. */
  entries: Record<string, { value?: string; secret: boolean }>;
}

/**
 * Reads the stack's configuration with its secrets.
 *
 * @param stack - Name of the stack. Default the selected one.
 * @param show - Shows that name.
 * @returns Or why it cannot be read, in as far as that can be told without quoting the CLI.
 */
export async function readConfiguration(
  folder: string,
  stack: string | undefined,
  show: Show,
): Promise<StackConfiguration | ConfigurationFailure> {
  const options = ["--non-interactive", "--cwd", folder, ...(stack === undefined ? [] : [`--stack=${stack}`])];
  const [config, name] = await Promise.all([
    pulumi(["config", "--json", "--show-secrets", ...options]),
    pulumi(["stack", "--show-name", "--fully-qualify-stack-names", ...options]),
  ]);
  if (config.failure !== undefined) {
    return failureOf(config.failure, config.stderr, stack === undefined ? "of that name" : show(stack));
  }
  const entries = entriesIn(config.stdout);
  if (entries === undefined) {
    return {
      problem: "pulumi config has printed something that is no configuration",
      advice: "Update the Pulumi CLI.",
    };
  }
  return { stack: name.stdout.trim() || (stack ?? "the selected one"), entries };
}

function entriesIn(json: string): StackConfiguration["entries"] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonObject(value) ? (value as StackConfiguration["entries"]) : undefined;
  } catch {
    return undefined;
  }
}

/** Why a configuration cannot be read. */
export interface ConfigurationFailure {
  problem: string;
  advice: string;
}

const FAILURES: [pattern: RegExp, failure: ConfigurationFailure][] = [
  [
    /no stack selected/,
    {
      problem: "no stack is selected",
      advice: "Select one: pulumi stack select <name>   (or name it: pulumi-spectrocluster doctor --stack <name>)",
    },
  ],
  [
    /passphrase/,
    {
      problem: "its secrets cannot be read, because the passphrase is missing or wrong",
      advice: "Set PULUMI_CONFIG_PASSPHRASE or PULUMI_CONFIG_PASSPHRASE_FILE to what the stack was made with.",
    },
  ],
  [
    /PULUMI_ACCESS_TOKEN|pulumi login|logged in/i,
    {
      problem: "Pulumi is not logged in to its backend",
      advice: "Log in: pulumi login   (or set PULUMI_ACCESS_TOKEN)",
    },
  ],
];

/** @param stack - Its name, as it is shown. */
function failureOf(failure: string, stderr: string, stack: string): ConfigurationFailure {
  if (failure === NOT_FOUND) {
    return {
      problem: "it cannot be read without the Pulumi CLI",
      advice: "Install it, or leave out --stack to look at the environment alone.",
    };
  }
  if (/no stack named/.test(stderr)) {
    return { problem: `there is no stack ${stack}`, advice: "See which ones there are: pulumi stack ls" };
  }
  const known = FAILURES.find(([pattern]) => pattern.test(stderr));
  // What else it says is not quoted: it may hold anything.
  return known?.[1] ?? { problem: `pulumi config ${failure}`, advice: "See what it says: pulumi preview" };
}

interface Execution {
  stdout: string;
  stderr: string;
  /** How it ended, in words, where not well. */
  failure?: string;
}

const NOT_FOUND = "is not on PATH";

const LONGEST_MS = 10_000;
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs the Pulumi CLI. Nothing of what it prints is shown to anybody. */
function pulumi(args: readonly string[]): Promise<Execution> {
  const options = {
    env: { ...process.env, PULUMI_SKIP_UPDATE_CHECK: "true" },
    timeout: LONGEST_MS,
    maxBuffer: MOST_OUTPUT_BYTES,
    windowsHide: true,
  };
  return new Promise((resolve) => {
    execFile("pulumi", args, options, (error, stdout, stderr) => {
      resolve({ stdout, stderr, ...(error && { failure: endOf(error) }) });
    });
  });
}

function endOf({ code, killed, signal }: ExecFileException): string {
  if (code === "ENOENT") return NOT_FOUND;
  if (typeof code === "number") return `ended with exit code ${code}`;
  // Such as EACCES.
  if (typeof code === "string") return `could not be run: ${code}`;
  return killed ? `did not end within ${LONGEST_MS / 1000} s` : `was ended by ${signal}`;
}
