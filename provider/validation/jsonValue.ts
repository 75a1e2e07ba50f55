import { nameOfClass, type Report, type Show } from "./finding.js";

/** Deep enough for every documented shape, shallow enough that no input can exhaust the stack. */
export const MOST_LEVELS = 100;

interface CopyOptions {
  /** Leaves out members that are null, as if they were absent. */
  withoutNullMembers?: boolean;
}

/**
 * Copies what JSON can carry of a value: plain objects, lists, strings, finite numbers, booleans and null. Members that
 * are `undefined` count as absent. What JSON would lose or change is reported, and stands in the copy as it was or, where
 * it cannot be walked safely, as null.
 */
export function copyAsJson(
  value: unknown,
  report: Report,
  show: Show,
  { withoutNullMembers = false }: CopyOptions = {},
): unknown {
  const ancestors = new Set<object>();
  /** The place of what is being copied; one list for all places, because a list for each takes most of the time. */
  const segments: (string | number)[] = [];

  function copyWithin(segment: string | number, current: unknown): unknown {
    segments.push(segment);
    const copied = copy(current);
    segments.pop();
    return copied;
  }

  function copy(current: unknown): unknown {
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
    if (ancestors.size >= MOST_LEVELS) {
      report(segments, `must not be nested more than ${MOST_LEVELS} levels deep`);
      return null;
    }
    ancestors.add(current);
    const depth = segments.length;
    try {
      return Array.isArray(current) ? copyList(current) : copyObject(current);
    } catch {
      // A getter or a proxy may throw whatever it likes; a check must not.
      segments.length = depth;
      report(segments, "could not be read: give plain values");
      return null;
    } finally {
      ancestors.delete(current);
    }
  }

  function copyList(list: readonly unknown[]): unknown[] {
    // Array.from visits holes too, which map() would skip.
    return Array.from(list, (item, index) => {
      if (item !== undefined) return copyWithin(index, item);
      report([...segments, index], "is a hole in the list: give a value or take the item out");
      return null;
    });
  }

  function copyObject(object: object): unknown {
    const className = nameOfClass(object);
    if (className !== undefined) {
      report(segments, `must be a value that JSON can carry, not ${className}`);
      return null;
    }
    const members = Object.entries(object).filter(
      ([, member]) => member !== undefined && !(withoutNullMembers && member === null),
    );
    // fromEntries defines members, so that one named __proto__ stays a member.
    return Object.fromEntries(members.map(([name, member]) => [name, copyWithin(name, member)]));
  }

  return copy(value);
}

function isLossyNumber(value: unknown): boolean {
  return typeof value === "number" && !Number.isFinite(value);
}
