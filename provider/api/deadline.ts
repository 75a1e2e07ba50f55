/** The longest delay of a Node.js timer, about 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The point in time at which an operation is given up, counted from the construction. */
export class Deadline {
  /** The time available at the start. */
  readonly seconds: number;
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
  readonly #end: number;

  constructor(seconds: number) {
    // Timers only accept whole numbers, and 1.001 * 1000 is none.
    const milliseconds = Math.min(Math.ceil(seconds * 1000), MAX_TIMER_MS);
    this.seconds = seconds;
    this.signal = AbortSignal.timeout(milliseconds);
    // The wall clock may be set while the operation runs.
    this.#end = performance.now() + milliseconds;
  }

  /** Milliseconds left, at least 0. */
  get remainingMs(): number {
    return Math.max(0, this.#end - performance.now());
  }
}
