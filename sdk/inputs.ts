import * as pulumi from "@pulumi/pulumi";
import { UNKNOWN } from "../provider/engine/unknown.js";
import { nameOfClass } from "../provider/messages/values.js";
import { MAX_LEVELS } from "../provider/validation/jsonValue.js";

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

/** Resolved inputs. */
export interface ResolvedInputs {
  /** Values that are not known before the update are the engine's marker for unknown values. */
  value: unknown;
  hasSecrets: boolean;
}

/** Whether the inputs contain no output and no promise, as deep as validation goes. */
export function isPlain(inputs: unknown): boolean {
  let isPlain = true;
  mapAsync(inputs, () => {
    isPlain = false;
  });
  return isPlain;
}

/** Whether the members of a value can be inputs: a list, or an object that is no instance of a class. */
function isContainer(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === "object" && value !== null && nameOfClass(value) === undefined);
}

/** Internal properties of the SDK's outputs. */
interface InternalOutput {
  isKnown: Promise<boolean>;
  isSecret: Promise<boolean>;
  promise(withUnknowns?: boolean): Promise<unknown>;
}

/** Whether an output contains a secret. */
export function isSecret(output: pulumi.Output<unknown>): Promise<boolean> {
  return (output as unknown as InternalOutput).isSecret;
}

/**
 * Waits for all promises and outputs in the inputs. Rejects with the first error of one of them, unless `rejectedAreUnknown`
 * says to take these for unknown values.
 */
export async function resolveInputs(inputs: unknown, { rejectedAreUnknown = false } = {}): Promise<ResolvedInputs> {
  let hasSecrets = false;

  function resolve(current: unknown, ancestors: readonly unknown[]): Promise<unknown> {
    const resolved = resolveContent(current, ancestors);
    return rejectedAreUnknown ? resolved.catch(() => UNKNOWN) : resolved;
  }

  async function resolveContent(current: unknown, ancestors: readonly unknown[]): Promise<unknown> {
    if (pulumi.Output.isInstance(current)) {
      const output = current as unknown as InternalOutput;
      const [isKnown, isSecret, value] = await Promise.all([output.isKnown, output.isSecret, output.promise(true)]);
      hasSecrets ||= isSecret;
      // The value of an output that is unknown in parts contains markers for these parts.
      return isKnown || pulumi.containsUnknowns(value) ? resolve(value, ancestors) : UNKNOWN;
    }
    if (current instanceof Promise) return resolve(await current, ancestors);
    if (pulumi.isUnknown(current)) return UNKNOWN;
    // Validation reports cycles and values that are nested too deeply.
    if (!isContainer(current) || ancestors.includes(current) || ancestors.length > MAX_LEVELS) return current;
    const inner = [...ancestors, current];
    if (Array.isArray(current)) return Promise.all(Array.from(current, (item) => resolve(item, inner)));
    const members = Object.entries(current).map(async ([name, member]) => [name, await resolve(member, inner)]);
    return Object.fromEntries(await Promise.all(members));
  }

  return { value: await resolve(inputs, []), hasSecrets };
}

/** Copies inputs with other values for their promises and outputs. */
export function mapAsync(
  inputs: unknown,
  map: (value: Promise<unknown> | pulumi.Output<unknown>) => unknown,
  ancestors: readonly unknown[] = [],
): unknown {
  if (pulumi.Output.isInstance(inputs) || inputs instanceof Promise) return map(inputs);
  if (!isContainer(inputs) || ancestors.includes(inputs) || ancestors.length > MAX_LEVELS) return inputs;
  const inner = [...ancestors, inputs];
  if (Array.isArray(inputs)) return Array.from(inputs, (item) => mapAsync(item, map, inner));
  return Object.fromEntries(Object.entries(inputs).map(([name, member]) => [name, mapAsync(member, map, inner)]));
}
