import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { inspect } from "node:util";
import { constants, gunzipSync } from "node:zlib";

/** Letters and digits at either end of a planted key, which most notations leave as they are. */
const END_LENGTH = 17;

/**
 * An API key that is found wherever it turns up: its ends occur nowhere else, and between them is what notations escape.
 */
export function plantKey(): string {
  const end = () => randomBytes(8).toString("hex");
  return `k${end()}"+/\\<&>%'\`=, ${end()}z`;
}

type Notation = (text: string) => string;

/** What of a text's Base64 does not depend on what is around it, where it begins at byte 0, 1 or 2 of three. */
const base64 =
  (encoding: "base64" | "base64url", at: number): Notation =>
  (text) => {
    const end = at + Buffer.byteLength(text);
    return Buffer.from("?".repeat(at) + text)
      .toString(encoding)
      .slice(Math.ceil((at * 8) / 6), Math.floor((end * 8) / 6));
  };

const URL_ESCAPES = /%[0-9A-F]{2}/g;

/** The forms that redaction covers. In others, the ends of a planted key are still found. */
const NOTATIONS: Record<string, Notation> = {
  "as it is": (text) => text,
  "in JSON": (text) => JSON.stringify(text).slice(1, -1),
  "in a URL": encodeURIComponent,
  "in a URL, lower case": (text) => encodeURIComponent(text).replace(URL_ESCAPES, (code) => code.toLowerCase()),
  ...Object.fromEntries(
    [0, 1, 2].flatMap((at) => [
      [`in Base64, from byte ${at} of three`, base64("base64", at)],
      [`in Base64 for URLs, from byte ${at} of three`, base64("base64url", at)],
    ]),
  ),
};

/** The key in each notation by its name, as a test may plant it. */
export function notationsOf(key: string): [name: string, written: Buffer][] {
  return Object.entries(NOTATIONS).map(([name, write]) => [name, Buffer.from(write(key))]);
}

/** What to look for: the whole key first, then its ends, which are left of it where it was cut or partly masked. */
function needlesFor(key: string): [description: string, needle: Buffer][] {
  const ends = [key.slice(0, END_LENGTH), key.slice(-END_LENGTH)] as const;
  return [
    ...notationsOf(key),
    ...notationsOf(ends[0]).map(([name, needle]): [string, Buffer] => [`its beginning ${name}`, needle]),
    ...notationsOf(ends[1]).map(([name, needle]): [string, Buffer] => [`its end ${name}`, needle]),
  ];
}

/** One place where a key was found. */
export interface Occurrence {
  /** Name of the content; of a file its path within the folder, with slashes, however the system writes it. */
  place: string;
  /** In bytes; of a compressed file, in what it holds. */
  offset: number;
  /** How it is written there. */
  notation: string;
}

/** Finds a key in bytes, unpacked where they are gzip. Where notations coincide, one of them is reported. */
export function occurrencesIn(key: string, place: string, content: Buffer): Occurrence[] {
  const found = new Map<number, Occurrence & { end: number }>();
  for (const [notation, needle] of needlesFor(key)) {
    for (let offset = content.indexOf(needle); offset >= 0; offset = content.indexOf(needle, offset + 1)) {
      const within = [...found.values()].some((other) => other.offset <= offset && offset < other.end);
      if (!within) found.set(offset, { place, offset, notation, end: offset + needle.length });
    }
  }
  const here = [...found.values()].map(({ end, ...occurrence }) => occurrence);
  const unpacked = unpack(content);
  return unpacked === undefined ? here : [...here, ...occurrencesIn(key, `${place} (unpacked)`, unpacked)];
}

/** What a gzip file holds, as far as it was written; nothing for other content. */
function unpack(content: Buffer): Buffer | undefined {
  if (content[0] !== 0x1f || content[1] !== 0x8b) return undefined;
  return gunzipSync(content, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** Finds a key in all files of a folder, and in the names. Links are not followed. */
export async function occurrencesInFolder(key: string, folder: string): Promise<Occurrence[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  assert.ok(
    entries.some((entry) => entry.isFile()),
    `there are files in ${folder}`,
  );
  const found: Occurrence[] = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const place = path.relative(folder, file).split(path.sep).join("/");
    const name = entry.isSymbolicLink() ? `${place} -> ${await readlink(file)}` : place;
    found.push(...occurrencesIn(key, `name of ${name}`, Buffer.from(name)));
    if (entry.isFile()) found.push(...occurrencesIn(key, place, await readFile(file)));
  }
  return found;
}

/** Everything that a value shows to whoever prints it: as text, inspected to the last hidden member, and as JSON. */
export function everythingIn(value: unknown): string {
  const all = { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true, maxStringLength: null } as const;
  const inspected = inspect(value, { ...all, maxArrayLength: null, breakLength: Number.POSITIVE_INFINITY });
  const own = value instanceof Error ? [value.stack, value.cause && everythingIn(value.cause)] : [];
  return [String(value), inspected, jsonOf(value), ...own].join("\n");
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // Nobody can print as JSON what has none.
    return "";
  }
}

/** Where to look for a key. */
export interface Searched {
  /** Is searched with all that it holds. */
  folder?: string;
  /** Other things by name: text, bytes, or values, of which everything is searched. */
  contents?: Readonly<Record<string, unknown>>;
}

/**
 * Makes sure that a planted key is nowhere, in no notation and not in part.
 *
 * @param allowed - Names of contents and paths of files where it may be, because the user put it there.
 */
export async function assertKeyNowhere(
  key: string,
  { folder, contents = {} }: Searched,
  allowed: readonly string[] = [],
): Promise<void> {
  const found = folder === undefined ? [] : await occurrencesInFolder(key, folder);
  for (const [name, content] of Object.entries(contents)) {
    const text = typeof content === "string" || Buffer.isBuffer(content) ? content : everythingIn(content);
    found.push(...occurrencesIn(key, name, Buffer.from(text)));
  }
  const shown = found
    .filter(({ place }) => !allowed.includes(place))
    .map(({ place, offset, notation }) => `${place}, byte ${offset}: the key ${notation}`);
  assert.deepEqual(shown, [], "the key is nowhere but where the user put it");
}
