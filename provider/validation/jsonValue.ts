import { nameOfClass, show } from "../display.js";
import type { Report } from "../finding.js";
import type { Segments } from "../paths.js";

/** No documented type is as deep, and recursion to this depth cannot exhaust the stack. */
export const MAX_LEVELS = 100;

/**
 * Limits the time of a check to seconds. A small object that contains the same objects many times may represent a huge
 * JSON value.
 */
const MAX_VALUES = 100_000;

/**
 * Copies a JSON value: plain objects, lists, strings, finite numbers, booleans and null. Members that are `undefined`
 * count as absent. Other values are reported and replaced by null. At most {@link MAX_VALUES} values are copied.
 *
 * @param onNullMember - Called for each member that is null. If given, these members count as absent too.
 */
export function copyAsJson(value: unknown, report: Report, onNullMember?: (segments: Segments) => void): unknown {
  /** The objects that contain the current one. For so few, a list is faster than a set. */
  const ancestors: object[] = [];
  let values = 0;
  /** Path of the current value. One array for all paths, because an array for each takes most of the time. */
  const segments: (string | number)[] = [];

  function copyWithin(segment: string | number, current: unknown): unknown {
    if (isScalar(current)) return current;
    segments.push(segment);
    const copied = copy(current);
    segments.pop();
    return copied;
  }

  /** Counts a value. Reports the first one beyond the limit. */
  function exceedsLimit(segment: string | number): boolean {
    values += 1;
    if (values === MAX_VALUES) {
      const limit = MAX_VALUES.toLocaleString("en");
      report([...segments, segment], `exceeds the limit of ${limit} values: it and all later values are not checked`);
    }
    return values >= MAX_VALUES;
  }

  function copy(current: unknown): unknown {
    if (isScalar(current)) return current;
    if (typeof current !== "object") {
      report(segments, `must be a JSON value, not ${show(current)}`);
      return null;
    }
    if (ancestors.includes(current)) {
      report(segments, "must not contain itself: JSON does not support cycles");
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
      // A getter or a proxy may throw any error, but a check must not throw.
      segments.length = depth;
      report(segments, "cannot be read: use plain values");
      return null;
    } finally {
      ancestors.pop();
    }
  }

  function copyList(list: readonly unknown[]): unknown[] {
    const copied: unknown[] = [];
    for (let index = 0; index < list.length && !exceedsLimit(index); index += 1) {
      const item = list[index];
      if (item === undefined) report([...segments, index], "is undefined: set a value or remove the item");
      copied.push(item === undefined ? null : copyWithin(index, item));
    }
    return copied;
  }

  function copyObject(object: object): unknown {
    const className = nameOfClass(object);
    if (className !== undefined) {
      report(segments, `must be a JSON value, not ${className}`);
      return null;
    }
    // Copying a large response member by member takes several times as long.
    const copied = { ...object } as Record<string, unknown>;
    for (const name of Object.keys(copied)) {
      const member = copied[name];
      if (member === undefined || exceedsLimit(name)) {
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

/** Whether a JSON value is an object. */
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
