import type { Settings } from "../configuration/index.js";
import { type Deadline, deadlineIn } from "./deadline.js";
import { NotAttemptedError } from "./stopRule.js";

/**
 * An operation, whose units have one deadline. Without one it begins with the first slot, and has the setting
 * `operationTimeoutSeconds`; a deadline that is given includes the wait for the slot.
 */
export interface Operation {
  deadline?: Deadline | undefined;
}

/**
 * Begins one operation after the other within the timeout of a call of the engine, which bounds all of them together.
 *
 * @param isOnly - Whether there is one operation, which has all of the time.
 */
export function operationsWithin(
  timeoutSeconds: number | undefined,
  { operationTimeoutSeconds }: Settings,
  isOnly = true,
): () => Operation {
  if (timeoutSeconds === undefined) return () => ({});
  const deadline = performance.now() + timeoutSeconds * 1000;
  return () => {
    // In tenths, so that messages show the timeout as the program has it.
    const seconds = Math.ceil((deadline - performance.now()) / 100) / 10;
    if (seconds <= 0) throw new NotAttemptedError("the timeout has passed");
    if (isOnly || seconds <= operationTimeoutSeconds) return { deadline: deadlineIn(seconds, "customTimeouts") };
    return { deadline: deadlineIn(operationTimeoutSeconds, "operationTimeoutSeconds") };
  };
}
