/** What a review needs to know and the engine's diff does not show, or shows too long. */
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Cluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { HOW_TO_DISABLE, SEE_DIFF } from "../hostClusters/forget.js";
import { grouped, listed } from "../messages/lists.js";
import { show } from "../messages/values.js";
import type { DiffCall } from "./resource.js";

/** Clusters of one kind, what is said of one or of several, and where a user finds all of many. */
type Part = [uids: readonly string[], one: string, many: string, whereAll?: string];

const SEE_PENDING = ", see pending in pulumi stack export";

/**
 * Logs which clusters the declaration disables if they are hosts. The check does this, because a create has no diff.
 *
 * @param stored - The clusters in the stored inputs for the same service. One that they disable is not named again.
 */
export function noteDisabled(declared: readonly Cluster[], stored: readonly Cluster[], { run, log }: DiffCall): void {
  const disabledIn = (clusters: readonly Cluster[]) =>
    clusters.filter(({ config }) => config?.isHostCluster === false).map(({ clusterUid }) => clusterUid);
  const before = new Set(disabledIn(stored));
  const uids = disabledIn(declared).filter((uid) => !before.has(uid));
  const disables = `The update disables ${uids.length === 1 ? "it if it is one" : "those that are hosts"}.`;
  const text = sentence([[uids, "is declared as no host", "are declared as no host"]]);
  if (text !== undefined) run.logOnce(`${text} ${disables}`, log);
}

/**
 * Logs what an update changes. Logs nothing without a check: a refresh, which compares the other way round, has none.
 *
 * @param options - Whether the state is of another service than the inputs, whether the resource has one cluster, and the
 * clusters of the last update that were never written.
 */
export function logNotes(
  stored: StoredClusters,
  declared: readonly Cluster[],
  { run, log, declaration }: DiffCall,
  options: { isOtherService: boolean; isSingle?: boolean; neverWritten?: readonly string[] | undefined },
): void {
  const { isOtherService, isSingle = false, neverWritten = [] } = options;
  if (declaration === undefined) return;
  if (isOtherService) {
    const note = `baseUrl has changed, so everything is written to the service at ${run.settings.baseUrl}.`;
    run.logOnce(`${note} What the former service has stays as it is.`, log);
    return;
  }
  const uidsOf = (isMeant: (cluster: Cluster, former: StoredCluster | undefined) => boolean) =>
    declared.filter((each) => isMeant(each, stored.get(each.clusterUid))).map(({ clusterUid }) => clusterUid);
  const uids = new Set(declared.map(({ clusterUid }) => clusterUid));
  // Of a cluster that another resource of the run declares, nothing is said. That resource may also be checked later.
  const isGone = (uid: string) => !uids.has(uid) && !run.declarations.has(uid);
  const leaving = [...stored.keys()].filter(isGone);
  const again = "written again, because the outcome of the last write is unknown";
  const text = sentence([
    // The engine's diff of a single cluster shows what changes.
    [isSingle ? [] : uidsOf(isChanged), "changes", "change"],
    [isSingle ? [] : uidsOf((_, former) => former === undefined), "is added", "are added"],
    [uidsOf((_, former) => former?.isPending === true), `is ${again}`, `are ${again}`, SEE_PENDING],
    [leaving, "leaves this resource and stays as it is", "leave this resource and stay as they are"],
    [
      neverWritten.filter(isGone),
      "leaves this resource and was never written",
      "leave this resource and were never written",
      SEE_PENDING,
    ],
  ]);
  if (text !== undefined) log(text);
  const withoutFlag = uidsOf(dropsFlag);
  const once = declaration.isImported ? "not" : "no longer";
  if (withoutFlag.length > 0)
    log(`isHostCluster is ${once} declared and stays as it is: ${listed(withoutFlag, show, SEE_DIFF)}.`);
  if (leaving.length > 0) run.logOnce(HOW_TO_DISABLE, log);
}

/** The parts that have clusters: `1 cluster changes ("a"), 2 are added ("b", "c").` */
function sentence(parts: readonly Part[]): string | undefined {
  const texts = parts
    .filter(([uids]) => uids.length > 0)
    .map(([uids, one, many, whereAll], index) => {
      const noun = index > 0 ? "" : uids.length === 1 ? " cluster" : " clusters";
      return `${grouped(uids.length)}${noun} ${uids.length === 1 ? one : many} (${listed(uids, show, whereAll ?? SEE_DIFF)})`;
    });
  return texts.length === 0 ? undefined : `${texts.join(", ")}.`;
}

function isChanged(cluster: Cluster, former: StoredCluster | undefined): boolean {
  return former !== undefined && !former.isPending && differencesBetween(former, cluster).length > 0;
}

/** An unknown configuration may declare anything. */
function dropsFlag({ config }: Cluster, former: StoredCluster | undefined): boolean {
  const isUndeclared = typeof config === "object" && config?.isHostCluster === undefined;
  return isUndeclared && former?.config?.isHostCluster !== undefined;
}
