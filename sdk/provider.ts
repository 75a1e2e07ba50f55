import * as pulumi from "@pulumi/pulumi";
import {
  NAMESPACE,
  type ProviderSettings,
  resolveSettings,
  type Settings,
  type SettingValues,
  unknownSettings,
} from "../provider/configuration.js";
import { PROVIDER_NAME_KEY } from "../provider/engineProperties.js";
import { containsUnknown } from "../provider/unknown.js";
import { type InputsOf, isPlain, resolveInputs } from "./inputs.js";
import { asRunError, hasEngine } from "./programRun.js";

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
   * @param name - Name of the provider in the program.
   * @param args - Its settings.
   * @param opts - Pulumi's resource options.
   *
   * @throws RunError if a setting is unknown, missing or wrong; about outputs once they have resolved.
   */
  constructor(name: string, args: ProviderArgs = {}, opts?: pulumi.ResourceOptions) {
    refuseUnknownSettings(name, args);
    const check = (values: unknown) => asRunError(() => resolveSettings(values as SettingValues, process.env, name));
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
    declared.set(this, { name, args, settings: resolved });
  }
}

interface DeclaredProvider {
  name: string;
  args: ProviderArgs;
  /** Nothing while an argument is not known yet. */
  settings: Promise<Settings | undefined>;
}

/** What lookups, which are made by the program itself, need of the explicit providers. */
const declared = new WeakMap<pulumi.ProviderResource, DeclaredProvider>();

/** The explicit provider that will serve a resource or a lookup, as the SDK chooses it. */
export function explicitProvider({
  provider,
  parent,
}: Pick<pulumi.CustomResourceOptions, "provider" | "parent">): pulumi.ProviderResource | undefined {
  // A provider of another package is meant for something else. The SDK knows the package, but not in its public types.
  const isOurs = (provider as { getPackage?(): string } | undefined)?.getPackage?.() === PROVIDER_PACKAGE;
  return isOurs ? provider : parent?.getProvider(`${PROVIDER_PACKAGE}:index:Provider`);
}

/**
 * The explicit provider that a lookup asks.
 *
 * @throws RunError if it is not one of ours, so that its settings cannot be known.
 */
export function providerInUse(opts: { provider?: pulumi.ProviderResource; parent?: pulumi.Resource }) {
  const provider = explicitProvider(opts);
  const given = provider ?? opts.provider;
  if (given === undefined || declared.has(given) || !hasEngine()) return provider;
  throw new pulumi.RunError(
    "A lookup needs a Provider of pulumi-spectrocluster, and was given another one, by its option provider or by its " +
      "parent. A component library takes pulumi-spectrocluster as a peer dependency, so that there is one copy of it.",
  );
}

/**
 * The settings of an explicit provider.
 *
 * @throws RunError if they are wrong, or not known in this preview.
 */
export async function settingsOf(provider: pulumi.ProviderResource): Promise<Settings> {
  const { name = "", settings } = declared.get(provider) ?? {};
  const known = await settings;
  if (known !== undefined) return known;
  throw new pulumi.RunError(
    `Provider "${name}" has settings that are not known before the update: use the lookup that gives an output.`,
  );
}

/** Resolves once the settings of an explicit provider are known; is unknown in a preview where they are not. */
export function settingsAreKnown(provider: pulumi.ProviderResource | undefined): pulumi.Output<boolean> {
  const args = provider && declared.get(provider)?.args;
  return pulumi.unsecret(pulumi.output(args).apply(() => true));
}

function refuseUnknownSettings(name: string, args: ProviderArgs): void {
  const unknown = unknownSettings(Object.keys(args)).map((setting) => `${setting.name}; ${setting.hint}`);
  if (unknown.length > 0)
    throw new pulumi.RunError(`Provider "${name}" has no setting ${unknown.join("\nand no setting ")}`);
}
