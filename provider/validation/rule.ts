import { isBlank } from "../json/text.js";
import type { UNCHECKABLE } from "../json/value.js";
import type { Report } from "../messages/finding.js";
import { type FormatValue, formatValue, isHidden } from "../messages/values.js";
import type { Finding } from "../model/checks.js";

/** An object of the model in which any property may be absent, null, or {@link UNCHECKABLE}. */
export type Received = Readonly<Record<string, unknown>>;

/** A rule of the model: a tag with its name, or `@rule` with its name, for an object, and `@format` with its name for another value. */
export interface Rule<Parameter = unknown, Value = Received> {
  /** The severity for arguments, unless a report has its own. Default: `"error"`. Violations in responses are warnings, because servers may be newer. */
  severity?: Finding["severity"];
  /** The rule as a sentence, for the reference. */
  description: string | ((parameter: Parameter) => string);
  /** Reports violations, with paths relative to the value. {@link UNCHECKABLE} violates nothing. */
  check(value: Value, report: Report, format: FormatValue, parameter: Parameter): void;
}

type Test = RegExp | ((text: string) => boolean);

/** A mistake in a text: whether a text has it, and the end of a sentence about the text, with what to do after a colon. */
export type Mistake = readonly [severity: Finding["severity"], fits: Test, problem: string];

/** A rule for values that are no objects. It accepts values of other types, because their type is reported. */
export interface Format extends Rule<unknown, unknown> {
  /** The mistakes that have a severity of their own. The first one that fits is the cause of the others. */
  mistakes?: readonly Mistake[];
}

/** A format for texts whose description and message are `must` and this text. The message usually quotes what is wrong. */
export function must(expected: string, accepts: Test, { quotesText = true } = {}): Format {
  return {
    description: `Must ${expected}.`,
    check(text, report, format) {
      if (typeof text !== "string" || passes(accepts, text)) return;
      report([], `must ${expected}${quotesText ? `, not ${format(text)}` : ""}`);
    },
  };
}

/**
 * A format for texts that Palette may accept although its reference does not mention them. Another rule reports blank ones.
 *
 * @param hintFor - What to write instead, as the rest of the sentence. Like the mistake, it is not shown of a secret, which it may reveal.
 */
export function shouldBe(
  expected: string,
  mistakes: readonly Mistake[],
  hintFor: (text: string) => string,
  accepts: Test = () => false,
): Format {
  return {
    description: `Should be ${expected}.`,
    mistakes,
    check(text, report, format) {
      if (typeof text !== "string" || isBlank(text) || passes(accepts, text)) return;
      const [severity, , problem] = mistakes.find(([, fits]) => passes(fits, text)) ?? [];
      if (problem === undefined) return;
      const end = isHidden(text, format) ? `not ${expected}` : problem + hintFor(text);
      report([], `is ${format(text)}, ${end}`, severity);
    },
  };
}

function passes(test: Test, text: string): boolean {
  return test instanceof RegExp ? test.test(text) : test(text);
}

/** Whether a value follows a rule. Generated validators call this function. */
export function follows<Value>({ check }: Rule<never, Value>, value: Value, parameter?: never): boolean {
  const messages: string[] = [];
  check(value, (_, message) => messages.push(message), formatValue, parameter as never);
  return messages.length === 0;
}
