import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
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
  const kinds = declared.map((cluster) => kindOf(stored.get(cluster.clusterUid), cluster));
  const uidsOf = (kind: Kind) =>
    declared.filter((_, index) => kinds[index] === kind).map(({ clusterUid }) => clusterUid);
  const uids = new Set(declared.map(({ clusterUid }) => clusterUid));
  const leaving = [...stored.keys()].filter((uid) => !uids.has(uid) && !run.declares(uid));
  const again = "repeated, because the outcome of the last write is unknown";
  const parts: [uids: string[], one: string, many: string][] = [
    [uidsOf("changed"), "changes", "change"],
    [uidsOf("added"), "is added", "are added"],
    [uidsOf("pending"), `is ${again}`, `are ${again}`],
    [uidsOf("disabled"), "is disabled", "are disabled"],
    // Another resource may declare them, which is perhaps checked later.
    [leaving, "leaves the fleet and stays as it is", "leave the fleet and stay as they are"],
  ];
  const present = parts.filter(([{ length }]) => length > 0);
  const texts = present.map(([of, one, many], index) => {
    const noun = index > 0 ? "" : of.length === 1 ? " cluster" : " clusters";
    return `${grouped(of.length)}${noun} ${of.length === 1 ? one : many} (${listed(of, quote, MAX_UIDS)})`;
  });
  if (texts.length > 0) log(`${texts.join(", ")}.`);
  const isDropped = ({ clusterUid, config }: Cluster) =>
    stored.get(clusterUid)?.config.isHostCluster !== undefined &&
    // An unknown configuration may declare anything.
    typeof config === "object" &&
    config.isHostCluster === undefined;
  const dropped = declared.filter(isDropped).map(({ clusterUid }) => clusterUid);
  if (dropped.length > 0)
    log(`isHostCluster is no longer declared and stays as it is: ${listed(dropped, quote, MAX_UIDS)}.`);
  if (leaving.length > 0) run.logOnce(HOW_TO_DISABLE, log);
}

type Kind = "added" | "disabled" | "pending" | "changed" | undefined;

function kindOf(former: StoredCluster | undefined, cluster: Cluster): Kind {
  if (cluster.config.isHostCluster === false && former?.config.isHostCluster !== false) return "disabled";
  if (former === undefined) return "added";
  if (former.isPending) return "pending";
  return differencesBetween(former, cluster).length > 0 ? "changed" : undefined;
}
