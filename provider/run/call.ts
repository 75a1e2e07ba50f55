import type { Declaration, Run } from "./run.js";

/** What accompanies one call of the engine. */
export interface Call {
  readonly run: Run;
  /** What the check of this run has learned; undefined if it has checked no such resource, as in a refresh. */
  readonly declaration?: Declaration | undefined;
  /** Whether an argument of the resource is secret: messages then quote no values except UIDs, and no message of the service. */
  readonly hasSecrets: boolean;
  /** The program's own limit for the whole call, from `customTimeouts`. */
  readonly timeoutSeconds?: number | undefined;
  /** Shows a message or a warning beside the resource. */
  log(message: string): void;
  warn(message: string): void;
  /** Shows how far a long operation is. */
  logProgress(message: string): void;
}
