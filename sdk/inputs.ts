import * as pulumi from "@pulumi/pulumi";
import { isJsonObject, nameOfClass } from "../provider/json/value.js";
import { formatValue } from "../provider/messages/values.js";
import type { ReadOptions } from "../provider/model/functions.js";
import { programError } from "./programError.js";

/** `T` as an argument: every property at every level may also be a promise or an output. */
export type InputsOf<T> = T extends (infer Item)[]
  ? readonly pulumi.Input<InputsOf<Item>>[]
  : T extends object
    ? ArgsOf<T>
    : T;

/**
 * The properties of `T` as arguments, each a value, a promise or an output. Editors and the compiler show this name instead
 * of the properties: `ArgsOf<ClusterEndpoint>`.
 */
export type ArgsOf<T> = {
  [Key in keyof T]: pulumi.Input<InputsOf<T[Key]>> | (object extends Pick<T, Key> ? undefined : never);
};

/** The properties of `T` as those of a resource: each is an output, also if it is optional. */
export type OutputsOf<T> = { readonly [Key in keyof T]-?: pulumi.Output<T[Key]> };

/** Options of every function. */
export interface FunctionOptions extends ReadOptions {
  /**
   * Explicit provider to use. Default: the provider of `parent`, else the stack's configuration; without Pulumi's engine, the
   * environment.
   */
  provider?: pulumi.ProviderResource;
  /** Resource whose provider is used. */
  parent?: pulumi.Resource;
}

/** Options of every function that returns an output. */
export interface FunctionOutputOptions extends FunctionOptions {
  /** Resources that must exist before the function is called. */
  dependsOn?: pulumi.InvokeOutputOptions["dependsOn"];
}

/**
 * The result of a function in an output. Every property can be read from the output, also an optional one without a value:
 * `machine.status.apply((status) => status?.ready)`.
 */
export type FunctionResult<Result> = { [Property in keyof Required<Result>]: Result[Property] };

/** Whether what the SDK serializes of the inputs contains no output and no promise. It serializes a resource as a reference. */
export function isPlain(inputs: unknown, seen = new Set<unknown>()): boolean {
  if (pulumi.Output.isInstance(inputs) || inputs instanceof Promise) return false;
  if (typeof inputs !== "object" || inputs === null || seen.has(inputs) || pulumi.Resource.isInstance(inputs))
    return true;
  seen.add(inputs);
  return Object.values(inputs).every((value) => isPlain(value, seen));
}

/** As in an output, an instance of a class becomes a plain object. */
export function plainCopy<T>(inputs: T): T {
  try {
    return structuredClone(inputs);
  } catch {
    // The validation reports what cannot be copied, such as a function.
    return inputs;
  }
}

/** Throws a RunError if arguments or options as a whole are no object, because the SDK copies only an object's own properties. */
export function assertObject(subject: string, given: unknown): void {
  const isAwaited = pulumi.Output.isInstance(given) || typeof (given as Partial<Promise<unknown>>)?.then === "function";
  const hasProperties = isJsonObject(given) && (nameOfClass(given) === undefined || Object.keys(given).length > 0);
  if (hasProperties && !isAwaited) return;
  const what = isAwaited ? "an output or a promise" : formatValue(given);
  throw programError(`${subject} must be an object, whose properties may be outputs or promises, not ${what}.`);
}
