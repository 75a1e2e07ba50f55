import type { ClusterTarget } from "../api/client.js";
import { assertNoErrors } from "../errors.js";
import { checkHostClusterConfig } from "../validation/checkHostClusterConfig.js";

/**
 * Validates the target of a request for which the configuration does not matter. An ID or a state can be edited or typed
 * by hand.
 *
 * @throws ValidationError
 */
export function assertValidTarget({ clusterUid, projectUid }: ClusterTarget): void {
  const findings = checkHostClusterConfig({ clusterUid, projectUid });
  assertNoErrors("The cluster to send a request for is not valid", findings);
}
