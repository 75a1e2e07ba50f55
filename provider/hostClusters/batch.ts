/** Does the same with many clusters. A single resource is a batch of one, whose error is that of its cluster. */
import type { ClusterTarget } from "../api/requests.js";
import { NotAttemptedError, type TimeLimit, timeLimitsWithin } from "../api/timeLimit.js";
import { asSpectroclusterError, SpectroclusterError } from "../errors.js";
import { quote } from "../json/text.js";
import { groupBy } from "../json/value.js";
import { countClusters, grouped, listed, MAX_UIDS } from "../messages/values.js";
import type { Call } from "../run/run.js";

export interface Failure {
  readonly error?: SpectroclusterError;
}

/** What became of one cluster: all that the work has returned, or an error. */
export type Result<T extends object> = Failure & { readonly clusterUid: string } & Partial<T>;

export type TimedCall = Call & { readonly timeLimit: TimeLimit };

/**
 * Does the work for each cluster; the client limits how many at a time. A failing cluster does not stop the others. For several clusters it
 * logs the progress, which begins with the verb.
 *
 * @returns The results in the order of the clusters: that of the responses is another one at each run.
 */
export async function forEachCluster<C extends ClusterTarget, T extends object>(
  verb: string,
  clusters: readonly C[],
  work: (cluster: C, call: TimedCall) => Promise<T & Failure>,
  call: Call,
): Promise<Result<T>[]> {
  const newTimeLimit = timeLimitsWithin(call.timeoutSeconds, call.run.settings, clusters.length === 1);
  let [done, failed] = [0, 0];

  const results: Result<T>[] = [];

  async function workOn([index, cluster]: [number, C]): Promise<void> {
    const working = async () => work(cluster, { ...call, timeLimit: newTimeLimit() });
    const result: Partial<T> & Failure = await working().catch(
      (reason) => ({ error: asSpectroclusterError(reason) }) as Partial<T> & Failure,
    );
    if (result.error === undefined) done += 1;
    else failed += 1;
    results[index] = { ...result, clusterUid: cluster.clusterUid };
  }

  function logProgress(): void {
    const counts = `${grouped(done)} done, ${grouped(failed)} failed, ${grouped(clusters.length - done - failed)} left`;
    call.logProgress(`${verb} ${countClusters(clusters.length)}: ${counts}`);
  }

  const progress = clusters.length > 1 ? setInterval(logProgress, PROGRESS_INTERVAL_MS).unref() : undefined;
  await Promise.all(inDrawnOrder(clusters.entries(), call.run.options.random).map(workOn));
  clearInterval(progress);
  return results;
}

/** Another order in each run: clusters that always fail would otherwise stop every run before the same others. */
function inDrawnOrder<Item>(items: Iterable<Item>, random = Math.random): Item[] {
  const drawn = Array.from(items, (item) => ({ item, draw: random() }));
  return drawn.sort((one, other) => one.draw - other.draw).map(({ item }) => item);
}

const PROGRESS_INTERVAL_MS = 20_000;

/** The error of a batch: that of its only cluster, with its class, unless that has a name; else a report by reason. */
export function batchError(results: readonly Result<object>[], nameOf?: (uid: string) => string) {
  const failed = results.flatMap(({ clusterUid, error }) => (error ? [{ clusterUid, error }] : []));
  const [first] = failed;
  const size = results.length;
  if (first === undefined) return undefined;
  const shown = nameOf?.(first.clusterUid) ?? quote(first.clusterUid);
  if (size === 1 && shown === quote(first.clusterUid)) return first.error;
  const groups = groupByReason(failed);
  const byKind = groupBy(groups, ([each]) => each instanceof NotAttemptedError);
  const [attempted = [], others = []] = [byKind.get(false), byKind.get(true)];
  const [failures, rest] = [countUids(attempted), countUids(others)];
  const ofAll = `of ${countClusters(size)} `;
  const titles: string[] = [];
  if (failures > 0) titles.push(`${grouped(failures)} ${ofAll}failed`);
  if (rest > 0)
    titles.push(`${grouped(rest)} ${failures > 0 ? "" : ofAll}${rest === 1 ? "was" : "were"} not attempted`);
  const lines = [...attempted, ...others].map(
    ([error, uids]) =>
      `  ${grouped(uids.length)} ${error instanceof NotAttemptedError ? "not attempted" : "failed"}: ` +
      `${listed(uids, nameOf, "", MAX_UIDS)}\n    ${error.message.replaceAll("\n", "\n    ")}`,
  );
  const more = lines.splice(MAX_REASONS).length;
  if (more > 0) lines.push(`  and others, for ${more === 1 ? "1 more reason" : `${more} more reasons`}`);
  const cause = new AggregateError(failed.map(({ error }) => error));
  return new SpectroclusterError([`${titles.join(", ")}:`, ...lines].join("\n"), {
    code: "SPECTROCLUSTER_FLEET",
    cause,
  });
}

const MAX_REASONS = 20;

type Group = [error: SpectroclusterError, uids: string[]];

function countUids(groups: readonly Group[]): number {
  return groups.flatMap(([, uids]) => uids).length;
}

/** Clusters that failed for the same reason, with the error of the first one. */
function groupByReason(failed: readonly { clusterUid: string; error: SpectroclusterError }[]): Group[] {
  // The service's `ref`, the UID and the names differ in each message.
  const groups = groupBy(failed, ({ clusterUid, error }) =>
    error.message.replace(/(\(|, )ref [^),\n]*|declared as .*/g, "").replaceAll(clusterUid, ""),
  );
  return [...groups.values()].map((group) => [
    group[0]?.error as SpectroclusterError,
    group.map(({ clusterUid }) => clusterUid),
  ]);
}
