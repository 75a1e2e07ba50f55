import * as pulumi from "@pulumi/pulumi";
import { NAMESPACE } from "../provider/configuration/index.js";
import { isJsonObject, ownMember } from "../provider/json/value.js";
import { PROPERTIES, REQUIRED } from "../provider/model/generated/members.js";
import type { ResourceName } from "../provider/model/package.js";
import type { SdkProperties } from "../provider/resources/internalProperties.js";
import { assertObject, isPlain } from "./inputs.js";
import {
  argsOf,
  assertNotInScript,
  explicitProvider,
  isRunByEngine,
  PROVIDER_PACKAGE,
  stackSettings,
} from "./program.js";
import { programError } from "./programError.js";
import {
  isConfigSecret,
  lastTransformation,
  shortenStackTraces,
  typesFromRoot,
  typeTokenOf,
} from "./pulumiInternals.js";

/** Type token of a resource. It is part of every URN in users' states, so it never changes. */
function typeOf(name: ResourceName): string {
  return `${PROVIDER_PACKAGE}:dynamic/spectrocluster:${name}`;
}

/** Whether a value is a resource, including one from another copy of this package. */
export function isResource(name: ResourceName, value: unknown): boolean {
  return typeTokenOf(value) === typeOf(name);
}

/**
 * The text that the engine's process evaluates in the program's folder to load the provider. It never changes, because another text would
 * be a difference in every state. An error has no stack trace, which the process would print for each resource.
 */
export function loaderOf(name: string): string {
  return `exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("${name}")}catch(e){e.stack="";e.message+="\\nInstall pulumi-spectrocluster.";throw e}}`;
}

/**
 * The parameters of Pulumi's `CustomResource` for a resource that is declared, or only read if the options have an `id`. It is not a base
 * class, because Pulumi stores the caller of the class below `CustomResource` as the line of the program that declares the resource.
 *
 * @returns With a transformation that throws a ConfigurationError if a setting of the stack is missing or invalid.
 */
export function registrationOf(
  type: ResourceName,
  name: string,
  args: object,
  options: pulumi.CustomResourceOptions | null | undefined,
): ConstructorParameters<typeof pulumi.CustomResource> {
  if (typeof name !== "string")
    throw programError(`The first argument of ${type} is its name: new ${type}("prod", { … }).`);
  const label = `${type} "${name}"`;
  const opts = options ?? {};
  assertNotInScript(label);
  assertObject(`The options of ${label}`, opts);
  if (pulumi.Resource.isInstance(opts))
    throw programError(`The options of ${label} are a resource. Write { provider: … }.`);
  if (opts.import !== undefined) throw programError(`${label} ${IMPORT_ADVICE}`);
  assertObject(`The arguments of ${label}`, args);
  const isDeclared = opts.id === undefined;
  // Every property becomes an output of the resource, whether the program sets it or not.
  const outputs = Object.fromEntries(PROPERTIES[type].map((property) => [property, undefined]));
  const properties = { ...outputs, ...(isDeclared && args), __provider: loaderOf(type) };
  // In unit tests with mocks, no setting is needed, and the mocks see all properties.
  if (!isRunByEngine()) return [typeOf(type), name, properties, opts];
  const complete = lastTransformation(({ props, opts }) => {
    if (explicitProvider(opts) === undefined) stackSettings();
    shortenStackTraces();
    const __hasSecretProject = hasSecretProject(props, opts);
    if (!isDeclared) return { props: { ...props, __hasSecretProject }, opts };
    const isSetToUndefined = (name: string) =>
      Object.hasOwn(args, name) && ownMember(args, name) === undefined && ownMember(props, name) === undefined;
    const undefinedArgs = REQUIRED[type].filter(isSetToUndefined);
    // The engine receives no property that is undefined.
    const own: SdkProperties = {
      __hasSecretProject,
      // The engine also identifies a resource by the types of its parents and its name.
      __owner: [...typesFromRoot(opts.parent), name].join("$"),
      __preview: pulumi.runtime.isDryRun() || undefined,
      __hasSecrets: containsSecret(props),
      // A JavaScript program may have null.
      __ignored: opts.ignoreChanges ?? undefined,
      __undefined: undefinedArgs.length > 0 ? undefinedArgs : undefined,
    };
    return { props: { ...props, ...own }, opts };
  });
  const transformations = [...(opts.transformations ?? []), complete];
  return [typeOf(type), name, properties, { ...opts, transformations }];
}

/** Whether a project may be secret: one of the arguments, or that of the provider configuration, which a check adds. */
function hasSecretProject({ projectUid, clusters }: Record<string, unknown>, opts: pulumi.ResourceOptions) {
  const provider = explicitProvider(opts);
  const isConfigured = typeof projectUid !== "string";
  if (isConfigured && provider === undefined && isConfigSecret(`${NAMESPACE}:projectUid`)) return true;
  const ofClusters = propertiesOf(clusters).flatMap((cluster) => propertiesOf(cluster, "projectUid"));
  return containsSecret([projectUid, isConfigured && argsOf(provider)?.projectUid, ...ofClusters]);
}

/** Values in an object, or what it is an output or a promise of as a whole. */
function propertiesOf(value: unknown, name?: string): unknown[] {
  if (!isJsonObject(value) || pulumi.Output.isInstance(value) || value instanceof Promise) return [value];
  return name === undefined ? Object.values(value) : [value[name]];
}

function containsSecret(value: unknown): Promise<true | undefined> | undefined {
  if (isPlain(value)) return undefined;
  // The SDK reports an argument that is rejected.
  const isSecret = pulumi.isSecret(pulumi.output(value)).catch(() => false);
  return isSecret.then((each) => each || undefined);
}

const IMPORT_ADVICE =
  "has the option import, which this resource does not support. Remove the option: declaring it adopts what exists, and " +
  "what the program omits stays as it is.";
