import { setMaxListeners } from "node:events";
import type { Settings } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";

/** The longest delay of a Node.js timer, about 24 days. `customTimeouts` may be longer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export type Deadline = ReturnType<typeof deadlineIn>;

/** @param setting - The name of the setting that limits the time, for messages. */
export function deadlineIn(seconds: number, setting: string) {
  // Timers accept only whole numbers, and 1.001 * 1000 is none.
  const milliseconds = Math.min(Math.ceil(seconds * 1000), MAX_TIMER_MS);
  // The wall clock may be set while the operation runs.
  const end = performance.now() + milliseconds;
  const signal = AbortSignal.timeout(milliseconds);
  // All operations that wait for their turn listen, which Node.js would take for a leak.
  setMaxListeners(0, signal);
  return { seconds, setting, signal, remainingMs: () => end - performance.now() };
}

/** The time of an operation. It begins with the first request, because the wait for other operations says nothing about the service. */
export interface TimeLimit {
  /** Ends the wait for a turn. Undefined if nothing limits that wait. */
  readonly signal: AbortSignal | undefined;
  /** Returns the same deadline for all requests of the operation. */
  begin(): Deadline;
}

/**
 * @param callSeconds - The timeout of a call of the engine, which bounds all operations together, with their waits for a turn.
 * @param isOnly - Whether there is one operation, which may use all of that time.
 */
export function timeLimitsWithin(
  callSeconds: number | undefined,
  { operationTimeoutSeconds }: Settings,
  isOnly = true,
): () => TimeLimit {
  const call = callSeconds === undefined ? undefined : deadlineIn(callSeconds, "customTimeouts");
  const begin = () => {
    if (call?.signal.aborted)
      throw new NotAttemptedError(
        `Not attempted within ${call.seconds} s, because other requests of the run took that time. Increase customTimeouts.`,
      );
    if (call && (isOnly || call.remainingMs() <= operationTimeoutSeconds * 1000)) return call;
    return deadlineIn(operationTimeoutSeconds, "operationTimeoutSeconds");
  };
  return () => {
    let deadline: Deadline | undefined;
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

export class NotAttemptedError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_NOT_ATTEMPTED";
}

/** Waits for a time, or until the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return untilAborted(signal, (end) => {
    const timer = setTimeout(end, milliseconds);
    return () => clearTimeout(timer);
  });
}

/** Resolves when `end` is called or the signal aborts, after what `begin` has returned is called. */
export function untilAborted(signal: AbortSignal | undefined, begin: (end: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal?.removeEventListener("abort", end);
      cleanUp();
      resolve();
    };
    const cleanUp = begin(end);
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end);
  });
}
