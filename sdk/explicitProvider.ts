import * as pulumi from "@pulumi/pulumi";
import type { Settings } from "../provider/configuration.js";
import { programError } from "./programError.js";
import { hasEngine } from "./programRun.js";

/** Package of the dynamic provider, whose processes serve our resources. */
export const PROVIDER_PACKAGE = "pulumi-nodejs";

/** What lookups, which are made by the program itself, need of an explicit provider. */
interface DeclaredProvider {
  name: string;
  args: object;
  /** Nothing while an argument is not known yet. */
  settings: Promise<Settings | undefined>;
}

const declared = new WeakMap<pulumi.ProviderResource, DeclaredProvider>();

/** Notes an explicit provider of ours. */
export function declareProvider(resource: pulumi.ProviderResource, provider: DeclaredProvider): void {
  declared.set(resource, provider);
}

type ProviderOptions = Pick<pulumi.CustomResourceOptions, "provider" | "parent">;

/** The explicit provider that will serve a resource or a lookup, as the SDK chooses it. */
export function explicitProvider({ provider, parent }: ProviderOptions): pulumi.ProviderResource | undefined {
  // A provider of another package is meant for something else. The SDK knows the package, but not in its public types.
  const isOurs = (provider as { getPackage?(): string } | undefined)?.getPackage?.() === PROVIDER_PACKAGE;
  return isOurs ? provider : parent?.getProvider(`${PROVIDER_PACKAGE}:index:Provider`);
}

/**
 * The explicit provider that a lookup asks.
 *
 * @throws RunError if it is not one of ours, so that its settings cannot be known.
 */
export function providerInUse(opts: ProviderOptions): pulumi.ProviderResource | undefined {
  const provider = explicitProvider(opts);
  const given = provider ?? opts.provider ?? undefined;
  if (given === undefined || declared.has(given) || !hasEngine()) return provider;
  throw programError(
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
  throw programError(
    `Provider "${name}" has settings that are not known before the update: use the lookup that gives an output.`,
  );
}

/** Resolves once the settings of an explicit provider are known; is unknown in a preview where they are not. */
export function settingsAreKnown(provider: pulumi.ProviderResource | undefined): pulumi.Output<boolean> {
  const args = provider && declared.get(provider)?.args;
  return pulumi.unsecret(pulumi.output(args).apply(() => true));
}
