import { ApiError, NotFoundError } from "../errors.js";
import { type Clock, SYSTEM_CLOCK } from "./clock.js";

/** So many reads must show that the service does not offer reading, because one odd response may be an accident. */
const MIN_READS = 3;

/** Their time from the first to the last, because a gateway that restarts responds oddly for a moment. */
const MIN_DURATION_MS = 2000;

/** What the reads of one run show about the service, which may reject them all. */
export class ReadSupport {
  readonly #clock: Clock;
  readonly #declared = new Set<string>();
  readonly #read = new Set<string>();
  readonly #rejected: { clusterUid: string; at: number }[] = [];
  readonly #succeeded = new AbortController();
  #decision: Promise<void> | undefined;

  constructor(clock: Clock = SYSTEM_CLOCK) {
    this.#clock = clock;
  }

  /** Records clusters that the run declares, and so may read. */
  expect(clusterUids: readonly string[]): void {
    for (const uid of clusterUids) this.#declared.add(uid);
  }

  /** Makes a read of a cluster and records its outcome. */
  async track<T>(clusterUid: string, read: () => Promise<T>): Promise<T> {
    this.#read.add(clusterUid);
    try {
      const result = await read();
      this.#succeeded.abort();
      return result;
    } catch (error) {
      if (isReadRejected(error)) this.#rejected.push({ clusterUid, at: this.#clock.now() });
      throw error;
    }
  }

  /**
   * Whether the service does not offer reading: no read has succeeded, and at least three over two seconds were rejected, of
   * different clusters if the run has so many.
   */
  get isUnsupported(): boolean {
    const [first, last] = [this.#rejected[0], this.#rejected.at(-1)];
    if (this.#succeeded.signal.aborted || first === undefined || last === undefined) return false;
    const clusters = new Set(this.#rejected.map(({ clusterUid }) => clusterUid)).size;
    return (
      this.#rejected.length >= MIN_READS &&
      last.at - first.at >= MIN_DURATION_MS &&
      clusters >= Math.min(MIN_READS, new Set([...this.#declared, ...this.#read]).size)
    );
  }

  /**
   * Decides after a rejected read whether the service does not offer reading. All callers share two repeated reads, one and
   * two seconds after the first one. A read that succeeds ends the wait.
   *
   * @param readAgain - Reads a cluster with {@link track}. Only the outcome counts.
   */
  async decideIsUnsupported(readAgain: (clusterUid: string) => Promise<unknown>): Promise<boolean> {
    if (this.#succeeded.signal.aborted) return false;
    this.#decision ??= this.#repeat(readAgain);
    await this.#decision;
    return this.isUnsupported;
  }

  async #repeat(readAgain: (clusterUid: string) => Promise<unknown>): Promise<void> {
    const { signal } = this.#succeeded;
    const success = new Promise((resolve) => signal.addEventListener("abort", resolve));
    const start = this.#rejected[0]?.at ?? 0;
    for (const share of [0.5, 1]) {
      // Timers may be early by a part of a millisecond.
      const wait = Math.ceil(start + share * MIN_DURATION_MS - this.#clock.now()) + 1;
      await Promise.race([success, this.#clock.sleep(wait)]);
      if (signal.aborted) return;
      const uids = [...this.#declared].filter((uid) => !this.#read.has(uid));
      await Promise.race([success, readAgain(uids[0] ?? (this.#rejected[0]?.clusterUid as string)).catch(() => {})]);
    }
  }
}

/** Whether the service, or a proxy in front of it, rejected the operation rather than the cluster. */
export function isReadRejected(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 501].includes(error.status) && !(error instanceof NotFoundError);
}
