/** Translates between JSON and the properties of the engine's protocol, in which secrets are marked. */
import { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { isSecret, withSecrets } from "../engine/protocol.js";
import type { Segments } from "../json/paths.js";
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

export function toStruct(value: object, secrets: readonly Segments[] = []): Struct {
  return Struct.fromJavaScript(withSecrets(value, secrets) as Parameters<typeof Struct.fromJavaScript>[0]);
}
