/** When something has to be over, from the moment on that it starts. */
export class Deadline {
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
  readonly #end: number;

  constructor(seconds: number) {
    this.signal = AbortSignal.timeout(seconds * 1000);
    this.#end = Date.now() + seconds * 1000;
  }

  /** Milliseconds until then; none are left after it. */
  get left(): number {
    return Math.max(0, this.#end - Date.now());
  }
}
