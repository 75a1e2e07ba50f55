/** Messages about many clusters. */
import type { BatchResult } from "./batch.js";

const MAX_LISTED = 20;

/** `"a", "b" and 3 more`. */
export function listUids(uids: readonly string[]): string {
  const listed = uids.slice(0, MAX_LISTED).map((uid) => JSON.stringify(uid));
  const more = uids.length - listed.length;
  return more > 0 ? `${listed.join(", ")} and ${grouped(more)} more` : listed.join(", ");
}

/** `1 cluster`, `2 clusters`. */
export function count(clusters: number): string {
  return clusters === 1 ? "1 cluster" : `${grouped(clusters)} clusters`;
}

function grouped(number: number): string {
  return number.toLocaleString("en");
}

/** Failed clusters with their reasons, and those that were not attempted. */
export function describeFailures({ succeeded, failed, notAttempted, stopReason }: BatchResult<unknown>): string {
  const lines: string[] = [];
  if (failed.size > 0) {
    const total = succeeded.size + failed.size + notAttempted.length;
    lines.push(`${grouped(failed.size)} of ${count(total)} failed:`);
  }
  const reasons = groupByReason(failed);
  for (const { message, uids } of reasons.slice(0, MAX_LISTED)) {
    lines.push(`- ${listUids(uids)}: ${message.replaceAll("\n", "\n  ")}`);
  }
  const hidden = reasons.slice(MAX_LISTED).reduce((sum, { uids }) => sum + uids.length, 0);
  if (hidden > 0) lines.push(`and ${grouped(hidden)} more`);
  if (notAttempted.length > 0) {
    const verb = notAttempted.length === 1 ? "was" : "were";
    lines.push(
      `${count(notAttempted.length)} ${verb} not attempted, because ${stopReason}: ${listUids(notAttempted)}.`,
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

/** A log that shows the first messages and counts the others. */
export class LimitedLog {
  #messages = 0;
  readonly #log: (message: string) => void;

  constructor(log: (message: string) => void) {
    this.#log = log;
  }

  readonly log = (message: string): void => {
    this.#messages += 1;
    if (this.#messages <= MAX_LISTED) this.#log(message);
  };

  /** Logs how many messages were not shown. */
  end(): void {
    const hidden = this.#messages - MAX_LISTED;
    if (hidden > 0) this.#log(`${grouped(hidden)} more messages of this kind are not shown.`);
  }
}

const FIRST_PROGRESS_MS = 10_000;
const PROGRESS_INTERVAL_MS = 30_000;

/** Reports how far a long operation is: after 10 seconds, then every 30 seconds. */
export class Progress {
  #done = 0;
  #timer: NodeJS.Timeout;

  /** @param text - `Writing the configurations`. */
  constructor(text: string, total: number, report: (message: string) => void) {
    const tick = () => {
      report(`${text}: ${grouped(this.#done)} of ${count(total)} done`);
      this.#timer = setTimeout(tick, PROGRESS_INTERVAL_MS).unref();
    };
    this.#timer = setTimeout(tick, FIRST_PROGRESS_MS).unref();
  }

  readonly update = (done: number): void => {
    this.#done = done;
  };

  end(): void {
    clearTimeout(this.#timer);
  }
}
