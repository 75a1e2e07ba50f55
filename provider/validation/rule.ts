import { ANY } from "../json/value.js";
import type { Finding, Report } from "../messages/finding.js";
import { type Show, show } from "../messages/values.js";

/** What the rules of values and of objects have in common. */
interface Rule {
  /** The severity for arguments. Default: `"error"`. Violations in responses are warnings, because servers may be newer. */
  severity?: Finding["severity"];
}

/** A rule for one value: the tag `@format` of the model with its name. */
export interface Format extends Rule {
  /** The rule as a sentence, for the reference. */
  description: string;
  /** Whether a value follows the rule. Values of other types have to be accepted: their type is reported. */
  accepts(value: unknown): boolean;
  /** The rest of a sentence that begins with the path of a value that is not accepted. */
  message(value: unknown, show: Show): string;
}

/** An object of the model in which any member may be absent, null, or {@link ANY}. */
export type Received = Readonly<Record<string, unknown>>;

/** A rule for one object: a tag of the model with its name, or `@rule` with its name. */
export interface Keyword<Parameter = unknown> extends Rule {
  /** The rule as a sentence, for the reference. */
  description: string | ((parameter: Parameter) => string);
  /** Reports violations, with paths relative to the object. {@link ANY} violates nothing. */
  check(object: Received, report: Report, show: Show, parameter: Parameter): void;
}

/** A format for texts whose description and message are `must` and this text. The message usually quotes what is wrong. */
export function textFormat(expected: string, accepts: (text: string) => boolean, { quotesText = true } = {}): Format {
  return {
    description: `Must ${expected}.`,
    accepts: (value) => typeof value !== "string" || accepts(value),
    message: (value, show) => `must ${expected}${quotesText ? `, not ${show(value)}` : ""}`,
  };
}

/** Whether a value is present, and not {@link ANY}. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ANY;
}

/** Whether an object follows a rule. Generated validators call this function. */
export function follows({ check }: Keyword<never>, object: Received, parameter: never): boolean {
  let isFollowed = true;
  const report: Report = () => {
    isFollowed = false;
  };
  check(object, report, show, parameter);
  return isFollowed;
}
