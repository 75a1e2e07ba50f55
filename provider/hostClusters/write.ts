/**
 * Writes what a program declares. For each cluster that differs from the state, requests that are retried together read what Palette
 * has and send the declaration merged into it. After a failure that may pass both start again, so that no write is older than its read.
 * What may have been written is pending: the next update repeats it. What was done is described when the outcome is known.
 */
import { updateHostClusterConfig } from "../api/requests.js";
import type { Send } from "../api/retries.js";
import { containsUnknown } from "../engine.js";
import { ApiError, asSpectroclusterError, SpectroclusterError, withAdvice, withUnknownOutcome } from "../errors.js";
import { formatPath, type Segments, valueAt } from "../json/paths.js";
import { toJson } from "../json/text.js";
import { listed, shortenPath } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { type Call, clusterFormat } from "../run/run.js";
import { batchError, type Failure, forEachCluster, type TimedCall } from "./batch.js";
import { changesOfWrite, isHost, isLoss, staysEnabled } from "./changes.js";
import {
  afterUnknownOutcome,
  afterWrite,
  type DeclaredCluster,
  declaredBefore,
  isUnchanged,
  needsRead,
  type StoredCluster,
  type StoredClusters,
} from "./cluster.js";
import { IS_HOST_CLUSTER, isUnused, TYPE } from "./fields.js";
import { type Merge, mergeConfig } from "./merge.js";
import { assertName, warnAboutNames } from "./names.js";
import { receiveConfig } from "./read.js";
import { type Change, changesOf, logSummary, type Subject } from "./summary.js";

/** What a write did with a cluster. */
interface WriteResult extends Failure {
  /** The cluster for the state. Undefined if the state does not have it, because nothing was written. */
  readonly cluster: StoredCluster | undefined;
  /** What every attempt that may have had an effect has changed of others. */
  readonly changes: readonly Change[];
  readonly outcome: "confirmed" | "unknown" | "none";
}

/**
 * Writes the clusters whose declaration differs from the state. A failing cluster does not stop the others.
 *
 * @returns The clusters for the state, in the order of the program, and the error if some failed. Its outcome is unknown if any write took
 * effect or may have.
 */
export async function writeClusters(
  declared: readonly DeclaredCluster[],
  stored: StoredClusters,
  subject: Subject,
  call: Call,
) {
  const changed = declared.filter((cluster) => !isUnchanged(stored.get(cluster.clusterUid), cluster));
  const write = (cluster: DeclaredCluster, clusterCall: TimedCall) =>
    writeCluster(cluster, stored.get(cluster.clusterUid), subject, clusterCall);
  const results = await forEachCluster("Writing", changed, write, call);
  for (const [outcome, headline] of [
    ["confirmed", "written"],
    ["unknown", "maybeWritten"],
  ] as const) {
    const group = results.filter((result) => result.outcome === outcome);
    const changes = group.flatMap((result) => result.changes ?? []);
    // That a new host gets values is what a create is for.
    if (changes.some(({ kind }) => kind !== "setting"))
      logSummary({ ...subject, headline, changes, count: group.length, total: results.length }, call);
  }
  const written = new Map(results.map((result) => [result.clusterUid, result.cluster]));
  const clusters = declared.flatMap((cluster): StoredCluster[] | StoredCluster => {
    const { ignored: _, repeatsDisabled: _repeats, ...unchanged } = cluster;
    return written.has(cluster.clusterUid) ? (written.get(cluster.clusterUid) ?? []) : unchanged;
  });
  warnAboutNames(changed, subject, call);
  const failure = batchError(results, subject.isSingle ? undefined : clusterFormat(call));
  if (failure === undefined || results.every(({ outcome }) => outcome === "none")) return { clusters, failure };
  const advice =
    declared.length === 1
      ? "The cluster is pending: the next pulumi up writes it again."
      : "The next pulumi up repeats only what failed.";
  return { clusters, failure: withUnknownOutcome(withAdvice(failure, advice)) };
}

async function writeCluster(
  declared: DeclaredCluster,
  stored: StoredCluster | undefined,
  subject: Subject,
  call: TimedCall,
): Promise<WriteResult> {
  let sent: HostClusterConfig = {};
  let changes: readonly Change[] = [];
  try {
    await afterReading(declared, subject, call, async (actual, send) => {
      const merge = mergeWith(actual, declared, stored, call);
      sent = merge.config;
      const found = await changesOfWrite(declared, stored, actual, merge);
      const request = updateHostClusterConfig(declared, await toJson(merge.config));
      try {
        await send({ ...request, omitServiceMessage: call.hasSecrets });
        changes = withAttempt(changes, found);
      } catch (error) {
        if (asSpectroclusterError(error).outcomeUnknown) changes = withAttempt(changes, found);
        throw withKeptFields(error, merge);
      }
    });
    return { cluster: afterWrite(stored, declared, sent), changes, outcome: "confirmed" };
  } catch (reason) {
    const error = asSpectroclusterError(reason);
    if (!error.outcomeUnknown) return { cluster: stored, changes, outcome: "none", error };
    return { cluster: afterUnknownOutcome(stored, declared), changes, outcome: "unknown", error };
  }
}

/**
 * Reads what Palette has, which is undefined if it cannot be read, then does the work. Both are retried together, and wait for the
 * decision whether reads are supported.
 */
function afterReading<T>(
  declared: DeclaredCluster,
  subject: Subject,
  call: TimedCall,
  work: (actual: object | undefined, send: Send) => Promise<T>,
): Promise<T> {
  const { client, readSupport, settings } = call.run;
  const unit = async (send: Send) => {
    const read = () => receiveConfig(send, declared, call);
    const isOff = settings.reads === "off";
    const actual = isOff ? undefined : await readSupport.readIfSupported(read, declared, call);
    // No review could know that nothing finds out whether somebody has enabled the host since.
    if (actual === undefined && declared.repeatsDisabled) announceDisable([declared.clusterUid], 1, subject, call);
    return work(actual, send);
  };
  return readSupport.writeWhenDecided(() => client.retryTogether(unit, call.timeLimit), declared, call);
}

/** Logs which clusters are disabled if they are hosts, once a run for each. */
export function announceDisable(clusterUids: readonly string[], total: number, subject: Subject, call: Call): void {
  const { disabled } = call.run;
  const uids = clusterUids.filter((uid) => !disabled.has(uid));
  for (const uid of uids) disabled.add(uid);
  logSummary({ ...subject, headline: "mayBeDisabled", changes: changesOf("disabling", uids), total }, call);
}

/** The changes of all attempts. A repeated one finds what the first one has written, or what somebody has changed since. */
function withAttempt(before: readonly Change[], found: readonly Change[]): readonly Change[] {
  if (before.length > 0 && found.every(({ kind }) => kind === "unchanged")) return before;
  return [...before.filter(isLoss), ...found];
}

function mergeWith(
  actual: object | undefined,
  declared: DeclaredCluster,
  stored: StoredCluster | undefined,
  call: Call,
): Merge {
  const { clusterUid, config, ignored = [] } = declared;
  const leftToService = staysEnabled(declared, actual) ? [...ignored, IS_HOST_CLUSTER] : ignored;
  const merge = mergeConfig(config, declaredBefore(stored), leftToService, actual);
  const disables = merge.config.isHostCluster === false && (actual === undefined || isHost(actual));
  if (disables) assertName(declared, call);
  if (actual !== undefined || !needsRead(declared)) return merge;
  // A user would lose the live host.
  const reason = config.isHostCluster === undefined ? "" : "\nWith isHostCluster in ignoreChanges, it is not declared.";
  throw new SpectroclusterError(
    `Cluster "${clusterUid}" was not written.\nDeclare isHostCluster: the cluster cannot be read, and if Palette replaces ` +
      `configurations, the write would disable it.${reason}`,
    { code: "SPECTROCLUSTER_READS" },
  );
}

/** Palette may reject a field that it has itself returned, first of all in the part of the endpoint that the type does not use. */
function withKeptFields(error: unknown, { config, kept }: Merge): unknown {
  if (kept.length === 0 || !(error instanceof ApiError) || ![400, 422].includes(error.status)) return error;
  const type = valueAt(config, TYPE);
  const unused = kept.filter((path) => isUnused(path, type));
  const shown = (paths: readonly Segments[]) => listed(paths.map(formatPath), shortenPath);
  const declareFirst =
    unused.length === 0
      ? ""
      : `The endpoint type ${type} does not use ${shown(unused)}. Clear that in Palette, or declare it, run pulumi up, and remove it ` +
        "from the program. ";
  return withAdvice(
    error,
    "The request also contained fields that the program does not declare, as Palette had them: " +
      `${shown(kept)}. ${declareFirst}To send only declared fields, set reads to off. Palette may then remove the others.`,
  );
}

/**
 * With the setting `readInPreview`, logs what the writes would overwrite and keep. What is not known yet is skipped. Fails if a cluster
 * cannot be read, or if its write would be refused.
 */
export async function previewClusters(
  declared: readonly DeclaredCluster[],
  stored: StoredClusters,
  subject: Subject,
  call: Call,
) {
  if (!call.run.settings.readInPreview) return;
  const previewed = declared.filter((cluster) => {
    const { clusterUid, projectUid, config } = cluster;
    // A cluster of which nothing is known may have its own project.
    if (containsUnknown({ clusterUid, projectUid }) || typeof config !== "object") return false;
    return !isUnchanged(stored.get(cluster.clusterUid), cluster);
  });
  const preview = async (cluster: DeclaredCluster, clusterCall: TimedCall) => {
    const before = stored.get(cluster.clusterUid);
    const changes = await afterReading(cluster, subject, clusterCall, async (actual) => {
      if (containsUnknown(cluster.config)) return [];
      return changesOfWrite(cluster, before, actual, mergeWith(actual, cluster, before, call));
    });
    return { changes };
  };
  const results = await forEachCluster("Reading", previewed, preview, call);
  const changes = results.flatMap((result) => result.changes ?? []);
  const count = results.filter(({ error }) => error === undefined).length;
  logSummary({ ...subject, headline: "wouldBeWritten", changes, count, total: previewed.length }, call);
  warnAboutNames(previewed, subject, call);
  const error = batchError(results, subject.isSingle ? undefined : clusterFormat(call));
  if (error) throw error;
}
