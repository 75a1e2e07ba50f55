import type { Declaration, Run } from "./run.js";

export interface Call {
  readonly run: Run;
  /** The resource in messages: `HostClusterConfig "prod"`. A dynamic provider does not know its name before a check. */
  readonly owner?: string | undefined;
  /** What the check of this run has learned; undefined if it has checked no such resource, as in a refresh. */
  readonly declaration?: Declaration | undefined;
  /** Whether an argument of the resource is secret: messages then quote no values except UIDs, and no message of the service. */
  readonly hasSecrets: boolean;
  /** The program's own limit for the whole call, from `customTimeouts`. */
  readonly timeoutSeconds?: number | undefined;
  log(message: string): void;
  warn(message: string): void;
  /** Shows a message until the next one replaces it. */
  logProgress(message: string): void;
  /** Logs a message for a user who runs the command with `--debug`. */
  debug(message: string): void;
}
