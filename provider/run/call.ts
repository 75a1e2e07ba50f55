import { quote } from "../json/text.js";
import type { Declaration, Run } from "./run.js";

export interface Call {
  readonly run: Run;
  /** The resource in messages: `HostClusterConfig "prod"`. A dynamic provider does not know it before a check. */
  readonly owner?: string | undefined;
  /** Undefined if this run has not checked the resource, as in a refresh. */
  readonly declaration?: Declaration | undefined;
  /** Whether an argument of the resource is secret: messages then quote no values except UIDs, and no message of the service. */
  readonly hasSecrets: boolean;
  /** The program's own limit for the whole call, from `customTimeouts`. */
  readonly timeoutSeconds?: number | undefined;
  log(message: string): void;
  warn(message: string): void;
  /** Shows a message until the next one replaces it. */
  logProgress(message: string): void;
  /** For `--debug`. */
  debug(message: string): void;
}

/** Formats clusters by UID. Of a resource with secret arguments, the name may be one. */
export function clusterFormat({ run, hasSecrets }: Call): (uid: string) => string {
  return hasSecrets ? quote : (uid) => run.formatCluster(uid);
}
