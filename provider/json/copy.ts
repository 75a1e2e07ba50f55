import type { Segments } from "./paths.js";
import { ExactNumber, MAX_LEVELS, nameOfClass, setMember, UNCHECKABLE } from "./value.js";

export interface JsonCopy {
  copy: unknown;
  /** What JSON cannot represent, as violations of a rule. */
  lost: { rule: "json-value"; segments: Segments; message: string }[];
  /** Where the copy has the nearest number. */
  inexact: { segments: Segments; number: ExactNumber }[];
  hasSecrets: boolean;
}

interface CopyOptions {
  /** Null counts as absent, too: services write it for an absent property. */
  omitNulls?: boolean;
  /** Values after so many are lost: a small object that contains the same objects many times may be a huge JSON value. */
  maxValues?: number;
  /** Whether an object stands for its property `value`, which is secret. */
  isSecret?(value: object): boolean;
}

const MAX_LOST = 10_000;

/**
 * Copies a JSON value. Properties that are `undefined` count as absent, and {@link ExactNumber}s become numbers. What JSON does not have
 * is lost and replaced by {@link UNCHECKABLE}, except numbers such as `NaN`, because a schema has the bounds for their message.
 */
export function copyAsJson(original: unknown, options: CopyOptions = {}): JsonCopy {
  const { omitNulls = false, maxValues = 100_000, isSecret = () => false } = options;
  const result: JsonCopy = { copy: undefined, lost: [], inexact: [], hasSecrets: false };
  // Where the copy is: paths are only made for what is lost, because a copy may have a million values.
  const path: (string | number)[] = [];
  const outer: object[] = [];
  let values = 0;
  result.copy = copyOf({ original }, "original");
  return result;

  function copyOf(holder: object, name: string | number): unknown {
    values += 1;
    let message: string | undefined;
    let kept: unknown = UNCHECKABLE;
    try {
      const given = (holder as Record<string | number, unknown>)[name];
      if (given instanceof ExactNumber) result.inexact.push({ segments: [...path], number: given });
      const value = given instanceof ExactNumber ? given.valueOf() : given;
      if (value === undefined && values < maxValues && typeof path.at(-1) === "string") return undefined;
      message = problemOf(value);
      if (message === undefined) return typeof value === "object" && value !== null ? copyOfObject(value) : value;
      if (typeof value === "number" && values < maxValues) kept = value;
    } catch {
      // A getter or a proxy may throw any error, but a check must not throw.
      message = "cannot be read: use plain values";
    }
    result.lost.push({ rule: "json-value", segments: [...path], message });
    // Nobody reads more of them, and a list may be without end.
    if (result.lost.length >= MAX_LOST) values = maxValues;
    return kept;
  }

  function copyOfObject(value: object): unknown {
    if (isSecret(value)) {
      result.hasSecrets = true;
      return copyOf(value, "value");
    }
    outer.push(value);
    try {
      const copy = Array.isArray(value) ? [] : {};
      for (const name of Array.isArray(value) ? value.keys() : Object.keys(value)) {
        if (values >= maxValues) break;
        path.push(name);
        const copied = copyOf(value, name);
        path.pop();
        if (Array.isArray(copy)) copy.push(copied);
        else if (copied !== undefined && !(omitNulls && copied === null)) setMember(copy, String(name), copied);
      }
      return copy;
    } finally {
      outer.pop();
    }
  }

  function problemOf(value: unknown): string | undefined {
    if (values >= maxValues)
      return `exceeds the limit of ${maxValues.toLocaleString("en")} values: it and all later values are not checked`;
    if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
    if (typeof value === "number" && Number.isFinite(value)) return undefined;
    if (value === undefined && outer.length > 0) return "is undefined: set a value or remove the item";
    if (value === undefined || typeof value === "number") return `must be a JSON value, not ${value ?? "nothing"}`;
    if (typeof value !== "object") return `must be a JSON value, not a ${typeof value}`;
    if (outer.includes(value)) return "must not contain itself: JSON does not support cycles";
    const className = Array.isArray(value) ? undefined : nameOfClass(value);
    if (className !== undefined) return `must be a JSON value, not ${className}`;
    return outer.length < MAX_LEVELS ? undefined : `must not be nested more than ${MAX_LEVELS} levels deep`;
  }
}
