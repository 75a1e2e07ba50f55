import * as pulumi from "@pulumi/pulumi";
import type { InternalProperties } from "../provider/internalProperties.js";
import type { Resource } from "../provider/resources/resource.js";
import { UNKNOWN } from "../provider/unknown.js";
import { Declaration } from "./declaration.js";
import { explicitProvider, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { isPlain, mapAsync } from "./inputs.js";
import { programError } from "./programError.js";
import { currentRun, hasEngine, stackSettings } from "./programRun.js";

/** Type token of a resource. It is part of every URN in users' states, so it never changes. */
export function typeOf(name: string): string {
  return `${PROVIDER_PACKAGE}:dynamic/spectrocluster:${name}`;
}

/**
 * The text that the engine's process evaluates in the program's folder to load the provider. It is part of every user's
 * state, so it never changes: another text would be a difference in every resource. If the package is not installed, the
 * error names the missing module; its stack trace is dropped, because the process would print it for each resource.
 */
export function loaderOf(name: string): string {
  return `exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("${name}")}catch(e){e.stack="";throw e}}`;
}

/**
 * The base class of the resources.
 *
 * With an engine a resource is always registered, even if its arguments cannot be used: the engine would delete the
 * existing resource otherwise, and so disable its clusters. The provider's check then reports the failure.
 */
export abstract class SpectroclusterResource extends pulumi.CustomResource {
  /**
   * Registers the resource, or reads it if the options have an `id`.
   *
   * @param resource - The resource in the provider.
   * @param name - Name in the program.
   * @param args - The arguments, whose members may be outputs or promises.
   * @param options - Pulumi's resource options.
   *
   * @throws ConfigurationError if the stack's configuration lacks the address or the key.
   * @throws RunError if the arguments or options cannot be used, in unit tests with mocks.
   */
  protected constructor(
    resource: Resource,
    name: string,
    args: object,
    options: pulumi.CustomResourceOptions | null | undefined,
  ) {
    const { import: imported, ...opts } = options ?? {};
    const label = `${resource.name} "${name}"`;
    const run = currentRun();
    const provider = explicitProvider(opts);
    if (provider === undefined && hasEngine()) stackSettings(run);

    // Every property becomes an output of the resource, whether the program sets it or not.
    const outputs = Object.fromEntries(resource.properties.map((property) => [property, undefined]));
    const register = (
      inputs: object,
      more: Pick<pulumi.CustomResourceOptions, "dependsOn"> = {},
    ): [string, string, pulumi.Inputs, pulumi.CustomResourceOptions] => [
      typeOf(resource.name),
      name,
      { ...outputs, ...inputs, __provider: loaderOf(resource.name) },
      { ...opts, ...more },
    ];
    if (opts.id !== undefined) {
      super(...register({}));
      return;
    }
    const { dependsOn } = opts;
    const isKnown = isPlain(args) && isPlain(dependsOn);
    const declaration = new Declaration(resource, label, run, provider);
    const checkedNow = declaration.check(mapAsync(args, () => UNKNOWN) as object, { hideValues: !isKnown });
    const failure = misuse(label, args, imported) ?? checkedNow.failure;
    if (failure !== undefined) {
      if (!hasEngine()) throw programError(failure);
      super(...register({ __failure: failure } satisfies InternalProperties));
    } else if (isKnown || !hasEngine()) {
      super(...register(args));
      if (isKnown) declaration.logWarnings(checkedNow.findings, this);
    } else {
      const checked = declaration.checkResolved(args, dependsOn);
      // The SDK does not register a resource with a failed input.
      const isUsable = checked.then(({ failure }) => failure === undefined);
      const guarded = (inputs: unknown) =>
        mapAsync(inputs, (input) => pulumi.output(isUsable.then((usable) => (usable ? input : undefined))));
      const internal: InternalProperties = {
        // The SDK does not send properties that are undefined.
        __hasSecrets: checked.then(({ hasSecrets }) => hasSecrets || undefined),
        __failure: checked.then(({ failure }) => failure),
      };
      const guardedDependsOn = guarded(dependsOn) as pulumi.CustomResourceOptions["dependsOn"];
      super(...register({ ...(guarded(args) as object), ...internal }, { dependsOn: guardedDependsOn }));
      checked.then(({ findings }) => declaration.logWarnings(findings, this));
    }
  }
}

/** What the SDK would reject with a message that does not explain what to do. */
function misuse(label: string, args: unknown, imported: pulumi.ID | undefined): string | undefined {
  if (imported !== undefined) {
    return (
      `${label} has the option import, which this resource does not support. Remove the option: ` +
      "declaring a cluster adopts its existing configuration."
    );
  }
  if (pulumi.Output.isInstance(args) || args instanceof Promise) {
    return `The arguments of ${label} are an output or a promise. Pass an object whose members are outputs or promises.`;
  }
  return undefined;
}
