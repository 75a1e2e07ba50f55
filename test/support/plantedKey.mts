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

/** The texts to search: the ends of the key, which remain if it is escaped, truncated or partly masked, and its Base64. */
function needlesFor(key: string): string[] {
  // The part of the Base64 that does not depend on its neighbours, if the key begins at byte 0, 1 or 2 of three.
  const inBase64 = [0, 1, 2].flatMap((at) =>
    (["base64", "base64url"] as const).map((encoding) => {
      const text = Buffer.from("?".repeat(at) + key);
      return text.toString(encoding).slice(Math.ceil((at * 8) / 6), Math.floor((text.length * 8) / 6));
    }),
  );
  return [key.slice(0, END_LENGTH), key.slice(-END_LENGTH), ...inBase64];
}

/** The name of a content, or the path of a file with slashes on every platform, and the byte in the uncompressed content. */
type Occurrence = { source: string; offset: number };

/** Finds a key in bytes, and in their gzip content. */
export function occurrencesIn(key: string, source: string, content: Buffer): Occurrence[] {
  const offsets = needlesFor(key).map((needle) => content.indexOf(needle));
  const found = offsets.filter((offset) => offset >= 0).map((offset) => ({ source, offset }));
  const isPacked = content[0] === 0x1f && content[1] === 0x8b;
  // It may be incomplete.
  const unpacked = isPacked && gunzipSync(content, { finishFlush: constants.Z_SYNC_FLUSH });
  return unpacked ? [...found, ...occurrencesIn(key, `${source} (unpacked)`, unpacked)] : found;
}

/** Finds a key in all files of a folder, and in the names. Links are not followed. */
async function occurrencesInFolder(key: string, folder: string): Promise<Occurrence[]> {
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

/** All text forms of a value: as a string, inspected with all hidden properties, and as JSON. */
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

/**
 * Asserts that no content contains a planted key or a part of it.
 *
 * @param folder - All its files are searched.
 * @param contents - Other contents by name: text, bytes or values.
 * @param allowed - Names of contents and paths of files that may contain the key, because the user wrote it there.
 */
export async function assertKeyNowhere(
  key: string,
  { folder, contents = {} }: { folder?: string; contents?: Readonly<Record<string, unknown>> },
  allowed: readonly string[] = [],
): Promise<void> {
  const found = folder === undefined ? [] : await occurrencesInFolder(key, folder);
  for (const [name, content] of Object.entries(contents)) {
    const text = typeof content === "string" || Buffer.isBuffer(content) ? content : everythingIn(content);
    found.push(...occurrencesIn(key, name, Buffer.from(text)));
  }
  const shown = found
    .filter(({ source }) => !allowed.includes(source))
    .map(({ source, offset }) => `${source}, byte ${offset}`);
  assert.deepEqual(shown, [], "only allowed contents contain the key");
}
