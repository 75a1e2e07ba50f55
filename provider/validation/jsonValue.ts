import { nameOfClass, type Report, type Segments, type Show } from "./finding.js";

/** Deep enough for every documented shape, shallow enough that no input can exhaust the stack. */
const DEEPEST = 100;

/**
 * Copies what JSON can carry of a value: plain objects, lists, strings, finite numbers, booleans and null. Members that
 * are `undefined` count as absent. What JSON would lose or change is reported, and stands in the copy as it was or, where
 * it cannot be walked safely, as null.
 */
export function copyAsJson(value: unknown, report: Report, show: Show): unknown {
  const ancestors = new Set<object>();

  function copy(current: unknown, segments: Segments): unknown {
    if (typeof current !== "object" || current === null) {
      if (["function", "symbol", "bigint", "undefined"].includes(typeof current) || isLossyNumber(current)) {
        report(segments, `must be a value that JSON can carry, not ${show(current)}`);
      }
      return current;
    }
    if (ancestors.has(current)) {
      report(segments, "must not contain itself: JSON cannot carry a cycle");
      return null;
    }
    if (ancestors.size >= DEEPEST) {
      report(segments, `must not be nested more than ${DEEPEST} levels deep`);
      return null;
    }
    ancestors.add(current);
    try {
      return Array.isArray(current) ? copyList(current, segments) : copyObject(current, segments);
    } catch {
      // A getter or a proxy may throw whatever it likes; a check must not.
      report(segments, "could not be read: give plain values");
      return null;
    } finally {
      ancestors.delete(current);
    }
  }

  function copyList(list: readonly unknown[], segments: Segments): unknown[] {
    // Array.from visits holes too, which map() would skip.
    return Array.from(list, (item, index) => {
      if (item !== undefined) return copy(item, [...segments, index]);
      report([...segments, index], "is a hole in the list: give a value or take the item out");
      return null;
    });
  }

  function copyObject(object: object, segments: Segments): unknown {
    const className = nameOfClass(object);
    if (className !== undefined) {
      report(segments, `must be a value that JSON can carry, not ${className}`);
      return null;
    }
    const members = Object.entries(object).filter(([, member]) => member !== undefined);
    // fromEntries defines members, so that one named __proto__ stays a member.
    return Object.fromEntries(members.map(([name, member]) => [name, copy(member, [...segments, name])]));
  }

  return copy(value, []);
}

function isLossyNumber(value: unknown): boolean {
  return typeof value === "number" && !Number.isFinite(value);
}
