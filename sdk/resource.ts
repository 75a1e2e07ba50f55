import * as pulumi from "@pulumi/pulumi";
import type { InternalProperties } from "../provider/internalProperties.js";
import type { Resource } from "../provider/resources/resource.js";
import { Declaration } from "./declaration.js";
import { explicitProvider, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { isPlain, withoutFailures } from "./inputs.js";
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

/** The base class of the resources. */
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
   * @throws RunError if the arguments or options cannot be used.
   */
  protected constructor(
    resource: Resource,
    name: string,
    args: object,
    options: pulumi.CustomResourceOptions | null | undefined,
  ) {
    const opts = options ?? {};
    const label = `${resource.name} "${name}"`;
    assertUsable(label, args, opts);
    const run = currentRun();
    const provider = explicitProvider(opts);
    if (provider === undefined && hasEngine()) stackSettings(run);

    // Every property becomes an output of the resource, whether the program sets it or not.
    const outputs = Object.fromEntries(resource.properties.map((property) => [property, undefined]));
    const register = (inputs: object): [string, string, pulumi.Inputs, pulumi.CustomResourceOptions] => [
      typeOf(resource.name),
      name,
      { ...outputs, ...inputs, __provider: loaderOf(resource.name) },
      opts,
    ];
    if (opts.id !== undefined) {
      super(...register({}));
      return;
    }
    const declaration = new Declaration(resource, label, run, provider);
    if (isPlain(args)) {
      const findings = declaration.check(args);
      super(...register(args));
      declaration.logWarnings(findings, this);
    } else if (hasEngine()) {
      const checked = declaration.checkResolved(args);
      // The registration waits for these, too. The SDK does not send properties that are undefined.
      const internal: InternalProperties = {
        __hasSecrets: checked.then(({ hasSecrets }) => hasSecrets || undefined),
        __failure: checked.then(({ failure }) => failure),
      };
      super(...register({ ...(withoutFailures(args) as object), ...internal }));
      checked.then(({ findings }) => declaration.logWarnings(findings, this));
    } else {
      super(...register(args));
    }
  }
}

/** Rejects what the SDK would reject with a message that does not explain what to do. */
function assertUsable(label: string, args: unknown, opts: pulumi.CustomResourceOptions): void {
  if (opts.import !== undefined) {
    throw programError(
      `${label} has the option import, which this resource does not support. Remove the option: ` +
        "declaring a cluster adopts its existing configuration.",
    );
  }
  if (pulumi.Output.isInstance(args) || args instanceof Promise) {
    throw programError(
      `The arguments of ${label} are an output or a promise. Pass an object whose members are outputs or promises.`,
    );
  }
}
