import * as pulumi from "@pulumi/pulumi";
import {
  examineSettings,
  type FormerSettings,
  keysOf,
  NAMESPACE,
  REJECTED,
  resolveSettings,
  SECRET_KEYS,
  type Settings,
  type SettingValues,
  unknownProviderSettings,
} from "../provider/configuration/index.js";
import { PROVIDER_NAME_KEY } from "../provider/engine/internalProperties.js";
import { containsUnknown } from "../provider/engine/unknown.js";
import { ConfigurationError } from "../provider/errors.js";
import { redact } from "../provider/messages/redact.js";
import type { ProviderSettings } from "../provider/model/providerSettings.js";
import { declareProvider, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { type ArgsOf, isPlain, resolveInputs } from "./inputs.js";
import { asProgramError, messageOf, programError } from "./programError.js";
import { assertNotInScript, currentRun, isRunByEngine } from "./programRun.js";

/**
 * The settings of an explicit {@link Provider}; each value may also be a promise or an output. Settings without a value come
 * from the environment or have their default, and never come from the stack configuration.
 *
 * @example
 * ```ts
 * const args: ProviderArgs = {
 *   baseUrl: "https://east.example.com",
 *   apiKeyEnvironmentVariable: "EAST_API_KEY",
 *   requestTimeoutSeconds: 60,
 * };
 * ```
 */
export interface ProviderArgs extends ArgsOf<ProviderSettings>, ArgsOf<FormerSettings> {}

/**
 * An explicit provider: its own address, key or project for the resources and functions that use it.
 *
 * Settings without an argument come from the environment or have their default, and never come from the stack
 * configuration. The API key is encrypted in state.
 *
 * @example
 * ```ts
 * const east = new Provider("east", { baseUrl: "https://east.example.com", apiKey: config.requireSecret("eastKey") });
 * new HostClusterConfig("prod-east", { clusterUid, isHostCluster: true }, { provider: east });
 * ```
 */
export class Provider extends pulumi.ProviderResource {
  /**
   * Declares the provider.
   *
   * @param name - Name of the provider in the program.
   * @param args - Its settings.
   * @param opts - Pulumi's resource options.
   *
   * @throws RunError if a setting is unknown.
   * @throws ConfigurationError if a setting is missing or wrong. If a promise or an output is rejected or has a wrong
   * value, the provider reports that as an error of the run, and all its resources fail.
   */
  constructor(name: string, args: ProviderArgs = {}, opts?: pulumi.ResourceOptions) {
    assertNotInScript(`Provider "${name}"`);
    assertNoUnknownSettings(name, args);
    const { inputs, settings } = isRunByEngine() ? examine(name, args) : { inputs: args, settings: NO_SETTINGS };
    super(PROVIDER_PACKAGE, name, registered(name, inputs), opts);
    reportFailure(settings, this);
    declareProvider(this, { name, args, settings });
  }
}

function assertNoUnknownSettings(name: string, args: ProviderArgs): void {
  const messages = unknownProviderSettings(Object.keys(args), name);
  if (messages.length > 0) throw programError(messages.join("\n"));
}

/** What is known of a provider's arguments. */
interface Examined {
  /** What is registered for each argument. */
  inputs: ProviderArgs;
  /** Rejects if a setting is missing or wrong. Undefined in a preview in which a setting is unknown. */
  settings: Promise<Settings | undefined>;
}

/** Unit tests with mocks need no settings. */
const NO_SETTINGS = Promise.resolve(undefined);

/** @throws ConfigurationError if a setting is missing or wrong and no argument has to be waited for. */
function examine(name: string, args: ProviderArgs): Examined {
  if (isPlain(args)) return { inputs: args, settings: Promise.resolve(validSettings(name, args)) };
  const settled = Object.entries(args).map(([key, input]) => [key, settle(input)] as const);
  const inputs = Object.fromEntries(settled.map(([key, each]) => [key, each.then(({ input }) => input)]));
  return { inputs, settings: settledSettings(name, settled) };
}

/** The properties of the provider in the state. */
function registered(name: string, args: ProviderArgs): Record<string, pulumi.Input<unknown>> {
  const inputs: Record<string, pulumi.Input<unknown>> = { ...args, [PROVIDER_NAME_KEY]: name };
  for (const key of SECRET_KEYS) if (inputs[key] !== undefined) inputs[key] = pulumi.secret(inputs[key]);
  return Object.fromEntries(Object.entries(inputs).map(([key, value]) => [`${NAMESPACE}:${key}`, value]));
}

/** Lets later messages redact the key, and reports settings that are missing or wrong. */
async function reportFailure(settings: Promise<Settings | undefined>, provider: Provider): Promise<void> {
  const { apiKeys } = currentRun();
  try {
    const known = await settings;
    if (known !== undefined) apiKeys.add(known.apiKey);
  } catch (error) {
    // As an unhandled rejection it ends a program of the CLI, and the engine deletes nothing.
    if (pulumi.runtime.hasEngine()) throw error;
    // An inline program of the Automation API goes on after an unhandled rejection. The resources fail in their check.
    pulumi.log.error(messageOf(error), provider);
  }
}

function validSettings(name: string, values: SettingValues): Settings {
  try {
    return resolveSettings(values, process.env, name, (message) => currentRun().warnOnce(message));
  } catch (error) {
    throw asProgramError(error);
  }
}

/** A setting once it has resolved or was rejected. */
interface Settled {
  /** What is registered. */
  input: pulumi.Input<unknown>;
  /** Undefined if the setting was rejected. */
  value?: unknown;
  isSecret?: boolean;
  rejection?: string;
}

async function settle(input: unknown): Promise<Settled> {
  try {
    const { value, hasSecrets } = await resolveInputs(input);
    return { input, value, isSecret: hasSecrets };
  } catch (error) {
    return { input: REJECTED, rejection: messageOf(error) };
  }
}

/** @returns Undefined in a preview in which a setting is unknown. */
async function settledSettings(
  name: string,
  settled: readonly (readonly [key: string, setting: Promise<Settled>])[],
): Promise<Settings | undefined> {
  const entries = await Promise.all(settled.map(async ([key, setting]) => [key, await setting] as const));
  const values: SettingValues = Object.fromEntries(entries.map(([key, { value }]) => [key, value]));
  const { apiKey } = examineSettings(values, process.env, name).settings;
  const problems = entries.flatMap(([key, { rejection }]) =>
    rejection === undefined ? [] : [`${key} of Provider "${name}" cannot be determined: ${redact(rejection, apiKey)}`],
  );
  if (problems.length > 0) {
    throw asProgramError(new ConfigurationError([`Provider "${name}" is not configured.`, ...problems].join("\n")));
  }
  if (containsUnknown(values)) return undefined;
  const isBaseUrlSecret = entries.some(([key, { isSecret = false }]) => keysOf("baseUrl").includes(key) && isSecret);
  return { ...validSettings(name, values), isBaseUrlSecret };
}
