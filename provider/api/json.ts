import type { Segments } from "../messages/paths.js";
import { MAX_LEVELS } from "../validation/jsonValue.js";

/** A number in a JSON text that JavaScript cannot represent exactly. */
export interface InexactNumber {
  segments: Segments;
  /** The number as written in the text. */
  digits: string;
}

/** The contents of a JSON text. */
export interface ParsedJson {
  value: unknown;
  inexactNumbers: InexactNumber[];
}

/** A JSON object from the service. Each caller gets its own copy and may change it. */
export interface ReceivedObject extends ParsedJson {
  value: object;
}

/**
 * Parses a JSON text. If it is not JSON or nested too deep to be processed, returns the reason instead.
 *
 * The reason never quotes the text, because that may contain secrets.
 */
export async function parseJson(text: string): Promise<ParsedJson | string> {
  const json = withoutByteOrderMark(text);
  try {
    const value: unknown = JSON.parse(json);
    assertNotDeeper(MAX_LEVELS, value);
    return { value, inexactNumbers: MAY_BE_INEXACT.test(json) ? await findInexactNumbers(json) : [] };
  } catch (error) {
    // Also for a deep value that a later member of the same name replaces.
    if (error instanceof RangeError) return `JSON nested more than ${MAX_LEVELS} levels deep`;
    return json.trim() === "" ? "an empty body" : "invalid or truncated JSON";
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
  for (const member of Object.values(value)) assertNotDeeper(levels - 1, member);
}

async function findInexactNumbers(text: string): Promise<InexactNumber[]> {
  const { isLosslessNumber, isSafeNumber, LosslessNumber, parse } = await import("lossless-json");
  const parsed = parse(text, undefined, {
    parseNumber: (digits) => (isSafeNumber(digits) ? 0 : new LosslessNumber(digits)),
    // The same as JSON.parse.
    onDuplicateKey: ({ newValue }) => newValue,
  });
  function numbersIn(value: unknown, segments: Segments): InexactNumber[] {
    if (isLosslessNumber(value)) return [{ segments, digits: value.value }];
    if (typeof value !== "object" || value === null) return [];
    const names = Array.isArray(value) ? value.keys() : Object.keys(value);
    return [...names].flatMap((name) => numbersIn(value[name as keyof typeof value], [...segments, name]));
  }
  return numbersIn(parsed, []);
}

/** Whether a number as written in JSON is an integer beyond ±(2^53 − 1): JavaScript cannot represent each of these. */
export function isInexactInteger(digits: string): boolean {
  return /^-?\d+$/.test(digits) && !Number.isSafeInteger(Number(digits));
}

/** The JSON text of a value, with the numbers that it still contains as they were written. */
export async function toJson({ value, inexactNumbers }: ParsedJson): Promise<string> {
  if (inexactNumbers.length === 0) return JSON.stringify(value);
  const { LosslessNumber, stringify } = await import("lossless-json");
  const exact = structuredClone(value);
  for (const { segments, digits } of inexactNumbers) {
    const parent = segments.slice(0, -1).reduce(memberAt, exact);
    const name = segments.at(-1) ?? "";
    if (memberAt(parent, name) === Number(digits))
      Object.assign(parent as object, { [name]: new LosslessNumber(digits) });
  }
  return stringify(exact) as string;
}

function memberAt(value: unknown, segment: string | number): unknown {
  return Object.getOwnPropertyDescriptor(value ?? {}, segment)?.value;
}

/** The numbers at or below a path, with paths relative to it. */
export function within(path: Segments, numbers: readonly InexactNumber[]): InexactNumber[] {
  return numbers
    .filter(({ segments }) => path.every((segment, index) => segments[index] === segment))
    .map(({ segments, digits }) => ({ segments: segments.slice(path.length), digits }));
}
