import { ExactNumber, MAX_LEVELS } from "./value.js";

/**
 * Parses a JSON text. Numbers that JavaScript cannot represent exactly become {@link ExactNumber}s. The problem of a text that is not JSON
 * or nested too deep never quotes it, because it may contain secrets.
 */
export async function parseJson(text: string): Promise<{ value?: unknown; problem?: string }> {
  const json = withoutByteOrderMark(text);
  if (json.trim() === "") return { problem: "an empty body" };
  try {
    const value: unknown = JSON.parse(json);
    assertNotDeeper(MAX_LEVELS, value);
    return { value: MAY_BE_INEXACT.test(json) ? await parseExactly(json) : value };
  } catch (error) {
    // Also for a deep value that a later property of the same name replaces.
    if (error instanceof RangeError) return { problem: `JSON nested more than ${MAX_LEVELS} levels deep` };
    if (!(error instanceof SyntaxError)) throw error;
    return { problem: "invalid or truncated JSON" };
  }
}

/** A number with 16 digits, or with an exponent of three digits. It also matches within texts, and too much. */
const MAY_BE_INEXACT = /[\d.]{16}|\d[eE][+-]?\d{3}/;

/** RFC 8259 lets a parser ignore a byte order mark; JSON.parse does not. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\ufeff/, "");
}

function assertNotDeeper(levels: number, value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw new RangeError("too deep");
  for (const inner of Object.values(value)) assertNotDeeper(levels - 1, inner);
}

async function parseExactly(json: string): Promise<unknown> {
  const { isSafeNumber, parse } = await import("lossless-json");
  return parse(json, undefined, {
    parseNumber: (digits) => (isSafeNumber(digits) ? Number(digits) : new ExactNumber(digits)),
    // The same as JSON.parse.
    onDuplicateKey: ({ newValue }) => newValue,
  });
}

/** The JSON text of a value, with its {@link ExactNumber}s as they were written. */
export async function toJson(value: object): Promise<string> {
  let hasExact = false;
  const json = JSON.stringify(value, (_, each) => {
    hasExact ||= each instanceof ExactNumber;
    return each;
  });
  if (!hasExact) return json;
  const { stringify } = await import("lossless-json");
  const isExact = (each: unknown) => each instanceof ExactNumber;
  return (
    stringify(value, null, undefined, [{ test: isExact, stringify: (each) => (each as ExactNumber).digits }]) ?? ""
  );
}

/** Control characters, format characters and line ends, which a terminal interprets or does not show. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export function hasUnprintable(text: string): boolean {
  return text.search(UNPRINTABLE) !== -1;
}

/** Whether a text has no visible character: only white space, and characters without width. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** Formats a value as JSON, with unprintable characters escaped. */
export function quote(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, (character) => character.split("").map(escapeOf).join(""));
}

export function escapeOf(codeUnit: string): string {
  return `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
