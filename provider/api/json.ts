import type { Segments } from "../finding.js";
import { MOST_LEVELS } from "../validation/jsonValue.js";

/**
 * A whole number of a JSON text that is beyond ±(2^53 − 1), where not every number has a JavaScript number of its own.
 */
export interface InexactInteger {
  segments: Segments;
  /** The number as it is in the text. */
  digits: string;
}

/** What a JSON text says. */
export interface ParsedJson {
  value: unknown;
  inexactIntegers: InexactInteger[];
}

/**
 * Reads a JSON text; what is wrong with a text that is none, or is nested too deep to be worked with, is given in
 * words.
 *
 * The words do not quote the text, which may hold anything.
 */
export async function parseJson(text: string): Promise<ParsedJson | string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.trim() === "" ? "nothing in it" : "JSON that is broken or ends too early";
  }
  const tooDeep = `JSON that is nested more than ${MOST_LEVELS} levels deep`;
  if (isDeeperThan(MOST_LEVELS, value)) return tooDeep;
  try {
    // Only so many digits can be beyond 2^53.
    const inexactIntegers = /\d{16}/.test(text) ? await findInexactIntegers(text) : [];
    return { value, inexactIntegers };
  } catch (error) {
    // The text also holds what a later member of the same name hides, of any depth.
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
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
    // As JSON.parse does.
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

/** The integers at and beneath a place of the text, placed as seen from there. */
export function within(place: Segments, integers: readonly InexactInteger[]): InexactInteger[] {
  return integers
    .filter(({ segments }) => place.every((segment, index) => segments[index] === segment))
    .map(({ segments, digits }) => ({ segments: segments.slice(place.length), digits }));
}
