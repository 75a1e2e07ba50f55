import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { inspect } from "node:util";
import { constants, gunzipSync } from "node:zlib";

/** Length of the letters and digits at either end of a planted key, which most notations do not change. */
const END_LENGTH = 17;

/**
 * An API key that is easy to find: its ends are unique, and between them are the characters that notations escape.
 */
export function plantKey(): string {
  const end = () => randomBytes(8).toString("hex");
  return `k${end()}"+/\\<&>%'\`=, ${end()}z`;
}

type Notation = (text: string) => string;

/** The part of a text's Base64 that does not depend on its neighbours, if the text begins at byte 0, 1 or 2 of three. */
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
function notationsOf(key: string): [name: string, written: Buffer][] {
  return Object.entries(NOTATIONS).map(([name, write]) => [name, Buffer.from(write(key))]);
}

/** The texts to search: the whole key, then its ends, which remain if it is truncated or partly masked. */
function needlesFor(key: string): [description: string, needle: Buffer][] {
  const ends = [key.slice(0, END_LENGTH), key.slice(-END_LENGTH)] as const;
  return [
    ...notationsOf(key),
    ...notationsOf(ends[0]).map(([name, needle]): [string, Buffer] => [`its beginning ${name}`, needle]),
    ...notationsOf(ends[1]).map(([name, needle]): [string, Buffer] => [`its end ${name}`, needle]),
  ];
}

/** An occurrence of a key. */
export interface Occurrence {
  /** Name of the content, or path of the file in the folder, with slashes on every platform. */
  source: string;
  /** In bytes, in the uncompressed content. */
  offset: number;
  notation: string;
}

/** Finds a key in bytes, and in their gzip content. If several notations match, one of them is reported. */
export function occurrencesIn(key: string, source: string, content: Buffer): Occurrence[] {
  const found = new Map<number, Occurrence & { end: number }>();
  for (const [notation, needle] of needlesFor(key)) {
    for (let offset = content.indexOf(needle); offset >= 0; offset = content.indexOf(needle, offset + 1)) {
      const within = [...found.values()].some((other) => other.offset <= offset && offset < other.end);
      if (!within) found.set(offset, { source, offset, notation, end: offset + needle.length });
    }
  }
  const here = [...found.values()].map(({ end, ...occurrence }) => occurrence);
  const unpacked = unpack(content);
  return unpacked === undefined ? here : [...here, ...occurrencesIn(key, `${source} (unpacked)`, unpacked)];
}

/** The content of a gzip file, which may be incomplete; `undefined` for other content. */
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
    const source = path.relative(folder, file).split(path.sep).join("/");
    const name = entry.isSymbolicLink() ? `${source} -> ${await readlink(file)}` : source;
    found.push(...occurrencesIn(key, `name of ${name}`, Buffer.from(name)));
    if (entry.isFile()) found.push(...occurrencesIn(key, source, await readFile(file)));
  }
  return found;
}

/** All text forms of a value: as a string, inspected with all hidden members, and as JSON. */
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
    // A value without JSON cannot be printed as JSON.
    return "";
  }
}

/** The contents to search for a key. */
export interface Searched {
  /** All its files are searched. */
  folder?: string;
  /** Other contents by name: text, bytes or values. */
  contents?: Readonly<Record<string, unknown>>;
}

/**
 * Asserts that no content contains a planted key or a part of it, in any notation.
 *
 * @param allowed - Names of contents and paths of files that may contain the key, because the user wrote it there.
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
    .filter(({ source }) => !allowed.includes(source))
    .map(({ source, offset, notation }) => `${source}, byte ${offset}: the key ${notation}`);
  assert.deepEqual(shown, [], "only allowed contents contain the key");
}
