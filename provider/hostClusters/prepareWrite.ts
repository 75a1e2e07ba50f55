/** What a write does before it sends anything, and all that a preview does with the setting `readInPreview`. */
import type { ClusterTarget, ReceivedObject, RequestOptions, Send } from "../api/client.js";
import { ApiError, AuthenticationError, copyOf, NotFoundError, PermissionError, ResponseError } from "../errors.js";
import type { Segments } from "../messages/paths.js";
import type { Call } from "../run/call.js";
import { HostClusters } from "./hostClusters.js";
import { formerFields, type Write } from "./knownCluster.js";
import { type Merge, mergeConfig, valueAt } from "./merge.js";
import { ReadUnsupported, receiveRemoteConfig } from "./read.js";
import { listedFields, logWrite } from "./writeMessages.js";

/** What a write sends. */
interface PreparedWrite extends Merge, Pick<ReceivedObject, "inexactNumbers"> {}

/** Reads the cluster, logs what the write overwrites and keeps, and returns what it sends. */
export async function prepareWrite(send: Send, write: Write, call: Call): Promise<PreparedWrite> {
  const received = await readBeforeWrite(send, write, call);
  const prepared = mergeReceived(write, received);
  if (received !== undefined) await logWrite(write, received.value, prepared, call);
  return prepared;
}

/**
 * Reads what the service has, so that a write keeps what the program does not declare.
 *
 * @returns The configuration as it was received; `undefined` if only the declared fields can be sent: reading is off, not
 * supported, or not permitted.
 * @throws The errors of the client.
 */
export async function readBeforeWrite(
  send: Send,
  target: ClusterTarget,
  { run, hasSecrets, log }: Call,
  options?: RequestOptions,
): Promise<ReceivedObject | undefined> {
  if (run.settings.readBeforeWrite === "off" || HostClusters.of(run).reads.isUnsupported) return undefined;
  try {
    const received = await receiveRemoteConfig(send, target, { ...options, omitServiceMessage: hasSecrets }, run);
    if (!(received instanceof ReadUnsupported)) return received;
    run.logOnce(declaredAloneMessage("the service does not support reading it", received.error.message), log);
    return undefined;
  } catch (error) {
    if (error instanceof PermissionError) {
      run.logOnce(declaredAloneMessage("the API key has no permission to read it", error.message), log);
      return undefined;
    }
    // A wrong key or address needs another remedy.
    const hasRemedy = error instanceof AuthenticationError || error instanceof NotFoundError;
    throw error instanceof ApiError && !hasRemedy ? copyOf(error, { advice: READ_ADVICE }) : error;
  }
}

const READ_ADVICE =
  "A write first reads the cluster, so that it keeps the fields that the program does not declare. " +
  "To write without reading, set readBeforeWrite to off.";

function declaredAloneMessage(reason: string, details: string): string {
  return (
    `Only declared fields are sent if a configuration cannot be read, because ${reason}. A service that replaces ` +
    `configurations then removes all other fields.\n${details}\nTo write without reading, set readBeforeWrite to off.`
  );
}

/**
 * Merges what a program declares with what was received.
 *
 * @throws ResponseError if the write would alter a text that it keeps.
 */
export function mergeReceived({ clusterUid, config, old }: Write, received: ReceivedObject | undefined): PreparedWrite {
  const merge = mergeConfig(config, old === "unknown" ? [] : formerFields(old), received?.value);
  const isAltered = (field: Segments) => JSON.stringify([field, valueAt(received?.value, field)]).includes("\ufffd");
  const altered = received?.hasInvalidText ? merge.kept.filter(isAltered) : [];
  if (altered.length === 0) return { ...merge, inexactNumbers: received?.inexactNumbers ?? [] };
  throw new ResponseError(
    `Cluster "${clusterUid}" was not written: the service returns text that is not UTF-8 in fields that the program does ` +
      `not declare, and the write would alter it: ${listedFields(altered)}.\n` +
      "Correct these fields at the service, or declare them.",
  );
}
