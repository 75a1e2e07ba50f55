import { nameOfClass, show } from "../display.js";
import type { Report } from "../finding.js";
import type { Segments } from "../paths.js";

/** Deep enough for every documented shape, shallow enough that no input can exhaust the stack. */
export const MAX_LEVELS = 100;

/**
 * Far more than any documented shape needs, and few enough that to check each takes seconds. It bounds what a small
 * value can grow to when its parts are in it many times over, too.
 */
const MAX_VALUES = 100_000;

/**
 * Copies what JSON can carry of a value: plain objects, lists, strings, finite numbers, booleans and null. Members that
 * are `undefined` count as absent. What JSON would lose or change, or what cannot be walked safely, is reported and
 * stands in the copy as null. What comes after very many values is not copied.
 *
 * @param onNullMember - Is told of members that are null, which then count as absent too.
 */
export function copyAsJson(value: unknown, report: Report, onNullMember?: (segments: Segments) => void): unknown {
  /** What holds the object that is being copied; a list, because so few are found in it faster than in a set. */
  const ancestors: object[] = [];
  let values = 0;
  /** The place of what is being copied; one list for all places, because a list for each takes most of the time. */
  const segments: (string | number)[] = [];

  function copyWithin(segment: string | number, current: unknown): unknown {
    if (isScalar(current)) return current;
    segments.push(segment);
    const copied = copy(current);
    segments.pop();
    return copied;
  }

  /** Counts one more value; whether it is one too many, which is reported once. */
  function isTooMuch(segment: string | number): boolean {
    values += 1;
    if (values === MAX_VALUES) {
      const most = MAX_VALUES.toLocaleString("en");
      report([...segments, segment], `is one value too many: only the first ${most} are checked`);
    }
    return values >= MAX_VALUES;
  }

  function copy(current: unknown): unknown {
    if (isScalar(current)) return current;
    if (typeof current !== "object") {
      report(segments, `must be a value that JSON can carry, not ${show(current)}`);
      return null;
    }
    if (ancestors.includes(current)) {
      report(segments, "must not contain itself: JSON cannot carry a cycle");
      return null;
    }
    if (ancestors.length >= MAX_LEVELS) {
      report(segments, `must not be nested more than ${MAX_LEVELS} levels deep`);
      return null;
    }
    ancestors.push(current);
    const depth = segments.length;
    try {
      return Array.isArray(current) ? copyList(current) : copyObject(current);
    } catch {
      // A getter or a proxy may throw whatever it likes; a check must not.
      segments.length = depth;
      report(segments, "could not be read: give plain values");
      return null;
    } finally {
      ancestors.pop();
    }
  }

  function copyList(list: readonly unknown[]): unknown[] {
    const copied: unknown[] = [];
    for (let index = 0; index < list.length && !isTooMuch(index); index += 1) {
      const item = list[index];
      if (item === undefined) report([...segments, index], "is a hole in the list: give a value or take the item out");
      copied.push(item === undefined ? null : copyWithin(index, item));
    }
    return copied;
  }

  function copyObject(object: object): unknown {
    const className = nameOfClass(object);
    if (className !== undefined) {
      report(segments, `must be a value that JSON can carry, not ${className}`);
      return null;
    }
    // All at once: a large response takes several times as long member by member.
    const copied = { ...object } as Record<string, unknown>;
    for (const name of Object.keys(copied)) {
      const member = copied[name];
      if (member === undefined || isTooMuch(name)) {
        delete copied[name];
      } else if (member === null && onNullMember) {
        onNullMember([...segments, name]);
        delete copied[name];
      } else if (!isScalar(member)) {
        copied[name] = copyWithin(name, member);
      }
    }
    return copied;
  }

  return copy(value);
}

/** Whether a JSON value is an object, and no list. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A string, a finite number, a boolean or null. */
function isScalar(value: unknown): value is string | number | boolean | null {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value);
    default:
      return value === null;
  }
}
