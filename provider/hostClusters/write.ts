/**
 * Writes what a program declares. For each cluster that differs from the state, requests that are retried together read what the service
 * has and send the declaration merged into it; what changes is logged. After a failure that may pass both start again, so that no write is
 * older than its read. What may have been written is pending: the next update repeats it.
 */
import { isDeepStrictEqual } from "node:util";
import { updateHostClusterConfig } from "../api/clusterRequests.js";
import { containsUnknown } from "../engine/unknown.js";
import { ApiError, SpectroclusterError, withAdvice, withUnknownOutcome } from "../errors.js";
import { formatPath } from "../json/paths.js";
import { toJson } from "../json/text.js";
import { listed } from "../messages/lists.js";
import { shortenPath } from "../messages/values.js";
import type { Call } from "../run/call.js";
import { failureOf, forEachCluster, type TimedCall } from "./batch.js";
import { type Change, isLoss } from "./changes.js";
import {
  afterUnknownOutcome,
  afterWrite,
  type DeclaredCluster,
  declaredBefore,
  isUnchanged,
  type StoredCluster,
  type StoredClusters,
} from "./cluster.js";
import { describeWrite, staysEnabled } from "./describeWrite.js";
import { IS_HOST_CLUSTER } from "./fields.js";
import { type Merge, mergeConfig } from "./merge.js";
import { receiveConfig } from "./read.js";
import { type About, logSummary } from "./summary.js";

/**
 * Writes the clusters whose declaration differs from the state. A failing cluster does not stop the others.
 *
 * @returns The clusters for the state, in the order of the program, and the error if some failed. Its outcome is unknown if any write took
 * effect or may have.
 */
export async function writeClusters(
  declared: readonly DeclaredCluster[],
  stored: StoredClusters,
  about: About,
  call: Call,
) {
  const changed = declared.filter((cluster) => !isUnchanged(stored.get(cluster.clusterUid), cluster));
  const result = await forEachWrite(changed, stored, about, call);
  const clusters: StoredCluster[] = declared.flatMap((each) => {
    const { ignored: _, repeatsDisabled: _repeats, ...cluster } = each;
    const error = result.failed.get(cluster.clusterUid);
    const known = stored.get(cluster.clusterUid);
    if (error === undefined) return result.succeeded.get(cluster.clusterUid) ?? cluster;
    return error.outcomeUnknown ? afterUnknownOutcome(known, cluster) : (known ?? []);
  });
  if (result.failed.size === 0) return { clusters };
  const isPartial = result.succeeded.size > 0 || [...result.failed.values()].some((error) => error.outcomeUnknown);
  const failure = failureOf(result);
  if (!isPartial) return { clusters, failure };
  const advice =
    declared.length === 1
      ? "The cluster is pending: the next pulumi up writes it again."
      : "The next pulumi up repeats only what failed.";
  return { clusters, failure: withUnknownOutcome(withAdvice(failure, advice)) };
}

/**
 * Writes clusters, and logs what that changes of others in Palette, also if some of them fail.
 *
 * @param isPreview - Whether it only logs what the writes would change.
 */
async function forEachWrite(
  clusters: readonly DeclaredCluster[],
  stored: StoredClusters,
  about: About,
  call: Call,
  isPreview = false,
) {
  const changesByCluster = new Map(clusters.map(({ clusterUid }): [string, Change[]] => [clusterUid, []]));
  const write = (cluster: DeclaredCluster, clusterCall: TimedCall) => {
    const { clusterUid } = cluster;
    const changes = changesByCluster.get(clusterUid) as Change[];
    return writeCluster(cluster, stored.get(clusterUid), clusterCall, changes, isPreview);
  };
  const result = await forEachCluster(isPreview ? "Reading" : "Writing", clusters, write, call);
  const changes = [...changesByCluster.values()].flat();
  // That a new host gets values is what a create is for.
  if (isPreview || changes.some(({ kind }) => kind !== "setting")) {
    const all = isPreview ? "would be written" : "{was|were} written";
    logSummary({ ...about, all, changes, total: clusters.length }, call);
  }
  return result;
}

/** @param changes - Receives what the attempts to write this cluster change of others. */
async function writeCluster(
  declared: DeclaredCluster,
  stored: StoredCluster | undefined,
  call: TimedCall,
  changes: Change[],
  isPreview: boolean,
): Promise<StoredCluster> {
  const { run, hasSecrets, timeLimit } = call;
  let merge: Merge | undefined;
  const write = () =>
    run.client.retryTogether(async (send) => {
      merge = undefined;
      const read = () => receiveConfig(send, declared, call);
      const isOff = run.settings.reads === "off";
      const actual = isOff ? undefined : await run.readSupport.readIfSupported(read, declared, call);
      if (isPreview && (actual === undefined || containsUnknown(declared.config))) return;
      merge = mergeWith(actual, declared, stored);
      if (actual) {
        const found = await describeWrite(declared, stored, actual, merge);
        // A repeated attempt may overwrite what somebody has changed since the first one.
        const isNew = (change: Change) => isLoss(change) && !changes.some((each) => isDeepStrictEqual(each, change));
        changes.push(...(changes.length === 0 ? found : found.filter(isNew)));
      }
      if (isPreview) return;
      const request = updateHostClusterConfig(declared, await toJson(merge.config));
      await send({ ...request, omitServiceMessage: hasSecrets });
    }, timeLimit);
  try {
    await run.readSupport.writeWhenDecided(write, declared, call);
  } catch (error) {
    throw withKeptFields(error, merge);
  }
  return afterWrite(stored, declared, merge?.config ?? {});
}

function mergeWith(actual: object | undefined, declared: DeclaredCluster, stored: StoredCluster | undefined): Merge {
  const { clusterUid, config, ignored = [] } = declared;
  const left = staysEnabled(declared, actual) ? [...ignored, IS_HOST_CLUSTER] : ignored;
  const merge = mergeConfig(config, declaredBefore(stored), left, actual);
  if (actual !== undefined || merge.config.isHostCluster !== undefined) return merge;
  // A user would lose the live host: a service that replaces configurations takes an absent flag for false.
  const reason = config.isHostCluster === undefined ? "" : "\nWith isHostCluster in ignoreChanges, it is not declared.";
  throw new SpectroclusterError(
    `Cluster "${clusterUid}" was not written.\nDeclare isHostCluster: the cluster cannot be read, and if Palette replaces ` +
      `configurations, the write would disable it.${reason}`,
    { code: "SPECTROCLUSTER_READS" },
  );
}

/** The service may reject a field that it has itself returned. */
function withKeptFields(error: unknown, { kept }: Partial<Merge> = {}): unknown {
  if (!kept?.length || !(error instanceof ApiError) || ![400, 422].includes(error.status)) return error;
  return withAdvice(
    error,
    "The request also contained fields that the program does not declare, as Palette had them: " +
      `${listed(kept.map(formatPath), shortenPath)}. To send only declared fields, set reads to off. Palette may then ` +
      "remove the others.",
  );
}

/**
 * With the setting `readInPreview`, reads the clusters that would be written, and logs what the writes would overwrite and keep. What is
 * not known yet is skipped. Fails with the errors of the reads.
 */
export async function previewClusters(
  declared: readonly DeclaredCluster[],
  stored: StoredClusters,
  about: About,
  call: Call,
) {
  const { readInPreview, reads } = call.run.settings;
  if (!readInPreview || reads === "off") return;
  const previewed = declared.filter((cluster) => {
    const { clusterUid, projectUid, config } = cluster;
    // A cluster of which nothing is known may have its own project.
    if (containsUnknown({ clusterUid, projectUid }) || typeof config !== "object") return false;
    return !isUnchanged(stored.get(cluster.clusterUid), cluster);
  });
  const result = await forEachWrite(previewed, stored, about, call, true);
  if (result.failed.size > 0) throw failureOf(result);
}
