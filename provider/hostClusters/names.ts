/**
 * The names that programs give clusters for people. They are never sent. If Palette has another one, the UID may be that of another cluster
 * than a reviewer thinks.
 */
import { UNKNOWN } from "../engine.js";
import { SpectroclusterError } from "../errors.js";
import { truncate } from "../messages/values.js";
import type { Call } from "../run/run.js";
import type { ManagedCluster } from "./cluster.js";
import { type Change, formatValues, logSummary, type Subject } from "./summary.js";

/** Remembers names for messages, except those that may be secret. */
export function rememberNames(clusters: readonly ManagedCluster[], { run, hasSecrets }: Call): void {
  for (const { clusterUid, name } of clusters) {
    if (typeof name !== "string" || name === UNKNOWN || hasSecrets) run.declaredNames.delete(clusterUid);
    else run.declaredNames.set(clusterUid, name);
  }
}

/** Remembers the names of clusters in a state, where no program has another one, or has removed it. */
export function rememberStoredNames(stored: readonly ManagedCluster[], call: Call): void {
  const { run, record } = call;
  const isKnown = (uid: string) => run.declaredNames.has(uid) || record?.clusterUids.has(uid);
  const others = stored.filter(({ clusterUid }) => !isKnown(clusterUid));
  rememberNames(others, call);
}

/** Warns about the clusters of which the run has read another name. */
export function warnAboutNames(clusters: readonly ManagedCluster[], subject: Subject, call: Call): void {
  const changes = clusters.flatMap((cluster): Change[] | Change => {
    const names = differentNames(cluster, call);
    return names ? { clusterUid: cluster.clusterUid, kind: "misnamed", ...names } : [];
  });
  logSummary({ ...subject, headline: "misnamed", changes, total: clusters.length }, { ...call, log: call.warn });
}

/** @throws SpectroclusterError if the run has read another name than the declared one, for a write that would disable the cluster. */
export function assertName(cluster: ManagedCluster, call: Call): void {
  const names = differentNames(cluster, call);
  if (names === undefined) return;
  const { from, to } = formatValues(names, call.hasSecrets);
  throw new SpectroclusterError(
    `Cluster "${cluster.clusterUid}" was not written, because that would disable another cluster than the program names:\n` +
      `It is declared as ${from}, in Palette ${to}.\n` +
      "Correct the UID. If it is right, correct the name.",
    { code: "SPECTROCLUSTER_NAME" },
  );
}

/** Shorter names that differ must not look the same. */
const MAX_LENGTH = 300;

/** The declared name of a cluster and that in Palette, for messages, if they differ. */
function differentNames({ clusterUid, name }: ManagedCluster, { run }: Call): { from: string; to: string } | undefined {
  const theirs = run.clusterNames.get(clusterUid);
  if (theirs === undefined || name === undefined || name === UNKNOWN || name === theirs) return undefined;
  return { from: truncate(name, MAX_LENGTH), to: truncate(theirs, MAX_LENGTH) };
}
