import type { Segments } from "../paths.js";

/** What a member holds of another type: one value, a list of them or a map to them. */
export type Held = { one: string } | { list: string } | { map: string };

/** For each type, by member, what is held of other types. */
export type Structure = Readonly<Record<string, Readonly<Record<string, Held>>>>;

/** Takes a value of some type and where it is. The segments are only good for the time of the call. */
export type Visitor = (type: string, value: unknown, segments: Segments) => void;

/**
 * Makes a function that visits every value of a type in `wanted`, at and beneath a value of type `rootType`, from the
 * outside in. Values that are not what the structure says are passed by.
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
      for (const [name, held] of steps.get(type) ?? []) {
        if (!Object.hasOwn(value, name)) continue;
        segments.push(name);
        visitHeld(held, (value as Record<string, unknown>)[name]);
        segments.pop();
      }
    }

    function visitHeld(held: Held, member: unknown): void {
      if ("one" in held) visit(held.one, member);
      else if ("list" in held) visitItems(held.list, member);
      else visitMembers(held.map, member);
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

/** For each type the members that are, or hold, any of a wanted type, so that no others need to be looked at. */
function stepsTo(structure: Structure, wanted: ReadonlySet<string>): ReadonlyMap<string, [name: string, held: Held][]> {
  const leading = typesLeadingTo(structure, wanted);
  return new Map(
    Object.entries(structure).map(([type, members]) => [
      type,
      Object.entries(members).filter(([, held]) => Object.values(held).some((other) => leading.has(other))),
    ]),
  );
}

/** The wanted types and those that hold any. */
function typesLeadingTo(structure: Structure, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const leading = new Set(wanted);
  for (let before = -1; before !== leading.size; ) {
    before = leading.size;
    for (const [type, members] of Object.entries(structure)) {
      if (Object.values(members).some((held) => Object.values(held).some((other) => leading.has(other)))) {
        leading.add(type);
      }
    }
  }
  return leading;
}
