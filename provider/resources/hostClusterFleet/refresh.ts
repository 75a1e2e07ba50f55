/** Reads the actual configurations of a fleet's clusters. */

import { type ClusterState, stateTarget } from "../../cluster/clusterState.js";
import { applyDrift } from "../../cluster/drift.js";
import { assertGone } from "../../cluster/gone.js";
import { readRemoteConfig, Unavailable, unavailableMessage } from "../../cluster/read.js";
import { assertValidTarget } from "../../cluster/target.js";
import { SpectroclusterError } from "../../errors.js";
import { countClusters, listed } from "../../messages/lists.js";
import type { FleetCluster } from "../../model/hostClusterFleet.js";
import type { Call } from "../../run/call.js";
import { batchesOf } from "./batch.js";
import { describeFailures } from "./report.js";
import { clusterState, declaredUidsOf, type FleetState } from "./state.js";

/**
 * The clusters of the state with their drift. Clusters that no longer exist are missing. Pending ones and edited entries
 * stay as they are.
 *
 * @throws SpectroclusterError if one of them cannot be read.
 */
export async function readClusters(state: FleetState, call: Call): Promise<FleetState["clusters"]> {
  const { run, hasSecrets, log } = call;
  const options = { hideValues: hasSecrets, omitServiceMessage: hasSecrets, reads: run.reads };
  const gone = new Set<string>();
  const unavailable = new Map<string, Unavailable>();

  /** One cluster with its drift. */
  async function readMember(uid: string, each: Call): Promise<FleetCluster> {
    const stored = state.clusters[uid] as FleetCluster;
    const known = clusterState(state, uid) as ClusterState;
    if (await run.reads.isProvenUnsupported()) return stored;
    const target = stateTarget(uid, known);
    assertValidTarget(target);
    try {
      const { client } = run.connect();
      const onReceived = (config: object) => run.actualConfigs.set(run.keyOf(uid), config);
      const actual = await client.inSlot((send) => readRemoteConfig(send, target, { ...options, onReceived }), {
        timeoutSeconds: each.timeoutSeconds,
      });
      if (actual instanceof Unavailable) {
        unavailable.set(uid, actual);
        return stored;
      }
      const { config, pendingFields } = known;
      if (config === undefined || pendingFields !== undefined) return stored;
      const { projectUid } = stored;
      return { ...applyDrift(config, actual), ...(projectUid === undefined ? {} : { projectUid }) };
    } catch (error) {
      await assertGone(error, target, call);
      gone.add(uid);
      return stored;
    }
  }

  const uids = declaredUidsOf(state);
  const result = await batchesOf(call)("Reading the configurations", uids, readMember);
  // One odd response is not the whole service: then its cluster fails like any other.
  const isUnsupported = unavailable.size > 0 && (await run.reads.isUnsupported());
  for (const [uid, { error }] of isUnsupported ? [] : unavailable) {
    result.succeeded.delete(uid);
    result.failed.set(uid, error);
  }
  if (result.failed.size + result.notAttempted.length > 0) {
    throw new SpectroclusterError("SPECTROCLUSTER_FLEET", describeFailures(result), {
      cause: [...result.failed.values()][0],
    });
  }
  const [first] = unavailable.values();
  if (first !== undefined) run.logOnce(unavailableMessage(first), log);
  if (gone.size > 0) {
    log(
      `${countClusters(gone.size)} removed from the state, because the service no longer has them: ${listed([...gone])}.`,
    );
  }
  const present = uids.filter((uid) => !gone.has(uid));
  return Object.fromEntries(present.map((uid) => [uid, result.succeeded.get(uid) as FleetCluster]));
}
