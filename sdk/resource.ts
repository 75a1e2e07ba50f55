import * as pulumi from "@pulumi/pulumi";
import type { InternalProperties } from "../provider/engine/internalProperties.js";
import { UNKNOWN } from "../provider/engine/unknown.js";
import type { Resource } from "../provider/resources/resource.js";
import {
  type Declaration,
  logFindings,
  mayReadInPreview,
  validateKnown,
  validateResolved,
} from "./argumentValidation.js";
import { explicitProvider, hasSecretBaseUrl, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { isPlain, mapAsync } from "./inputs.js";
import { programError } from "./programError.js";
import { assertNotInScript, currentRun, isRunByEngine, isStackSettingSecret, stackSettings } from "./programRun.js";

/** Type token of a resource. It is part of every URN in users' states, so it never changes. */
export function typeOf(name: string): string {
  return `${PROVIDER_PACKAGE}:dynamic/spectrocluster:${name}`;
}

/**
 * The text that the engine's process evaluates in the program's folder to load the provider. It is part of every user's
 * state, so it never changes: another text would be a difference in every resource. It is short, because each resource
 * stores it twice, and the engine writes all resources after each change. If the package is not installed, the error names
 * it and the remedy; its stack trace is dropped, because the process would print it for each resource.
 */
export function loaderOf(name: string): string {
  return `exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("${name}")}catch(e){e.stack="";e.message+="\\nRun npm install.";throw e}}`;
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
 * @throws RunError if the arguments or options cannot be used, in unit tests with mocks; always in a script.
 */
export function registrationOf(
  resource: Resource,
  name: string,
  args: object,
  options: pulumi.CustomResourceOptions | null | undefined,
): Registration {
  assertNotInScript(`${resource.name} "${name}"`);
  const { import: imported, ...opts } = options ?? {};
  const provider = explicitProvider(opts);
  if (provider === undefined && isRunByEngine()) stackSettings(currentRun());
  const ignoresChanges = (opts.ignoreChanges ?? []).length > 0;
  const declaration = { resource, label: `${resource.name} "${name}"`, run: currentRun(), provider, ignoresChanges };
  const { inputs, dependsOn, logWarnings }: Registered =
    opts.id === undefined
      ? registeredArguments(declaration, args, opts.dependsOn, misuse(declaration, args, imported))
      : { inputs: {}, dependsOn: opts.dependsOn };
  // Every property becomes an output of the resource, whether the program sets it or not.
  const outputs = Object.fromEntries(resource.properties.map((property) => [property, undefined]));
  const properties = {
    ...outputs,
    ...inputs,
    // Not without an engine, because the mocks of unit tests see all properties.
    ...(isRunByEngine() ? internalProperties(name, opts.parent, declaration) : {}),
    __provider: loaderOf(resource.name),
  };
  return { parameters: [typeOf(resource.name), name, properties, { ...opts, dependsOn }], logWarnings };
}

function internalProperties(
  name: string,
  parent: pulumi.Resource | undefined,
  { provider, ignoresChanges }: Declaration,
): InternalProperties {
  const isSecret = provider === undefined ? isStackSettingSecret("baseUrl") : hasSecretBaseUrl(provider);
  // The SDK does not send properties that are undefined.
  const __hasSecretBaseUrl = isSecret instanceof Promise ? isSecret.then((secret) => secret || undefined) : isSecret;
  return {
    __owner: ownerName(name, parent),
    ...(__hasSecretBaseUrl === false ? {} : { __hasSecretBaseUrl }),
    ...(ignoresChanges ? { __ignoresChanges: true } : {}),
  };
}

/** Members of the SDK's resources that are not in their public types. */
interface TypedResource extends pulumi.Resource {
  __pulumiType?: string;
  __parentResource?: TypedResource;
}

/** The types of a resource's parents and its name, by which the engine also identifies it. */
function ownerName(name: string, parent: TypedResource | undefined): string {
  const parts = [name];
  for (let each = parent; each?.__parentResource !== undefined; each = each.__parentResource) {
    parts.unshift(each.__pulumiType ?? "");
  }
  return parts.join("$");
}

type DependsOn = pulumi.CustomResourceOptions["dependsOn"];

/** What is registered for the arguments of a resource. */
interface Registered extends Pick<Registration, "logWarnings"> {
  inputs: object;
  dependsOn: DependsOn;
}

/** @throws RunError if the arguments or options cannot be used, in unit tests with mocks. */
function registeredArguments(
  declaration: Declaration,
  args: object,
  dependsOn: DependsOn,
  misuse: string | undefined,
): Registered {
  const isKnown = isPlain(args) && isPlain(dependsOn);
  const known = validateKnown(declaration, mapAsync(args, () => UNKNOWN) as object, !isKnown);
  const failure = misuse ?? known.failure;
  if (failure !== undefined) {
    if (!isRunByEngine()) throw programError(failure);
    const { declared } = known;
    return { inputs: { __failure: failure, __declared: declared } satisfies InternalProperties, dependsOn };
  }
  if (isKnown && !mayReadInPreview(declaration)) {
    return {
      inputs: args,
      dependsOn,
      logWarnings: (resource) => logFindings(declaration, known.findings, resource),
    };
  }
  return isRunByEngine() ? guardedArguments(declaration, args, dependsOn) : { inputs: args, dependsOn };
}

/**
 * Waits for the arguments, and in a preview for what is read, before anything is sent: the SDK does not register a resource
 * with a rejected argument, and the engine would then delete it.
 */
function guardedArguments(declaration: Declaration, args: object, dependsOn: DependsOn): Registered {
  const validated = validateResolved(declaration, args, dependsOn);
  const isUsable = validated.then(({ failure }) => failure === undefined);
  const guarded = (inputs: unknown) =>
    mapAsync(inputs, (input) => pulumi.output(isUsable.then((usable) => (usable ? input : undefined))));
  const internal: InternalProperties = {
    // The SDK does not send properties that are undefined.
    __hasSecrets: validated.then(({ hasSecrets }) => hasSecrets || undefined),
    __failure: validated.then(({ failure }) => failure),
    __declared: validated.then(({ failure, declared }) => (failure === undefined ? undefined : declared)),
  };
  return {
    inputs: { ...(guarded(args) as object), ...internal },
    dependsOn: guarded(dependsOn) as DependsOn,
    async logWarnings(resource) {
      const { findings, failure, endsRun, messages = [] } = await validated;
      logFindings(declaration, findings, resource);
      for (const message of messages) pulumi.log.info(message, resource);
      // With --continue-on-error the engine would go on to the deletes, and disable what this resource declares.
      if (endsRun) pulumi.log.error(failure ?? "", resource);
    },
  };
}

/** What the SDK would reject with a message that does not explain what to do. */
function misuse({ label }: Declaration, args: unknown, imported: pulumi.ID | undefined): string | undefined {
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
