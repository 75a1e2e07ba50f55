/** Translates between JSON and the properties of the engine's protocol, in which secrets are marked. */
import { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { asSecret, SECRET_SIGNATURE, SIGNATURE } from "../engine/secret.js";
import { formatPointer, type Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";

/** Properties as JSON. */
export interface Properties {
  value: Record<string, unknown>;
  /**
   * Paths of the secrets. If an item of a list is secret, the path is that of the whole list, because its items may change
   * their order.
   */
  secrets: Segments[];
}

/** Removes the secret markers. */
export function unmarshal(struct: Struct | undefined): Properties {
  // The items of a list share the path object of the list.
  const secrets = new Set<Segments>();

  function plain(value: unknown, path: Segments, inList: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => plain(item, path, true));
    if (!isJsonObject(value)) return value;
    if (value[SIGNATURE] !== SECRET_SIGNATURE) return members(value, path, inList);
    secrets.add(path);
    return plain(value["value"], path, inList);
  }

  function members(object: object, path: Segments, inList: boolean): Record<string, unknown> {
    const entries = Object.entries(object);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, plain(value, inList ? path : [...path, name], inList)]),
    );
  }

  return { value: members(struct?.toJavaScript() ?? {}, [], false), secrets: [...secrets] };
}

/** Adds secret markers to values that exist. */
export function marshal(value: object, secrets: readonly Segments[]): Record<string, unknown> {
  const marked = new Set(secrets.map(formatPointer));

  function member(value: unknown, path: Segments): unknown {
    const inner = isJsonObject(value) ? members(value, path) : value;
    return marked.has(formatPointer(path)) ? asSecret(inner) : inner;
  }

  function members(object: object, path: Segments): Record<string, unknown> {
    const present = Object.entries(object).filter(([, value]) => value !== undefined);
    return Object.fromEntries(present.map(([name, value]) => [name, member(value, [...path, name])]));
  }

  return members(value, []);
}

/** Properties as a message, with secret markers. */
export function toStruct(value: object, secrets: readonly Segments[] = []): Struct {
  return Struct.fromJavaScript(marshal(value, secrets) as Parameters<typeof Struct.fromJavaScript>[0]);
}
