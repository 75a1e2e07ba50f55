/** Disables clusters that are no longer declared, unless other resources of the run declare them. */
import type { ClusterTarget } from "../api/client.js";
import { SpectroclusterError } from "../errors.js";
import { countClusters, listed } from "../messages/lists.js";
import type { Call } from "../run/call.js";
import { type BatchResult, batchesOf, type InBatch } from "./batch.js";
import { type DisableOutcome, disableCluster } from "./disable.js";
import { concernsOneCluster, failureOf, hasFailures, mayHaveEffect } from "./failures.js";
import { mayStillBeHost } from "./gone.js";
import { HostClusters } from "./hostClusters.js";
import { type KnownCluster, type KnownClusters, mayBeHost } from "./knownCluster.js";
import type { Owners } from "./owners/owners.js";
import type { DisablePhase } from "./owners/takeOver.js";
import { assertValidTarget } from "./target.js";

/**
 * Disables the clusters of a resource that is deleted, as far as they may be host clusters.
 *
 * @param maxRemovals - See {@link assertFewDisables}.
 * @throws SpectroclusterError if a cluster cannot be disabled: the engine stores nothing of a failed delete.
 */
export async function remove(known: KnownClusters, maxRemovals: unknown, call: Call): Promise<void> {
  const { owners, service } = HostClusters.of(call.run);
  const uidsOf = (isIncluded: (cluster: KnownCluster) => boolean) =>
    [...known].filter(([, cluster]) => isIncluded(cluster)).map(([uid]) => uid);
  const uids = uidsOf(mayBeHost);
  const phase = await owners.phaseOfDelete(call.resourceKey, uids);
  const found = await owners.lookForOwners(uids, service, phase);
  if (found.size > 0) {
    assertFewDisables(
      maxRemovals,
      uids.filter((uid) => !found.has(uid)),
    );
  }
  const result = await disableAll(known, uids, found, phase, batchesOf(call));
  logNotDisabled(uids, result, "other resources of this run will write their configurations", call);
  const handedOver = uidsOf((cluster) => cluster.handedOver ?? false);
  if (handedOver.length > 0) call.log(notDisabled(handedOver, "other resources were to write their configurations"));
  if (!hasFailures(result)) return;
  throw failureOf(result, [
    ...(concernsOneCluster(result)
      ? []
      : ["All clusters stay in the state. Run the same command again to repeat the requests."]),
    ...(mayHaveEffect(result) ? [KEEP_ADVICE] : []),
  ]);
}

const KEEP_ADVICE =
  "To keep the clusters instead, declare them in the program, run pulumi refresh, and then pulumi up: " +
  "the state still says that they are enabled.";

/** Disables the clusters that an update removes from a fleet. */
export async function disableLeaving(
  leaving: KnownClusters,
  inBatch: InBatch,
  call: Call,
): Promise<BatchResult<DisableOutcome>> {
  const { owners, service } = HostClusters.of(call.run);
  const uids = [...leaving.keys()];
  const found = await owners.lookForOwners(uids, service, "update");
  const result = await disableAll(leaving, uids, found, "update", inBatch);
  await waitForOwners(leaving, result, call);
  logNotDisabled(uids, result, NOT_YET_WRITTEN, call);
  return result;
}

/**
 * Disables clusters of the state.
 *
 * @param found - Their owners, as they were before the first request: a cluster that was taken over needs none.
 */
function disableAll(
  known: KnownClusters,
  uids: readonly string[],
  found: Awaited<ReturnType<Owners["lookForOwners"]>>,
  phase: DisablePhase,
  inBatch: InBatch,
): Promise<BatchResult<DisableOutcome>> {
  return inBatch("Disabling host clusters", uids, async (clusterUid, call) => {
    const { projectUid, handedOver } = known.get(clusterUid) as KnownCluster;
    const target: ClusterTarget = { clusterUid, projectUid };
    const owner = found.get(clusterUid);
    // The owner may have disabled the cluster in an earlier run. Otherwise it may only be announced later in this one.
    if (handedOver) return owner !== undefined || (await mayStillBeHost(target, call)) ? "handed over" : "disabled";
    if (owner instanceof SpectroclusterError) throw owner;
    if (owner !== undefined) return owner;
    assertValidTarget(target);
    return disableCluster(target, phase, call);
  });
}

/** Waits for owners that were only announced, in this run or in an earlier one, and records what they did. */
async function waitForOwners(
  known: KnownClusters,
  { succeeded, failed }: BatchResult<DisableOutcome>,
  { run }: Call,
): Promise<void> {
  const uids = [...succeeded.keys()].filter((uid) => succeeded.get(uid) === "handed over");
  if (uids.length === 0) return;
  const clusters = HostClusters.of(run);
  for (const [uid, owner] of await clusters.owners.waitForOwners(uids, clusters.service)) {
    if (!(owner instanceof SpectroclusterError)) succeeded.set(uid, owner);
    // A cluster that an earlier run has handed over stays so.
    else if (!known.get(uid)?.handedOver) {
      succeeded.delete(uid);
      failed.set(uid, owner);
    }
  }
}

/**
 * Logs which clusters were not disabled, and why.
 *
 * @param whyHandedOver - Why clusters are left to owners that were only announced.
 */
function logNotDisabled(
  uids: readonly string[],
  { succeeded }: BatchResult<DisableOutcome>,
  whyHandedOver: string,
  { log }: Call,
): void {
  const reasons: [DisableOutcome, string][] = [
    ["taken over", "other resources of this run declare their configurations"],
    ["handed over", whyHandedOver],
    ["gone", "the service no longer has them"],
  ];
  for (const [outcome, reason] of reasons) {
    const having = uids.filter((uid) => succeeded.get(uid) === outcome);
    if (having.length > 0) log(notDisabled(having, reason));
  }
}

function notDisabled(uids: readonly string[], reason: string): string {
  return `${countClusters(uids.length)} not disabled, because ${reason}: ${listed(uids)}.`;
}

const NOT_YET_WRITTEN =
  "other resources have not written them yet. The fleet keeps them in its state as handed over, and a later pulumi up " +
  "removes them once other resources have written them. If no other resource declares them any more, declare them in the " +
  "fleet again, run pulumi up, and then remove them, which disables them";

/**
 * If this run declares some clusters of a deleted fleet, `maxRemovals` limits how many others the delete disables.
 *
 * @param maxRemovals - As in the state, which somebody may have edited.
 */
function assertFewDisables(maxRemovals: unknown, uids: readonly string[]): void {
  if (typeof maxRemovals !== "number" || uids.length <= maxRemovals) return;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_FLEET",
    `The delete would disable ${countClusters(uids.length)}, but maxRemovals of the fleet is ${maxRemovals}: ` +
      `${listed(uids)}. Other clusters of the fleet are declared by this run, so it was renamed, moved or replaced, and the ` +
      "new list may be truncated. Nothing was disabled.\nCheck that the list is complete. If the clusters are to be " +
      "disabled, declare them in the new resource, run pulumi up, and then remove them there with a larger maxRemovals.",
  );
}
