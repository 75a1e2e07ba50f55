/** Brings known clusters to what a program declares. */
import { countClusters, listed } from "../messages/lists.js";
import type { Call } from "../run/call.js";
import { PartialFailure } from "../run/partialFailure.js";
import { type BatchResult, batchesOf, emptyResult } from "./batch.js";
import type { DisableOutcome } from "./disable.js";
import { concernsOneCluster, failureOf, hasFailures, mayHaveEffect } from "./failures.js";
import { HostClusters } from "./hostClusters.js";
import {
  afterDisable,
  afterUnknownWrite,
  type Clusters,
  type DeclaredCluster,
  type DeclaredClusters,
  isComplete,
  type KnownCluster,
  type KnownClusters,
  mayBeHost,
} from "./knownCluster.js";
import { disableLeaving } from "./remove.js";
import { writeConfig } from "./write.js";

/** How a resource stores its clusters. */
export interface Storage<State> {
  /** ID of the resource. */
  id: string;
  toState(clusters: KnownClusters): State;
}

/**
 * Sends what differs between the known and the declared clusters. Clusters that are no longer declared are disabled last,
 * and only if all clusters that are new were written: a typo in a UID looks like one removal and one addition.
 *
 * @returns The state. A cluster that has what is declared has the very object `config` of the declaration.
 * @throws PartialFailure with what succeeded; SpectroclusterError if nothing took effect.
 */
export async function apply<State extends object>(
  before: KnownClusters,
  declared: DeclaredClusters,
  { id, toState }: Storage<State>,
  call: Call,
): Promise<State> {
  const { owners } = HostClusters.of(call.run);
  const inBatch = batchesOf(call);
  const complete = new Set([...declared.keys()].filter((uid) => isComplete(before.get(uid), declared.get(uid))));
  // A complete cluster is written nevertheless if this run may have disabled it.
  for (const uid of await owners.confirm(call.resourceKey, [...complete])) complete.delete(uid);
  const incomplete = [...declared.keys()].filter((uid) => !complete.has(uid));
  const leaving = leavingClusters(before, declared);

  const written = await inBatch("Writing the configurations", incomplete, async (clusterUid, clusterCall) => {
    const cluster = declared.get(clusterUid) as DeclaredCluster;
    await writeConfig({ clusterUid, ...cluster, old: before.get(clusterUid) }, clusterCall);
  });
  for (const uid of written.notAttempted) await owners.endWrite(call.resourceKey, uid, "failed");
  const someAddedFailed = [...written.failed.keys(), ...written.notAttempted].some((uid) => !before.has(uid));
  const skipsRemovals = written.stopReason !== undefined || someAddedFailed;
  const disabled =
    skipsRemovals || leaving.size === 0 ? emptyResult<DisableOutcome>() : await disableLeaving(leaving, inBatch, call);

  const state = toState(clustersAfter(before, declared, written, leaving, disabled));
  const result: BatchResult<unknown> = {
    succeeded: new Map<string, unknown>([...written.succeeded, ...disabled.succeeded]),
    failed: new Map([...written.failed, ...disabled.failed]),
    notAttempted: [...written.notAttempted, ...disabled.notAttempted],
    stopReason: written.stopReason ?? disabled.stopReason,
  };
  if (!hasFailures(result)) return state;
  const removals = [...leaving.keys()].filter((uid) => !leaving.get(uid)?.handedOver);
  const staysEnabled = skipsRemovals && removals.length > 0 ? [staysEnabledMessage(removals, written.stopReason)] : [];
  if (!mayHaveEffect(result)) {
    throw failureOf(result, concernsOneCluster(result) ? staysEnabled : [...staysEnabled, "No cluster was changed."]);
  }
  const next = concernsOneCluster(result)
    ? "The cluster is pending: the next pulumi up repeats the request."
    : "The next pulumi up repeats only what failed.";
  const [cause] = result.failed.values();
  throw new PartialFailure(id, state, failureOf(result, [...staysEnabled, next]).message, cause);
}

/** What is known of each cluster after the writes and the disables. */
function clustersAfter(
  before: KnownClusters,
  declared: DeclaredClusters,
  written: BatchResult<unknown>,
  leaving: KnownClusters,
  disabled: BatchResult<DisableOutcome>,
): KnownClusters {
  const after = new Map<string, KnownCluster>();
  const setIfKnown = (uid: string, known: KnownCluster | undefined) => known && after.set(uid, known);
  for (const [uid, cluster] of declared as Clusters<DeclaredCluster>) {
    const old = before.get(uid);
    if (written.succeeded.has(uid)) setIfKnown(uid, cluster);
    else if (written.failed.get(uid)?.outcomeUnknown) setIfKnown(uid, afterUnknownWrite(old, cluster));
    else if (written.failed.has(uid) || written.notAttempted.includes(uid)) setIfKnown(uid, old);
    else setIfKnown(uid, { ...old, ...cluster });
  }
  for (const [uid, known] of leaving) {
    const outcome = disabled.failed.get(uid)?.outcomeUnknown ? "unknown" : disabled.succeeded.get(uid);
    setIfKnown(uid, outcome === undefined ? known : afterDisable(known, outcome));
  }
  return after;
}

/** Clusters that are no longer declared, and may be host clusters or were handed over. */
function leavingClusters(before: KnownClusters, declared: DeclaredClusters): KnownClusters {
  return new Map([...before].filter(([uid, known]) => !declared.has(uid) && (mayBeHost(known) || known.handedOver)));
}

function staysEnabledMessage(
  removals: readonly string[],
  stopReason = "not all added clusters could be written",
): string {
  const verb = removals.length === 1 ? "stays" : "stay";
  return (
    `${countClusters(removals.length)} that the program no longer declares ${verb} enabled for now, because ` +
    `${stopReason}: ${listed(removals)}.`
  );
}
