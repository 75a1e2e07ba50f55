/** Does the same with many clusters. A single resource is a batch of one, whose error is that of its cluster. */
import { type ClusterTarget, type TimeLimit, timeLimitsWithin } from "../api/client.js";
import { NotAttemptedError } from "../api/timeLimit.js";
import { asSpectroclusterError, SpectroclusterError } from "../errors.js";
import { countClusters, grouped, listed, MAX_LISTED, shortened } from "../messages/lists.js";
import type { Call } from "../run/call.js";

export interface BatchResult<T> {
  succeeded: Map<string, T>;
  failed: Map<string, SpectroclusterError>;
}

export type ClusterCall = Call & { readonly timeLimit: TimeLimit };

/**
 * Does the work for each cluster; the client limits how many at a time. A failing cluster does not stop the others. For several clusters it
 * logs the progress, and limits the number of other messages.
 *
 * @param verb - For the progress: `Writing`.
 */
export async function forEachCluster<C extends ClusterTarget, T>(
  verb: string,
  clusters: readonly C[],
  work: (cluster: C, call: ClusterCall) => Promise<T>,
  call: Call,
): Promise<BatchResult<T>> {
  const result: BatchResult<T> = { succeeded: new Map(), failed: new Map() };
  const newTimeLimit = timeLimitsWithin(call.timeoutSeconds, call.run.settings, clusters.length === 1);
  let messages = 0;

  function log(message: string): void {
    messages += 1;
    if (messages <= MAX_LISTED) call.log(message);
  }

  async function workOn(cluster: C): Promise<void> {
    try {
      const clusterCall = { ...call, log, timeLimit: newTimeLimit() };
      result.succeeded.set(cluster.clusterUid, await work(cluster, clusterCall));
    } catch (reason) {
      result.failed.set(cluster.clusterUid, asSpectroclusterError(reason));
    }
  }

  function logProgress(): void {
    const [done, failed] = [grouped(result.succeeded.size), grouped(result.failed.size)];
    call.logProgress(`${verb} ${countClusters(clusters.length)}: ${done} done, ${failed} failed`);
  }

  const progress = clusters.length > 1 ? setInterval(logProgress, PROGRESS_INTERVAL_MS).unref() : undefined;
  await Promise.all(clusters.map(workOn));
  clearInterval(progress);
  const hidden = messages - MAX_LISTED;
  if (hidden > 0) call.log(`${grouped(hidden)} more messages of this kind are not shown.`);
  return result;
}

const PROGRESS_INTERVAL_MS = 20_000;

/** The error of a batch: that of its only cluster, with its class, unless clusters have names; else a report by reason. */
export function failureOf({ succeeded, failed }: BatchResult<unknown>, nameOf?: (uid: string) => string) {
  const [error] = failed.values();
  const size = failed.size + succeeded.size;
  if (error !== undefined && size === 1 && nameOf === undefined) return error;
  const groups = groupByReason(failed);
  const others = groups.filter(([each]) => each instanceof NotAttemptedError);
  const attempted = groups.filter((each) => !others.includes(each));
  const count = (some: Group[]) => grouped(some.flatMap(([, uids]) => uids).length);
  const title =
    others.length === 0
      ? `${count(attempted)} of ${countClusters(size)} failed:`
      : `Of ${countClusters(size)}, ${count(attempted)} failed, ${count(others)} were not attempted:`;
  const lines = shortened(
    [...attempted, ...others],
    ([{ message }, uids]) => `- ${listed(uids, nameOf)}: ${message.replaceAll("\n", "\n  ")}`,
  );
  return new SpectroclusterError([title, ...lines].join("\n"), { code: "SPECTROCLUSTER_FLEET", cause: error });
}

type Group = [error: SpectroclusterError, uids: string[]];

/** Clusters that failed for the same reason, with the error of the first one. */
function groupByReason(failed: BatchResult<unknown>["failed"]): Group[] {
  const groups = new Map<string, Group>();
  for (const [uid, error] of failed) {
    // The service's `ref` and the UID differ in each message.
    const reason = error.message.replaceAll(uid, "").replace(/, ref [^)\n]*/g, "");
    const group: Group = groups.get(reason) ?? [error, []];
    group[1].push(uid);
    groups.set(reason, group);
  }
  return [...groups.values()];
}
