/** What a template literal, or an object with a value as a key, makes of a value without an error. */
import type { Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import type { Violation } from "../messages/finding.js";

const CONVERTED: readonly [text: RegExp, rule: string, message: string][] = [
  // All of Pulumi's SDKs have this text.
  [
    /\bCalling \S+ on an \[?Output[<[]T[>\]]+ is not supported/i,
    "output-in-text",
    "contains an output. Use .apply, or pulumi.interpolate for a text",
  ],
  // How JavaScript writes any object. Programs may write a host name in lower case.
  [/\[object promise\]/i, "value-in-text", "contains a Promise. Await it first"],
  [/\[object ([A-Z][^\]]{0,60}|object)\]/, "value-in-text", "contains an object. Use one of its properties"],
];

/** Finds converted values in a JSON value. It removes such keys, so that nothing else is reported about them. */
export function takeConvertedTexts(copy: unknown, segments: Segments = []): Violation[] {
  if (typeof copy === "string") {
    const [, rule, message] = CONVERTED.find(([text]) => text.test(copy)) ?? [];
    return rule !== undefined && message !== undefined ? [{ rule, segments, message }] : [];
  }
  if (Array.isArray(copy)) return copy.flatMap((item, index) => takeConvertedTexts(item, [...segments, index]));
  if (!isJsonObject(copy)) return [];
  return Object.keys(copy).flatMap((name) => {
    const found = takeConvertedTexts(name, segments);
    if (found.length === 0) return takeConvertedTexts(copy[name], [...segments, name]);
    delete copy[name];
    return found.map((each) => ({ ...each, message: `has a key that ${each.message}` }));
  });
}
