import type { Send } from "../api/client.js";
import { containsUnknown } from "../engine/unknown.js";
import type { Call } from "../run/call.js";
import { batchesOf } from "./batch.js";
import { assertAllSucceeded } from "./failures.js";
import { type DeclaredClusters, isComplete, type KnownClusters } from "./knownCluster.js";
import { prepareWrite, readBeforeWrite } from "./prepareWrite.js";

/**
 * Reads the clusters that {@link apply} would write, and logs what it would overwrite and keep, if the setting
 * `readInPreview` says so. Clusters whose projects are not known yet are skipped.
 *
 * @param before - `"unknown"` if the caller has no state: then all declared clusters are read.
 * @throws The errors of the client, as the update would.
 */
export async function preview(
  before: KnownClusters | "unknown",
  declared: DeclaredClusters,
  call: Call,
): Promise<void> {
  if (!call.run.settings.readInPreview) return;
  const known = before === "unknown" ? new Map() : before;
  const uids = [...declared.keys()].filter((uid) => !isComplete(known.get(uid), declared.get(uid)));
  const result = await batchesOf(call)("Reading the clusters", uids, async (clusterUid, clusterCall) => {
    const cluster = declared.get(clusterUid);
    // A cluster that is unknown may have its own project.
    if (cluster === undefined || containsUnknown(cluster.projectUid)) return;
    const write = { clusterUid, ...cluster, old: before === "unknown" ? before : known.get(clusterUid) };
    const prepare = async (send: Send) => {
      // Of a configuration that is not known yet, only the read has to succeed.
      if (containsUnknown(cluster.config)) await readBeforeWrite(send, write, clusterCall);
      else await prepareWrite(send, write, clusterCall);
    };
    await call.run.client.inSlot(prepare, { timeoutSeconds: clusterCall.timeoutSeconds });
  });
  assertAllSucceeded(result);
}
