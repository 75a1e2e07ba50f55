import type { RunContext } from "./runContext.js";

/** What accompanies one call of the engine. */
export interface Call {
  readonly run: RunContext;
  /** Identifies the resource in the run: its URN, or what the SDK sends to the dynamic provider instead. */
  readonly resourceKey: string;
  /** Whether an argument of the resource is secret: messages then quote no values except UIDs and omit the service's own. */
  readonly hasSecrets: boolean;
  /** Replaces the setting `operationTimeoutSeconds`. */
  readonly timeoutSeconds?: number | undefined;
  /** Shows an informational message beside the resource. */
  log(message: string): void;
  /** Shows how far a long operation is. */
  logProgress(message: string): void;
}

/** What accompanies a read. */
export interface ReadCall extends Call {
  /** The project that a program gives a resource that it only reads. */
  readonly projectUid?: string | undefined;
}
