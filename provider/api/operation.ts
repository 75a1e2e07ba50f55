import type { Settings } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";

/** The longest delay of a Node.js timer, about 24 days. `customTimeouts` may be longer. */
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

/**
 * An operation: requests with one deadline. Without one it begins when the first may be sent, and has the setting
 * `operationTimeoutSeconds`; a deadline that is given includes the wait for other requests.
 */
export interface Operation {
  deadline?: Deadline | undefined;
}

/**
 * Returns a function that begins an operation within the timeout of a call of the engine, which bounds all of them together.
 *
 * @param isOnly - Whether there is one operation, which has all of the time.
 */
export function operationsWithin(
  timeoutSeconds: number | undefined,
  { operationTimeoutSeconds }: Settings,
  isOnly = true,
): () => Operation {
  if (timeoutSeconds === undefined) return () => ({});
  const end = performance.now() + timeoutSeconds * 1000;
  return () => {
    // In tenths, so that messages show the timeout as the program has it.
    const seconds = Math.ceil((end - performance.now()) / 100) / 10;
    if (seconds <= 0) throw new NotAttemptedError("the timeout has passed");
    if (isOnly || seconds <= operationTimeoutSeconds) return { deadline: deadlineIn(seconds, "customTimeouts") };
    return { deadline: deadlineIn(operationTimeoutSeconds, "operationTimeoutSeconds") };
  };
}

/** An operation was not attempted, because the run gets nowhere or its time is over. */
export class NotAttemptedError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_NOT_ATTEMPTED";

  constructor(reason: string) {
    super(`Not attempted, because ${reason}. Another error of this run has the details.`);
  }
}
