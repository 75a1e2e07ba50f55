import type * as pulumi from "@pulumi/pulumi";
import type { Settings } from "../provider/configuration/index.js";
import { isRunByEngine, isScript } from "./program.js";
import { programError } from "./programError.js";
import { typeTokenOf } from "./pulumiInternals.js";

/** Package of dynamic providers, to which our resources belong. */
export const PROVIDER_PACKAGE = "pulumi-nodejs";

/** An explicit provider of ours. Functions use its settings in the process of the program. */
interface DeclaredProvider {
  name: string;
  args: { projectUid?: unknown };
  /** Undefined in a preview in which an argument is unknown. */
  settings: Promise<Settings | undefined>;
}

export const declaredProviders = new WeakMap<pulumi.ProviderResource, DeclaredProvider>();

type ProviderOptions = Pick<pulumi.CustomResourceOptions, "provider" | "parent">;

/** The explicit provider of a resource or a function. The SDK selects it by the same rules. */
export function explicitProvider({ provider, parent }: ProviderOptions): pulumi.ProviderResource | undefined {
  // A provider of another package does not apply.
  if (typeTokenOf(provider) === `pulumi:providers:${PROVIDER_PACKAGE}`) return provider;
  return parent?.getProvider(`${PROVIDER_PACKAGE}:index:Provider`);
}

/** The explicit provider of a function. Throws a RunError if it is not one of this package, whose settings are known here. */
export function providerInUse(opts: ProviderOptions): pulumi.ProviderResource | undefined {
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

/** The settings of an explicit provider. Throws a ConfigurationError if one is wrong, and a RunError if one is unknown. */
export async function settingsOf(provider: pulumi.ProviderResource): Promise<Settings> {
  const { name = "", settings } = declaredProviders.get(provider) ?? {};
  const known = await settings;
  if (known !== undefined) return known;
  throw programError(
    `Provider "${name}" has settings that are unknown before the update. Use the …Output function instead.`,
  );
}

/** The arguments of an explicit provider. In a preview, functions that use it wait for those that are unknown. */
export function argsOf(provider: pulumi.ProviderResource | undefined): { projectUid?: unknown } | undefined {
  return provider && declaredProviders.get(provider)?.args;
}
