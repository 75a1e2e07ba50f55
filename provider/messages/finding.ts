import { formatPath, formatPointer, type Segments } from "../json/paths.js";
import type { Finding } from "../model/checks.js";
import { shortened, shortenPath } from "./values.js";

export interface Violation {
  rule: string;
  /** Default: `"error"`. */
  severity?: Finding["severity"] | undefined;
  segments: Segments;
  message: string;
}

/** Without a severity, a problem has that of its rule. */
export type Report = (segments: Segments, message: string, severity?: Finding["severity"]) => void;

export function findingAt(segments: Segments, violation: Omit<Violation, "segments">): Finding {
  const { rule, severity = "error", message } = violation;
  return { rule, path: formatPath(segments), pointer: formatPointer(segments), severity, message };
}

/** @param options - With `isStrict`, as with the setting `strictArguments`, all findings count as errors. */
export function bySeverity(findings: readonly Finding[], { isStrict = false } = {}) {
  return {
    errors: findings.filter(({ severity }) => isStrict || severity === "error"),
    warnings: findings.filter(({ severity }) => !isStrict && severity === "warning"),
  };
}

/** The first findings as sentences, and the number of the others. A warning names its rule, which a policy can accept. */
export function toSentences(findings: readonly Finding[]): string[] {
  return shortened(findings, ({ path, message, severity, rule }) => {
    const subject = path === "" ? "The arguments" : shortenPath(path);
    return `${subject} ${message}${severity === "warning" ? ` [${rule}]` : ""}`;
  });
}

export function formatFindings(findings: readonly Finding[]): string {
  return `- ${toSentences(findings).join("\n- ")}`;
}
