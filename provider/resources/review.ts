/** What a review needs to know of a resource's clusters and the engine's diff does not show, or shows too long. */
import { changesOfProgram } from "../hostClusters/changes.js";
import {
  type DeclaredCluster,
  isUnchanged,
  type ManagedCluster,
  type StoredClusters,
} from "../hostClusters/cluster.js";
import { IS_HOST_CLUSTER } from "../hostClusters/fields.js";
import { rememberStoredNames } from "../hostClusters/names.js";
import { type Change, type ChangeKind, logSummary, type Subject } from "../hostClusters/summary.js";
import { needsRead } from "../hostClusters/write.js";
import { type Difference, isWithin } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";
import type { Call } from "../run/run.js";
import { uidsOf } from "./resource.js";

/** Logs what the writes of a create do, which has no diff. */
export function announceWrites(declared: DeclaredCluster[], subject: Subject, call: Call): void {
  logDisabled(declared, new Map(), subject, call);
  logUnwritable(declared, new Map(), subject, call);
}

/** Logs which clusters a declaration disables if they are hosts, once a run for each. */
function logDisabled(declared: DeclaredCluster[], stored: StoredClusters, subject: Subject, call: Call): void {
  const { disabled, settings } = call.run;
  const isDisabled = ({ config }: ManagedCluster) => config?.isHostCluster === false;
  const isKnown = (cluster: DeclaredCluster) => {
    const before = stored.get(cluster.clusterUid);
    // What is pending is written again. That may disable a host that somebody has enabled meanwhile, and so may a write without a read.
    if (before === undefined || before.isPending || !isDisabled(before)) return false;
    return settings.reads !== "off" || isUnchanged(before, cluster);
  };
  const isIgnored = ({ ignored = [] }: DeclaredCluster) => ignored.some((path) => isWithin(IS_HOST_CLUSTER, path));
  const found = declared.filter((each) => isDisabled(each) && !isIgnored(each) && !isKnown(each));
  const uids = uidsOf(found).filter((uid) => !disabled.has(uid));
  for (const uid of uids) disabled.add(uid);
  const changes = uids.map((clusterUid): Change => ({ clusterUid, kind: "disabling" }));
  logSummary({ ...subject, headline: "disabled", changes, total: declared.length }, call);
}

/** Logs which writes will fail because the settings do not allow them to read what the program does not declare. */
function logUnwritable(declared: DeclaredCluster[], stored: StoredClusters, subject: Subject, call: Call): void {
  if (call.run.settings.reads !== "off") return;
  const found = declared.filter((cluster) => {
    const before = stored.get(cluster.clusterUid);
    return isJsonObject(cluster.config) && !isUnchanged(before, cluster) && needsRead(cluster, before);
  });
  const changes = uidsOf(found).map((clusterUid): Change => ({ clusterUid, kind: "flagMissing" }));
  logSummary({ ...subject, headline: "unwritable", changes, total: declared.length }, call);
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
  logUnwritable(declared, stored, subject, call);
  if (comparison.isOtherService) {
    const note = `baseUrl has changed, so all declared clusters are written to Palette at ${run.settings.baseUrl}.`;
    run.logOnce(`${note} The clusters at the previous baseUrl stay as they are.`, log);
    return;
  }
  const here = new Set(uidsOf(declared));
  const isLeaving = (uid: string) => !here.has(uid);
  const changes: Change[] = [
    ...[...stored.keys()].filter(isLeaving).map((uid) => departureOf(uid, call)),
    ...neverWritten.filter(isLeaving).map((clusterUid) => ({ clusterUid, kind: "neverWritten" }) as const),
    ...[...here].flatMap((uid) => changesOfProgram(uid, ofClusters.get(uid) ?? [], stored.get(uid))),
  ];
  // Without reads, the write of such a cluster fails, as said before.
  const said: readonly ChangeKind[] = run.settings.reads === "off" ? ["flagUndeclared"] : [];
  const hidden = subject.isSingle ? [...said, ...SHOWN_BY_ENGINE] : said;
  const shown = changes.filter(({ kind }) => !hidden.includes(kind));
  const total = new Set([...stored.keys(), ...neverWritten, ...here]).size;
  logSummary({ ...subject, headline: "changes", changes: shown, total }, call);
  if (comparison.releasesImport)
    log(`${subject.subject}: what was imported and is ignored leaves the state, and stays as it is.`);
}

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
  const changes = removed.map((clusterUid): Change => ({ clusterUid, kind: "removed" }));
  logSummary({ ...subject, headline: "removed", changes, total: clusterUids.length }, call);
  call.run.logOnce(HOW_TO_DISABLE, call.log);
}

const HOW_TO_DISABLE = "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.";
