import { parsePointer } from "../json/paths.js";
import type { Finding } from "../model/checks.js";

export interface FunctionOutcome<Result> {
  value: Result;
  /** About unexpected values that are no errors. */
  warning?: string;
}

export function withoutValue(finding: Finding): Finding {
  return { ...finding, message: `violates the rule "${finding.rule}" (value omitted because an argument is secret)` };
}

export interface ListDescription {
  member: string;
  /** An item in messages: `virtual machine "web-0"`. */
  describe(item: unknown): string;
}

/** Adds to the messages which item they are about, as its index does not identify it. */
export function identifyItems(findings: Finding[], { member, describe }: ListDescription, result: object): Finding[] {
  const items = (result as Record<string, unknown[]>)[member] ?? [];
  return findings.map((finding) => {
    const [, index] = parsePointer(finding.pointer);
    return { ...finding, message: `${finding.message} (${describe(items[Number(index)])})` };
  });
}
