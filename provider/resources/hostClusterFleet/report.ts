/** Messages about many clusters. */
import { countClusters, grouped, listed, MAX_LISTED } from "../../messages/lists.js";
import type { BatchResult } from "./batch.js";

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
