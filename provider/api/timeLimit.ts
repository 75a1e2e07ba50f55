import type { Settings } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";

/** The longest delay of a Node.js timer, about 24 days. `customTimeouts` may be longer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The end of a time. Its signal aborts then. */
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
 * The time that an operation has, which makes one request or several. It begins when the first one has its turn, because the wait for the
 * requests of other operations says nothing about the service.
 */
export interface TimeLimit {
  /** Ends the wait for a turn. Undefined if nothing limits that wait. */
  readonly signal: AbortSignal | undefined;
  /** Returns the deadline of the operation, which is the same for each of its requests. */
  begin(): Deadline;
}

/**
 * Returns a function that creates the time limits of operations with the setting `operationTimeoutSeconds`.
 *
 * @param callSeconds - The timeout of a call of the engine, which bounds all of them together and includes the wait for a turn.
 * @param isOnly - Whether there is one operation, which has all of that time.
 */
export function timeLimitsWithin(
  callSeconds: number | undefined,
  { operationTimeoutSeconds }: Settings,
  isOnly = true,
): () => TimeLimit {
  const call = callSeconds === undefined ? undefined : deadlineIn(callSeconds, "customTimeouts");
  const begin = () => {
    if (call?.signal.aborted) throw new NotAttemptedError("the timeout has passed");
    if (call && call.remainingMs() <= operationTimeoutSeconds * 1000) return call;
    return deadlineIn(operationTimeoutSeconds, "operationTimeoutSeconds");
  };
  return () => {
    let deadline = isOnly ? call : undefined;
    return {
      get signal() {
        return (deadline ?? call)?.signal;
      },
      begin() {
        deadline ??= begin();
        return deadline;
      },
    };
  };
}

/** An operation was not attempted, because the run gets nowhere or its time is over. */
export class NotAttemptedError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_NOT_ATTEMPTED";

  constructor(reason: string) {
    super(`Not attempted, because ${reason}. Another error of this run has the details.`);
  }
}
