import type { Segments } from "./paths.js";
import { ANY, ExactNumber, MAX_LEVELS, nameOfClass } from "./value.js";

/**
 * Limits the time of a check to seconds. A small object that contains the same objects many times may represent a huge
 * JSON value.
 */
const MAX_VALUES = 100_000;

/** A value that is not in a copy, as a violation of the rule `json-value`. */
export interface LostValue {
  rule: "json-value";
  segments: Segments;
  message: string;
}

/** A copy of a JSON value, and what it lacks. */
export interface JsonCopy {
  copy: unknown;
  lost: LostValue[];
  /** Where the copy has the nearest number. */
  inexact: { segments: Segments; number: ExactNumber }[];
}

/**
 * Copies a JSON value: plain objects, lists, strings, finite numbers, booleans and null. Members that are `undefined`
 * count as absent, and {@link ExactNumber}s become numbers. Other values are lost and replaced by {@link ANY}. At most
 * {@link MAX_VALUES} values are copied.
 *
 * @param options - With `keepNumbers`, NaN and infinite numbers
 * are copied, for rules that say which number is expected.
 */
export function copyAsJson(original: unknown, { keepNumbers = false } = {}): JsonCopy {
  const lost: LostValue[] = [];
  const inexact: JsonCopy["inexact"] = [];
  // The objects that contain the current one. For so few, a list is faster than a set.
  const ancestors: object[] = [];
  // One path for all values, because an array for each takes most of the time.
  const segments: (string | number)[] = [];
  let values = 0;
  return { copy: copyOf(original), lost, inexact };

  function copyOf(value: unknown): unknown {
    if (isScalar(value)) return value;
    if (value instanceof ExactNumber) {
      inexact.push({ segments: [...segments], number: value });
      return copyOf(value.valueOf());
    }
    const problem = problemOf(value, ancestors);
    if (problem !== undefined) return lose(problem);
    ancestors.push(value as object);
    const depth = segments.length;
    try {
      return Array.isArray(value) ? copyOfList(value) : copyOfObject(value as object);
    } catch {
      // A getter or a proxy may throw any error, but a check must not throw.
      segments.length = depth;
      return lose("cannot be read: use plain values");
    } finally {
      ancestors.pop();
    }
  }

  function copyOfList(list: readonly unknown[]): unknown[] {
    const copied: unknown[] = [];
    for (let index = 0; index < list.length && !exceedsLimit(index); index += 1) {
      const item = list[index];
      copied.push(isScalar(item) ? item : copyWithin(index, item));
    }
    return copied;
  }

  function copyOfObject(object: object): unknown {
    const className = nameOfClass(object);
    if (className !== undefined) return lose(`must be a JSON value, not ${className}`);
    // Copying a large response member by member takes several times as long.
    const copied = { ...object } as Record<string, unknown>;
    for (const name of Object.keys(copied)) {
      const member = copied[name];
      if (member === undefined || exceedsLimit(name)) delete copied[name];
      else if (!isScalar(member)) copied[name] = copyWithin(name, member);
    }
    return copied;
  }

  function copyWithin(segment: string | number, value: unknown): unknown {
    segments.push(segment);
    const copied = value === undefined ? lose("is undefined: set a value or remove the item") : copyOf(value);
    segments.pop();
    return copied;
  }

  function lose(message: string, ...inner: (string | number)[]): typeof ANY {
    lost.push({ rule: "json-value", segments: [...segments, ...inner], message });
    return ANY;
  }

  /** Counts a value, and reports the first one that is too many. */
  function exceedsLimit(segment: string | number): boolean {
    values += 1;
    if (values === MAX_VALUES)
      lose(
        `exceeds the limit of ${MAX_VALUES.toLocaleString("en-US")} values: it and all later values are not checked`,
        segment,
      );
    return values >= MAX_VALUES;
  }

  function isScalar(value: unknown): boolean {
    if (typeof value === "number") return keepNumbers || Number.isFinite(value);
    return typeof value === "string" || typeof value === "boolean" || value === null;
  }
}

/** Why an object, or a value that JSON does not have, cannot be copied at all. */
function problemOf(value: unknown, ancestors: readonly object[]): string | undefined {
  if (value === undefined) return "must be a JSON value, not nothing";
  if (typeof value !== "object")
    return `must be a JSON value, not ${typeof value === "number" ? value : `a ${typeof value}`}`;
  if (ancestors.includes(value as object)) return "must not contain itself: JSON does not support cycles";
  return ancestors.length < MAX_LEVELS ? undefined : `must not be nested more than ${MAX_LEVELS} levels deep`;
}
