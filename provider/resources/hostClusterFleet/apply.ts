/** Brings the clusters of a fleet to the declared configurations. */
import { isEquivalent } from "../../cluster/canonicalForm.js";
import {
  afterDisable,
  afterWrite,
  type ClusterState,
  mayBeHost,
  type Outcome,
  stateTarget,
} from "../../cluster/clusterState.js";
import { type DisableOutcome, disableCluster } from "../../cluster/disable.js";
import { assertValidTarget } from "../../cluster/target.js";
import { writeConfig } from "../../cluster/write.js";
import { SpectroclusterError } from "../../errors.js";
import { countClusters, listed } from "../../messages/lists.js";
import type { Call } from "../../run/call.js";
import { PartialFailure } from "../clusterResource.js";
import { type BatchResult, batchesOf, type InBatch } from "./batch.js";
import { describeFailures } from "./report.js";
import {
  clusterState,
  declaredCluster,
  declaredUidsOf,
  entryOf,
  type FleetInputs,
  type FleetState,
  managedUidsOf,
  stateOf,
} from "./state.js";

/**
 * Sends what differs between the state and the fleet. Clusters that are no longer declared are disabled last, and only if
 * all clusters that are new were written: a typo in a UID looks like one removal and one addition.
 *
 * @throws PartialFailure with what succeeded; SpectroclusterError if nothing took effect.
 */
export async function applyFleet(id: string, state: FleetState, fleet: FleetInputs, call: Call): Promise<FleetState> {
  const inBatch = batchesOf(call);
  const declared = declaredUidsOf(fleet);
  const removals = managedUidsOf(state).filter(
    (uid) => entryOf(fleet, uid) === undefined && mayBeHost(stateIn(state, uid)),
  );
  const { incomplete, isNew } = await findIncomplete(state, fleet, call);

  const written = await inBatch("Writing the configurations", incomplete, async (uid, each) => {
    const { projectUid, config } = declaredCluster(fleet, uid);
    await writeConfig(stateTarget(uid, { projectUid }), config, clusterState(state, uid), each);
    return "written" as const;
  });
  const unwritten = new Set([...written.failed.keys(), ...written.notAttempted]);
  const isUnwritten = (uid: string) => unwritten.has(uid);
  for (const uid of written.notAttempted) await call.run.ownership.endWrite(call.owner, call.run.keyOf(uid), "failed");
  const areHeldBack = written.stopReason !== undefined || [...unwritten].some(isNew);
  const removed = areHeldBack
    ? emptyResult<DisableOutcome>()
    : await disableClusters(state, removals, true, inBatch, call);

  const states = new Map<string, ClusterState | "written">();
  const keep = (uid: string, each: ClusterState | undefined) => each && states.set(uid, each);
  for (const uid of declared) {
    if (!isUnwritten(uid)) states.set(uid, "written");
    else keep(uid, afterWrite(clusterState(state, uid), declaredCluster(fleet, uid), outcomeOf(uid, written)));
  }
  for (const uid of removals) keep(uid, afterDisable(stateIn(state, uid), outcomeOf(uid, removed)));
  const result: FleetState = { ...stateOf(fleet, states), __address: call.run.connect().settings.baseUrl };

  const all: BatchResult<unknown> = {
    succeeded: new Map<string, unknown>([...written.succeeded, ...removed.succeeded]),
    failed: new Map([...written.failed, ...removed.failed]),
    notAttempted: [...written.notAttempted, ...removed.notAttempted],
    stopReason: written.stopReason ?? removed.stopReason,
  };
  if (all.failed.size + all.notAttempted.length === 0) return result;
  const waiting = areHeldBack && removals.length > 0 ? `\n${heldBack(removals, written.stopReason)}` : "";
  const failures = `${describeFailures(all)}${waiting}`;
  const [cause] = all.failed.values();
  const hasEffect = all.succeeded.size > 0 || [...all.failed.values()].some(({ outcomeUnknown }) => outcomeUnknown);
  if (hasEffect) throw new PartialFailure(id, result, `${failures}\nThe next pulumi up completes the fleet.`, cause);
  throw new SpectroclusterError("SPECTROCLUSTER_FLEET", `${failures}\nNo cluster was changed.`, { cause });
}

function emptyResult<T>(): BatchResult<T> {
  return { succeeded: new Map(), failed: new Map(), notAttempted: [] };
}

function heldBack(removals: readonly string[], stopReason = "not all added clusters could be written"): string {
  const verb = removals.length === 1 ? "stays" : "stay";
  return (
    `${countClusters(removals.length)} that the program no longer declares ${verb} enabled for now, because ` +
    `${stopReason}: ${listed(removals)}.`
  );
}

/**
 * Finds the clusters to write. The others are complete, which other resources of this run are told.
 *
 * A complete cluster is written nevertheless if this run may have disabled it.
 */
async function findIncomplete(state: FleetState, fleet: FleetInputs, { run, owner }: Call) {
  const isNew = (uid: string) => clusterState(state, uid) === undefined;
  const declared = declaredUidsOf(fleet);
  const complete = declared.filter((uid) => isComplete(state, fleet, uid));
  const unchanged = new Set(complete);
  for (const uid of await run.confirm(owner, complete)) unchanged.delete(uid);
  return { incomplete: declared.filter((uid) => !unchanged.has(uid)), isNew };
}

/** Whether the state has what the fleet declares for a cluster. */
export function isComplete(state: FleetState, fleet: FleetInputs, uid: string): boolean {
  const { pendingFields, ...old } = clusterState(state, uid) ?? {};
  return pendingFields === undefined && isEquivalent(old, declaredCluster(fleet, uid));
}

/** The state of a cluster that the fleet manages. */
function stateIn(state: FleetState, uid: string): ClusterState {
  return clusterState(state, uid) as ClusterState;
}

function outcomeOf<Success>(uid: string, { succeeded, failed }: BatchResult<Success>): Outcome<Success> {
  const success = succeeded.get(uid);
  if (success !== undefined) return success;
  return failed.get(uid)?.outcomeUnknown ? "unknown" : "unchanged";
}

/**
 * Disables clusters of the state, and logs those that need no request.
 *
 * @param canHandOver - Whether owners that are only announced will still write their clusters.
 */
export async function disableClusters(
  state: FleetState,
  uids: readonly string[],
  canHandOver: boolean,
  inBatch: InBatch,
  call: Call,
): Promise<BatchResult<DisableOutcome>> {
  const { run, log } = call;
  // Before the first request: whoever has taken a cluster over needs none.
  const owners = await run.ownership.takeOvers(uids, run.connect().settings.baseUrl, canHandOver);
  const result = await inBatch("Disabling host clusters", uids, async (uid, each): Promise<DisableOutcome> => {
    const owner = owners.get(uid);
    if (owner instanceof SpectroclusterError) throw owner;
    if (owner !== undefined) return owner;
    const target = stateTarget(uid, stateIn(state, uid));
    assertValidTarget(target);
    return disableCluster(target, canHandOver, each);
  });
  for (const [outcome, reason] of NOT_DISABLED) {
    const having = uids.filter((uid) => result.succeeded.get(uid) === outcome);
    if (having.length > 0) log(`${countClusters(having.length)} not disabled, because ${reason}: ${listed(having)}.`);
  }
  return result;
}

const NOT_DISABLED: [DisableOutcome, string][] = [
  ["taken over", "other resources of this run declare their configurations"],
  ["handed over", "other resources of this run will write their configurations"],
  ["gone", "the service no longer has them"],
];
