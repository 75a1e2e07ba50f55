/** Messages about many clusters. */
import type { SpectroclusterError } from "../../errors.js";

const MAX_LISTED = 20;

/** `"a", "b" and 3 more`. */
export function listUids(uids: readonly string[]): string {
  const listed = uids.slice(0, MAX_LISTED).map((uid) => JSON.stringify(uid));
  const more = uids.length - listed.length;
  return more > 0 ? `${listed.join(", ")} and ${more} more` : listed.join(", ");
}

/** `1 cluster`, `2 clusters`. */
export function count(clusters: number): string {
  return clusters === 1 ? "1 cluster" : `${clusters.toLocaleString("en")} clusters`;
}

/** Failed clusters with their reasons, and those that were not attempted. */
export function describeFailures(
  total: number,
  failed: ReadonlyMap<string, SpectroclusterError>,
  notAttempted: readonly string[],
): string {
  const lines = [`${failed.size.toLocaleString("en")} of ${count(total)} failed:`];
  for (const [uid, { message }] of [...failed].slice(0, MAX_LISTED)) {
    lines.push(`- ${JSON.stringify(uid)}: ${message.replaceAll("\n", "\n  ")}`);
  }
  if (failed.size > MAX_LISTED) lines.push(`and ${failed.size - MAX_LISTED} more`);
  if (notAttempted.length > 0) {
    lines.push(
      `${count(notAttempted.length)} ${notAttempted.length === 1 ? "was" : "were"} not attempted, because the failure ` +
        `concerns all clusters or the time was over: ${listUids(notAttempted)}.`,
    );
  }
  return lines.join("\n");
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
    if (hidden > 0) this.#log(`and ${hidden} more messages of this kind`);
  }
}

const FIRST_PROGRESS_MS = 10_000;
const PROGRESS_INTERVAL_MS = 30_000;

/** Reports how far a long operation is: after 10 seconds, then every 30 seconds. */
export class Progress {
  #done = 0;
  #timer: NodeJS.Timeout;

  /** @param text - `writing 500 clusters`. */
  constructor(text: string, total: number, report: (message: string) => void) {
    const tick = () => {
      report(`${text}: ${this.#done} of ${total} done`);
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
