import type { JsonCopy } from "../json/copy.js";
import { hideSecrets } from "../messages/values.js";
import type { Finding } from "../model/checks.js";
import type { Functions } from "../model/package.js";
import { FUNCTION_RESULTS } from "../validation/generated/resultValidators.js";
import { validateResponse } from "../validation/validateResponse.js";

/**
 * Validates the received result of a function by its type. Of machines, only what would break a program is reported: Kubernetes has
 * admitted them, and the reference describes one version of KubeVirt.
 *
 * @param secrets - If the result has machines: values that no message may quote.
 */
export function validateResult(name: keyof Functions, result: JsonCopy, secrets?: ReadonlySet<unknown>): Finding[] {
  const { validate } = FUNCTION_RESULTS[name];
  if (secrets === undefined) return validateResponse(validate, result);
  const findings = validateResponse(validate, result, hideSecrets(secrets));
  return findings.filter(({ rule, severity }) => severity === "error" || rule === "inexact-integer");
}
