import type { ClusterTarget } from "../api/client.js";
import { disableHostCluster } from "../api/clusterRequests.js";
import type { Call } from "../run/call.js";
import { outcomeOfRejectedDisable } from "./gone.js";
import { HostClusters } from "./hostClusters.js";
import type { DisablePhase, TakeOver } from "./owners/takeOver.js";

/** What became of a cluster that is no longer declared. */
export type DisableOutcome =
  | "disabled"
  /** Another resource of this run declares the cluster, so it stays enabled. */
  | TakeOver
  /** The service no longer has the cluster. */
  | "gone";

/**
 * Disables a cluster as a host cluster, unless another resource of the run declares it.
 *
 * @throws SpectroclusterError if that resource's write failed, or if the run's record cannot be used; the errors of the
 * client.
 */
export function disableCluster(target: ClusterTarget, phase: DisablePhase, call: Call): Promise<DisableOutcome> {
  const { run, timeoutSeconds, hasSecrets } = call;
  const clusters = HostClusters.of(run);
  return clusters.inOrder(target.clusterUid, async () => {
    const disable = clusters.owners.prepareDisable(target.clusterUid, clusters.service, phase);
    let takeOver: TakeOver | undefined;
    async function giveUpIfOwned(): Promise<void> {
      takeOver = await disable.announce();
      // Only an error gives a request up. The outcome is `takeOver`, whatever becomes of this error.
      if (takeOver !== undefined) throw new Error(takeOver);
    }
    try {
      await run.client.send(disableHostCluster(target), {
        timeoutSeconds,
        beforeAttempt: giveUpIfOwned,
        afterAttempt: disable.report,
        omitServiceMessage: hasSecrets,
      });
      return "disabled";
    } catch (error) {
      return takeOver ?? outcomeOfRejectedDisable(error, target, call);
    }
  });
}
