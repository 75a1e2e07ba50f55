import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { HOW_TO_DISABLE } from "../hostClusters/forget.js";
import { grouped, listed } from "../messages/lists.js";
import { show } from "../messages/values.js";
import { type DiffCall, noteOtherService } from "./resource.js";

const MAX_UIDS = 5;

/**
 * Logs what an update does, in one sentence: the engine's diff of many clusters is too long to review, and its plain preview
 * has one word. A refresh compares the other way round, and has checked no program: then nothing is logged.
 *
 * @param options - Whether the state is of another service than the inputs, and whether the resource has one cluster.
 */
export function logNotes(
  stored: StoredClusters,
  declared: readonly Cluster[],
  { run, log }: DiffCall,
  { isMoved, isSingle = false }: { isMoved: boolean; isSingle?: boolean },
): void {
  const uids = new Set(declared.map(({ clusterUid }) => clusterUid));
  if (![...uids].some((uid) => run.declares(uid))) return;
  if (isMoved) {
    noteOtherService({ run, log });
    return;
  }
  const kinds = declared.map((cluster) => kindOf(stored.get(cluster.clusterUid), cluster));
  const uidsOf = (kind: Kind) => [...uids].filter((_, index) => kinds[index] === kind);
  const leaving = [...stored.keys()].filter((uid) => !uids.has(uid) && !run.declares(uid));
  const again = "repeated, because the outcome of the last write is unknown";
  const parts: [uids: string[], one: string, many: string][] = [
    // The engine's diff of a single cluster shows what changes.
    [isSingle ? [] : uidsOf("changed"), "changes", "change"],
    [isSingle ? [] : uidsOf("added"), "is added", "are added"],
    [uidsOf("pending"), `is ${again}`, `are ${again}`],
    [uidsOf("disabled"), "is disabled", "are disabled"],
    // Another resource may declare them, which is perhaps checked later.
    [leaving, "is no longer declared and stays as it is", "are no longer declared and stay as they are"],
  ];
  const present = parts.filter(([{ length }]) => length > 0);
  const texts = present.map(([of, one, many], index) => {
    const noun = index > 0 ? "" : of.length === 1 ? " cluster" : " clusters";
    return `${grouped(of.length)}${noun} ${of.length === 1 ? one : many} (${listed(of, show, MAX_UIDS)})`;
  });
  if (texts.length > 0) log(`${texts.join(", ")}.`);
  const dropped = declared.filter((cluster) => dropsFlag(stored.get(cluster.clusterUid), cluster));
  if (dropped.length > 0) {
    const list = listed(
      dropped.map(({ clusterUid }) => clusterUid),
      show,
      MAX_UIDS,
    );
    log(`isHostCluster is no longer declared and stays as it is: ${list}.`);
  }
  if (leaving.length > 0) run.logOnce(HOW_TO_DISABLE, log);
}

type Kind = "added" | "disabled" | "pending" | "changed" | undefined;

function kindOf(former: StoredCluster | undefined, cluster: Cluster): Kind {
  if (cluster.config.isHostCluster === false && former?.config.isHostCluster !== false) return "disabled";
  if (former === undefined) return "added";
  if (former.isPending) return "pending";
  return differencesBetween(former, cluster).length > 0 ? "changed" : undefined;
}

/** An unknown configuration may declare anything. */
function dropsFlag(former: StoredCluster | undefined, { config }: Cluster): boolean {
  const isUndeclared = typeof config === "object" && config.isHostCluster === undefined;
  return isUndeclared && former?.config.isHostCluster !== undefined;
}
