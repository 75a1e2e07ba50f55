import type { Report } from "../messages/finding.js";
import type { Segments } from "../messages/paths.js";
import { nameOfClass, show } from "../messages/values.js";

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
  /** Path of the current value. One array for all paths, because an array for each takes most of the time. */
  const segments: (string | number)[] = [];
  const exceedsLimit = createLimit(segments, report);

  function copy(current: unknown): unknown {
    if (isScalar(current)) return current;
    const problem = problemOf(current, ancestors);
    if (problem !== undefined) return lose(problem);
    ancestors.push(current as object);
    const depth = segments.length;
    try {
      return Array.isArray(current) ? copyList(current) : copyObject(current as object);
    } catch {
      // A getter or a proxy may throw any error, but a check must not throw.
      segments.length = depth;
      return lose("cannot be read: use plain values");
    } finally {
      ancestors.pop();
    }
  }

  function lose(message: string): null {
    report(segments, message);
    return null;
  }

  function copyWithin(segment: string | number, current: unknown): unknown {
    segments.push(segment);
    const copied = current === undefined ? lose("is undefined: set a value or remove the item") : copy(current);
    segments.pop();
    return copied;
  }

  function copyList(list: readonly unknown[]): unknown[] {
    const copied: unknown[] = [];
    for (let index = 0; index < list.length && !exceedsLimit(index); index += 1) {
      const item = list[index];
      copied.push(isScalar(item) ? item : copyWithin(index, item));
    }
    return copied;
  }

  function copyObject(object: object): unknown {
    const className = nameOfClass(object);
    if (className !== undefined) return lose(`must be a JSON value, not ${className}`);
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

/** Why an object, or a value that JSON does not have, cannot be copied at all. */
function problemOf(value: unknown, ancestors: readonly object[]): string | undefined {
  if (typeof value !== "object") return `must be a JSON value, not ${show(value)}`;
  if (ancestors.includes(value as object)) return "must not contain itself: JSON does not support cycles";
  return ancestors.length < MAX_LEVELS ? undefined : `must not be nested more than ${MAX_LEVELS} levels deep`;
}

/** Creates a function that counts values, returns whether they are too many, and reports the first one that is. */
function createLimit(segments: Segments, report: Report): (segment: string | number) => boolean {
  let values = 0;
  return (segment) => {
    values += 1;
    if (values === MAX_VALUES) {
      const limit = MAX_VALUES.toLocaleString("en");
      report([...segments, segment], `exceeds the limit of ${limit} values: it and all later values are not checked`);
    }
    return values >= MAX_VALUES;
  };
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
