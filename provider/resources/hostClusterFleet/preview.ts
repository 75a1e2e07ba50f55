/** Reads the clusters of a fleet that an update would write. */
import { stateTarget } from "../../cluster/clusterState.js";
import { previewWrite } from "../../cluster/prepareWrite.js";
import { containsUnknown } from "../../engine/unknown.js";
import { SpectroclusterError } from "../../errors.js";
import type { Call } from "../../run/call.js";
import { isComplete } from "./apply.js";
import { batchesOf } from "./batch.js";
import { describeFailures } from "./report.js";
import { clusterState, declaredCluster, declaredUidsOf, entryOf, type FleetInputs, type FleetState } from "./state.js";

/**
 * @param state - `"unknown"` if the caller has no state: then all clusters are read.
 * @throws SpectroclusterError if one of them cannot be read.
 */
export async function previewFleet(
  state: FleetState | undefined | "unknown",
  fleet: FleetInputs,
  call: Call,
): Promise<void> {
  const known = state === "unknown" ? undefined : state;
  const targets = declaredUidsOf(fleet).filter((uid) => known === undefined || !isComplete(known, fleet, uid));
  const result = await batchesOf(call)("Reading the clusters", targets, async (uid, each) => {
    const isKnown = !containsUnknown(entryOf(fleet, uid));
    const { projectUid, config } = declaredCluster(fleet, uid);
    const target = stateTarget(uid, { projectUid });
    // An entry that is unknown may have its own project.
    if (typeof entryOf(fleet, uid) !== "object" || containsUnknown(target)) return;
    const old = state === "unknown" ? state : known && clusterState(known, uid);
    await previewWrite(target, isKnown ? config : undefined, old, each);
  });
  if (result.failed.size === 0) return;
  throw new SpectroclusterError("SPECTROCLUSTER_FLEET", describeFailures(result), {
    cause: [...result.failed.values()][0],
  });
}
