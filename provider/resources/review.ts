/** What a review needs to know of a resource's clusters and the engine's diff does not show, or shows too long. */
import { changesOfProgram } from "../hostClusters/changes.js";
import {
  type DeclaredCluster,
  ignoresFlag,
  isUnchanged,
  type ManagedCluster,
  needsRead,
  type StoredClusters,
} from "../hostClusters/cluster.js";
import { rememberStoredNames } from "../hostClusters/names.js";
import { type Change, type ChangeKind, changesOf, logSummary, type Subject } from "../hostClusters/summary.js";
import { announceDisable } from "../hostClusters/write.js";
import type { Difference } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import type { Call } from "../run/run.js";
import { uidsOf } from "./resource.js";

/** Logs what the writes of a create do, which has no diff. */
export function announceWrites(declared: DeclaredCluster[], subject: Subject, call: Call): void {
  logDisabled(declared, new Map(), subject, call);
  logUnwritable(declared, new Map(), subject, call);
}

/** Logs which clusters a declaration disables if they are hosts. */
function logDisabled(declared: DeclaredCluster[], stored: StoredClusters, subject: Subject, call: Call): void {
  const { settings, readSupport } = call.run;
  const isRead = settings.reads !== "off" && readSupport.areSupported !== false;
  // The write finds out whether somebody has enabled the host, or there is none. What is pending is written again.
  const isHarmless = (cluster: DeclaredCluster) => {
    const before = stored.get(cluster.clusterUid);
    return cluster.repeatsDisabled && !before?.isPending && (isRead || isUnchanged(before, cluster));
  };
  const found = declared.filter(
    (each) => each.config?.isHostCluster === false && !ignoresFlag(each) && !isHarmless(each),
  );
  announceDisable(uidsOf(found), declared.length, subject, call);
}

/** Logs and returns the clusters whose writes will fail, because the settings do not allow them to read what the program does not declare. */
function logUnwritable(declared: DeclaredCluster[], stored: StoredClusters, subject: Subject, call: Call): string[] {
  if (call.run.settings.reads !== "off") return [];
  const found = declared.filter(
    (each) => isJsonObject(each.config) && needsRead(each) && !isUnchanged(stored.get(each.clusterUid), each),
  );
  const uids = uidsOf(found);
  const changes = changesOf("flagMissing", uids);
  logSummary({ ...subject, headline: "unwritable", changes, total: declared.length }, call);
  return uids;
}

/** Logs which clusters come from a resource whose review was before, and which they leave. */
export function logMoves(declared: readonly ManagedCluster[], subject: Subject, call: Call): void {
  const { run, owner } = call;
  const changes = uidsOf(declared).flatMap((clusterUid): Change[] => {
    const path = run.leaving.get(clusterUid);
    if (owner === undefined || path === undefined || path === owner) return [];
    run.leaving.delete(clusterUid);
    return [{ clusterUid, kind: "arriving", path }];
  });
  logSummary({ ...subject, headline: "arrives", changes, total: declared.length }, call);
}

/** The state, compared with what a program declares. */
interface Comparison {
  /** What the state has at the same service. */
  stored: StoredClusters;
  declared: DeclaredCluster[];
  ofClusters: ReadonlyMap<string, readonly Difference[]>;
  /** Clusters that the last update was to add and did not write. */
  neverWritten: readonly string[];
  isOtherService: boolean;
  releasesImport: boolean;
}

/** Logs what an update changes. Of a single cluster the engine shows most of that. */
export function review(comparison: Comparison, subject: Subject, call: Call): void {
  const { run, log } = call;
  const { stored, declared, ofClusters, neverWritten } = comparison;
  rememberStoredNames([...stored.values()], call);
  logDisabled(declared, stored, subject, call);
  const unwritable = new Set(logUnwritable(declared, stored, subject, call));
  if (comparison.isOtherService) {
    const note = `baseUrl has changed, so all declared clusters are written to Palette at ${run.settings.baseUrl}.`;
    run.logOnce(`${note} The clusters at the previous baseUrl stay as they are.`, log);
    return;
  }
  const here = new Set(uidsOf(declared));
  const isLeaving = (uid: string) => !here.has(uid);
  const changes: Change[] = [
    ...[...stored.keys()].filter(isLeaving).map((uid) => departureOf(uid, call)),
    ...changesOf("neverWritten", neverWritten.filter(isLeaving)),
    ...[...here].flatMap((uid) => changesOfProgram(uid, ofClusters.get(uid) ?? [], stored.get(uid))),
  ];
  const isShown = ({ clusterUid, kind }: Change) => {
    if (unwritable.has(clusterUid) && TRUE_OF_WRITTEN.includes(kind)) return false;
    return !subject.isSingle || !SHOWN_BY_ENGINE.includes(kind);
  };
  const shown = changes.filter(isShown);
  const total = new Set([...stored.keys(), ...neverWritten, ...here]).size;
  logSummary({ ...subject, headline: "changes", changes: shown, total }, call);
  if (comparison.releasesImport)
    log(`${subject.name}: what was imported and is ignored leaves the state, and stays as it is.`);
}

/** What is true only of a cluster whose write does not fail. */
const TRUE_OF_WRITTEN: readonly ChangeKind[] = ["pending", "flagUndeclared"];
const SHOWN_BY_ENGINE: readonly ChangeKind[] = ["undeclared", "added", "declaring", "changing", "disabledByProgram"];

/** A cluster leaves a resource, or moves to one that the run has checked before. */
function departureOf(clusterUid: string, { run, owner }: Call): Change {
  const elsewhere = run.records.get(clusterUid)?.owner;
  if (elsewhere !== undefined && elsewhere !== owner) return { clusterUid, kind: "moving", path: elsewhere };
  if (owner !== undefined) run.leaving.set(clusterUid, owner);
  return { clusterUid, kind: "leaving" };
}

/** Logs that clusters leave the state, except those that another resource of the run declares. Nothing is sent. */
export function logRemoved(clusterUids: readonly string[], subject: Subject, call: Call): void {
  const removed = clusterUids.filter((uid) => !call.run.records.has(uid));
  if (removed.length === 0) return;
  const changes = changesOf("removed", removed);
  logSummary({ ...subject, headline: "removed", changes, total: clusterUids.length }, call);
  call.run.logOnce(HOW_TO_DISABLE, call.log);
}

const HOW_TO_DISABLE = "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.";
