/** Everything that depends on the inside of Pulumi's SDK. The extended tests run with the oldest and newest supported version. */
import * as pulumi from "@pulumi/pulumi";

interface Resource extends pulumi.Resource {
  __pulumiType?: string;
  __parentResource?: Resource;
  __childResources?: Set<pulumi.Resource>;
  /** Its own, and then those that it inherits. */
  __transformations?: pulumi.ResourceTransformation[];
}
interface Output<T> {
  isKnown: Promise<boolean>;
  promise(): Promise<T>;
  allResources?(): Promise<Set<pulumi.Resource>>;
}

export const { isConfigSecret } = pulumi.runtime as unknown as { isConfigSecret(key: string): boolean };

export function typeTokenOf(value: unknown): string | undefined {
  return (value as Resource | undefined)?.__pulumiType;
}

/** The types of a resource and its parents, the outermost first, without that of the stack. */
export function typesFromRoot(resource: Resource | undefined): string[] {
  if (resource?.__parentResource === undefined) return [];
  return [...typesFromRoot(resource.__parentResource), resource.__pulumiType ?? ""];
}

export function childrenOf(component: Resource): Iterable<pulumi.Resource> {
  return component.__childResources ?? [];
}

export async function resourcesOf(output: pulumi.Output<unknown>): Promise<Iterable<pulumi.Resource>> {
  return (await (output as unknown as Output<unknown>).allResources?.()) ?? [];
}

/** Undefined in a preview in which the value is unknown. */
export async function knownValue<T>(output: pulumi.Output<T>): Promise<T | undefined> {
  const { isKnown, promise } = output as unknown as Output<T>;
  const value = await promise.call(output);
  return (await isKnown) ? value : undefined;
}

/** A transformation that the SDK applies after those that a resource inherits, so that it sees the final arguments and options. */
export function lastTransformation(transformation: pulumi.ResourceTransformation): pulumi.ResourceTransformation {
  return function last(args) {
    const resource: Resource = args.resource;
    // The SDK iterates over this list, which children inherit, and also applies what is added meanwhile.
    const list = resource.__transformations ?? [last];
    if (list.at(-1) === last) {
      resource.__transformations = list.filter((each) => each !== last);
      return transformation(args);
    }
    list.push(last);
    return undefined;
  };
}

let full: { stackTraceLimit: number } | undefined;

/** The SDK formats a stack trace for each property, a third of an `up` without changes, and shows it only with this variable. */
export function shortenStackTraces(): void {
  if (process.env["PULUMI_DEBUG_PROMISE_LEAKS"]) return;
  full ??= { stackTraceLimit: Error.stackTraceLimit };
  Error.stackTraceLimit = 1;
}

/** Constructors of resources call it, whether they succeed or not. */
export function restoreStackTraces(): void {
  Object.assign(Error, full);
  full = undefined;
}

/** Makes the SDK print an error without its stack. It recognizes a RunError by this property, not by its class. */
export function asRunError<E extends Error>(error: E): E {
  // The SDK formats a stack that it does not show, which takes some releases of Node.js half a minute (nodejs/node#64011).
  error.stack = `${error.name}: ${error.message}`;
  // Node.js would print it below the message.
  return Object.defineProperty(error, "__pulumiRunError", { value: true, configurable: true, enumerable: false });
}

/** On Node.js 20, while the debugger of the SDK is enabled, V8 takes exponential time and memory to reject an output. */
export async function disableDebugger(): Promise<void> {
  if (!process.versions.node.startsWith("20.")) return;
  try {
    const { getSessionAsync } = await import("@pulumi/pulumi/runtime/closure/v8Hooks.js" as string);
    (await getSessionAsync()).post("Debugger.disable");
  } catch {
    // An SDK or a build of Node.js without a debugger.
  }
}
