/** Limits how much work runs at the same time. Work whose time ends while it waits never begins. */
export class Slots {
  readonly #size: number;
  #used = 0;
  #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  /** Runs work in a slot, in the order of the calls. If the signal aborts before there is one, the work begins without it. */
  async use<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const hasSlot = await this.#slot(signal);
    try {
      return await work();
    } finally {
      if (hasSlot) {
        this.#used -= 1;
        this.#waiting.shift()?.();
      }
    }
  }

  #slot(signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const take = () => {
        signal?.removeEventListener("abort", giveUp);
        this.#used += 1;
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((each) => each !== take);
        resolve(false);
      };
      if (signal?.aborted) resolve(false);
      else if (this.#used < this.#size) take();
      else {
        signal?.addEventListener("abort", giveUp, { once: true });
        this.#waiting.push(take);
      }
    });
  }
}
