/** Calls of the Pulumi CLI on PATH. Its output is never shown, because it may contain secrets. */
import { type ExecFileException, execFile } from "node:child_process";
import { promisify } from "node:util";
import { NAMESPACE, type SettingValues, settingValues } from "../provider/configuration/index.js";
import { ConfigurationError } from "../provider/errors.js";

export interface StackConfiguration {
  /** Name of the stack: `organization/project/stack` if the backend has such names. */
  name: string;
  /** By full key: `spectrocluster:baseUrl`. */
  entries: Record<string, { value?: string; secret: boolean }>;
  values: SettingValues;
}

/** Undefined if there is no CLI. */
export async function cliVersion(): Promise<string | undefined> {
  try {
    return (await pulumi("version")).stdout.trim().replace(/^v/, "");
  } catch (error) {
    const failure = error as ExecFileException;
    if (failure.code === "ENOENT") return undefined;
    throw new ConfigurationError(describeFailure("pulumi version", failure));
  }
}

/** With its secrets. Returns undefined if no stack is named and there is no CLI, or no program in this folder and its parents. */
export async function readConfiguration(stack: string | undefined): Promise<StackConfiguration | undefined> {
  const options = ["--non-interactive", ...(stack === undefined ? [] : [`--stack=${stack}`])];
  try {
    const config = await pulumi("config", "--json", "--show-secrets", ...options);
    const name = await pulumi("stack", "--show-name", "--fully-qualify-stack-names", ...options);
    const entries: StackConfiguration["entries"] = { ...JSON.parse(config.stdout) };
    const values = settingValues((setting) => entries[`${NAMESPACE}:${setting}`]?.value);
    return { name: name.stdout.trim(), entries, values };
  } catch (error) {
    const failure = error as ExecFileException;
    const isMissing = failure.code === "ENOENT" || NO_PROGRAM.test(failure.stderr ?? "");
    if (stack === undefined && isMissing) return undefined;
    throw new ConfigurationError(`Cannot read the stack configuration: ${describeFailure("pulumi config", failure)}`);
  }
}

function describeFailure(command: string, { code, stderr = "" }: ExecFileException): string {
  const [, known] = KNOWN_FAILURES.find(([pattern]) => pattern.test(stderr)) ?? [];
  if (known !== undefined) return known;
  if (code !== "ABORT_ERR") return `${command} failed.\nRun it to see its error: ${command}`;
  return `${command} took longer than ${TIMEOUT_SECONDS} s.\nRun it to see what it waits for: ${command}`;
}

const NO_PROGRAM = /no Pulumi\.yaml project file/;

const KNOWN_FAILURES: readonly [error: RegExp, description: string][] = [
  [NO_PROGRAM, "this folder has no Pulumi program.\nChange to the folder of the program."],
  [/no stack selected/, "no stack is selected.\nSelect one: pulumi stack select <name>   (or use --stack <name>)"],
  [/no stack named/, "there is no stack with this name.\nList the stacks: pulumi stack ls"],
  [/passphrase/, "the passphrase is missing or wrong.\nSet PULUMI_CONFIG_PASSPHRASE or PULUMI_CONFIG_PASSPHRASE_FILE."],
  [/PULUMI_ACCESS_TOKEN|pulumi login/, "Pulumi is not logged in.\nRun pulumi login, or set PULUMI_ACCESS_TOKEN."],
];

/** A backend in a network that is far away takes several seconds. */
const TIMEOUT_SECONDS = 30;

function pulumi(...args: string[]): Promise<{ stdout: string }> {
  const env = { ...process.env, PULUMI_SKIP_UPDATE_CHECK: "true" };
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  return promisify(execFile)("pulumi", args, { env, signal, maxBuffer: 64 * 1024 * 1024, windowsHide: true });
}
