/**
 * What becomes of a value that a program uses as a text: a template literal, and an object with the value as a key, convert
 * everything without an error.
 */
import type { Segments } from "./paths.js";
import { isJsonObject } from "./value.js";

/** A text or a key that was made of another value, as a violation of its rule. */
interface ConvertedText {
  rule: "output-in-text" | "value-in-text";
  segments: Segments;
  message: string;
}

/** Finds converted values in a JSON value. It removes such keys, so that nothing else is reported about them. */
export function takeConvertedTexts(copy: unknown, segments: Segments = []): ConvertedText[] {
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
  // The same in all languages.
  if (/\bCalling \S+ on an \[?Output[<[]T[>\]]+ is not supported/i.test(text)) {
    const [advice, keyAdvice] = ["Use pulumi.interpolate or .apply", "Create the whole object in .apply"];
    return { rule: "output-in-text", value: "an output", advice, keyAdvice } as const;
  }
  // How JavaScript writes any object. Programs may write a host name in lower case.
  const type = /\[object ([A-Z][^\]]{0,60}|promise|object)\]/.exec(text)?.[1];
  if (type === undefined) return undefined;
  const isPromise = type.toLowerCase() === "promise";
  const advice = isPromise ? "Await it first" : "Use one of its members";
  return { rule: "value-in-text", value: isPromise ? "a Promise" : "an object", advice, keyAdvice: advice } as const;
}
