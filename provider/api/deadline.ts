/** The longest delay of a Node.js timer, about 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The time that an operation has. Its signal aborts when the time is over. */
export type Deadline = ReturnType<typeof deadlineIn>;

/** @param setting - Where the time comes from: `operationTimeoutSeconds`. */
export function deadlineIn(seconds: number, setting: string) {
  // Timers only accept whole numbers, and 1.001 * 1000 is none.
  const milliseconds = Math.min(Math.ceil(seconds * 1000), MAX_TIMER_MS);
  // The wall clock may be set while the operation runs.
  const end = performance.now() + milliseconds;
  return { seconds, setting, signal: AbortSignal.timeout(milliseconds), remainingMs: () => end - performance.now() };
}
