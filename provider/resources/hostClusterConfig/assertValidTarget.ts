import type { ClusterTarget } from "../../api/client.js";
import { ValidationError } from "../../errors.js";
import { bySeverity } from "../../finding.js";
import { validateHostClusterConfig } from "../../validation/checkHostClusterConfig.js";
import { targetOf } from "./state.js";

/**
 * Validates the target of a request for which the configuration does not matter. An ID or a state can be edited or typed
 * by hand.
 *
 * @throws ValidationError
 */
export function assertValidTarget(target: ClusterTarget): void {
  const { errors } = bySeverity(validateHostClusterConfig(targetOf(target), { hideValues: false }));
  if (errors.length > 0) throw new ValidationError("The cluster to send a request for is not valid", errors);
}
