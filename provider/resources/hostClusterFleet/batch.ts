import { stopsAllRequests } from "../../api/errorScope.js";
import { ConnectionError, SpectroclusterError, TimeoutError } from "../../errors.js";

/** The result of an operation on each cluster of a list. */
export interface BatchResult<T> {
  succeeded: Map<string, T>;
  failed: Map<string, SpectroclusterError>;
  /** Clusters for which nothing was sent, because a failure concerns all of them. */
  notAttempted: string[];
}

export interface BatchOptions {
  concurrency: number;
  /** Time at which the batch ends, in milliseconds since the epoch. */
  deadline?: number;
  onProgress(done: number): void;
}

/** After so many clusters in a row without a response, the service is considered unreachable. */
const MAX_UNANSWERED = 10;

/**
 * Runs an operation for each cluster, several at a time. A failing cluster does not stop the others, unless its error
 * concerns all of them.
 */
export async function runBatch<T>(
  uids: readonly string[],
  operation: (uid: string) => Promise<T>,
  { concurrency, deadline = Number.POSITIVE_INFINITY, onProgress }: BatchOptions,
): Promise<BatchResult<T>> {
  const result: BatchResult<T> = { succeeded: new Map(), failed: new Map(), notAttempted: [] };
  let unanswered = 0;
  let isStopped = false;

  async function attempt(uid: string): Promise<void> {
    try {
      result.succeeded.set(uid, await operation(uid));
      unanswered = 0;
    } catch (error) {
      if (!(error instanceof SpectroclusterError)) throw error;
      result.failed.set(uid, error);
      unanswered = error instanceof ConnectionError || error instanceof TimeoutError ? unanswered + 1 : 0;
      isStopped ||= stopsAllRequests(error) || unanswered >= MAX_UNANSWERED;
    }
    onProgress(result.succeeded.size + result.failed.size);
  }

  // All workers take their next cluster from the same iterator.
  const queue = uids[Symbol.iterator]();
  async function work(): Promise<void> {
    for (const uid of queue) {
      if (isStopped || Date.now() >= deadline) result.notAttempted.push(uid);
      else await attempt(uid);
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, uids.length) }, work));
  return result;
}
