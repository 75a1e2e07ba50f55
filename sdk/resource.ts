import * as pulumi from "@pulumi/pulumi";
import type { InternalProperties } from "../provider/engine/internalProperties.js";
import { UNKNOWN } from "../provider/engine/unknown.js";
import type { ClusterResource } from "../provider/resources/clusterResource.js";
import { ArgumentCheck } from "./argumentCheck.js";
import { explicitProvider, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { isPlain, mapAsync } from "./inputs.js";
import { programError } from "./programError.js";
import { currentRun, isRunByEngine, stackSettings } from "./programRun.js";
import { mayReadInPreview } from "./readInPreview.js";

/** Type token of a resource. It is part of every URN in users' states, so it never changes. */
export function typeOf(name: string): string {
  return `${PROVIDER_PACKAGE}:dynamic/spectrocluster:${name}`;
}

/**
 * The text that the engine's process evaluates in the program's folder to load the provider. It is part of every user's
 * state, so it never changes: another text would be a difference in every resource. It is short, because each resource
 * stores it twice, and the engine writes all resources after each change. If the package is not installed, the error names
 * it; its stack trace is dropped, because the process would print it for each resource.
 */
export function loaderOf(name: string): string {
  return `exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("${name}")}catch(e){e.stack="";throw e}}`;
}

/** What a resource's constructor passes on. */
export interface Registration {
  /** The parameters of the constructor of Pulumi's `CustomResource`. */
  parameters: ConstructorParameters<typeof pulumi.CustomResource>;
  /** Logs the warnings about the arguments beside the resource. */
  logWarnings?(resource: pulumi.Resource): void;
}

/**
 * How a resource is registered, or read if the options have an `id`.
 *
 * With an engine a resource is always registered, even if its arguments cannot be used: the engine would delete the
 * existing resource otherwise, and so disable its clusters. The provider's check then reports the failure.
 *
 * It is a function instead of a base class, because Pulumi takes the caller of the class below `CustomResource` for the
 * line of the program that declares the resource, and stores that line.
 *
 * @param resource - The resource in the provider.
 * @param name - Name in the program.
 * @param args - The arguments, whose members may be outputs or promises.
 * @param options - Pulumi's resource options.
 *
 * @throws ConfigurationError if a setting is missing in the stack configuration and in the environment, or is invalid.
 * @throws RunError if the arguments or options cannot be used, in unit tests with mocks.
 */
export function registrationOf(
  resource: ClusterResource,
  name: string,
  args: object,
  options: pulumi.CustomResourceOptions | null | undefined,
): Registration {
  const { import: imported, ...opts } = options ?? {};
  const provider = explicitProvider(opts);
  if (provider === undefined && isRunByEngine()) stackSettings(currentRun());
  const label = `${resource.name} "${name}"`;
  const check = new ArgumentCheck(resource, label, currentRun(), provider);
  const mayRead = mayReadInPreview(currentRun(), provider);
  const { inputs, dependsOn, logWarnings }: CheckedArguments =
    opts.id === undefined
      ? checkArguments(check, args, opts.dependsOn, misuse(label, args, imported), mayRead)
      : { inputs: {}, dependsOn: opts.dependsOn };
  // Every property becomes an output of the resource, whether the program sets it or not.
  const outputs = Object.fromEntries(resource.properties.map((property) => [property, undefined]));
  const properties = {
    ...outputs,
    ...inputs,
    // Not without an engine, because the mocks of unit tests see all properties.
    ...(isRunByEngine() ? ({ __owner: ownerName(name, opts.parent) } satisfies InternalProperties) : {}),
    __provider: loaderOf(resource.name),
  };
  return { parameters: [typeOf(resource.name), name, properties, { ...opts, dependsOn }], logWarnings };
}

/** Members of the SDK's resources that are not in their public types. */
interface NamedResource extends pulumi.Resource {
  __name?: string;
  __parentResource?: NamedResource;
}

/** The name of a resource with those of its parents, since two parents may each have a child of one name. */
function ownerName(name: string, parent: NamedResource | undefined): string {
  const names = [name];
  for (let each = parent; each?.__parentResource !== undefined; each = each.__parentResource) {
    names.unshift(each.__name ?? "");
  }
  return names.join("$");
}

type DependsOn = pulumi.CustomResourceOptions["dependsOn"];

/** What is registered for the arguments of a resource. */
interface CheckedArguments extends Pick<Registration, "logWarnings"> {
  inputs: object;
  dependsOn: DependsOn;
}

/** @throws RunError if the arguments or options cannot be used, in unit tests with mocks. */
function checkArguments(
  check: ArgumentCheck,
  args: object,
  dependsOn: DependsOn,
  misuse: string | undefined,
  mayRead: boolean,
): CheckedArguments {
  const isKnown = isPlain(args) && isPlain(dependsOn);
  const checkedNow = check.check(mapAsync(args, () => UNKNOWN) as object, { hideValues: !isKnown });
  const failure = misuse ?? checkedNow.failure;
  if (failure !== undefined) {
    if (!isRunByEngine()) throw programError(failure);
    const { clusters } = checkedNow;
    return { inputs: { __failure: failure, __clusters: clusters } satisfies InternalProperties, dependsOn };
  }
  if (isKnown && !mayRead) {
    return { inputs: args, dependsOn, logWarnings: (resource) => check.logWarnings(checkedNow.findings, resource) };
  }
  return isRunByEngine() ? guardedArguments(check, args, dependsOn) : { inputs: args, dependsOn };
}

/**
 * Arguments that have to be waited for, or of a resource that a preview reads: the SDK does not register a resource with a
 * failed one.
 */
function guardedArguments(check: ArgumentCheck, args: object, dependsOn: DependsOn): CheckedArguments {
  const checked = check.checkResolved(args, dependsOn);
  const isUsable = checked.then(({ failure }) => failure === undefined);
  const guarded = (inputs: unknown) =>
    mapAsync(inputs, (input) => pulumi.output(isUsable.then((usable) => (usable ? input : undefined))));
  const internal: InternalProperties = {
    // The SDK does not send properties that are undefined.
    __hasSecrets: checked.then(({ hasSecrets }) => hasSecrets || undefined),
    __failure: checked.then(({ failure }) => failure),
    __clusters: checked.then(({ failure, clusters }) => (failure === undefined ? undefined : clusters)),
  };
  return {
    inputs: { ...(guarded(args) as object), ...internal },
    dependsOn: guarded(dependsOn) as DependsOn,
    async logWarnings(resource) {
      const { findings, failure, endsRun, messages = [] } = await checked;
      check.logWarnings(findings, resource);
      for (const message of messages) pulumi.log.info(message, resource);
      // With --continue-on-error the engine would go on to the deletes, and disable what this resource declares.
      if (endsRun) pulumi.log.error(failure ?? "", resource);
    },
  };
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
