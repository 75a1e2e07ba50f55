import type { ReceivedObject } from "./api/client.js";
import { ValidationError } from "./errors.js";
import type { Finding } from "./finding.js";
import { formatPath, formatPointer } from "./finding.js";

/**
 * How an answer of the service is judged by its reference:
 *
 * - `"standard"`: errors fail the lookup (a value of a wrong type, a required member that is missing), and warnings are
 *   logged (a value outside of its documented bounds or list);
 * - `"strict"`: warnings fail it too;
 * - `"off"`: the answer is taken as it is.
 */
export type Validation = "strict" | "standard" | "off";

const VALIDATIONS: readonly string[] = ["strict", "standard", "off"] satisfies Validation[];

/** What was read, and what of it differs from the reference without being refused. */
export interface Reading<T> {
  value: T;
  /** What was read, in words. */
  subject: string;
  warnings: readonly Finding[];
}

/**
 * Refuses arguments and options of a lookup, before anything is sent.
 *
 * @param findings - What is wrong with the arguments.
 * @throws ValidationError
 */
export function refuseWrongLookup(
  lookup: string,
  findings: readonly Finding[],
  { validation = "standard" }: { validation?: Validation },
): void {
  if (!VALIDATIONS.includes(validation)) {
    const message = `must be ${VALIDATIONS.map((name) => `"${name}"`).join(" or ")}`;
    const finding: Finding = {
      rule: "allowed-value",
      path: "validation",
      pointer: "/validation",
      severity: "error",
      message,
    };
    throw new ValidationError(`The options of ${lookup} have a problem`, [finding]);
  }
  if (findings.length > 0) throw new ValidationError(`The arguments of ${lookup} have a problem`, findings);
}

/**
 * Judges an answer of the service.
 *
 * @param sensitive - Values that no message may quote.
 * @returns The findings that are no reason to refuse it.
 * @throws ValidationError with the findings that are.
 */
export function judge(
  subject: string,
  { value, inexactIntegers }: ReceivedObject,
  check: (value: unknown) => Finding[],
  { validation = "standard" }: { validation?: Validation },
  sensitive: ReadonlySet<unknown> = new Set(),
): Finding[] {
  if (validation === "off") return [];
  const inexact = inexactIntegers.map(({ segments, digits }): Finding => {
    const path = formatPath(segments);
    const shown = sensitive.has(Number(digits)) ? "" : `${digits}, `;
    const message = `is ${shown}beyond 2^53: the value here is only the number nearest to it`;
    return { rule: "inexact-integer", path, pointer: formatPointer(segments), severity: "warning", message };
  });
  const findings = [...check(value), ...inexact];
  const refused = validation === "strict" ? findings : findings.filter(({ severity }) => severity === "error");
  if (refused.length === 0) return findings;
  throw new ValidationError(
    `${subject} is not what the service's reference describes (the option validation: "off" takes it as it is)`,
    refused,
  );
}
