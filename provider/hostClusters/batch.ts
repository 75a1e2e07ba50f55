import { isWithoutUsableResponse, stopsAllRequests } from "../api/errorScope.js";
import { asSpectroclusterError, type SpectroclusterError } from "../errors.js";
import type { Call } from "../run/call.js";
import { LimitedLog, Progress } from "./progress.js";

/** The result of an operation on each cluster of a list. */
export interface BatchResult<T> {
  succeeded: Map<string, T>;
  failed: Map<string, SpectroclusterError>;
  /** Clusters for which nothing was sent. */
  notAttempted: string[];
  /** Why some clusters were not attempted: `the failure concerns all clusters`. */
  stopReason?: string;
}

export function emptyResult<T>(): BatchResult<T> {
  return { succeeded: new Map(), failed: new Map(), notAttempted: [] };
}

interface BatchOptions {
  concurrency: number;
  /** Time at which the batch ends, on the clock of `performance.now()`. */
  deadline?: number;
  onProgress(done: number): void;
}

/** After so many clusters in a row without a usable response, the service is considered unavailable. */
const MAX_WITHOUT_RESPONSE = 10;

/**
 * Runs an operation for each cluster, several at a time. A failing cluster does not stop the others, unless its error
 * concerns all of them.
 */
async function forEachCluster<T>(
  uids: readonly string[],
  operation: (uid: string) => Promise<T>,
  { concurrency, deadline = Number.POSITIVE_INFINITY, onProgress }: BatchOptions,
): Promise<BatchResult<T>> {
  const result = emptyResult<T>();
  let withoutResponse = 0;

  function reasonToStop(error: SpectroclusterError): string | undefined {
    if (performance.now() >= deadline) return TIMEOUT;
    if (stopsAllRequests(error)) return "the failure concerns all clusters";
    return withoutResponse >= MAX_WITHOUT_RESPONSE
      ? `${MAX_WITHOUT_RESPONSE} clusters in a row got no usable response`
      : undefined;
  }

  async function attempt(uid: string): Promise<void> {
    try {
      result.succeeded.set(uid, await operation(uid));
      withoutResponse = 0;
    } catch (reason) {
      const error = asSpectroclusterError(reason);
      result.failed.set(uid, error);
      withoutResponse = isWithoutUsableResponse(error) ? withoutResponse + 1 : 0;
      result.stopReason ??= reasonToStop(error);
    }
    onProgress(result.succeeded.size + result.failed.size);
  }

  // All workers take their next cluster from the same iterator.
  const queue = uids[Symbol.iterator]();
  async function work(): Promise<void> {
    for (const uid of queue) {
      if (performance.now() >= deadline) result.stopReason ??= TIMEOUT;
      if (result.stopReason !== undefined) result.notAttempted.push(uid);
      else await attempt(uid);
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, uids.length) }, work));
  return result;
}

const TIMEOUT = "the timeout of the operation has passed";

/**
 * Runs an operation for each cluster. If there are several, with progress messages and a limited number of log messages.
 */
export type InBatch = <T>(
  text: string,
  uids: readonly string[],
  operation: (uid: string, call: Call) => Promise<T>,
) => Promise<BatchResult<T>>;

/**
 * The batches of one call of the engine, whose timeout bounds all of them together. One of several clusters is also bounded
 * by the setting.
 */
export function batchesOf(call: Call): InBatch {
  const { settings } = call.run;
  const deadline = call.timeoutSeconds === undefined ? undefined : performance.now() + call.timeoutSeconds * 1000;

  function timeoutSeconds(isOnly: boolean): number | undefined {
    if (deadline === undefined) return undefined;
    // In tenths, so that messages show the timeout as the program has it.
    const left = Math.max(0.1, Math.ceil((deadline - performance.now()) / 100) / 10);
    return isOnly ? left : Math.min(settings.operationTimeoutSeconds, left);
  }

  return async (text, uids, operation) => {
    const limited = new LimitedLog(call.log);
    const progress = uids.length > 1 ? new Progress(text, uids.length, call.logProgress) : undefined;
    const clusterCall = () => ({ ...call, log: limited.log, timeoutSeconds: timeoutSeconds(uids.length === 1) });
    try {
      return await forEachCluster(uids, (uid) => operation(uid, clusterCall()), {
        concurrency: settings.maxConcurrentRequests,
        deadline,
        onProgress: (done) => progress?.update(done),
      });
    } finally {
      progress?.end();
      limited.end();
    }
  };
}
