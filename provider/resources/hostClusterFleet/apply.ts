/** Brings the clusters of a fleet to the declared configurations. */
import { SpectroclusterError } from "../../errors.js";
import { isEquivalent } from "../canonicalForm.js";
import { assertValidTarget } from "../hostClusterConfig/assertValidTarget.js";
import { type DisableOutcome, disableCluster, writeConfig } from "../hostClusterConfig/clusterWrites.js";
import { type Call, PartialFailure } from "../resource.js";
import type { RunContext } from "../runContext.js";
import { type BatchResult, batchesOf, type InBatch } from "./batch.js";
import { count, describeFailures, listUids } from "./report.js";
import {
  clusterUidsOf,
  type FleetMember,
  type FleetState,
  fleetMemberOf,
  isOutcomeUnknown,
  managedUidsOf,
  mayBeHost,
  pendingOf,
  resultingState,
  targetOf,
} from "./state.js";

/**
 * Sends what differs between the state and the fleet; removals are sent last.
 *
 * @throws PartialFailure with what succeeded; SpectroclusterError if nothing took effect.
 */
export async function applyFleet(id: string, state: FleetState, fleet: FleetState, call: Call): Promise<FleetState> {
  const inBatch = batchesOf(call);
  const removals = managedUidsOf(state).filter((uid) => !Object.hasOwn(fleet.clusters, uid) && mayBeHost(state, uid));
  const written = await writeClusters(state, fleet, inBatch, call.run);
  const { stopReason } = written;
  const removed: BatchResult<DisableOutcome> =
    stopReason === undefined
      ? await disableClusters(state, removals, inBatch, call.log)
      : { succeeded: new Map(), failed: new Map(), notAttempted: removals };

  const all: BatchResult<unknown> = {
    succeeded: new Map<string, unknown>([...written.succeeded, ...removed.succeeded]),
    failed: new Map([...written.failed, ...removed.failed]),
    notAttempted: [...written.notAttempted, ...removed.notAttempted],
    stopReason: stopReason ?? removed.stopReason,
  };
  const result = resultingState(state, fleet, written, removed);
  if (all.failed.size + all.notAttempted.length === 0) return result;
  const failures = describeFailures(all);
  const [cause] = all.failed.values();
  const hasEffect = all.succeeded.size > 0 || [...all.failed.values()].some(({ outcomeUnknown }) => outcomeUnknown);
  if (hasEffect) throw new PartialFailure(id, result, `${failures}\nThe next pulumi up completes the fleet.`, cause);
  throw new SpectroclusterError("SPECTROCLUSTER_FLEET", `${failures}\nNo cluster was changed.`, { cause });
}

async function writeClusters(
  state: FleetState,
  fleet: FleetState,
  inBatch: InBatch,
  run: RunContext,
): Promise<BatchResult<void>> {
  const isComplete = (uid: string) =>
    fleetMemberOf(state, uid) !== undefined &&
    pendingOf(state, uid) === undefined &&
    isEquivalent(fleetMemberOf(state, uid), fleetMemberOf(fleet, uid));
  const incomplete = clusterUidsOf(fleet).filter((uid) => !isComplete(uid));
  const result = await inBatch("Writing the configurations", incomplete, (uid, call) => {
    const { target, config } = fleetMemberOf(fleet, uid) as FleetMember;
    const isNew = fleetMemberOf(state, uid) === undefined && !isOutcomeUnknown(state, uid);
    return writeConfig(target, config, isNew, call);
  });
  run.declarations.set(
    result.notAttempted.map((uid) => run.keyOf(uid)),
    "failed",
  );
  return result;
}

/** Disables clusters of the state, and logs those that need no request any more. */
export async function disableClusters(
  state: FleetState,
  uids: readonly string[],
  inBatch: InBatch,
  log: (message: string) => void,
): Promise<BatchResult<DisableOutcome>> {
  const result = await inBatch("Disabling host clusters", uids, async (uid, call) => {
    const target = targetOf(state, uid);
    assertValidTarget(target);
    return disableCluster(target, call);
  });
  for (const [outcome, reason] of NOT_DISABLED) {
    const having = uids.filter((uid) => result.succeeded.get(uid) === outcome);
    if (having.length > 0) log(`${count(having.length)} not disabled, because ${reason}: ${listUids(having)}.`);
  }
  return result;
}

const NOT_DISABLED: [DisableOutcome, string][] = [
  ["declaredElsewhere", "this run declares their configurations"],
  ["gone", "the service no longer has them"],
];
