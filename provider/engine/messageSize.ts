/**
 * The state of a partial failure travels in a gRPC trailer, of which the engine receives 16 MiB in Base64. Of a larger
 * one it receives nothing, and the resource would be missing in the state.
 */
const MAX_TRAILER_BYTES = 16 * 1024 * 1024;

/** For the reasons, which the trailer contains several times, and for what an update adds to the state. */
const RESERVED_BYTES = 1024 * 1024;

const MEBIBYTE = 1024 * 1024;

/**
 * Why the engine could not receive properties after a partial failure; `undefined` if it could.
 *
 * @param properties - As they are sent, with secret markers.
 */
export function sizeProblem(properties: object): string | undefined {
  const max = Math.floor((MAX_TRAILER_BYTES * 3) / 4) - RESERVED_BYTES;
  const bytes = structBytes(properties);
  if (bytes <= max) return undefined;
  return (
    `The resource and what it replaces are ${(bytes / MEBIBYTE).toFixed(1)} MiB as a message to the engine, but at most ` +
    `${max / MEBIBYTE} MiB are supported. Secret values take more space than plain ones: ` +
    "make a whole argument secret instead of its values, or split the resource."
  );
}

/** The most that a partial failure can leave in the state: the new properties, and old members that were not removed. */
export function largestState(olds: object, news: object): object {
  const names = Object.keys({ ...olds, ...news });
  const [old, declared] = [olds, news] as Record<string, unknown>[];
  return Object.fromEntries(names.map((name) => [name, merged(old?.[name], declared?.[name])]));
}

function merged(old: unknown, declared: unknown): unknown {
  const areObjects = [old, declared].every((value) => typeof value === "object" && !Array.isArray(value));
  return areObjects ? { ...(old as object), ...(declared as object) } : (declared ?? old);
}

/** Bytes of a `google.protobuf.Struct`. Each entry of the map is a message with a key and a value. */
export function structBytes(object: object): number {
  return Object.entries(object)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => delimited(delimited(Buffer.byteLength(name)) + delimited(valueBytes(member))))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Bytes of a `google.protobuf.Value`. */
function valueBytes(value: unknown): number {
  switch (typeof value) {
    case "string":
      return delimited(Buffer.byteLength(value));
    case "number":
      return 9;
    case "object":
      if (Array.isArray(value)) {
        return delimited(value.reduce((sum: number, item) => sum + delimited(valueBytes(item)), 0));
      }
      if (value !== null) return delimited(structBytes(value));
  }
  return 2;
}

/** Bytes of a field whose content has a length: one for the tag, one for each seven bits of the length, and the content. */
function delimited(bytes: number): number {
  return 1 + Math.max(1, Math.ceil(Math.log2(bytes + 1) / 7)) + bytes;
}
