import type { Report } from "../../messages/finding.js";
import { formatPath, type Segments } from "../../messages/paths.js";
import type { Show } from "../../messages/values.js";

/**
 * A received value of the model, in which any member may be missing. A value of a wrong type, which another finding
 * reports, is `undefined`. A rule for which an absent value is a violation asks {@link isWrong}.
 */
export type Received<T> = T extends string | number | boolean
  ? T
  : T extends (infer Item)[]
    ? Received<Item>[]
    : { [Key in keyof T]?: Received<Exclude<T[Key], null>> };

interface NamedRule {
  /** Stable name, which is the `rule` of findings. */
  name: string;
  /** Section and field of the service's reference that state the rule. */
  reference: string;
}

/** A rule that the schema contains as a bound or a list of values of one member. */
export interface MemberRule extends NamedRule {
  /** The member after the name of its type: `"Disk.cache"`. `"Int32"` and `"Int64"` stand for all without other bounds. */
  member: string;
}

/** A rule for all values of one type. */
export interface TypeRule<T = unknown> extends NamedRule {
  /** Name of the type in the model. */
  type: string;
  /** Reports violations, with paths relative to the value. */
  check(value: Received<T>, report: Report, show: Show): void;
}

export type Rule = MemberRule | TypeRule;

/** A {@link TypeRule} in a list of rules for different types. */
export function typeRule<T>(rule: TypeRule<T>): TypeRule {
  return rule as TypeRule;
}

/** Whether an object has one of these members with a value of a wrong type. */
export function isWrong<Name extends string>(
  object: { [Key in Name]?: unknown } | undefined,
  ...members: Name[]
): boolean {
  return object !== undefined && members.some((name) => name in object && object[name] === undefined);
}

/** The items of a list except those of a wrong type, each with its path. */
export function itemsOf<Item>(path: Segments, list: readonly Item[] = []): [path: Segments, item: Item][] {
  return list.flatMap((item, index) => (item === undefined ? [] : [[[...path, index], item]]));
}

/** Reports each object in which a member has the same value as in an earlier object. */
export function reportRepeated<Member extends string>(
  member: Member,
  objects: Iterable<readonly [path: Segments, object: { [Name in Member]?: string | number }]>,
  report: Report,
): void {
  const pathByValue = new Map<string | number, Segments>();
  for (const [path, object] of objects) {
    const value = object[member];
    // Other rules report empty names.
    if (value === undefined || value === "") continue;
    const earlier = pathByValue.get(value);
    if (earlier === undefined) pathByValue.set(value, path);
    else report([...path, member], `must be unique: ${formatPath(earlier)} has the same ${member}`);
  }
}

/**
 * Reports an object that does not have exactly one of the choices.
 *
 * Servers may know choices that the reference does not: if no documented choice is present, any member that is not
 * listed in `others` counts as one.
 */
export function exactlyOneOf(
  choices: readonly string[],
  value: object,
  report: Report,
  others: readonly string[] = [],
): void {
  const present = Object.keys(value).filter((name) => !others.includes(name));
  const chosen = present.filter((name) => choices.includes(name));
  if (chosen.length === 1 || (chosen.length === 0 && present.length > 0)) return;
  const expected =
    choices.length === 1
      ? (choices[0] as string)
      : `exactly one of ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
  report([], chosen.length === 0 ? `must have ${expected}` : `must have ${expected}, not ${chosen.join(" and ")}`);
}

/** Reports the `values` of a selector's requirement if their number does not suit its `operator`. */
export function valuesByOperator(
  requirement: { operator?: string; values?: readonly unknown[] },
  report: Report,
): void {
  if (isWrong(requirement, "values")) return;
  const { operator, values = [] } = requirement;
  switch (operator) {
    case "In":
    case "NotIn":
      if (values.length === 0) report(["values"], `must not be empty with operator ${operator}`);
      break;
    case "Exists":
    case "DoesNotExist":
      if (values.length > 0) report(["values"], `must be empty with operator ${operator}`);
      break;
  }
}
