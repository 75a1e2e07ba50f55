import type { Segments } from "./paths.js";
import { ExactNumber, MAX_LEVELS, nameOfClass, UNCHECKABLE } from "./value.js";

export interface JsonCopy {
  copy: unknown;
  /** What JSON cannot represent, as violations of a rule. */
  lost: { rule: "json-value"; segments: Segments; message: string }[];
  /** Where the copy has the nearest number. */
  inexact: { segments: Segments; number: ExactNumber }[];
  /** Whether a limit was exceeded, so that the copy says nothing about the values after it. */
  isCut: boolean;
  /** Whether it has the value of a secret. */
  hasSecrets: boolean;
}

export interface CopyOptions {
  /** Copies NaN and infinite numbers, for rules that say which number is expected. */
  keepNumbers?: boolean;
  /** Members that are null count as absent, too: services write null for an absent member. */
  omitNulls?: boolean;
  /** Values after so many are lost, because a small object that contains the same objects many times may represent a huge JSON value. */
  maxValues?: number;
  /** Whether an object stands for its member `value`, which is secret. */
  isSecret?(value: object): boolean;
}

/**
 * Copies a JSON value: plain objects, lists, strings, finite numbers, booleans and null. Members that are `undefined`
 * count as absent, and {@link ExactNumber}s become numbers. Other values are lost and replaced by {@link UNCHECKABLE}.
 */
export function copyAsJson(original: unknown, options: CopyOptions = {}): JsonCopy {
  const { keepNumbers = false, omitNulls = false, maxValues = 100_000, isSecret = () => false } = options;
  const result: JsonCopy = { copy: undefined, lost: [], inexact: [], isCut: false, hasSecrets: false };
  const { lost, inexact } = result;
  // Where the copy is: paths are only made for what is lost, because a copy may have a million values.
  const path: (string | number)[] = [];
  const outer: object[] = [];
  let values = 0;
  result.copy = copyOf({ original }, "original");
  return result;

  function copyOf(holder: object, name: string | number): unknown {
    values += 1;
    try {
      const given = (holder as Record<string | number, unknown>)[name];
      if (given === undefined && typeof path.at(-1) === "string") return undefined;
      if (given instanceof ExactNumber) inexact.push({ segments: [...path], number: given });
      const value = given instanceof ExactNumber ? given.valueOf() : given;
      const problem = limitProblem(value) ?? problemOf(value, outer, keepNumbers);
      if (problem === undefined) return copyOfMembers(value);
      lost.push({ rule: "json-value", segments: [...path], message: problem });
    } catch {
      // A getter or a proxy may throw any error, but a check must not throw.
      lost.push({ rule: "json-value", segments: [...path], message: "cannot be read: use plain values" });
    }
    return UNCHECKABLE;
  }

  function limitProblem(value: unknown): string | undefined {
    const isTooDeep = outer.length >= MAX_LEVELS && typeof value === "object" && value !== null;
    if (values < maxValues && !isTooDeep) return undefined;
    result.isCut = true;
    if (isTooDeep) return `must not be nested more than ${MAX_LEVELS} levels deep`;
    return `exceeds the limit of ${maxValues.toLocaleString("en")} values: it and all later values are not checked`;
  }

  function copyOfMembers(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (isSecret(value)) {
      result.hasSecrets = true;
      return copyOf(value, "value");
    }
    const isList = Array.isArray(value);
    const copy: Record<string | number, unknown> | unknown[] = isList ? [] : {};
    outer.push(value);
    try {
      for (const name of isList ? value.keys() : Object.keys(value)) {
        path.push(name);
        const member = copyOf(value, name);
        path.pop();
        if (!isList && (member === undefined || (omitNulls && member === null))) continue;
        // An assignment to this name would set the prototype.
        if (name === "__proto__") Object.defineProperty(copy, name, { ...PLAIN_MEMBER, value: member });
        else (copy as Record<string | number, unknown>)[name] = member;
        if (values >= maxValues) break;
      }
    } finally {
      outer.pop();
    }
    return copy;
  }
}

const PLAIN_MEMBER = { writable: true, enumerable: true, configurable: true };

function problemOf(value: unknown, outer: readonly unknown[], keepNumbers: boolean): string | undefined {
  switch (typeof value) {
    case "string":
    case "boolean":
      return undefined;
    case "number":
      return keepNumbers || Number.isFinite(value) ? undefined : `must be a JSON value, not ${value}`;
    case "undefined":
      return outer.length > 0 ? "is undefined: set a value or remove the item" : "must be a JSON value, not nothing";
    case "object": {
      if (value === null) return undefined;
      if (outer.includes(value)) return "must not contain itself: JSON does not support cycles";
      const className = Array.isArray(value) ? undefined : nameOfClass(value);
      return className && `must be a JSON value, not ${className}`;
    }
    default:
      return `must be a JSON value, not a ${typeof value}`;
  }
}
