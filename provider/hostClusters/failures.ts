/** What becomes of an operation in which some clusters failed. */
import { copyOf, SpectroclusterError } from "../errors.js";
import { countClusters, grouped, listed, MAX_LISTED } from "../messages/lists.js";
import type { BatchResult } from "./batch.js";

export function hasFailures({ failed, notAttempted }: BatchResult<unknown>): boolean {
  return failed.size + notAttempted.length > 0;
}

/** Whether a request may have taken effect. */
export function mayHaveEffect({ succeeded, failed }: BatchResult<unknown>): boolean {
  return succeeded.size > 0 || [...failed.values()].some(({ outcomeUnknown }) => outcomeUnknown);
}

/** Whether a failed operation was about one cluster alone. Its error is then that of the cluster. */
export function concernsOneCluster({ succeeded, failed, notAttempted }: BatchResult<unknown>): boolean {
  return failed.size === 1 && succeeded.size + notAttempted.length === 0;
}

/**
 * The error of an operation: that of the cluster, with its class, if there is only one, else a report.
 *
 * @param advice - What follows in the message, as lines.
 */
export function failureOf(result: BatchResult<unknown>, advice: readonly string[] = []): SpectroclusterError {
  const [error] = result.failed.values();
  if (error !== undefined && concernsOneCluster(result)) {
    return advice.length === 0 ? error : copyOf(error, { advice: advice.join("\n") });
  }
  const message = [describeFailures(result), ...advice].join("\n");
  return new SpectroclusterError("SPECTROCLUSTER_FLEET", message, { cause: error });
}

/** @throws The error of the operation, if some clusters failed. */
export function assertAllSucceeded(result: BatchResult<unknown>): void {
  if (hasFailures(result)) throw failureOf(result);
}

/** Failed clusters with their reasons, and those that were not attempted. */
export function describeFailures({ succeeded, failed, notAttempted, stopReason }: BatchResult<unknown>): string {
  const lines: string[] = [];
  if (failed.size > 0) {
    const total = succeeded.size + failed.size + notAttempted.length;
    lines.push(`${grouped(failed.size)} of ${countClusters(total)} failed:`);
  }
  const reasons = groupByReason(failed);
  for (const { message, uids } of reasons.slice(0, MAX_LISTED)) {
    lines.push(`- ${listed(uids)}: ${message.replaceAll("\n", "\n  ")}`);
  }
  const hidden = reasons.slice(MAX_LISTED).reduce((sum, { uids }) => sum + uids.length, 0);
  if (hidden > 0) lines.push(`and ${grouped(hidden)} more`);
  if (notAttempted.length > 0) {
    const verb = notAttempted.length === 1 ? "was" : "were";
    lines.push(
      `${countClusters(notAttempted.length)} ${verb} not attempted, because ${stopReason}: ${listed(notAttempted)}.`,
    );
  }
  return lines.join("\n");
}

/** Clusters that failed for the same reason, with the message of the first one. */
function groupByReason(failed: BatchResult<unknown>["failed"]): { message: string; uids: string[] }[] {
  const groups = new Map<string, { message: string; uids: string[] }>();
  for (const [uid, { message }] of failed) {
    // The service's `ref` and the UID differ in each message.
    const reason = message.replaceAll(uid, "").replace(/, ref [^)\n]*/g, "");
    const group = groups.get(reason);
    if (group === undefined) groups.set(reason, { message, uids: [uid] });
    else group.uids.push(uid);
  }
  return [...groups.values()];
}
