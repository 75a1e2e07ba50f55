import type { Got } from "got";
import type { Settings } from "../configuration/index.js";
import { createHttpClient } from "./transport.js";

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

/** Options for one concurrency slot. */
export interface SlotOptions {
  /** Includes the wait for the slot. Default: the setting `operationTimeoutSeconds`, which counts from the slot on. */
  timeoutSeconds?: number | undefined;
}

/** What the requests in one concurrency slot have in common. */
export interface Slot {
  got: Got;
  deadline: Deadline;
  /** Aborted by the deadline and by the end of the run. */
  signal: AbortSignal;
}

/** Waits for a slot and works in it. */
export type UseSlot = <T>(work: (slot: Slot) => Promise<T>, options: SlotOptions) => Promise<T>;

/**
 * Limits how many requests are made at the same time.
 *
 * @param end - Aborted at the end of the run.
 */
export function createSlots(settings: Settings, end: AbortSignal | undefined): UseSlot {
  async function load() {
    const [got, { default: pLimit }] = await Promise.all([createHttpClient(settings), import("p-limit")]);
    return { got, limit: pLimit(settings.maxConcurrentRequests) };
  }
  // got and p-limit take most of the package's loading time, and a run without changes needs neither.
  let loaded: ReturnType<typeof load> | undefined;
  return async (work, { timeoutSeconds }) => {
    const ownDeadline = timeoutSeconds === undefined ? undefined : new Deadline(timeoutSeconds);
    loaded ??= load();
    const { got, limit } = await loaded;
    let isDue = true;
    return new Promise((resolve, reject) => {
      const begin = async () => {
        if (!isDue) return;
        isDue = false;
        const deadline = ownDeadline ?? new Deadline(settings.operationTimeoutSeconds);
        const signal = AbortSignal.any(end ? [deadline.signal, end] : [deadline.signal]);
        await work({ got, deadline, signal }).then(resolve, reject);
      };
      // Without a slot: its first request fails because of the deadline.
      ownDeadline?.signal.addEventListener("abort", begin, { once: true });
      limit(begin);
    });
  };
}
