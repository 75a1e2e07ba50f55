import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

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
    return JSON.parse(readFileSync(manifest, "utf8")).version;
  } catch {
    return undefined;
  }
}

/** The version of the Pulumi CLI on PATH, if there is one. */
export async function cliVersion(): Promise<string | undefined> {
  const { stdout } = await pulumi(["version"]);
  return /^v?(\d\S*)/.exec(stdout)?.[1];
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
 * @returns Or why it cannot be read, in as far as that can be told without quoting the CLI.
 */
export async function readConfiguration(
  folder: string,
  stack: string | undefined,
): Promise<StackConfiguration | ConfigurationFailure> {
  const options = ["--non-interactive", "--cwd", folder, ...(stack === undefined ? [] : [`--stack=${stack}`])];
  const [config, name] = await Promise.all([
    pulumi(["config", "--json", "--show-secrets", ...options]),
    pulumi(["stack", "--show-name", "--fully-qualify-stack-names", ...options]),
  ]);
  if (config.exitCode !== 0) return failureOf(config);
  try {
    return { stack: name.stdout.trim() || (stack ?? "the selected one"), entries: JSON.parse(config.stdout) };
  } catch {
    return { problem: "pulumi config has printed something that is no JSON", advice: "Update the Pulumi CLI." };
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
  [/no stack named/, { problem: "there is no such stack", advice: "See which ones there are: pulumi stack ls" }],
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

function failureOf({ exitCode, stderr }: Execution): ConfigurationFailure {
  const known = FAILURES.find(([pattern]) => pattern.test(stderr));
  if (known) return known[1];
  // What it says is not quoted: it may hold anything.
  const problem =
    exitCode === undefined
      ? `pulumi config did not end within ${LONGEST_MS / 1000} s`
      : `pulumi config ended with exit code ${exitCode}`;
  return { problem, advice: "See what it says: pulumi preview" };
}

interface Execution {
  /** None where it did not end by itself. */
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
}

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
      const exitCode = error === null ? 0 : typeof error.code === "number" ? error.code : undefined;
      resolve({ exitCode, stdout, stderr });
    });
  });
}
