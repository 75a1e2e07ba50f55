/** What the Pulumi CLI on PATH knows. Its output is never shown, because it may contain secrets. */
import { type ExecFileException, execFile } from "node:child_process";
import { promisify } from "node:util";
import { NAMESPACE, type SettingValues, settingValues } from "../provider/configuration/index.js";
import { ConfigurationError } from "../provider/errors.js";

/** The configuration of a stack. */
export interface StackConfiguration {
  /** Name of the stack: `organization/project/stack` if the backend has such names. */
  name: string;
  /** By full key: `spectrocluster:baseUrl`. */
  entries: Record<string, { value?: string; secret: boolean }>;
}

/** The settings in a stack configuration; undefined if only the environment applies. */
export function valuesIn(stack: StackConfiguration | undefined): SettingValues | undefined {
  return stack && settingValues((name) => stack.entries[`${NAMESPACE}:${name}`]?.value);
}

/**
 * The version of the CLI; undefined if there is none.
 *
 * @throws ConfigurationError if it does not work.
 */
export async function cliVersion(): Promise<string | undefined> {
  try {
    return (await pulumi("version")).stdout.trim().replace(/^v/, "");
  } catch (error) {
    const { code } = error as ExecFileException;
    if (code === "ENOENT") return undefined;
    const [, problem, advice] = failureOf("pulumi version", code);
    throw new ConfigurationError(`${problem}\n${advice}`);
  }
}

/**
 * Reads the configuration of a stack with its secrets.
 *
 * @param stack - Name of the stack. Default: the selected stack.
 * @returns Undefined without a name if there is nothing to read: no CLI, or no program in this folder and its parents.
 * @throws ConfigurationError if it cannot be read.
 */
export async function readConfiguration(stack: string | undefined): Promise<StackConfiguration | undefined> {
  const options = ["--non-interactive", ...(stack === undefined ? [] : [`--stack=${stack}`])];
  try {
    const config = await pulumi("config", "--json", "--show-secrets", ...options);
    const name = await pulumi("stack", "--show-name", "--fully-qualify-stack-names", ...options);
    return { name: name.stdout.trim(), entries: { ...JSON.parse(config.stdout) } };
  } catch (error) {
    const { code, stderr = "" } = error as ExecFileException;
    if (stack === undefined && (code === "ENOENT" || NO_PROGRAM.test(stderr))) return undefined;
    const [, problem, advice] = PROBLEMS.find(([pattern]) => pattern.test(stderr)) ?? failureOf("pulumi config", code);
    throw new ConfigurationError(`Cannot read the stack configuration: ${problem}.\n${advice}`);
  }
}

const NO_PROGRAM = /no Pulumi\.yaml project file/;

type Problem = [pattern: RegExp, problem: string, advice: string];

const PROBLEMS: readonly Problem[] = [
  [NO_PROGRAM, "this folder has no Pulumi program", "Change to the folder of the program."],
  [/no stack selected/, "no stack is selected", "Select one: pulumi stack select <name>   (or use --stack <name>)"],
  [/no stack named/, "there is no stack with this name", "List the stacks: pulumi stack ls"],
  [
    /passphrase/,
    "the passphrase is missing or wrong",
    "Set PULUMI_CONFIG_PASSPHRASE or PULUMI_CONFIG_PASSPHRASE_FILE.",
  ],
  [/PULUMI_ACCESS_TOKEN|pulumi login/, "Pulumi is not logged in", "Run pulumi login, or set PULUMI_ACCESS_TOKEN."],
];

function failureOf(command: string, code: ExecFileException["code"]): Problem {
  if (code !== "ABORT_ERR") return [/^/, `${command} failed`, `Run it to see its error: ${command}`];
  return [/^/, `${command} took longer than ${TIMEOUT_SECONDS} s`, `Run it to see what it waits for: ${command}`];
}

/** A backend in a network that is far away takes several seconds. */
const TIMEOUT_SECONDS = 30;

/** Runs the Pulumi CLI. */
function pulumi(...args: string[]): Promise<{ stdout: string }> {
  const env = { ...process.env, PULUMI_SKIP_UPDATE_CHECK: "true" };
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000);
  return promisify(execFile)("pulumi", args, { env, signal, maxBuffer: 64 * 1024 * 1024, windowsHide: true });
}
