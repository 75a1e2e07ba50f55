/** Writes what a program declares. */
import type { Send } from "../api/client.js";
import { updateHostClusterConfig } from "../api/clusterRequests.js";
import { toJson } from "../api/json.js";
import { containsUnknown } from "../engine/unknown.js";
import { ApiError, SpectroclusterError, withAdvice, withUnknownOutcome } from "../errors.js";
import { listed } from "../messages/lists.js";
import { formatPath, type Segments } from "../messages/paths.js";
import type { Call } from "../run/call.js";
import { allSucceeded, failureOf, forEachCluster } from "./batch.js";
import {
  afterUnknownOutcome,
  type Cluster,
  type DeclaredCluster,
  formerFields,
  isUnchanged,
  type StoredCluster,
  type StoredClusters,
} from "./cluster.js";
import { describeWrite } from "./describeWrite.js";
import { type Merge, mergeConfig } from "./merge.js";
import { receiveConfig } from "./read.js";
import { withReads } from "./reads.js";

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
 * Reads a cluster, and sends the declared configuration merged with what the service has. Both requests are one unit, which
 * is retried.
 */
async function writeCluster(declared: DeclaredCluster, stored: StoredCluster | undefined, call: Call): Promise<void> {
  const { run, hasSecrets, timeoutSeconds } = call;
  let prepared: PreparedWrite | undefined;

  async function readAndWrite(send: Send, canRead: boolean): Promise<void> {
    const isFirst = prepared === undefined;
    prepared = await prepareWrite(send, declared, stored, call, canRead);
    if (isFirst) prepared.lines.forEach(call.log);
    const request = updateHostClusterConfig(declared, toJson(prepared.config));
    await send({ ...request, omitServiceMessage: hasSecrets });
  }

  try {
    await withReads(declared, call, (canRead) =>
      run.client.asUnit((send) => readAndWrite(send, canRead), { timeoutSeconds }),
    );
  } catch (error) {
    throw withKeptFields(error, prepared?.kept ?? []);
  }
}

/** What a write sends, and what it logs. */
interface PreparedWrite extends Merge {
  lines: string[];
}

async function prepareWrite(
  send: Send,
  declared: DeclaredCluster,
  stored: StoredCluster | undefined,
  call: Call,
  canRead: boolean,
): Promise<PreparedWrite> {
  const { config, ignored } = declared;
  if (!canRead) {
    const merge = mergeConfig(config, [], undefined, ignored);
    // A user would lose the live host: a service that replaces configurations takes an absent flag for false.
    if (merge.config.isHostCluster === undefined) throw undeclaredFlagError(declared);
    return { ...merge, lines: [] };
  }
  const actual = await receiveConfig(send, declared, call);
  const merge = mergeConfig(config, formerFields(stored), actual, ignored);
  return { ...merge, lines: await describeWrite(declared, stored, actual, merge, call) };
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
  const fields = listed(kept.map(formatPath), String);
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
  const read = async (cluster: DeclaredCluster, clusterCall: Call) => {
    const { config, ignored: _, ...target } = cluster;
    const former = stored.get(cluster.clusterUid);
    // A cluster of which nothing is known may have its own project.
    if (containsUnknown(target) || typeof config !== "object" || isUnchanged(former, cluster)) return;
    await withReads(target, clusterCall, async (canRead) => {
      if (!canRead) return;
      const { lines } = await clusterCall.run.client.asUnit((send) =>
        prepareWrite(send, cluster, former, clusterCall, canRead),
      );
      if (!containsUnknown(config)) lines.forEach(clusterCall.log);
    });
  };
  allSucceeded(await forEachCluster("Reading", declared, read, call));
}
