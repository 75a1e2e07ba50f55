import { UNKNOWN } from "../engine/unknown.js";
import type { Finding, Report } from "../messages/finding.js";
import type { Show } from "../messages/values.js";

/** A rule for arguments in addition to the schema. */
export interface InputRule<T> {
  name: string;
  severity: Finding["severity"];
  /** Reports violations. Must skip members that are missing, unknown or of a wrong type. */
  check(value: Partial<T>, report: Report, show: Show): void;
}

/** The value if it is a string, but not the placeholder of an unknown value. */
export function knownString(value: unknown): string | undefined {
  return typeof value === "string" && value !== UNKNOWN ? value : undefined;
}
