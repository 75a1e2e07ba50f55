import type { Segments } from "../messages/paths.js";

/** How a member contains values of another type. */
export type ContainedType = { one: string } | { list: string } | { map: string };

/** For each type, the members that contain values of other types. */
export type Structure = Readonly<Record<string, Readonly<Record<string, ContainedType>>>>;

/** Called with each value of a wanted type. The segments change after the call. */
export type Visitor = (type: string, value: unknown, segments: Segments) => void;

/**
 * Creates a function that visits every value of a type in `wanted` within a value of type `rootType`, from the outside
 * in. Values that do not match the structure are skipped.
 */
export function createVisit(
  structure: Structure,
  wanted: ReadonlySet<string>,
  rootType: string,
): (root: unknown, visitor: Visitor) => void {
  const steps = stepsTo(structure, wanted);
  return (root, visitor) => {
    const segments: (string | number)[] = [];

    function visit(type: string, value: unknown): void {
      if (value === undefined || value === null) return;
      if (wanted.has(type)) visitor(type, value, segments);
      if (typeof value !== "object") return;
      for (const [name, contained] of steps.get(type) ?? []) {
        if (!Object.hasOwn(value, name)) continue;
        segments.push(name);
        visitContained(contained, (value as Record<string, unknown>)[name]);
        segments.pop();
      }
    }

    function visitContained(contained: ContainedType, member: unknown): void {
      if ("one" in contained) visit(contained.one, member);
      else if ("list" in contained) visitItems(contained.list, member);
      else visitMembers(contained.map, member);
    }

    function visitItems(type: string, list: unknown): void {
      if (!Array.isArray(list)) return;
      for (let index = 0; index < list.length; index += 1) {
        segments.push(index);
        visit(type, list[index]);
        segments.pop();
      }
    }

    function visitMembers(type: string, map: unknown): void {
      if (typeof map !== "object" || map === null) return;
      for (const name of Object.keys(map)) {
        segments.push(name);
        visit(type, (map as Record<string, unknown>)[name]);
        segments.pop();
      }
    }

    visit(rootType, root);
  };
}

/** For each type, the members that lead to values of a wanted type. The others need not be visited. */
function stepsTo(
  structure: Structure,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, [name: string, contained: ContainedType][]> {
  const leading = typesLeadingTo(structure, wanted);
  return new Map(
    Object.entries(structure).map(([type, members]) => [
      type,
      Object.entries(members).filter(([, contained]) => Object.values(contained).some((other) => leading.has(other))),
    ]),
  );
}

/** The wanted types, and those that contain one of them directly or indirectly. */
function typesLeadingTo(structure: Structure, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const leading = new Set(wanted);
  for (let before = -1; before !== leading.size; ) {
    before = leading.size;
    for (const [type, members] of Object.entries(structure)) {
      if (Object.values(members).some((contained) => Object.values(contained).some((other) => leading.has(other)))) {
        leading.add(type);
      }
    }
  }
  return leading;
}
