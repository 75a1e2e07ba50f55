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
import { Run } from "../provider/run/run.js";
import type { FunctionOptions } from "./inputs.js";
import { asProgramError, programError } from "./programError.js";
import { isConfigSecret, typeTokenOf } from "./pulumiInternals.js";

/** Package of dynamic providers, to which our resources belong. */
export const PROVIDER_PACKAGE = "pulumi-nodejs";

interface Program {
  /** By explicit provider, whose requests share the limits of the service. */
  runs: Map<pulumi.ProviderResource | undefined, Run>;
  stackSettings?: Settings | ConfigurationError;
}

/** A provider whose settings functions use in the process of the program. */
interface DeclaredProvider {
  name: string;
  args: { projectUid?: unknown };
  /** Undefined in a preview in which an argument is unknown. */
  settings: Promise<Settings | undefined>;
}

export const declaredProviders = new WeakMap<pulumi.ProviderResource, DeclaredProvider>();

// The Automation API runs several programs in one process, even at the same time. Each has its own stack resource.
const programs = new WeakMap<object, Program>();
/** Stands for the stack of scripts and unit tests. */
const noStack = {};

/** With the mocks of a unit test, no request is sent. The SDK's own `hasEngine` does not recognize that of an inline program. */
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

/** Resolved before any resource is registered, so that a missing setting is one error: the same object, which the SDK prints once. */
export function stackSettings(program = currentProgram()): Settings {
  program.stackSettings ??= readStackConfiguration();
  if (program.stackSettings instanceof ConfigurationError) throw program.stackSettings;
  return program.stackSettings;
}

function readStackConfiguration(): Settings | ConfigurationError {
  const config = pulumi.runtime.allConfig();
  const project = pulumi.getProject();
  const get = (name: string) => config[`${NAMESPACE}:${name}`];
  for (const message of unknownStackSettings(namesInStack(Object.keys(config)), project)) pulumi.log.warn(message);
  if (get("apiKey") !== undefined && !isConfigSecret(`${NAMESPACE}:apiKey`)) pulumi.log.warn(PLAIN_KEY_WARNING);
  try {
    return resolveSettings(isScript() ? undefined : settingValues(get));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    // `pulumi config set baseUrl` sets a key of the project, which the provider does not receive.
    const unprefixed = SETTING_NAMES.filter((name) => get(name) === undefined && `${project}:${name}` in config);
    const hints = unprefixed.map((name) => `${project}:${name} is set. Did you mean ${NAMESPACE}:${name}?`);
    return asProgramError(hints.length === 0 ? error : withAdvice(error, hints.join("\n")));
  }
}

/** The explicit provider of a resource or a function. The SDK selects it by the same rules. */
export function explicitProvider({ provider, parent }: pulumi.InvokeOptions): pulumi.ProviderResource | undefined {
  // A provider of another package does not apply.
  if (typeTokenOf(provider) === `pulumi:providers:${PROVIDER_PACKAGE}`) return provider;
  return parent?.getProvider(`${PROVIDER_PACKAGE}:index:Provider`);
}

/** In a preview, functions that use the provider wait for arguments that are unknown. */
export function argsOf(provider: pulumi.ProviderResource | undefined): DeclaredProvider["args"] | undefined {
  return provider && declaredProviders.get(provider)?.args;
}

/** @throws RunError if the provider of a function is not one of this package, whose settings are known here. */
export function providerInUse(opts: FunctionOptions): pulumi.ProviderResource | undefined {
  const provider = explicitProvider(opts);
  const selected = provider ?? opts.provider ?? undefined;
  if (selected !== undefined && isScript()) {
    throw programError(
      "Without Pulumi's engine, a function has the settings of the environment variables and cannot use a provider. Omit the " +
        "options provider and parent.",
    );
  }
  if (selected === undefined || declaredProviders.has(selected) || !isRunByEngine()) return provider;
  throw programError(
    "A function of pulumi-spectrocluster has a provider of another package, from its option provider or from its parent. " +
      "Pass a Provider of pulumi-spectrocluster. If there are two copies of pulumi-spectrocluster, declare it as a peer " +
      "dependency of the component library.",
  );
}

/** @throws ConfigurationError if a setting is wrong, and RunError if one is unknown. */
export async function runFor(program: Program, opts: FunctionOptions): Promise<Run> {
  const provider = providerInUse(opts);
  const declared = provider && declaredProviders.get(provider);
  const settings = provider === undefined ? stackSettings(program) : await declared?.settings;
  if (settings === undefined) {
    const problem = `Provider "${declared?.name ?? ""}" has settings that are unknown before the update.`;
    throw programError(`${problem} Use the …Output function instead.`);
  }
  const present = program.runs.get(provider);
  if (present !== undefined) return present;
  // The standard output of a script belongs to its results.
  const log = isScript() ? pulumi.log.warn : pulumi.log.info;
  const run = new Run({ log: (message) => log(message), neverStops: isScript() });
  program.runs.set(provider, run);
  // The key in use comes from the program, never from the state.
  return run.use({ ...settings, apiKeyInState: false });
}
