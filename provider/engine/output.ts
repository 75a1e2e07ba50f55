/**
 * What an output becomes in a template literal and in `JSON.stringify`, and in the other languages where they convert it
 * to text: "Calling [toString] on an [Output<T>] is not supported."
 */
const OUTPUT = /\bCalling \S+ on an \[?Output[<[]T[>\]]+ is not supported/;

/** The problem with a text that contains an output, as the rest of a sentence; undefined if it contains none. */
export function outputProblem(text: string): string | undefined {
  return OUTPUT.test(text) ? "contains an output. Use pulumi.interpolate or .apply" : undefined;
}
