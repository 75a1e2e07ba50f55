import type { ClusterTarget } from "../api/client.js";
import { ValidationError } from "../errors.js";
import { bySeverity } from "../messages/finding.js";
import { checkHostClusterConfig } from "../validation/checkHostClusterConfig.js";

/**
 * Validates the target of a request for which the configuration does not matter. An ID or a state can be edited or typed
 * by hand.
 *
 * @throws ValidationError
 */
export function assertValidTarget(target: ClusterTarget): void {
  const { errors } = bySeverity(checkHostClusterConfig(targetOf(target)));
  if (errors.length > 0) throw new ValidationError("The cluster to send a request for is not valid", errors);
}

/** The cluster and the project, without other members. */
export function targetOf({ clusterUid, projectUid }: ClusterTarget): ClusterTarget {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }) };
}
