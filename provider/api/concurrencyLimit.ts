export class ConcurrencyLimit {
  #used = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly size: number) {}

  /** Begins work in the order of the calls. If the signal aborts while it waits, it begins at once, to fail with its own error. */
  async withSlot<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    await new Promise<void>((resolve) => {
      const begin = () => {
        signal?.removeEventListener("abort", begin);
        this.#waiting.delete(begin);
        this.#used += 1;
        resolve();
      };
      if (this.#used < this.size || signal?.aborted) return begin();
      signal?.addEventListener("abort", begin);
      this.#waiting.add(begin);
    });
    try {
      return await work();
    } finally {
      this.#used -= 1;
      const [next] = this.#waiting;
      if (this.#used < this.size) next?.();
    }
  }
}
