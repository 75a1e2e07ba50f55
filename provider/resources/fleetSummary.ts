import { UNKNOWN } from "../engine/unknown.js";
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, StoredClusters } from "../hostClusters/cluster.js";
import { HOW_TO_DISABLE } from "../hostClusters/forget.js";
import { grouped, listed } from "../messages/lists.js";
import { quote } from "../messages/values.js";
import type { DiffCall } from "./resource.js";

const MAX_UIDS = 5;

/**
 * Logs what an update of a fleet does, in one sentence: the engine's diff of many clusters is too long to review, and its plain
 * preview has one word.
 */
export function logSummary(stored: StoredClusters, declared: readonly Cluster[], { run, log }: DiffCall): void {
  const parts: string[] = [];
  function add(uids: readonly string[], one: string, many: string): void {
    if (uids.length === 0) return;
    const noun = parts.length > 0 ? "" : uids.length === 1 ? " cluster" : " clusters";
    const verb = uids.length === 1 ? one : many;
    parts.push(`${grouped(uids.length)}${noun} ${verb} (${listed(uids, quote, MAX_UIDS)})`);
  }
  // An unknown configuration may declare anything.
  const flagOf = ({ config }: Cluster) => (typeof config === "object" ? config?.isHostCluster : UNKNOWN);
  const uidsOf = (isIt: (cluster: Cluster) => boolean) => declared.filter(isIt).map(({ clusterUid }) => clusterUid);
  const old = ({ clusterUid }: Cluster) => stored.get(clusterUid);
  const disabled = new Set(
    uidsOf((cluster) => {
      const former = old(cluster);
      return former !== undefined && flagOf(cluster) === false && flagOf(former) !== false;
    }),
  );
  const isChanged = (cluster: Cluster) => {
    const former = old(cluster);
    if (former === undefined || former.isPending || disabled.has(cluster.clusterUid)) return false;
    return differencesBetween(former, cluster).length > 0;
  };
  const dropped = uidsOf((cluster) => {
    const former = old(cluster);
    return former !== undefined && flagOf(cluster) === undefined && flagOf(former) !== undefined;
  });
  const uids = new Set(declared.map(({ clusterUid }) => clusterUid));
  const forgotten = [...stored.keys()].filter((uid) => !uids.has(uid) && !run.declares(uid));

  add(uidsOf(isChanged), "changes", "change");
  add(
    uidsOf((cluster) => old(cluster) === undefined),
    "is added",
    "are added",
  );
  add(
    uidsOf((cluster) => old(cluster)?.isPending === true),
    "is repeated, because the outcome of the last write is unknown",
    "are repeated, because the outcome of the last write is unknown",
  );
  add([...disabled], "is disabled", "are disabled");
  // Another resource may declare them, which is perhaps checked later.
  add(forgotten, "leaves the fleet and stays as it is", "leave the fleet and stay as they are");
  if (parts.length > 0) log(`${parts.join(", ")}.`);
  if (dropped.length > 0) {
    log(`isHostCluster is no longer declared and stays as it is: ${listed(dropped, quote, MAX_UIDS)}.`);
  }
  if (forgotten.length > 0) run.logOnce(HOW_TO_DISABLE, log);
}
