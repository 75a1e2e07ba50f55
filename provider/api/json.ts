import type { Segments } from "../messages/paths.js";
import { MAX_LEVELS } from "../validation/jsonValue.js";

/** An integer in a JSON text beyond ±(2^53 − 1): JavaScript's numbers cannot represent each of these. */
export interface InexactInteger {
  segments: Segments;
  /** The number as written in the text. */
  digits: string;
}

/** The contents of a JSON text. */
export interface ParsedJson {
  value: unknown;
  inexactIntegers: InexactInteger[];
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
    // A number with fewer digits cannot be beyond 2^53.
    const inexactIntegers = /\d{16}/.test(json) ? await findInexactIntegers(json) : [];
    return { value, inexactIntegers };
  } catch (error) {
    // The text may contain a deeper value that a later member of the same name replaces.
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}

/** RFC 8259 lets a parser ignore a byte order mark; JSON.parse does not. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\ufeff/, "");
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

async function findInexactIntegers(text: string): Promise<InexactInteger[]> {
  const { parse } = await import("lossless-json");
  class Inexact {
    constructor(readonly digits: string) {}
  }
  const parsed = parse(text, undefined, {
    parseNumber: (digits) =>
      /^-?\d+$/.test(digits) && !Number.isSafeInteger(Number(digits)) ? new Inexact(digits) : 0,
    // The same as JSON.parse.
    onDuplicateKey: ({ newValue }) => newValue,
  });
  const found: InexactInteger[] = [];
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

/** The integers at or below a path, with paths relative to it. */
export function within(path: Segments, integers: readonly InexactInteger[]): InexactInteger[] {
  return integers
    .filter(({ segments }) => path.every((segment, index) => segments[index] === segment))
    .map(({ segments, digits }) => ({ segments: segments.slice(path.length), digits }));
}
