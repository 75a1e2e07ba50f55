import type { ReceivedObject } from "../api/client.js";
import { isInexactInteger } from "../api/json.js";
import { ValidationError } from "../errors.js";
import { bySeverity, type Finding, findingAt, formatFindings } from "../messages/finding.js";
import { parsePointer } from "../messages/paths.js";
import { truncate } from "../messages/values.js";
import type { Validation } from "../model/functions.js";

/** The result of a function. */
export interface FunctionOutcome<Result> {
  value: Result;
  /** The object that was read, as the subject of messages. */
  subject: string;
  /** Unexpected values that are no errors. */
  warnings: readonly Finding[];
}

/** The warning about unexpected values in a result, if there are any. */
export function warningAbout({ subject, warnings }: FunctionOutcome<unknown>): string | undefined {
  return warnings.length === 0 ? undefined : `${subject} has unexpected values:\n${formatFindings(warnings)}`;
}

/**
 * Warnings about integers that JavaScript cannot represent exactly.
 *
 * @param sensitiveValues - Returns the values that no message may quote.
 */
export function inexactIntegerFindings(
  { value, inexactNumbers }: ReceivedObject,
  sensitiveValues?: (value: unknown) => ReadonlySet<unknown>,
): Finding[] {
  const integers = inexactNumbers.filter(({ digits }) => isInexactInteger(digits));
  const sensitive = integers.length > 0 ? sensitiveValues?.(value) : undefined;
  return integers.map(({ segments, digits }) => {
    const shown = sensitive?.has(Number(digits)) ? "" : `${truncate(digits, 40)}, `;
    const message = `is ${shown}beyond 2^53: the result contains the nearest JavaScript number`;
    return findingAt(segments, { rule: "inexact-integer", severity: "warning", message });
  });
}

/** A finding that does not quote the value. */
export function withoutValue(finding: Finding): Finding {
  return { ...finding, message: `violates the rule "${finding.rule}" (value omitted because an argument is secret)` };
}

/** A result that is a list. */
export interface ListDescription {
  /** The member with the items. */
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

/** @throws ValidationError with the findings that the option `validation` does not accept. */
export function assertAccepted(subject: string, findings: readonly Finding[], validation: Validation): void {
  const { errors } = bySeverity(findings);
  const rejected = validation === "strict" ? findings : errors;
  if (rejected.length === 0) return;
  const advice = errors.length > 0 ? '"off" disables this check' : '"standard" only warns about this';
  throw new ValidationError(`${subject} has unexpected values (the option validation: ${advice})`, rejected);
}

/**
 * Removes the members of objects that are null, in place: services write null for absent members, which the types of
 * results do not include. The value must be JSON, and not nested too deep for recursion.
 */
export function removeNullMembers(value: object): void {
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === "object" && member !== null) removeNullMembers(member);
    else if (member === null && !Array.isArray(value)) delete (value as Record<string, unknown>)[name];
  }
}
