/** What a review needs to know of a resource's clusters and the engine's diff does not show, or shows too long. */
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import type { Change, Kind } from "../hostClusters/changes.js";
import type { DeclaredCluster, ManagedCluster, StoredCluster, StoredClusters } from "../hostClusters/cluster.js";
import { type About, logSummary } from "../hostClusters/summary.js";
import { groupBy } from "../json/groupBy.js";
import { type Difference, without } from "../json/paths.js";
import { quote } from "../json/text.js";
import { listed } from "../messages/lists.js";
import type { Call } from "../run/call.js";
import { uidsOf } from "./resource.js";

/**
 * Logs which clusters a declaration disables if they are hosts, once a run for each. The check does this, because a create has no diff.
 *
 * @param before - What is known to be disabled already.
 */
export function logDisabled(
  declared: readonly ManagedCluster[],
  before: readonly ManagedCluster[],
  about: About,
  call: Call,
): void {
  const { disabled } = call.run;
  const isDisabled = ({ config }: ManagedCluster) => config?.isHostCluster === false;
  const known = new Set([...disabled, ...uidsOf(before.filter(isDisabled))]);
  const uids = uidsOf(declared.filter(isDisabled)).filter((uid) => !known.has(uid));
  for (const uid of uids) disabled.add(uid);
  const changes = uids.map((clusterUid): Change => ({ clusterUid, kind: "disabling" }));
  logSummary({ ...about, all: "{is|are} disabled", changes, total: declared.length }, call);
}

/** Logs which clusters move to a resource whose review comes after that of the resource which they leave. */
export function logMoves(declared: readonly ManagedCluster[], { run, owner, log }: Call): void {
  const arriving = uidsOf(declared).filter(
    (uid) => owner !== undefined && ![undefined, owner].includes(run.leaving.get(uid)),
  );
  for (const [from, uids] of groupBy(arriving, (uid) => run.leaving.get(uid))) {
    log(`${listed(uids, quote)} ${uids.length === 1 ? "moves" : "move"} from ${from} to ${owner}.`);
    for (const uid of uids) run.leaving.delete(uid);
  }
}

export function logOtherService(declared: readonly ManagedCluster[], about: About, call: Call): void {
  const { run, log } = call;
  // After a partial update elsewhere the stored inputs are still those of this service, but nothing says that they are confirmed.
  logDisabled(declared, [], about, call);
  const note = `baseUrl has changed, so everything is written to Palette at ${run.settings.baseUrl}.`;
  run.logOnce(`${note} The clusters at the previous baseUrl stay as they are.`, log);
}

/**
 * Logs what an update changes. Of a single cluster the engine shows most of that.
 *
 * @param neverWritten - Clusters that the last update was to add and did not write.
 */
export function logUpdate(
  stored: StoredClusters,
  declared: readonly DeclaredCluster[],
  neverWritten: readonly string[],
  about: About,
  call: Call,
): void {
  // After a partial update the stored inputs are older than the state, so the check may not have seen it. What is pending is written again,
  // and may disable a host that somebody has enabled meanwhile.
  const isSettled = ({ isPending }: StoredCluster) => !isPending;
  logDisabled(declared, [...stored.values()].filter(isSettled), about, call);
  const here = new Set(uidsOf(declared));
  const changes: Change[] = [
    ...[...stored.keys()].filter((uid) => !here.has(uid)).map((uid) => departureOf(uid, call)),
    ...neverWritten
      .filter((uid) => !here.has(uid))
      .map((clusterUid) => ({ clusterUid, kind: "neverWritten" }) as const),
    ...declared.flatMap((cluster) => changesOf(cluster, stored.get(cluster.clusterUid))),
  ];
  const shown = changes.filter(({ kind }) => !about.isSingle || !SHOWN_BY_ENGINE.includes(kind));
  const total = new Set([...stored.keys(), ...neverWritten, ...here]).size;
  logSummary({ ...about, all: "{changes|change}", changes: shown, total }, call);
}

const SHOWN_BY_ENGINE: readonly Kind[] = ["undeclared", "added", "declaring", "changing", "disabledByProgram"];

/** A cluster leaves a resource, or moves to one that the run has checked before. */
function departureOf(clusterUid: string, { run, owner }: Call): Change {
  const elsewhere = run.declarations.get(clusterUid)?.owner;
  if (elsewhere !== undefined && elsewhere !== owner) return { clusterUid, kind: "moving", path: elsewhere };
  if (owner !== undefined) run.leaving.set(clusterUid, owner);
  return { clusterUid, kind: "leaving" };
}

function changesOf(declared: DeclaredCluster, stored: StoredCluster | undefined): Change[] {
  const { clusterUid, projectUid, config, ignored = [] } = declared;
  if (stored === undefined) return [{ clusterUid, kind: "added" }];
  const ofProject = differencesBetween(stored.projectUid, projectUid, ["projectUid"]);
  const ofConfig = differencesBetween(without(stored.config, ignored), without(config, ignored));
  const changes = [...ofProject, ...ofConfig].map((difference) => changeOf(clusterUid, difference));
  if (!stored.isPending) return changes;
  // What the state has of a pending cluster may not be in Palette, so the review does not say that it changes.
  return [{ clusterUid, kind: "pending" }, ...changes.filter(({ kind }) => kind === "flagUndeclared")];
}

function changeOf(clusterUid: string, { path, from, to }: Difference): Change {
  // The whole configuration.
  if (path === "") return { clusterUid, kind: "unknown" };
  if (path === "isHostCluster" && to === false) return { clusterUid, kind: "disabledByProgram" };
  if (to === undefined) return { clusterUid, kind: path === "isHostCluster" ? "flagUndeclared" : "undeclared", path };
  return { clusterUid, kind: from === undefined ? "declaring" : "changing", path, from, to };
}

/** Logs that clusters leave the state, except those that another resource of the run declares. Nothing is sent. */
export function logRemoved(clusterUids: readonly string[], about: About, call: Call): void {
  const removed = clusterUids.filter((uid) => !call.run.declarations.has(uid));
  if (removed.length === 0) return;
  const changes = removed.map((clusterUid): Change => ({ clusterUid, kind: "removed" }));
  logSummary({ ...about, all: "{leaves|leave} the state", changes, total: clusterUids.length }, call);
  call.run.logOnce(HOW_TO_DISABLE, call.log);
}

const HOW_TO_DISABLE = "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.";
