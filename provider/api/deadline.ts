/** What a timer can wait for: some 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** When something has to be over, from the moment on that it starts. */
export class Deadline {
  /** The time that there was in the beginning. */
  readonly seconds: number;
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
  readonly #end: number;

  constructor(seconds: number) {
    const milliseconds = Math.min(seconds * 1000, LONGEST_MS);
    this.seconds = seconds;
    this.signal = AbortSignal.timeout(milliseconds);
    this.#end = Date.now() + milliseconds;
  }

  /** Milliseconds until then; none are left after it. */
  get left(): number {
    return Math.max(0, this.#end - Date.now());
  }
}
