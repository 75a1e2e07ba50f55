import type { ClusterTarget, Send } from "../api/client.js";
import { updateHostClusterConfig } from "../api/clusterRequests.js";
import { ApiError, SpectroclusterError } from "../errors.js";
import { listed } from "../messages/lists.js";
import type { Call } from "../run/call.js";
import { isEmpty } from "./canonicalForm.js";
import { type ClusterState, formerFields } from "./clusterState.js";
import type { CompleteConfig } from "./config.js";
import { mergeConfig, valueAt } from "./merge.js";
import { prepareWrite } from "./prepareWrite.js";
import { receiveRemoteConfig, Unavailable } from "./read.js";
import { readBeforeWrite } from "./readBeforeWrite.js";

/**
 * Sends the declared configuration of a cluster, merged with what the service has, once no disable of this run is in
 * flight.
 *
 * @param old - What the state has of the cluster, if it has it.
 * @throws The errors of the client. The outcome also counts as unknown if another resource of this run relied on the write,
 * or may have disabled the cluster: then some state must have it.
 */
export async function writeConfig(
  target: ClusterTarget,
  config: CompleteConfig,
  old: ClusterState | undefined,
  call: Call,
): Promise<void> {
  const { run, owner } = call;
  const { settings } = run.connect();
  const cluster = run.keyOf(target.clusterUid);
  const mayBeDisabledLater = await run.ownership.waitForDisables(cluster, settings.requestTimeoutSeconds * 1000);
  try {
    await run.inOrder(target.clusterUid, () => sendConfig(target, config, old, call));
  } catch (error) {
    const mustBeInState = await run.ownership.endWrite(owner, cluster, "failed");
    if (!mustBeInState || !(error instanceof SpectroclusterError) || error.outcomeUnknown) throw error;
    throw new SpectroclusterError(error.code, error.message, { cause: error, outcomeUnknown: true });
  }
  await run.ownership.endWrite(owner, cluster, "written");
  if (mayBeDisabledLater) throw mayBeDisabledLaterError(target);
}

function sendConfig(
  target: ClusterTarget,
  config: CompleteConfig,
  old: ClusterState | undefined,
  call: Call,
): Promise<void> {
  const { run, timeoutSeconds, hasSecrets } = call;
  const key = run.keyOf(target.clusterUid);
  return run.connect().client.inSlot(
    async (send) => {
      const former = formerFields(old);
      let merge = await prepareWrite(send, target, config, old, call);

      let isOutdated = false;
      const operation = updateHostClusterConfig(target, async () => {
        const latest = isOutdated ? await readBeforeWrite(send, target, call) : undefined;
        // If the cluster cannot be read any more, what was received before is better than nothing.
        if (latest !== undefined) merge = mergeConfig(config, former, latest);
        run.actualConfigs.delete(key);
        return merge.config;
      });
      try {
        await send(operation, {
          omitServiceMessage: hasSecrets,
          async afterAttempt(effect) {
            // Until the next attempt, somebody else may change the cluster.
            isOutdated = effect === "unanswered";
          },
        });
      } catch (error) {
        throw withKeptFields(error, merge.kept);
      }
      await reportMergingService(send, target, merge.dropped, call);
    },
    { timeoutSeconds },
  );
}

/** The service may reject a field that it has itself returned. */
function withKeptFields(error: unknown, kept: readonly string[]): unknown {
  if (kept.length > 0 && error instanceof ApiError && [400, 403, 422].includes(error.status)) {
    error.message +=
      `\nThe request also contained fields that the program does not declare, as the service had them: ${listed(kept, String)}. ` +
      "To send only declared fields, set readBeforeWrite to off. A service that replaces configurations then removes the others.";
  }
  return error;
}

/**
 * Finds out once in a run whether fields that are no longer declared stay at the service. Nothing depends on this read, so
 * its failures are no errors.
 */
async function reportMergingService(
  send: Send,
  target: ClusterTarget,
  dropped: readonly string[],
  { run, log }: Call,
): Promise<void> {
  if (dropped.length === 0 || run.hasCheckedMerging) return;
  run.hasCheckedMerging = true;
  const received = await receiveRemoteConfig(send, target, { bestEffort: true }).catch((error) => {
    if (error instanceof SpectroclusterError) return undefined;
    throw error;
  });
  if (received === undefined || received instanceof Unavailable) return;
  const left = dropped.filter((field) => !isEmpty(valueAt(received.value, field)));
  if (left.length === 0) return;
  log(
    `The service merges configurations: cluster "${target.clusterUid}" still has fields that the program no longer ` +
      `declares: ${listed(left, String)}. To clear them, declare them empty ([] or ""), or clear them at the service.`,
  );
}

function mayBeDisabledLaterError({ clusterUid }: ClusterTarget): SpectroclusterError {
  return new SpectroclusterError(
    "SPECTROCLUSTER_DISABLED_MEANWHILE",
    `Cluster "${clusterUid}" was written. But another resource of this run has sent a request that disables it and got no ` +
      "response, so the service may still disable the cluster.",
    { outcomeUnknown: true },
  );
}
