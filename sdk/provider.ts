import * as pulumi from "@pulumi/pulumi";
import {
  NAMESPACE,
  type ProviderSettings,
  resolveSettings,
  SETTING_NAMES,
  unknownSettings,
} from "../provider/configuration.js";
import { type InputsOf, isPlain } from "./inputs.js";
import { asRunError } from "./programRun.js";

/** Package of the dynamic provider, whose processes serve our resources. */
export const PROVIDER_PACKAGE = "pulumi-nodejs";

/** The settings of an explicit {@link Provider}. What is left out comes from the environment, never from the stack. */
export type ProviderArgs = InputsOf<ProviderSettings>;

/**
 * An explicit provider: another address, key or project than the stack's, for the resources that are given it.
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
   * @throws RunError if a setting is unknown, or if settings that are plain values are missing or wrong.
   */
  constructor(name: string, args: ProviderArgs = {}, opts?: pulumi.ResourceOptions) {
    checkArgs(name, args);
    const { apiKey } = args;
    const settings = { ...args, ...(apiKey === undefined ? {} : { apiKey: pulumi.secret(apiKey) }) };
    super(
      PROVIDER_PACKAGE,
      name,
      Object.fromEntries(Object.entries(settings).map(([key, value]) => [`${NAMESPACE}:${key}`, value])),
      opts,
    );
  }
}

function checkArgs(name: string, args: ProviderArgs): void {
  for (const { name: setting, suggestion } of unknownSettings(Object.keys(args))) {
    const hint = suggestion ? `did you mean ${suggestion}?` : `known are ${SETTING_NAMES.join(", ")}.`;
    throw new pulumi.RunError(`Provider "${name}" has no setting ${setting}; ${hint}`);
  }
  if (!pulumi.runtime.hasEngine()) return;
  const known = Object.entries(args).map(([key, value]) => [key, isPlain(value) ? value : PLACEHOLDERS[key]]);
  asRunError(() => resolveSettings(Object.fromEntries(known), process.env, name));
}

/** Valid settings in the place of those that have yet to resolve; the provider's process checks them when it has them. */
const PLACEHOLDERS: Record<string, string> = { baseUrl: "https://localhost", apiKey: "unresolved" };
