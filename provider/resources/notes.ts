import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { HOW_TO_DISABLE, MAX_UIDS } from "../hostClusters/forget.js";
import { grouped, listed } from "../messages/lists.js";
import { show } from "../messages/values.js";
import { type DiffCall, noteOtherService } from "./resource.js";

/**
 * Logs what the engine's diff does not show, or shows too long to review. Logs nothing unless this run has checked one of the
 * declared clusters: a refresh, which compares the other way round, checks none.
 *
 * @param options - Whether the state is of another service than the inputs, and whether the resource has one cluster.
 */
export function logNotes(
  stored: StoredClusters,
  declared: readonly Cluster[],
  { run, log }: DiffCall,
  { isOtherService, isSingle = false }: { isOtherService: boolean; isSingle?: boolean },
): void {
  const uids = new Set(declared.map(({ clusterUid }) => clusterUid));
  if (![...uids].some((uid) => run.declares(uid))) return;
  if (isOtherService) {
    noteOtherService({ run, log });
    return;
  }
  const uidsOf = (isMeant: (cluster: Cluster, former: StoredCluster | undefined) => boolean) =>
    declared.filter((each) => isMeant(each, stored.get(each.clusterUid))).map(({ clusterUid }) => clusterUid);
  const uidsOfKind = (kind: Kind) => uidsOf((cluster, former) => kindOf(cluster, former) === kind);
  const undeclared = [...stored.keys()].filter((uid) => !uids.has(uid) && !run.declares(uid));
  const again = "written again, because the outcome of the last write is unknown";
  const parts: [uids: string[], one: string, many: string][] = [
    // The engine's diff of a single cluster shows what changes.
    [isSingle ? [] : uidsOfKind("changed"), "changes", "change"],
    [isSingle ? [] : uidsOfKind("added"), "is added", "are added"],
    [uidsOf((_, former) => former?.isPending === true), `is ${again}`, `are ${again}`],
    [uidsOfKind("disabled"), "is disabled", "are disabled"],
    // Another resource may declare them, which is perhaps checked later.
    [undeclared, "is no longer declared and stays as it is", "are no longer declared and stay as they are"],
  ];
  const present = parts.filter(([{ length }]) => length > 0);
  const texts = present.map(([of, one, many], index) => {
    const noun = index > 0 ? "" : of.length === 1 ? " cluster" : " clusters";
    return `${grouped(of.length)}${noun} ${of.length === 1 ? one : many} (${listed(of, show, MAX_UIDS)})`;
  });
  if (texts.length > 0) log(`${texts.join(", ")}.`);
  const withoutFlag = uidsOf(dropsFlag);
  if (withoutFlag.length > 0)
    log(`isHostCluster is no longer declared and stays as it is: ${listed(withoutFlag, show, MAX_UIDS)}.`);
  if (undeclared.length > 0) run.logOnce(HOW_TO_DISABLE, log);
}

type Kind = "added" | "disabled" | "changed" | undefined;

function kindOf(cluster: Cluster, former: StoredCluster | undefined): Kind {
  if (cluster.config?.isHostCluster === false && former?.config?.isHostCluster !== false) return "disabled";
  if (former === undefined) return "added";
  return !former.isPending && differencesBetween(former, cluster).length > 0 ? "changed" : undefined;
}

/** An unknown configuration may declare anything. */
function dropsFlag({ config }: Cluster, former: StoredCluster | undefined): boolean {
  const isUndeclared = typeof config === "object" && config?.isHostCluster === undefined;
  return isUndeclared && former?.config?.isHostCluster !== undefined;
}
