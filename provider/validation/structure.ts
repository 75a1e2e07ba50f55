import type { Segments } from "../finding.js";

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
  const leading = typesLeadingTo(structure, wanted);
  return (root, visitor) => {
    const segments: (string | number)[] = [];

    function visit(type: string, value: unknown): void {
      if (value === undefined || value === null) return;
      if (wanted.has(type)) visitor(type, value, segments);
      const members = structure[type];
      if (members === undefined || typeof value !== "object") return;
      for (const name in members) {
        const held = members[name] as Held;
        const member = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
        if (member === undefined) continue;
        segments.push(name);
        visitHeld(held, member);
        segments.pop();
      }
    }

    function visitHeld(held: Held, member: unknown): void {
      if ("one" in held) {
        if (leading.has(held.one)) visit(held.one, member);
      } else if ("list" in held) {
        if (leading.has(held.list) && Array.isArray(member)) visitEach(held.list, member.entries());
      } else if (leading.has(held.map) && typeof member === "object" && member !== null) {
        visitEach(held.map, Object.entries(member));
      }
    }

    function visitEach(type: string, entries: Iterable<[string | number, unknown]>): void {
      for (const [key, value] of entries) {
        segments.push(key);
        visit(type, value);
        segments.pop();
      }
    }

    visit(rootType, root);
  };
}

/** The wanted types and those that hold any, so that the rest of a value need not be looked at. */
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
