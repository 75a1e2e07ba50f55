/** Properties as the engine's protocol carries them: with marks on what is secret. */
import { Struct, Value } from "google-protobuf/google/protobuf/struct_pb.js";
import { formatPointer, type Segments } from "../finding.js";
import { isJsonObject } from "../validation/jsonValue.js";

/** Member of an object that stands for something else: its value says for what. */
const SIGNATURE = "4dabf18193072939515e22adb298388d";
const SECRET = "1b47061264138c4ac30d75fd1eb44270";

/** Properties as JSON, and where they are secret. */
export interface Properties {
  value: Record<string, unknown>;
  /** JSON pointers. Of a list that has a secret item the whole list is secret: its items may come in another order. */
  secrets: string[];
}

/** Takes the marks off. */
export function reveal(struct: Struct | undefined): Properties {
  const secrets = new Set<string>();

  function plain(value: Value | undefined, place: Segments, inList: boolean): unknown {
    switch (value?.getKindCase()) {
      case Value.KindCase.STRUCT_VALUE: {
        const fields = value.getStructValue()?.getFieldsMap();
        if (fields?.get(SIGNATURE)?.getStringValue() !== SECRET) return members(value.getStructValue(), place, inList);
        secrets.add(formatPointer(place));
        return plain(fields.get("value"), place, inList);
      }
      case Value.KindCase.LIST_VALUE:
        return value
          .getListValue()
          ?.getValuesList()
          .map((item) => plain(item, place, true));
      default:
        return value?.toJavaScript();
    }
  }

  function members(object: Struct | undefined, place: Segments, inList: boolean): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    object?.getFieldsMap().forEach((value, name) => {
      entries.push([name, plain(value, inList ? place : [...place, name], inList)]);
    });
    return Object.fromEntries(entries);
  }

  return { value: members(struct, [], false), secrets: [...secrets] };
}

/** Puts the marks on, where the value has something to mark. */
export function conceal(value: object, secrets: readonly string[]): Record<string, unknown> {
  const marked = new Set(secrets);

  function member(value: unknown, place: Segments): unknown {
    const inner = isJsonObject(value) ? members(value, place) : value;
    return marked.has(formatPointer(place)) ? { [SIGNATURE]: SECRET, value: inner } : inner;
  }

  function members(object: object, place: Segments): Record<string, unknown> {
    const present = Object.entries(object).filter(([, value]) => value !== undefined);
    return Object.fromEntries(present.map(([name, value]) => [name, member(value, [...place, name])]));
  }

  return members(value, []);
}

/** Properties as a message, with marks on what is secret. */
export function toStruct(value: object, secrets: readonly string[] = []): Struct {
  return Struct.fromJavaScript(conceal(value, secrets) as Parameters<typeof Struct.fromJavaScript>[0]);
}
