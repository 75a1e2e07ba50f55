/** Translates between JSON and the properties of the engine's protocol, in which secrets are marked. */
import { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { asSecret, isSecret } from "../engine/secret.js";
import { formatPointer, type Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";

export interface Properties {
  value: Record<string, unknown>;
  /** Paths of the secrets. That of a secret item is the path of its list, because items may change their order. */
  secrets: Segments[];
}

export function unmarshal(struct: Struct | undefined): Properties {
  // The items of a list share the path object of the list.
  const secrets = new Set<Segments>();

  function plain(value: unknown, path: Segments, inList: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => plain(item, path, true));
    if (!isJsonObject(value)) return value;
    if (isSecret(value)) {
      secrets.add(path);
      return plain(value["value"], path, inList);
    }
    const pathOf = (name: string) => (inList ? path : [...path, name]);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each, pathOf(name), inList)]));
  }

  return { value: plain(struct?.toJavaScript() ?? {}, [], false) as Properties["value"], secrets: [...secrets] };
}

/** Adds secret markers to values that exist. */
export function marshal(value: object, secrets: readonly Segments[]): Record<string, unknown> {
  const marked = new Set(secrets.map(formatPointer));

  function mark(value: unknown, path: Segments): unknown {
    let inner = value;
    if (isJsonObject(value)) {
      const present = Object.entries(value).filter(([, each]) => each !== undefined);
      inner = Object.fromEntries(present.map(([name, each]) => [name, mark(each, [...path, name])]));
    }
    return marked.has(formatPointer(path)) ? asSecret(inner) : inner;
  }

  return mark(value, []) as Record<string, unknown>;
}

export function toStruct(value: object, secrets: readonly Segments[] = []): Struct {
  return Struct.fromJavaScript(marshal(value, secrets) as Parameters<typeof Struct.fromJavaScript>[0]);
}
