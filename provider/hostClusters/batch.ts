/** Does the same with many clusters. A single resource is a batch of one, whose error is that of its cluster. */
import type { ClusterTarget } from "../api/clusterRequests.js";
import { NotAttemptedError, type TimeLimit, timeLimitsWithin } from "../api/timeLimit.js";
import { asSpectroclusterError, SpectroclusterError } from "../errors.js";
import { groupBy } from "../json/groupBy.js";
import { countClusters, grouped, listed, MAX_UIDS, shortened } from "../messages/lists.js";
import type { Call } from "../run/call.js";

/** What became of each cluster, in the order of the clusters: that of the responses is another one at each run. */
export interface BatchResult<T> {
  succeeded: Map<string, T>;
  failed: Map<string, SpectroclusterError>;
}

export type TimedCall = Call & { readonly timeLimit: TimeLimit };

/**
 * Does the work for each cluster; the client limits how many at a time. A failing cluster does not stop the others. For several clusters it
 * logs the progress, which begins with the verb.
 */
export async function forEachCluster<C extends ClusterTarget, T>(
  verb: string,
  clusters: readonly C[],
  work: (cluster: C, call: TimedCall) => Promise<T>,
  call: Call,
): Promise<BatchResult<T>> {
  const newTimeLimit = timeLimitsWithin(call.timeoutSeconds, call.run.settings, clusters.length === 1);
  let [done, failed] = [0, 0];

  async function workOn(cluster: C) {
    const { clusterUid } = cluster;
    try {
      const value = await work(cluster, { ...call, timeLimit: newTimeLimit() });
      done += 1;
      return { clusterUid, value };
    } catch (reason) {
      failed += 1;
      return { clusterUid, error: asSpectroclusterError(reason) };
    }
  }

  function logProgress(): void {
    const counts = `${grouped(done)} done, ${grouped(failed)} failed, ${grouped(clusters.length - done - failed)} left`;
    call.logProgress(`${verb} ${countClusters(clusters.length)}: ${counts}`);
  }

  const progress = clusters.length > 1 ? setInterval(logProgress, PROGRESS_INTERVAL_MS).unref() : undefined;
  const outcomes = await Promise.all(clusters.map(workOn));
  clearInterval(progress);
  const result: BatchResult<T> = { succeeded: new Map(), failed: new Map() };
  for (const outcome of outcomes) {
    if (outcome.error) result.failed.set(outcome.clusterUid, outcome.error);
    else result.succeeded.set(outcome.clusterUid, outcome.value);
  }
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
  const unattempted = others.length === 0 ? "" : `, ${count(others)} were not attempted`;
  const counts = `${count(attempted)} of ${countClusters(size)} failed${unattempted}:`;
  const title = attempted.length === 0 ? `${countClusters(size)} were not attempted:` : counts;
  const lines = shortened(
    [...attempted, ...others],
    ([error, uids]) =>
      `  ${grouped(uids.length)} ${error instanceof NotAttemptedError ? "not attempted" : "failed"}: ` +
      `${listed(uids, nameOf, "", MAX_UIDS)}\n    ${error.message.replaceAll("\n", "\n    ")}`,
  );
  return new SpectroclusterError([title, ...lines].join("\n"), { code: "SPECTROCLUSTER_FLEET", cause: error });
}

type Group = [error: SpectroclusterError, uids: string[]];

/** Clusters that failed for the same reason, with the error of the first one. */
function groupByReason(failed: BatchResult<unknown>["failed"]): Group[] {
  // The service's `ref` and the UID differ in each message.
  const reasonOf = (uid: string, { message }: Error) => message.replaceAll(uid, "").replace(/, ref [^)\n]*/g, "");
  const groups = groupBy(failed, ([uid, error]) => reasonOf(uid, error));
  return [...groups.values()].map((group) => [group[0]?.[1] as SpectroclusterError, group.map(([uid]) => uid)]);
}
