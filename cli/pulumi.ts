import { type ExecFileException, execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Show } from "../provider/messages/values.js";
import { isJsonObject } from "../provider/validation/jsonValue.js";
import { failed, type Result } from "./doctor/report.js";

const PROJECT_FILES = ["Pulumi.yaml", "Pulumi.yml", "Pulumi.json"];

/** The folder of the Pulumi program: the given folder or its closest parent with a project file. */
export function programFolder(folder: string): string | undefined {
  if (PROJECT_FILES.some((name) => existsSync(path.join(folder, name)))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : programFolder(parent);
}

/** The version of Pulumi's SDK for Node.js that a program in the folder loads; undefined if there is none. */
export function sdkVersion(folder: string): string | undefined {
  try {
    const manifest = createRequire(path.join(folder, "index.js")).resolve("@pulumi/pulumi/package.json");
    const { version } = JSON.parse(readFileSync(manifest, "utf8"));
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}

/** The Pulumi CLI on PATH: its version or its problem; undefined if there is none. */
export type Cli = { version: string } | { problem: string } | undefined;

/** Runs the Pulumi CLI on PATH. */
export async function findCli(): Promise<Cli> {
  const { stdout, failure } = await pulumi(["version"]);
  if (failure === NOT_FOUND) return undefined;
  const version = /^v?(\d\S*)/.exec(stdout)?.[1];
  if (failure === undefined && version !== undefined) return { version };
  return { problem: `pulumi version ${failure ?? "printed no version"}` };
}

/** The configuration of a stack. */
export interface StackConfiguration {
  /** Name of the stack: `organization/project/stack` if the backend has such names. */
  stack: string;
  /** By full key: `spectrocluster:baseUrl`. */
  entries: Record<string, { value?: string; secret: boolean }>;
}

/**
 * Reads the stack configuration with its secrets, or returns why it cannot be read.
 *
 * @param stack - Name of the stack. Default: the selected stack.
 * @param show - Shows that name in a message.
 */
export async function readConfiguration(
  folder: string,
  stack: string | undefined,
  show: Show,
): Promise<StackConfiguration | Result> {
  const options = ["--non-interactive", "--cwd", folder, ...(stack === undefined ? [] : [`--stack=${stack}`])];
  const [config, name] = await Promise.all([
    pulumi(["config", "--json", "--show-secrets", ...options]),
    pulumi(["stack", "--show-name", "--fully-qualify-stack-names", ...options]),
  ]);
  if (config.failure !== undefined) {
    return failureOf(config.failure, config.stderr, stack === undefined ? "with that name" : show(stack));
  }
  const entries = entriesIn(config.stdout);
  if (entries === undefined) {
    return failed("the output of pulumi config is not a stack configuration", "Update the Pulumi CLI.");
  }
  return { stack: name.stdout.trim() || (stack ?? "the selected stack"), entries };
}

function entriesIn(json: string): StackConfiguration["entries"] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonObject(value) ? (value as StackConfiguration["entries"]) : undefined;
  } catch {
    return undefined;
  }
}

const FAILURES: [pattern: RegExp, result: Result][] = [
  [
    /no stack selected/,
    failed("no stack is selected", "Select one: pulumi stack select <name>   (or use the option --stack <name>)"),
  ],
  [
    /passphrase/,
    failed(
      "the passphrase for the secrets is missing or wrong",
      "Set PULUMI_CONFIG_PASSPHRASE or PULUMI_CONFIG_PASSPHRASE_FILE to the passphrase of the stack.",
    ),
  ],
  [
    /PULUMI_ACCESS_TOKEN|pulumi login|logged in/i,
    failed("Pulumi is not logged in to its backend", "Log in: pulumi login   (or set PULUMI_ACCESS_TOKEN)"),
  ],
];

/** @param stack - Name of the stack, as it is shown. */
function failureOf(failure: string, stderr: string, stack: string): Result {
  if (failure === NOT_FOUND) {
    const advice = "Install the CLI, or omit --stack to check only the environment.";
    return failed("the stack configuration cannot be read without the Pulumi CLI", advice);
  }
  if (/no stack named/.test(stderr)) return failed(`there is no stack ${stack}`, "List the stacks: pulumi stack ls");
  const known = FAILURES.find(([pattern]) => pattern.test(stderr));
  // Other output of the CLI is not quoted, because it may contain secrets.
  return known?.[1] ?? failed(`pulumi config ${failure}`, "Run Pulumi to see its error: pulumi preview");
}

interface Execution {
  stdout: string;
  stderr: string;
  /** Why it failed; undefined if it succeeded. */
  failure?: string;
}

const NOT_FOUND = "is not on PATH";

const TIMEOUT_MS = 10_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs the Pulumi CLI. Its output is never shown. */
function pulumi(args: readonly string[]): Promise<Execution> {
  const options = {
    env: { ...process.env, PULUMI_SKIP_UPDATE_CHECK: "true" },
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
    windowsHide: true,
  };
  return new Promise((resolve) => {
    execFile("pulumi", args, options, (error, stdout, stderr) => {
      resolve({ stdout, stderr, ...(error && { failure: failureReason(error) }) });
    });
  });
}

function failureReason({ code, killed, signal }: ExecFileException): string {
  if (code === "ENOENT") return NOT_FOUND;
  if (typeof code === "number") return `ended with exit code ${code}`;
  // Such as EACCES.
  if (typeof code === "string") return `cannot be run: ${code}`;
  return killed ? `did not finish within ${TIMEOUT_MS / 1000} s` : `was terminated by ${signal}`;
}
