import * as pulumi from "@pulumi/pulumi";
import { redact } from "../provider/api/redact.js";
import {
  examineSettings,
  NAMESPACE,
  REJECTED,
  resolveSettings,
  type Settings,
  type SettingValues,
  unknownSettings,
} from "../provider/configuration.js";
import { ConfigurationError } from "../provider/errors.js";
import { PROVIDER_NAME_KEY } from "../provider/internalProperties.js";
import type { ProviderSettings } from "../provider/model/providerSettings.js";
import { containsUnknown } from "../provider/unknown.js";
import { declareProvider, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { type ArgsOf, isPlain, resolveInputs } from "./inputs.js";
import { asProgramError, programError } from "./programError.js";
import { currentRun, hasEngine } from "./programRun.js";

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
export interface ProviderArgs extends ArgsOf<ProviderSettings> {}

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
    assertNoUnknownSettings(name, args);
    let inputs: Record<string, pulumi.Input<unknown>> = { ...args };
    let settings: Promise<Settings | undefined> = Promise.resolve(undefined);
    if (hasEngine() && isPlain(args)) {
      settings = Promise.resolve(validSettings(name, args));
    } else if (hasEngine()) {
      const settled = Object.entries(args).map(([key, input]) => [key, settle(input)] as const);
      inputs = Object.fromEntries(settled.map(([key, each]) => [key, each.then(({ input }) => input)]));
      settings = settledSettings(name, settled);
    }
    if (args.apiKey !== undefined) inputs["apiKey"] = pulumi.secret(inputs["apiKey"]);
    inputs[PROVIDER_NAME_KEY] = name;
    const namespaced = Object.entries(inputs).map(([key, value]) => [`${NAMESPACE}:${key}`, value]);
    super(PROVIDER_PACKAGE, name, Object.fromEntries(namespaced), opts);
    const { apiKeys } = currentRun();
    const keyIsKnown = settings.then((known) => known && apiKeys.add(known.apiKey));
    keyIsKnown.catch((error: unknown) => {
      // A program of the CLI ends here, and the engine deletes nothing.
      if (pulumi.runtime.hasEngine()) throw error;
      // An inline program of the Automation API goes on after an unhandled rejection. The resources fail in their check.
      pulumi.log.error(messageOf(error), this);
    });
    declareProvider(this, { name, args, settings });
  }
}

function assertNoUnknownSettings(name: string, args: ProviderArgs): void {
  const messages = unknownSettings(Object.keys(args), name).map(({ message }) => message);
  if (messages.length > 0) throw programError(messages.join("\n"));
}

function validSettings(name: string, values: SettingValues): Settings {
  try {
    return resolveSettings(values, process.env, name);
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
  rejection?: string;
}

async function settle(input: unknown): Promise<Settled> {
  try {
    const { value } = await resolveInputs(input);
    return { input, value };
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
  return containsUnknown(values) ? undefined : validSettings(name, values);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
