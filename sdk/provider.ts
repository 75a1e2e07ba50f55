import * as pulumi from "@pulumi/pulumi";
import {
  NAMESPACE,
  resolveSettings,
  SECRET_KEYS,
  type Settings,
  type SettingValues,
  unknownProviderSettings,
} from "../provider/configuration/index.js";
import type { ProviderSettings } from "../provider/model/providerSettings.js";
import { PROVIDER_NAME_KEY } from "../provider/resources/internalProperties.js";
import { type ArgsOf, assertObject, isPlain } from "./inputs.js";
import { assertNotInScript, declaredProviders, isRunByEngine, PROVIDER_PACKAGE } from "./program.js";
import { programError, withProgramErrors } from "./programError.js";
import { knownValue } from "./pulumiInternals.js";

/** The settings of an explicit {@link Provider}; each value may also be a promise or an output. */
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
   * @throws RunError if there is no setting of a name, or if arguments or options as a whole are no object.
   * @throws ConfigurationError if a setting is missing or wrong. If a promise or an output is rejected or has a wrong
   * value, the run fails, unless a function that uses the provider reports it first.
   */
  constructor(name: string, args: ProviderArgs = {}, opts?: pulumi.ResourceOptions) {
    assertNotInScript(`Provider "${name}"`);
    assertObject(`The arguments of Provider "${name}"`, args);
    assertObject(`The options of Provider "${name}"`, opts ?? {});
    const unknown = unknownProviderSettings(Object.keys(args), name);
    if (unknown.length > 0) throw programError(unknown.join("\n"));
    // Unit tests with mocks need no settings.
    const settings = isRunByEngine() ? settingsFrom(name, args) : Promise.resolve(undefined);
    super(PROVIDER_PACKAGE, name, registered(name, args), opts);
    // A rejection ends a program of the CLI. Inline programs share their handlers, so there it is logged; the provider's URN may never come.
    if (!pulumi.runtime.hasEngine()) settings.catch((error) => pulumi.log.error(String(error?.message ?? error)));
    declaredProviders.set(this, { name, args, settings });
  }
}

/** Undefined in a preview in which a setting is unknown. Throws if a setting is wrong, or rejects if it has to wait for an argument. */
function settingsFrom(name: string, args: ProviderArgs): Promise<Settings | undefined> {
  const valid = (values: SettingValues) => withProgramErrors(() => resolveSettings(values, process.env, name));
  if (isPlain(args)) return Promise.resolve(valid({ ...args } as SettingValues));
  return knownValue(pulumi.output(args)).then((values) => values && valid(values));
}

function registered(name: string, args: ProviderArgs): Record<string, pulumi.Input<unknown>> {
  const inputs: Record<string, pulumi.Input<unknown>> = { ...args, [PROVIDER_NAME_KEY]: name };
  for (const key of SECRET_KEYS) if (inputs[key] !== undefined) inputs[key] = pulumi.secret(inputs[key]);
  return Object.fromEntries(Object.entries(inputs).map(([key, value]) => [`${NAMESPACE}:${key}`, value]));
}
