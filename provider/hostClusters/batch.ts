/** Does the same with many clusters. A single resource is a batch of one, whose error is that of its cluster. */
import { type ClusterTarget, deadlineIn, type Operation } from "../api/client.js";
import { NotAttemptedError } from "../api/stopRule.js";
import { asSpectroclusterError, SpectroclusterError } from "../errors.js";
import { countClusters, grouped, listed, MAX_LISTED } from "../messages/lists.js";
import type { Call } from "../run/call.js";

/** The result for each cluster, by UID. */
export interface BatchResult<T> {
  succeeded: Map<string, T>;
  failed: Map<string, SpectroclusterError>;
}

/** What accompanies the operation of one cluster. */
export interface ClusterCall extends Call {
  readonly operation: Operation;
}

/**
 * Runs an operation for each cluster, several at a time. A failing cluster does not stop the others. For several clusters it
 * logs the progress, and limits the number of other messages.
 *
 * @param verb - For the progress: `Writing`.
 */
export async function forEachCluster<C extends ClusterTarget, T>(
  verb: string,
  clusters: readonly C[],
  operation: (cluster: C, call: ClusterCall) => Promise<T>,
  call: Call,
): Promise<BatchResult<T>> {
  const result: BatchResult<T> = { succeeded: new Map(), failed: new Map() };
  const limited = limitedLog(call.log);
  const newOperation = operationsOf(call, clusters.length === 1);
  // All workers take their next cluster from the same iterator.
  const queue = clusters[Symbol.iterator]();
  let running = 0;

  async function work(): Promise<void> {
    for (const cluster of queue) {
      running += 1;
      try {
        const clusterCall = { ...call, log: limited.log, operation: newOperation() };
        result.succeeded.set(cluster.clusterUid, await operation(cluster, clusterCall));
      } catch (reason) {
        result.failed.set(cluster.clusterUid, asSpectroclusterError(reason));
      }
      running -= 1;
    }
  }

  const progress = () =>
    call.logProgress(
      `${verb} ${countClusters(clusters.length)}: ${grouped(result.succeeded.size)} done, ` +
        `${grouped(result.failed.size)} failed, ${grouped(running)} running`,
    );
  const endProgress = clusters.length > 1 ? repeatedly(progress) : () => {};
  const workers = Math.min(call.run.settings.maxConcurrentRequests, clusters.length);
  await Promise.all(Array.from({ length: workers }, work));
  endProgress();
  limited.end();
  return result;
}

/**
 * Begins the operation of one cluster after the other. The timeout of the engine's call bounds all of them together.
 *
 * @param isOnly - Whether there is one cluster, which has all of the time.
 */
export function operationsOf({ timeoutSeconds, run }: Call, isOnly: boolean): () => Operation {
  if (timeoutSeconds === undefined) return () => ({});
  const deadline = performance.now() + timeoutSeconds * 1000;
  return () => {
    // In tenths, so that messages show the timeout as the program has it.
    const seconds = Math.ceil((deadline - performance.now()) / 100) / 10;
    if (seconds <= 0) throw new NotAttemptedError("the timeout has passed");
    const { operationTimeoutSeconds } = run.settings;
    if (isOnly || seconds <= operationTimeoutSeconds) return { deadline: deadlineIn(seconds, "customTimeouts") };
    return { deadline: deadlineIn(operationTimeoutSeconds, "operationTimeoutSeconds") };
  };
}

/** A log that shows the first messages and counts the others. */
function limitedLog(log: (message: string) => void) {
  let messages = 0;
  return {
    log(message: string): void {
      messages += 1;
      if (messages <= MAX_LISTED) log(message);
    },
    end(): void {
      const hidden = messages - MAX_LISTED;
      if (hidden > 0) log(`${grouped(hidden)} more messages of this kind are not shown.`);
    },
  };
}

const FIRST_PROGRESS_MS = 10_000;
const PROGRESS_INTERVAL_MS = 30_000;

/** Calls a function after 10 seconds and then every 30 seconds, until the returned function is called. */
function repeatedly(report: () => void): () => void {
  let timer = setTimeout(function tick() {
    report();
    timer = setTimeout(tick, PROGRESS_INTERVAL_MS).unref();
  }, FIRST_PROGRESS_MS).unref();
  return () => clearTimeout(timer);
}

/** The results by UID. @throws SpectroclusterError if a cluster failed. */
export function allSucceeded<T>(result: BatchResult<T>): Map<string, T> {
  if (result.failed.size > 0) throw failureOf(result);
  return result.succeeded;
}

/** The error of a batch: that of the cluster, with its class, if there is only one, else a report by reason. */
export function failureOf({ succeeded, failed }: BatchResult<unknown>): SpectroclusterError {
  const [error] = failed.values();
  if (error !== undefined && failed.size + succeeded.size === 1) return error;
  const reasons = groupByReason(failed);
  const isAttempted = ({ error }: Group) => !(error instanceof NotAttemptedError);
  const [attempted, others] = [reasons.filter(isAttempted), reasons.filter((each) => !isAttempted(each))];
  const count = (groups: Group[]) => grouped(groups.reduce((sum, { uids }) => sum + uids.length, 0));
  const all = countClusters(failed.size + succeeded.size);
  const lines = [
    others.length === 0
      ? `${grouped(failed.size)} of ${all} failed:`
      : `Of ${all}, ${count(attempted)} failed, ${count(others)} were not attempted:`,
  ];
  const causes = attempted.length > 0 ? "" : ". Another error of this run has the details";
  for (const { error, uids } of [...attempted, ...others].slice(0, MAX_LISTED)) {
    const message =
      error instanceof NotAttemptedError ? `Not attempted, because ${error.reason}${causes}.` : error.message;
    lines.push(`- ${listed(uids)}: ${message.replaceAll("\n", "\n  ")}`);
  }
  if (reasons.length > MAX_LISTED) lines.push(`and ${count([...attempted, ...others].slice(MAX_LISTED))} more`);
  return new SpectroclusterError("SPECTROCLUSTER_FLEET", lines.join("\n"), { cause: error });
}

interface Group {
  error: SpectroclusterError;
  uids: string[];
}

/** Clusters that failed for the same reason, with the error of the first one. */
function groupByReason(failed: BatchResult<unknown>["failed"]): Group[] {
  const groups = new Map<string, Group>();
  for (const [uid, error] of failed) {
    // The service's `ref` and the UID differ in each message.
    const reason = error.message.replaceAll(uid, "").replace(/, ref [^)\n]*/g, "");
    const group = groups.get(reason) ?? { error, uids: [] };
    group.uids.push(uid);
    groups.set(reason, group);
  }
  return [...groups.values()];
}
