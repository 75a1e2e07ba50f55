import * as pulumi from "@pulumi/pulumi";
import { nameOfClass } from "../provider/json/value.js";
import { formatValue } from "../provider/messages/values.js";
import { programError } from "./programError.js";

/**
 * `T` as an argument: every member at every level may also be a promise or an output.
 *
 * @typeParam T - The resolved values.
 */
export type InputsOf<T> = T extends (infer Item)[]
  ? readonly pulumi.Input<InputsOf<Item>>[]
  : T extends object
    ? ArgsOf<T>
    : T;

/**
 * The members of `T` as arguments, each a value, a promise or an output. Editors and the compiler show this name instead
 * of its members: `ArgsOf<ClusterEndpoint>`.
 *
 * @typeParam T - The resolved object.
 */
export type ArgsOf<T> = {
  [Key in keyof T]: pulumi.Input<InputsOf<T[Key]>> | (object extends Pick<T, Key> ? undefined : never);
};

/**
 * The members of `T` as properties of a resource: an output each, also for optional members.
 *
 * @typeParam T - The properties in the state.
 */
export type OutputsOf<T> = { readonly [Key in keyof T]-?: pulumi.Output<T[Key]> };

/**
 * Whether the inputs contain no output and no promise in anything that the SDK serializes: enumerable members, of instances of
 * classes as well. It serializes a resource as a reference, whose members are no inputs.
 */
export function isPlain(inputs: unknown, seen = new Set<unknown>()): boolean {
  if (pulumi.Output.isInstance(inputs) || inputs instanceof Promise) return false;
  if (typeof inputs !== "object" || inputs === null || seen.has(inputs) || pulumi.Resource.isInstance(inputs))
    return true;
  seen.add(inputs);
  return Object.values(inputs).every((member) => isPlain(member, seen));
}

/** Plain inputs as they are in an output: an instance of a class becomes a plain object of its members. */
export function plainCopy<T>(inputs: T): T {
  try {
    return structuredClone(inputs);
  } catch {
    // The validation reports what cannot be copied, such as a function.
    return inputs;
  }
}

/**
 * Guards arguments and options as a whole. The SDK copies the members of the object itself, so those of anything else, such as a promise,
 * would silently be missing.
 *
 * @throws RunError
 */
export function assertObject(subject: string, given: unknown): void {
  if (typeof given === "object" && given !== null && !Array.isArray(given) && !isAwaited(given)) {
    if (nameOfClass(given) === undefined || Object.keys(given).length > 0) return;
  }
  const what = isAwaited(given) ? "an output or a promise" : formatValue(given);
  throw programError(`${subject} must be an object, whose members may be outputs or promises, not ${what}.`);
}

function isAwaited(given: unknown): boolean {
  return (
    pulumi.Output.isInstance(given) || typeof (given as PromiseLike<unknown> | null | undefined)?.then === "function"
  );
}
