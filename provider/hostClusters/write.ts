/** Writes what a program declares. */
import type { ClusterTarget, Send } from "../api/client.js";
import { updateHostClusterConfig } from "../api/clusterRequests.js";
import { toJson } from "../api/json.js";
import { containsUnknown } from "../engine/unknown.js";
import { ApiError, SpectroclusterError, withAdvice, withUnknownOutcome } from "../errors.js";
import { listed } from "../messages/lists.js";
import { formatPath, type Segments } from "../messages/paths.js";
import { showPath } from "../messages/values.js";
import type { Call } from "../run/call.js";
import { isRejected } from "../run/reads.js";
import { allSucceeded, type ClusterCall, failureOf, forEachCluster } from "./batch.js";
import {
  afterUnknownOutcome,
  type Cluster,
  type DeclaredCluster,
  formerFields,
  isUnchanged,
  type StoredCluster,
  type StoredClusters,
} from "./cluster.js";
import { describeAdoption, describeOverwriting } from "./describeWrite.js";
import { type Merge, mergeConfig } from "./merge.js";
import { receiveConfig } from "./read.js";

/** What the state has after the writes, and the error if some of them failed. */
export interface Written {
  /** In the order of the program. */
  clusters: StoredCluster[];
  /** Its outcome is unknown if any write took effect or may have. */
  failure?: SpectroclusterError;
}

/** Writes the clusters whose declaration differs from the state. A failing cluster does not stop the others. */
export async function writeClusters(
  declared: readonly DeclaredCluster[],
  stored: StoredClusters,
  call: Call,
): Promise<Written> {
  const changed = declared.filter((cluster) => !isUnchanged(stored.get(cluster.clusterUid), cluster));
  const result = await forEachCluster(
    "Writing",
    changed,
    (cluster, clusterCall) => writeCluster(cluster, stored.get(cluster.clusterUid), clusterCall),
    call,
  );
  const clusters = declared.flatMap(({ ignored: _, ...cluster }) => {
    const error = result.failed.get(cluster.clusterUid);
    const former = stored.get(cluster.clusterUid);
    if (error?.outcomeUnknown) return [afterUnknownOutcome(former, cluster)];
    return error === undefined ? [cluster] : (former ?? []);
  });
  if (result.failed.size === 0) return { clusters };
  const hasEffect = result.succeeded.size > 0 || [...result.failed.values()].some((error) => error.outcomeUnknown);
  const failure = failureOf(result);
  if (!hasEffect) return { clusters, failure };
  const advice = declared.length === 1 ? "The cluster is pending: the next pulumi up writes it again." : REPEAT_ADVICE;
  return { clusters, failure: withUnknownOutcome(withAdvice(failure, advice)) };
}

const REPEAT_ADVICE = "The next pulumi up repeats only what failed.";

/**
 * Reads a cluster, merges the declared configuration with what the service has, and sends it. The three are one unit, which is retried as
 * a whole. If the read is rejected, the run decides between two units whether the service has reads.
 */
async function writeCluster(
  declared: DeclaredCluster,
  stored: StoredCluster | undefined,
  call: ClusterCall,
): Promise<void> {
  const { run, hasSecrets, operation } = call;
  let merge: Merge | undefined;
  const write = () =>
    run.client.asUnit(async (send) => {
      const isFirst = merge === undefined;
      const actual = await readActual(send, declared, call);
      merge = mergeWith(actual, declared, stored);
      if (isFirst) (await describe(declared, stored, actual, merge, hasSecrets)).forEach(call.log);
      const request = updateHostClusterConfig(declared, toJson(merge.config));
      await send({ ...request, omitServiceMessage: hasSecrets });
    }, operation);
  try {
    await write().catch((error) => run.reads.decide(error, declared, call).then(write));
  } catch (error) {
    throw withKeptFields(error, merge?.kept ?? []);
  }
}

/** @returns Undefined if configurations cannot be read, and the run knows that. */
async function readActual(send: Send, target: ClusterTarget, call: Call): Promise<object | undefined> {
  const { reads, settings } = call.run;
  if (settings.reads === "off") return undefined;
  try {
    return await receiveConfig(send, target, call);
  } catch (error) {
    if (reads.areSupported === false && isRejected(error)) return undefined;
    throw error;
  }
}

function mergeWith(actual: object | undefined, declared: DeclaredCluster, stored: StoredCluster | undefined): Merge {
  const merge = mergeConfig(declared.config, actual ? formerFields(stored) : [], actual, declared.ignored);
  // A user would lose the live host: a service that replaces configurations takes an absent flag for false.
  if (actual === undefined && merge.config.isHostCluster === undefined) throw undeclaredFlagError(declared);
  return merge;
}

async function describe(
  declared: Cluster,
  stored: StoredCluster | undefined,
  actual: object | undefined,
  merge: Merge,
  hideValues: boolean,
): Promise<string[]> {
  if (actual === undefined) return [];
  if (stored === undefined || stored.isImported) return describeAdoption(declared, actual, merge, hideValues);
  return describeOverwriting(declared, stored, actual, merge, hideValues);
}

function undeclaredFlagError({ clusterUid, config }: Cluster): SpectroclusterError {
  const reason = config.isHostCluster === undefined ? "" : "\nWith isHostCluster in ignoreChanges, it is not declared.";
  return new SpectroclusterError(
    "SPECTROCLUSTER_READS",
    `Cluster "${clusterUid}" was not written.\nDeclare isHostCluster: the service cannot be read, and one that replaces ` +
      `would disable the cluster.${reason}`,
  );
}

/** The service may reject a field that it has itself returned. */
function withKeptFields(error: unknown, kept: readonly Segments[]): unknown {
  if (kept.length === 0 || !(error instanceof ApiError) || ![400, 422].includes(error.status)) return error;
  const fields = listed(
    kept.map((field) => showPath(formatPath(field))),
    String,
  );
  const advice =
    `The request also contained fields that the program does not declare, as the service had them: ${fields}. To send only ` +
    "declared fields, set reads to off. A service that replaces configurations then removes the others.";
  return withAdvice(error, advice);
}

/**
 * With the setting `readInPreview`, reads the clusters that would be written, and logs what the writes would overwrite and
 * keep. What is not known yet is skipped.
 *
 * @throws The errors of the reads.
 */
export async function previewClusters(
  declared: readonly DeclaredCluster[],
  stored: StoredClusters,
  call: Call,
): Promise<void> {
  if (!call.run.settings.readInPreview) return;
  const preview = async (cluster: DeclaredCluster, clusterCall: ClusterCall) => {
    const { config, ignored: _, ...target } = cluster;
    const former = stored.get(cluster.clusterUid);
    // A cluster of which nothing is known may have its own project.
    if (containsUnknown(target) || typeof config !== "object" || isUnchanged(former, cluster)) return;
    const read = () => call.run.client.asUnit((send) => readActual(send, target, clusterCall), clusterCall.operation);
    const actual = await read().catch((error) => call.run.reads.decide(error, target, clusterCall).then(read));
    if (actual === undefined || containsUnknown(config)) return;
    const merge = mergeWith(actual, cluster, former);
    (await describe(cluster, former, actual, merge, call.hasSecrets)).forEach(clusterCall.log);
  };
  allSucceeded(await forEachCluster("Reading", declared, preview, call));
}
