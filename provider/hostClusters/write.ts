import type { ClusterTarget, Send } from "../api/client.js";
import { updateHostClusterConfig } from "../api/clusterRequests.js";
import type { ParsedJson } from "../api/json.js";
import type { NextTurn } from "../api/serviceRequest.js";
import { ApiError, asSpectroclusterError, copyOf, SpectroclusterError } from "../errors.js";
import type { Segments } from "../messages/paths.js";
import type { Call } from "../run/call.js";
import { isEmpty } from "./canonicalForm.js";
import { HostClusters } from "./hostClusters.js";
import type { Write } from "./knownCluster.js";
import { valueAt } from "./merge.js";
import { mergeReceived, prepareWrite, readBeforeWrite } from "./prepareWrite.js";
import { ReadUnsupported, receiveRemoteConfig } from "./read.js";
import { listedFields } from "./writeMessages.js";

/** A write that is sent later reads the cluster again, because somebody else may have changed it. */
const MAX_AGE_MS = 5000;

/**
 * Sends the declared configuration of a cluster, merged with what the service has, once no disable of this run is in
 * flight.
 *
 * @throws The errors of the client. The outcome also counts as unknown if another resource of this run relied on the write,
 * or may have disabled the cluster: then some state must have it.
 */
export async function writeConfig(write: Write, call: Call): Promise<void> {
  const { run, resourceKey } = call;
  const { clusterUid } = write;
  const clusters = HostClusters.of(run);
  const timeoutMs = run.settings.requestTimeoutSeconds * 1000;
  const mayBeDisabledLater = await clusters.owners.waitForDisables(clusterUid, timeoutMs);
  try {
    await clusters.inOrder(clusterUid, () => sendConfig(write, call));
  } catch (reason) {
    const error = asSpectroclusterError(reason);
    const mustBeInState = await clusters.owners.endWrite(resourceKey, clusterUid, "failed");
    throw mustBeInState ? copyOf(error, { outcomeUnknown: true }) : error;
  }
  await clusters.owners.endWrite(resourceKey, clusterUid, "written");
  if (!mayBeDisabledLater) return;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_DISABLED_MEANWHILE",
    `Cluster "${clusterUid}" was written. But another resource of this run has sent a request that disables it and got no ` +
      "response, so the service may still disable the cluster.",
    { outcomeUnknown: true },
  );
}

/** Reads and writes in one slot, so that the write soon follows the read. */
async function sendConfig(write: Write, call: Call): Promise<void> {
  const { run, timeoutSeconds, hasSecrets } = call;
  const { clock } = HostClusters.of(run);

  async function readAndSend(send: Send): Promise<void> {
    let prepared = await prepareWrite(send, write, call);
    let outdatedAt = clock.now() + MAX_AGE_MS;

    /** What an attempt sends. One that leaves late uses its turn to read the cluster again, and waits for another turn. */
    async function currentConfig(nextTurn: NextTurn): Promise<ParsedJson> {
      if (clock.now() >= outdatedAt) {
        const received = await readBeforeWrite(send, write, call, { hasTurn: true });
        outdatedAt = clock.now() + MAX_AGE_MS;
        // If the cluster cannot be read any more, what was received before is better than nothing.
        if (received !== undefined) {
          prepared = mergeReceived(write, received);
          await nextTurn();
        }
      }
      return { value: prepared.config, inexactNumbers: prepared.inexactNumbers };
    }

    try {
      await send(updateHostClusterConfig(write, currentConfig), {
        omitServiceMessage: hasSecrets,
        async afterAttempt(effect) {
          // The attempt was refused (429) or got no response, so the next one may be much later.
          if (effect !== "possible") outdatedAt = clock.now();
        },
      });
    } catch (error) {
      throw withKeptFields(error, prepared.kept);
    }
    await reportMergingService(send, write, prepared.dropped, call);
  }

  await run.client.inSlot(readAndSend, { timeoutSeconds });
}

/** The service may reject a field that it has itself returned. */
function withKeptFields(error: unknown, kept: readonly Segments[]): unknown {
  if (kept.length === 0 || !(error instanceof ApiError) || ![400, 403, 422].includes(error.status)) return error;
  const advice =
    `The request also contained fields that the program does not declare, as the service had them: ${listedFields(kept)}. ` +
    "To send only declared fields, set readBeforeWrite to off. A service that replaces configurations then removes the others.";
  return copyOf(error, { advice });
}

/**
 * Finds out once in a run whether fields that are no longer declared stay at the service. Nothing depends on this read, so
 * its failures are no errors.
 */
async function reportMergingService(
  send: Send,
  target: ClusterTarget,
  dropped: readonly Segments[],
  { run, log }: Call,
): Promise<void> {
  const clusters = HostClusters.of(run);
  if (dropped.length === 0 || clusters.hasCheckedMerging) return;
  clusters.hasCheckedMerging = true;
  const received = await receiveRemoteConfig(send, target, { bestEffort: true }).catch((error) => {
    if (error instanceof SpectroclusterError) return undefined;
    throw error;
  });
  if (received === undefined || received instanceof ReadUnsupported) return;
  const left = dropped.filter((field) => !isEmpty(valueAt(received.value, field)));
  if (left.length === 0) return;
  log(
    `The service merges configurations: cluster "${target.clusterUid}" still has fields that the program no longer ` +
      `declares: ${listedFields(left)}. To clear them, declare them empty ([] or ""), or clear them at the service.`,
  );
}
