import type { Show } from "../display.js";
import type { Finding, Report } from "../finding.js";
import { UNKNOWN } from "../unknown.js";

/** A rule about what a program gives, beside the schema. */
export interface InputRule<T> {
  name: string;
  severity: Finding["severity"];
  /** Reports each place that breaks the rule. Members may be missing, unknown or of a wrong type: those are skipped. */
  check(value: Partial<T>, report: Report, show: Show): void;
}

/** A string that is known by now; anything else is the business of the schema, or of a later check. */
export function known(value: unknown): string | undefined {
  return typeof value === "string" && value !== UNKNOWN ? value : undefined;
}
