/** What a template literal, or an object with a value as a key, makes of a value without an error. */
import type { Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import type { Violation } from "../messages/finding.js";

/** Finds converted values in a JSON value. It removes such keys, so that nothing else is reported about them. */
export function takeConvertedTexts(copy: unknown, segments: Segments = []): Violation[] {
  if (typeof copy === "string") {
    const found = valueIn(copy);
    return found ? [{ rule: found.rule, segments, message: `contains ${found.value}. ${found.advice}` }] : [];
  }
  if (Array.isArray(copy)) return copy.flatMap((item, index) => takeConvertedTexts(item, [...segments, index]));
  if (!isJsonObject(copy)) return [];
  return Object.keys(copy).flatMap((name) => {
    const found = valueIn(name);
    if (found === undefined) return takeConvertedTexts(copy[name], [...segments, name]);
    delete copy[name];
    return [{ rule: found.rule, segments, message: `must not have ${found.value} as a key. ${found.keyAdvice}` }];
  });
}

/** The value in a text, and how to use it. */
function valueIn(text: string) {
  // All of Pulumi's SDKs have this text.
  if (/\bCalling \S+ on an \[?Output[<[]T[>\]]+ is not supported/i.test(text)) {
    const keyAdvice = "Create the whole object in .apply";
    return { rule: "output-in-text", value: "an output", advice: "Use pulumi.interpolate or .apply", keyAdvice };
  }
  // How JavaScript writes any object. Programs may write a host name in lower case.
  const type = /\[object ([A-Z][^\]]{0,60}|promise|object)\]/.exec(text)?.[1];
  if (type === undefined) return undefined;
  const isPromise = type.toLowerCase() === "promise";
  const advice = isPromise ? "Await it first" : "Use one of its properties";
  return { rule: "value-in-text", value: isPromise ? "a Promise" : "an object", advice, keyAdvice: advice };
}
