import type { Report, Show } from "../../finding.js";

/** A value of the model as it was received: any member may be missing, and an item of a wrong type is undefined. */
export type Received<T> = T extends string | number | boolean
  ? T
  : T extends (infer Item)[]
    ? (Received<Item> | undefined)[]
    : { [Key in keyof T]?: Received<Exclude<T[Key], null>> };

interface NamedRule {
  /** Stable name, which findings carry. */
  name: string;
  /** Where the service's reference states the rule: section, then field. */
  reference: string;
}

/** A rule that the schema itself says, as a bound or a list of values of one member. */
export interface MemberRule extends NamedRule {
  /** The member, behind the name of its type: `"Disk.cache"`. `"Int32"` stands for all that have no bounds but that. */
  member: string;
}

/** A rule about the values of one type, wherever in a machine they are. */
export interface TypeRule<T = unknown> extends NamedRule {
  /** Name of the type in the model. */
  type: string;
  /** Reports what breaks the rule, at places inside of the value. */
  check(value: Received<T>, report: Report, show: Show): void;
}

export type Rule = MemberRule | TypeRule;

/** A {@link TypeRule} in a list of rules about different types. */
export function typeRule<T>(rule: TypeRule<T>): TypeRule {
  return rule as TypeRule;
}

/** The items of a list that are there, with their indices. */
export function entriesOf<Item>(list: readonly (Item | undefined)[] | undefined): [index: number, item: Item][] {
  const entries: [number, Item][] = [];
  for (const [index, item] of (list ?? []).entries()) {
    if (item !== undefined) entries.push([index, item]);
  }
  return entries;
}

/**
 * Reports an object that does not have exactly one of the members.
 *
 * The service may know choices that its reference does not: a member that is neither a choice nor listed in `beside`
 * counts as the choice where no documented one is made.
 */
export function exactlyOneOf(
  choices: readonly string[],
  value: object,
  report: Report,
  beside: readonly string[] = [],
): void {
  const present = Object.keys(value).filter((name) => !beside.includes(name));
  const chosen = present.filter((name) => choices.includes(name));
  if (chosen.length === 1 || (chosen.length === 0 && present.length > 0)) return;
  const expected =
    choices.length === 1
      ? (choices[0] as string)
      : `exactly one of ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
  report([], chosen.length === 0 ? `must have ${expected}` : `must have ${expected}, not ${chosen.join(" and ")}`);
}

/** Reports each item after the first that has the same key as an earlier one. */
export function uniqueBy<Item>(
  items: Iterable<{ item: Item; key: string | number | undefined }>,
  repeated: (item: Item, first: Item) => void,
): void {
  const first = new Map<string | number, Item>();
  for (const { item, key } of items) {
    if (key === undefined) continue;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    else repeated(item, earlier);
  }
}

/** Reports the `values` of a selector's requirement where they do not suit its `operator`. */
export function valuesByOperator(
  { operator, values = [] }: { operator?: string; values?: readonly unknown[] },
  report: Report,
): void {
  switch (operator) {
    case "In":
    case "NotIn":
      if (values.length === 0) report(["values"], `must not be empty beside operator ${operator}`);
      break;
    case "Exists":
    case "DoesNotExist":
      if (values.length > 0) report(["values"], `must be empty beside operator ${operator}`);
      break;
  }
}
