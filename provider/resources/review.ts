/** What a review needs to know and the engine's diff does not show, or shows too long. */
import {
  type Cluster,
  type DeclaredCluster,
  isUnchanged,
  type StoredCluster,
  type StoredClusters,
} from "../hostClusters/cluster.js";
import { quote } from "../json/text.js";
import { grouped, listed } from "../messages/lists.js";
import { show } from "../messages/values.js";
import type { Call } from "../run/call.js";
import { uidsOf } from "./resource.js";

const AGAIN = "written again, because the outcome of the last write is unknown";

const SEE_DIFF = ", see pulumi preview --diff";
const SEE_STATE = ", see pulumi stack export";

/** What is said of one cluster and of several, by what happens to them, and where a user finds all of many. */
const TEXTS = {
  disabled: ["is declared as no host", "are declared as no host"],
  changed: ["changes", "change"],
  added: ["is added", "are added"],
  pending: [`is ${AGAIN}`, `are ${AGAIN}`, SEE_STATE],
  leaving: ["leaves this resource and stays as it is", "leave this resource and stay as they are"],
  neverWritten: ["leaves this resource and was never written", "leave this resource and were never written", SEE_STATE],
} satisfies Record<string, [one: string, many: string, whereAll?: string]>;

type Changes = Partial<Record<keyof typeof TEXTS, readonly string[]>>;

/**
 * Logs which clusters a declaration disables if they are hosts, once a run for each. The check does this, because a create has no diff.
 *
 * @param before - What is known to be disabled already.
 */
export function logDisabled(declared: readonly Cluster[], before: readonly Cluster[], { run, log }: Call): void {
  const isDisabled = ({ config }: Cluster) => config?.isHostCluster === false;
  const disabledBefore = new Set([...run.disabled, ...uidsOf(before.filter(isDisabled))]);
  const disabled = uidsOf(declared.filter(isDisabled)).filter((uid) => !disabledBefore.has(uid));
  for (const uid of disabled) run.disabled.add(uid);
  const hosts = disabled.length === 1 ? "it if it is one" : "those that are hosts";
  if (disabled.length > 0) log(`${sentence({ disabled })} The update disables ${hosts}.`);
}

/** Logs that an update is for another service than the state. */
export function logOtherService(declared: readonly Cluster[], call: Call): void {
  const { run, log } = call;
  // After a partial update elsewhere the stored inputs are still those of this service, but nothing says that they are confirmed.
  logDisabled(declared, [], call);
  const note = `baseUrl has changed, so everything is written to the service at ${run.settings.baseUrl}.`;
  run.logOnce(`${note} What the former service has stays as it is.`, log);
}

/**
 * Logs what an update changes.
 *
 * @param neverWritten - Clusters that the last update was to add and did not write.
 * @param isSingle - Whether there is only one cluster. The engine shows how it changes.
 */
export function logUpdate(
  stored: StoredClusters,
  declared: readonly DeclaredCluster[],
  { neverWritten, isSingle }: { neverWritten: readonly string[]; isSingle: boolean },
  call: Call,
): void {
  const { run, log, declaration } = call;
  // After a partial update the stored inputs are older than the state, so the check may not have seen it. What is pending is written again,
  // and may disable a host that somebody has enabled meanwhile.
  const isSettled = ({ isPending }: StoredCluster) => !isPending;
  logDisabled(declared, [...stored.values()].filter(isSettled), call);
  const uidsWhere = (isMeant: (cluster: DeclaredCluster, former: StoredCluster | undefined) => boolean) =>
    uidsOf(declared.filter((cluster) => isMeant(cluster, stored.get(cluster.clusterUid))));
  const isChanged = (cluster: DeclaredCluster, former: StoredCluster | undefined) =>
    former !== undefined && !former.isPending && !isUnchanged(former, cluster);
  // Of a cluster that another resource of the run declares, nothing is said. That resource may also be checked later.
  const isForgotten = (uid: string) => !run.declarations.has(uid);
  const leaving = [...stored.keys()].filter(isForgotten);
  const text = sentence({
    ...(!isSingle && { changed: uidsWhere(isChanged), added: uidsWhere((_, former) => former === undefined) }),
    pending: uidsWhere((_, former) => former?.isPending === true),
    leaving,
    neverWritten: neverWritten.filter(isForgotten),
  });
  if (text !== "") log(text);
  const withoutFlag = uidsWhere(dropsFlag);
  const once = declaration?.isImported ? "not" : "no longer";
  if (withoutFlag.length > 0)
    log(`isHostCluster is ${once} declared and stays as it is: ${listed(withoutFlag, show, SEE_DIFF)}.`);
  if (leaving.length > 0) run.logOnce(HOW_TO_DISABLE, log);
}

/** Logs that an update removes from the state what an import has read and the program ignores. */
export function logImportedAndIgnored({ log }: Call): void {
  log("What was imported and is ignored leaves the state, and stays as it is.");
}

/** How a host cluster is disabled, for everything that only forgets one. */
const HOW_TO_DISABLE = "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.";

/** Logs that clusters leave the state, except those that another resource of the run declares. Nothing is sent. */
export function logForgotten(clusterUids: readonly string[], { run, log }: Pick<Call, "run" | "log">): void {
  const forgotten = clusterUids.filter((uid) => !run.declarations.has(uid));
  if (forgotten.length === 0) return;
  const [subject, stay] =
    forgotten.length === 1
      ? ["Cluster", "stays as it is in Palette and is"]
      : ["Clusters", "stay as they are in Palette and are"];
  log(`${subject} ${listed(forgotten, quote, " (see pulumi preview --diff)")} ${stay} no longer managed.`);
  run.logOnce(HOW_TO_DISABLE, log);
}

/** Whether a program no longer declares `isHostCluster`. An unknown configuration may declare anything. */
function dropsFlag({ config }: Cluster, former: StoredCluster | undefined): boolean {
  const isUndeclared = typeof config === "object" && config?.isHostCluster === undefined;
  return isUndeclared && former?.config?.isHostCluster !== undefined;
}

/** The changes of clusters: `1 cluster changes ("a"), 2 are added ("b", "c").` */
function sentence(changes: Changes): string {
  const entries = Object.entries(changes) as [keyof Changes, readonly string[]][];
  const texts = entries
    .filter(([, uids]) => uids.length > 0)
    .map(([change, uids], index) => {
      const [one, many, whereAll] = TEXTS[change];
      const noun = index > 0 ? "" : uids.length === 1 ? " cluster" : " clusters";
      return `${grouped(uids.length)}${noun} ${uids.length === 1 ? one : many} (${listed(uids, show, whereAll ?? SEE_DIFF)})`;
    });
  return texts.length === 0 ? "" : `${texts.join(", ")}.`;
}
