/** Reads the actual configurations of a fleet's clusters. */
import { NotFoundError, SpectroclusterError } from "../../errors.js";
import type { FleetCluster } from "../../model/hostClusterFleet.js";
import { assertValidTarget } from "../hostClusterConfig/assertValidTarget.js";
import { applyDrift } from "../hostClusterConfig/drift.js";
import { readRemoteConfig, Unavailable, unavailableMessage } from "../hostClusterConfig/remoteConfig.js";
import type { Call } from "../resource.js";
import { batchesOf } from "./batch.js";
import { count, describeFailures, listUids } from "./report.js";
import { clusterUidsOf, type FleetState, targetOf } from "./state.js";

/**
 * The clusters of the state with their drift. Clusters that no longer exist are missing.
 *
 * @throws SpectroclusterError if one of them cannot be read.
 */
export async function readClusters(state: FleetState, call: Call): Promise<FleetState["clusters"]> {
  const { run, hasSecrets, log } = call;
  const options = { hideValues: hasSecrets, omitServiceMessage: hasSecrets };
  const gone: string[] = [];
  let unavailable: Unavailable | undefined;

  /** One cluster with its drift; `undefined` if it no longer exists. */
  async function readMember(uid: string, each: Call): Promise<FleetCluster | undefined> {
    const stored = state.clusters[uid] as FleetCluster;
    // If the service does not support reading, no further clusters are read.
    if (unavailable?.concernsService) return stored;
    try {
      const target = targetOf(state, uid);
      assertValidTarget(target);
      const { client } = run.connect();
      const actual = await client.run((send) => readRemoteConfig(send, target, options), {
        timeoutSeconds: each.timeoutSeconds,
      });
      if (actual instanceof Unavailable) {
        // Of several reads at the same time, the last one may concern only its cluster.
        if (!unavailable?.concernsService) unavailable = actual;
        return stored;
      }
      const { projectUid, ...config } = stored;
      return { ...applyDrift(config, actual), ...(projectUid === undefined ? {} : { projectUid }) };
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      gone.push(uid);
      return undefined;
    }
  }

  const uids = clusterUidsOf(state);
  const result = await batchesOf(call)("Reading the configurations", uids, readMember);
  if (result.failed.size + result.notAttempted.length > 0) {
    throw new SpectroclusterError("SPECTROCLUSTER_FLEET", describeFailures(result));
  }
  if (unavailable !== undefined) run.logOnce(unavailableMessage(unavailable), log);
  if (gone.length > 0) {
    log(`${count(gone.length)} removed from the state, because the service no longer has them: ${listUids(gone)}.`);
  }
  const present = uids.map((uid) => [uid, result.succeeded.get(uid)] as const).filter(([, config]) => config);
  return Object.fromEntries(present) as FleetState["clusters"];
}
