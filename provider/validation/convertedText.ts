/** What a template literal, or an object with a value as a key, makes of a value without an error. */
import type { Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import type { Violation } from "../messages/finding.js";

/** How values look that were converted to a text, and what to do instead. */
const CONVERTED = [
  {
    // All of Pulumi's SDKs have this text.
    text: /\bCalling \S+ on an \[?Output[<[]T[>\]]+ is not supported/i,
    rule: "output-in-text",
    message: "contains an output. Use .apply, or pulumi.interpolate for a text",
  },
  // How JavaScript writes any object. Programs may write a host name in lower case.
  { text: /\[object promise\]/i, rule: "value-in-text", message: "contains a Promise. Await it first" },
  {
    text: /\[object ([A-Z][^\]]{0,60}|object)\]/,
    rule: "value-in-text",
    message: "contains an object. Use one of its properties",
  },
];

/** Finds converted values in a JSON value. It removes such keys, so that nothing else is reported about them. */
export function takeConvertedTexts(copy: unknown, segments: Segments = []): Violation[] {
  if (typeof copy === "string") {
    const found = CONVERTED.find(({ text }) => text.test(copy));
    return found ? [{ rule: found.rule, segments, message: found.message }] : [];
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
