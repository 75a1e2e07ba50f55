import type { ValidateFunction } from "ajv";
import { bySeverity, type Finding, findingAt, type Violation } from "../messages/finding.js";
import { hideSecrets, type Show } from "../messages/values.js";
import type { JsonCopy } from "./jsonValue.js";
import { violationsOf } from "./schemaFindings.js";

/** Values that cannot be used and missing members are errors. Other violations are warnings: servers may be newer. */
export function findingInResponse({ segments, rule, message }: Violation): Finding {
  const severity = ["type", "required", "json-value"].includes(rule) ? "error" : "warning";
  return findingAt(segments, { rule, severity, message });
}

/**
 * The findings about a response, errors first. Never throws.
 *
 * @param sensitiveValuesIn - Returns the strings, numbers and booleans in the copy that no message may quote.
 */
export function validateResponse(
  validate: ValidateFunction,
  { copy, lost }: JsonCopy,
  sensitiveValuesIn: (copy: unknown) => ReadonlySet<unknown>,
): Finding[] {
  let safeShow: Show | undefined;
  const show: Show = (value) => {
    safeShow ??= hideSecrets(sensitiveValuesIn(copy));
    return safeShow(value);
  };
  const { errors, warnings } = bySeverity(violationsOf(validate, copy, show).map(findingInResponse));
  return [...lost.map(findingInResponse), ...errors, ...warnings];
}
