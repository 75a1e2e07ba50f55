import * as pulumi from "@pulumi/pulumi";
import {
  NAMESPACE,
  namesInStack,
  PLAIN_KEY_WARNING,
  resolveSettings,
  SETTING_NAMES,
  type Settings,
  settingValues,
  unknownStackSettings,
} from "../provider/configuration/index.js";
import { ConfigurationError, withAdvice } from "../provider/errors.js";
import type { Run } from "../provider/run/run.js";
import { asProgramError, programError } from "./programError.js";
import { isConfigSecret } from "./pulumiInternals.js";

/** What the functions of a program share while it runs. */
export interface Program {
  /** By explicit provider. All requests of one share a run, and with it the limits of the service. */
  runs: Map<pulumi.ProviderResource | undefined, Run>;
  stackSettings?: Settings | ConfigurationError;
}

// The Automation API runs several programs in one process, even at the same time. Each has its own stack resource.
const programs = new WeakMap<object, Program>();
/** Stands for the stack of scripts and unit tests. */
const noStack = {};

/**
 * Whether an engine runs the program, not the mocks of a unit test: then no request is sent. The SDK's own `hasEngine` does
 * not recognize the engine of an inline program of the Automation API.
 */
export function isRunByEngine(): boolean {
  return pulumi.runtime.getEngine() !== undefined;
}

/** Whether there is neither an engine nor the mocks of a unit test. Functions then use the settings of the environment. */
export function isScript(): boolean {
  return !isRunByEngine() && !pulumi.runtime.hasMonitor();
}

export function assertNotInScript(subject: string): void {
  if (!isScript()) return;
  throw programError(`${subject} needs Pulumi's engine: run the program with pulumi up, or set mocks in a unit test.`);
}

export function currentProgram(): Program {
  const stack: object = pulumi.runtime.getStackResource() ?? noStack;
  const program = programs.get(stack) ?? { runs: new Map() };
  programs.set(stack, program);
  return program;
}

/**
 * The settings of the stack configuration, in a script those of the environment. They are resolved before any resource is
 * registered, so that a missing setting is one error instead of one for each resource. The error is always the same object,
 * because the SDK prints an object only once, however many functions fail with it.
 */
export function stackSettings(program: Program): Settings {
  program.stackSettings ??= readStackConfiguration();
  if (program.stackSettings instanceof ConfigurationError) throw program.stackSettings;
  return program.stackSettings;
}

function readStackConfiguration(): Settings | ConfigurationError {
  const config = pulumi.runtime.allConfig();
  const prefix = `${NAMESPACE}:`;
  const names = namesInStack(Object.keys(config));
  for (const message of unknownStackSettings(names, pulumi.getProject())) pulumi.log.warn(message);
  if (names.includes("apiKey") && !isConfigSecret(`${prefix}apiKey`)) pulumi.log.warn(PLAIN_KEY_WARNING);
  try {
    return resolveSettings(isScript() ? undefined : settingValues((name) => config[prefix + name]));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const hint = unprefixedHint(config);
    return asProgramError(hint === "" ? error : withAdvice(error, hint));
  }
}

/** `pulumi config set baseUrl` sets a key of the project, which the provider does not receive. */
function unprefixedHint(config: Record<string, string>): string {
  const project = pulumi.getProject();
  return SETTING_NAMES.filter((name) => config[`${NAMESPACE}:${name}`] === undefined)
    .filter((name) => config[`${project}:${name}`] !== undefined)
    .map((name) => `${project}:${name} is set. Did you mean ${NAMESPACE}:${name}?`)
    .join("\n");
}
