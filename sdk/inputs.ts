import * as pulumi from "@pulumi/pulumi";
import { formatPointer, nameOfClass, type Segments } from "../provider/finding.js";
import { UNKNOWN } from "../provider/unknown.js";
import { MOST_LEVELS } from "../provider/validation/jsonValue.js";

/**
 * `T` as a program may give it: every member at every level may also be a promise or an output.
 *
 * @typeParam T - The values once all of them are known.
 */
export type InputsOf<T> = T extends (infer Item)[]
  ? readonly pulumi.Input<InputsOf<Item>>[]
  : T extends object
    ? ArgsOf<T>
    : T;

/**
 * The members of `T` as a program may give them, each a value, a promise or an output. Editors and the compiler show this
 * name in the place of all that is in it: `ArgsOf<ClusterEndpoint>`.
 *
 * @typeParam T - An object once all of it is known.
 */
export type ArgsOf<T> = {
  [Key in keyof T]: pulumi.Input<InputsOf<T[Key]>> | (object extends Pick<T, Key> ? undefined : never);
};

/**
 * The members of `T` as a resource has them: an output each, also of what may be missing.
 *
 * @typeParam T - The members of the resource in the state.
 */
export type OutputsOf<T> = { readonly [Key in keyof T]-?: pulumi.Output<T[Key]> };

/** Inputs once everything in them has resolved. */
export interface ResolvedInputs {
  /** The values, with the engine's mark where a value is not known before the update has run. */
  value: unknown;
  /** JSON pointers to what is secret. */
  secrets: string[];
}

/** Whether everything in the inputs is there already, as deep as any check looks. */
export function isPlain(inputs: unknown): boolean {
  const seen = new Set<unknown>();
  function visit(current: unknown, levels: number): boolean {
    if (current instanceof Promise || pulumi.Output.isInstance(current)) return false;
    if (!isContainer(current) || seen.has(current) || levels > MOST_LEVELS) return true;
    seen.add(current);
    return Object.values(current).every((member) => visit(member, levels + 1));
  }
  return visit(inputs, 0);
}

/** Whether the value is one whose members can be inputs themselves: a list or an object of no class. */
function isContainer(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === "object" && value !== null && nameOfClass(value) === undefined);
}

/** What the SDK's outputs know of themselves beyond the public type. */
interface InspectableOutput extends pulumi.Output<unknown> {
  isKnown: Promise<boolean>;
  isSecret: Promise<boolean>;
  promise(withUnknowns?: boolean): Promise<unknown>;
}

/** Waits for all promises and outputs in the inputs, telling apart what is secret and what is not known yet. */
export async function resolveInputs(inputs: unknown): Promise<ResolvedInputs> {
  const secrets: string[] = [];

  async function resolve(current: unknown, segments: Segments, ancestors: readonly unknown[]): Promise<unknown> {
    if (pulumi.Output.isInstance(current)) {
      const output = current as InspectableOutput;
      const [isKnown, isSecret, value] = await Promise.all([output.isKnown, output.isSecret, output.promise(true)]);
      if (isSecret) secrets.push(formatPointer(segments));
      // An output that is unknown in parts only says which by its value.
      return isKnown || pulumi.containsUnknowns(value) ? resolve(value, segments, ancestors) : UNKNOWN;
    }
    if (current instanceof Promise) return resolve(await current, segments, ancestors);
    if (pulumi.isUnknown(current)) return UNKNOWN;
    // The check reports a cycle, and what is too deep; here it must only come to an end.
    if (!isContainer(current) || ancestors.includes(current) || ancestors.length > MOST_LEVELS) return current;
    const within = [...ancestors, current];
    if (Array.isArray(current)) {
      return Promise.all(Array.from(current, (item, index) => resolve(item, [...segments, index], within)));
    }
    const members = Object.entries(current).map(async ([name, member]) => [
      name,
      await resolve(member, [...segments, name], within),
    ]);
    return Object.fromEntries(await Promise.all(members));
  }

  return { value: await resolve(inputs, [], []), secrets };
}
