import type { ReceivedObject } from "./api/client.js";
import { ValidationError } from "./errors.js";
import { type Finding, findingAt, formatFindings, shortened } from "./finding.js";
import type { AnswerOptions } from "./model/lookups.js";
import { checkLookup, type LookupModel } from "./validation/checkLookup.js";

/** What was read, and what of it differs from the reference without being refused. */
export interface Reading<T> {
  value: T;
  /** What was read, in words. */
  subject: string;
  warnings: readonly Finding[];
}

/** What a user is told of a reading whose answer differs from the reference; nothing if there is nothing to tell. */
export function warningAbout({ subject, warnings }: Reading<unknown>): string | undefined {
  if (warnings.length === 0) return undefined;
  return `${subject} is used as it is, but differs from the service's reference:\n${formatFindings(warnings)}`;
}

/**
 * Refuses wrong arguments and options of a lookup. Nothing is sent.
 *
 * @param name - Name of the lookup, as the user knows it.
 * @throws ValidationError
 */
export function refuseWrongLookup<Args, Options>(
  name: string,
  model: LookupModel<Args, Options>,
  args: unknown,
  options: Options,
): void {
  const findings = checkLookup(model, args, options);
  if (findings.args.length > 0) throw new ValidationError(`The arguments of ${name} have a problem`, findings.args);
  if (findings.options.length > 0) throw new ValidationError(`The options of ${name} have a problem`, findings.options);
}

const WAY_OUT = {
  standard: 'the option validation: "off" takes it as it is',
  strict: 'the option validation: "standard" takes what would only be a warning',
};

/** Of a number in a message. */
const MOST_DIGITS = 40;

/**
 * Judges an answer of the service.
 *
 * @param sensitiveValues - Gives the values in an answer that no message may quote.
 * @returns The findings that are no reason to refuse it.
 * @throws ValidationError with the findings that are.
 */
export function judge(
  subject: string,
  { value, inexactIntegers }: ReceivedObject,
  check: (value: unknown) => Finding[],
  { validation = "standard" }: AnswerOptions,
  sensitiveValues: (value: unknown) => ReadonlySet<unknown> = () => new Set(),
): Finding[] {
  if (validation === "off") return [];
  const sensitive = inexactIntegers.length > 0 ? sensitiveValues(value) : new Set();
  const inexact = inexactIntegers.map(({ segments, digits }): Finding => {
    const shown = sensitive.has(Number(digits)) ? "" : `${shortened(digits, MOST_DIGITS)}, `;
    const message = `is ${shown}beyond 2^53: the value here is the JavaScript number nearest to it`;
    return findingAt(segments, { rule: "inexact-integer", severity: "warning", message });
  });
  const findings = [...check(value), ...inexact];
  const refused = validation === "strict" ? findings : findings.filter(({ severity }) => severity === "error");
  if (refused.length === 0) return findings;
  throw new ValidationError(
    `${subject} is not what the service's reference describes (${WAY_OUT[validation]})`,
    refused,
  );
}
