import { escapeOf } from "../../provider/messages/values.js";

/** Name of the fleet in a program. */
export const FLEET_NAME = "host-clusters";

/**
 * A text as a string of TypeScript and YAML, without characters that could end a line or a comment, or that nobody sees.
 * Characters of two UTF-16 code units stay, because YAML has no escapes for code units.
 */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[^ -~]/gu, (character) =>
    character.length > 1 ? character : escapeOf(character),
  );
}

/**
 * A value other than an object on one line, the same in TypeScript and YAML.
 *
 * @param textOf - Writes a text.
 */
export function inLine(value: unknown, textOf: (text: string) => string): string {
  if (Array.isArray(value)) return `[${value.map((item) => inLine(item, textOf)).join(", ")}]`;
  return typeof value === "string" ? textOf(value) : String(value);
}
