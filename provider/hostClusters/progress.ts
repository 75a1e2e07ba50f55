/** What a long operation on many clusters logs. */
import { countClusters, grouped, MAX_LISTED } from "../messages/lists.js";

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
      report(`${text}: ${grouped(this.#done)} of ${countClusters(total)} done`);
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
