import { ApiError, NotFoundError } from "../errors.js";

/** So many clusters must show that the service does not support reading, because one odd response may be an accident. */
const MIN_CLUSTERS = 3;

/** What the reads of one run show about the service, whose reference does not contain this operation. */
export class ReadSupport {
  readonly #declared = new Set<string>();
  readonly #read = new Set<string>();
  readonly #rejected = new Set<string>();
  readonly #inFlight = new Set<Promise<unknown>>();
  #hasSucceeded = false;

  /** Records clusters that the run declares, and so may read. */
  expect(clusterUids: readonly string[]): void {
    for (const uid of clusterUids) this.#declared.add(uid);
  }

  /** A few clusters whose reads would show more; none if one read has succeeded. */
  get unread(): string[] {
    if (this.#hasSucceeded) return [];
    return [...this.#declared].filter((uid) => !this.#read.has(uid)).slice(0, MIN_CLUSTERS);
  }

  /** Makes a read of a cluster and records its outcome. */
  async track<T>(clusterUid: string, read: () => Promise<T>): Promise<T> {
    this.#read.add(clusterUid);
    const current = this.#record(clusterUid, read());
    this.#inFlight.add(current);
    try {
      return await current;
    } finally {
      this.#inFlight.delete(current);
    }
  }

  async #record<T>(clusterUid: string, read: Promise<T>): Promise<T> {
    try {
      const result = await read;
      this.#hasSucceeded = true;
      return result;
    } catch (error) {
      if (isReadRejected(error)) this.#rejected.add(clusterUid);
      throw error;
    }
  }

  /**
   * Whether the service does not support reading: no read has succeeded, and those of three clusters were rejected, or of
   * all clusters if there were fewer. Waits for the reads in flight, as one of them may succeed.
   */
  async isUnsupported(): Promise<boolean> {
    await Promise.allSettled(this.#inFlight);
    return (
      !this.#hasSucceeded &&
      this.#rejected.size >= Math.min(MIN_CLUSTERS, new Set([...this.#declared, ...this.#read]).size)
    );
  }

  /** Whether further reads are not worth sending. */
  async isProvenUnsupported(): Promise<boolean> {
    return this.#rejected.size >= MIN_CLUSTERS && this.isUnsupported();
  }
}

/** Whether the service, or a proxy in front of it, rejected the operation rather than the cluster. */
export function isReadRejected(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 501].includes(error.status) && !(error instanceof NotFoundError);
}
