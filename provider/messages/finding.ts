import { formatPath, formatPointer, type Segments } from "../json/paths.js";
import type { Finding } from "../model/checks.js";
import { shortened } from "./lists.js";
import { shortenPath } from "./values.js";

/** A violation of a rule, from which {@link findingAt} makes a finding. */
export interface Violation {
  rule: string;
  /** Default: `"error"`. */
  severity?: Finding["severity"] | undefined;
  segments: Segments;
  message: string;
}

/** Reports a problem at a path. */
export type Report = (segments: Segments, message: string) => void;

export function findingAt(
  segments: Segments,
  { rule, severity = "error", message }: Omit<Violation, "segments">,
): Finding {
  return { rule, path: formatPath(segments), pointer: formatPointer(segments), severity, message };
}

/** @param options - With `isStrict`, as with the setting `strictArguments`, all findings count as errors. */
export function bySeverity(
  findings: readonly Finding[],
  { isStrict = false } = {},
): { errors: readonly Finding[]; warnings: readonly Finding[] } {
  if (isStrict) return { errors: findings, warnings: [] };
  return {
    errors: findings.filter(({ severity }) => severity === "error"),
    warnings: findings.filter(({ severity }) => severity === "warning"),
  };
}

/** The first findings as sentences, and the number of the others. A warning has its rule, which a policy can accept. */
export function toSentences(findings: readonly Finding[]): string[] {
  return shortened(findings, ({ path, message, severity, rule }) => {
    const subject = path === "" ? "The arguments" : shortenPath(path);
    return `${subject} ${message}${severity === "warning" ? ` [${rule}]` : ""}`;
  });
}

/** {@link toSentences} as a bulleted list. */
export function formatFindings(findings: readonly Finding[]): string {
  return toSentences(findings)
    .map((sentence) => `- ${sentence}`)
    .join("\n");
}
