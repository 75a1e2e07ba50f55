import * as pulumi from "@pulumi/pulumi";
import { NAMESPACE, resolveSettings, type SettingValues, unknownSettings } from "../provider/configuration.js";
import { PROVIDER_NAME_KEY } from "../provider/internalProperties.js";
import type { ProviderSettings } from "../provider/model/providerSettings.js";
import { containsUnknown } from "../provider/unknown.js";
import { declareProvider, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { type ArgsOf, isPlain, resolveInputs } from "./inputs.js";
import { asProgramError, programError } from "./programError.js";
import { hasEngine } from "./programRun.js";

/**
 * The settings of an explicit {@link Provider}; each value may also be a promise or an output. What is left out comes from
 * the environment, never from the stack.
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
 * An explicit provider: another address, key or project than the stack's, for the resources and lookups that are given
 * it.
 *
 * It stands alone: settings that it does not give come from the environment or have their defaults. The API key is
 * encrypted in state.
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
   * @throws ConfigurationError if one is missing or wrong. What is an output is judged once it has resolved, and then
   * fails the provider's registration.
   */
  constructor(name: string, args: ProviderArgs = {}, opts?: pulumi.ResourceOptions) {
    refuseUnknownSettings(name, args);
    const check = (values: unknown) => {
      try {
        return resolveSettings(values as SettingValues, process.env, name);
      } catch (error) {
        throw asProgramError(error);
      }
    };
    const toBeChecked = hasEngine();
    const plain = isPlain(args);
    const checkedNow = plain && toBeChecked ? check(args) : undefined;
    const checked = async () => {
      if (checkedNow || !toBeChecked) return checkedNow;
      const { value } = await resolveInputs(args);
      return containsUnknown(value) ? undefined : check(value);
    };
    const resolved = checked();

    const { apiKey } = args;
    const settings: pulumi.Inputs = {
      ...args,
      ...(apiKey === undefined ? {} : { apiKey: pulumi.secret(apiKey) }),
      // The registration waits for every property, and so for the check.
      [PROVIDER_NAME_KEY]: plain ? name : resolved.then(() => name),
    };
    const inputs = Object.entries(settings).map(([key, value]) => [`${NAMESPACE}:${key}`, value]);
    super(PROVIDER_PACKAGE, name, Object.fromEntries(inputs), opts);
    declareProvider(this, { name, args, settings: resolved });
  }
}

function refuseUnknownSettings(name: string, args: ProviderArgs): void {
  const messages = unknownSettings(Object.keys(args), name).map(({ message }) => message);
  if (messages.length > 0) throw programError(messages.join("\n"));
}
