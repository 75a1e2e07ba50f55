import type { Segments } from "../messages/paths.js";
import { MAX_LEVELS } from "../validation/jsonValue.js";

/** A number in a JSON text that a write of the nearest JavaScript number would alter, or an integer beyond ±(2^53 − 1). */
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
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return json.trim() === "" ? "an empty body" : "invalid or truncated JSON";
  }
  const tooDeep = `JSON nested more than ${MAX_LEVELS} levels deep`;
  if (isDeeperThan(MAX_LEVELS, value)) return tooDeep;
  try {
    const inexactNumbers = MAY_BE_INEXACT.test(json) ? await findInexactNumbers(json) : [];
    return { value, inexactNumbers };
  } catch (error) {
    // The text may contain a deeper value that a later member of the same name replaces.
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}

/** A number with 16 digits, with an exponent of three digits, or −0. It also matches within texts, and too much. */
const MAY_BE_INEXACT = /[\d.]{16}|(?:\d[eE][+-]?\d{3,}|-0(?:\.0+)?(?:[eE][+-]?\d+)?)(?=[\s,\]}]|$)/;

/** RFC 8259 lets a parser ignore a byte order mark; JSON.parse does not. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\ufeff/, "");
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

async function findInexactNumbers(text: string): Promise<InexactNumber[]> {
  const { compareNumber, parse } = await import("lossless-json");
  class Inexact {
    constructor(readonly digits: string) {}
  }
  /** Whether JavaScript writes a number with another value than it was written with. */
  function isAltered(digits: string): boolean {
    const number = Number(digits);
    return Object.is(number, -0) || !Number.isFinite(number) || compareNumber(digits, String(number)) !== 0;
  }
  const parsed = parse(text, undefined, {
    parseNumber: (digits) => (isInexactInteger(digits) || isAltered(digits) ? new Inexact(digits) : 0),
    // The same as JSON.parse.
    onDuplicateKey: ({ newValue }) => newValue,
  });
  const found: InexactNumber[] = [];
  function search(value: unknown, segments: Segments): void {
    if (value instanceof Inexact) found.push({ segments, digits: value.digits });
    else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) search(item, [...segments, index]);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) search(member, [...segments, name]);
    }
  }
  search(parsed, []);
  return found;
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
    const name = segments.at(-1) ?? "";
    const parent = segments.slice(0, -1).reduce<unknown>((object, segment) => memberAt(object, segment), exact);
    if (memberAt(parent, name) === Number(digits))
      (parent as Record<string, unknown>)[name] = new LosslessNumber(digits);
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
