import type { ClusterTarget } from "../api/client.js";
import { disableHostCluster } from "../api/clusterRequests.js";
import type { Call } from "../run/call.js";
import type { TakeOver } from "../run/ownership.js";
import { assertGoneAfterDisable } from "./gone.js";

/** What became of a cluster that is no longer declared. */
export type DisableOutcome =
  | "disabled"
  /** Another resource of this run declares the cluster, so it stays enabled. */
  | TakeOver
  /** The service no longer has the cluster. */
  | "gone";

class TakenOver extends Error {
  constructor(readonly reason: TakeOver) {
    super(reason);
  }
}

/**
 * Disables a cluster as a host cluster, unless another resource of the run declares it.
 *
 * @param canHandOver - Whether an owner that is only announced will still write the cluster.
 * @throws SpectroclusterError if that resource's write failed, or if the run's record cannot be used; the errors of the
 * client.
 */
export function disableCluster(target: ClusterTarget, canHandOver: boolean, call: Call): Promise<DisableOutcome> {
  const { run, timeoutSeconds, hasSecrets } = call;
  const { client, settings } = run.connect();
  return run.inOrder(target.clusterUid, async () => {
    const disable = run.ownership.prepareDisable(target.clusterUid, settings.baseUrl, canHandOver);
    try {
      await client.send(disableHostCluster(target), {
        timeoutSeconds,
        async beforeAttempt() {
          run.actualConfigs.delete(run.keyOf(target.clusterUid));
          const reason = await disable.beforeAttempt();
          if (reason !== undefined) throw new TakenOver(reason);
        },
        afterAttempt: disable.afterAttempt,
        omitServiceMessage: hasSecrets,
      });
      return "disabled";
    } catch (error) {
      if (error instanceof TakenOver) return error.reason;
      await assertGoneAfterDisable(error, target, call);
      return "gone";
    }
  });
}
