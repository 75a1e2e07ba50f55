/** Reads what the service has before a write, so that the write keeps what a program does not declare. */
import type { ClusterTarget, Send } from "../api/client.js";
import { concernsService } from "../api/errorScope.js";
import {
  ApiError,
  AuthenticationError,
  NotFoundError,
  PermissionError,
  SpectroclusterError,
  TimeoutError,
} from "../errors.js";
import type { Call } from "../run/call.js";
import { isReadRejected } from "../run/readSupport.js";
import { assertReadsUnsupported, receiveRemoteConfig, Unavailable } from "./read.js";

/**
 * Returns the configuration as it was received.
 *
 * @returns `undefined` if only the declared fields can be sent: reading is off, not supported, or not permitted.
 * @throws The errors of the client. After an error that concerns the service, the other writes of the run fail at once.
 */
export async function readBeforeWrite(send: Send, target: ClusterTarget, call: Call): Promise<object | undefined> {
  const { run, hasSecrets, log, timeoutSeconds } = call;
  if (run.connect().settings.readBeforeWrite === "off") return undefined;
  if (await run.reads.isProvenUnsupported()) return undefined;
  const known = run.actualConfigs.get(run.keyOf(target.clusterUid));
  if (known !== undefined) return known;
  if (run.readFailure !== undefined) throw run.readFailure;
  try {
    const received = await receiveRemoteConfig(send, target, { omitServiceMessage: hasSecrets }, run.reads);
    if (!(received instanceof Unavailable)) return received.value;
    await readOthers(send, target, call);
    await assertReadsUnsupported(received, call);
    run.logOnce(declaredAloneMessage("the service does not support reading it", received.error.message), log);
    return undefined;
  } catch (error) {
    if (!(error instanceof SpectroclusterError)) throw error;
    if (error instanceof PermissionError) {
      run.logOnce(declaredAloneMessage("the API key may not read it", error.message), log);
      return undefined;
    }
    // A wrong key or address needs another remedy.
    if (error instanceof ApiError && !(error instanceof AuthenticationError) && !(error instanceof NotFoundError)) {
      error.message += READ_ADVICE;
    }
    // One odd response is not the whole service.
    const isOwnTimeout = error instanceof TimeoutError && timeoutSeconds !== undefined;
    if (concernsService(error) && !isReadRejected(error) && !isOwnTimeout) run.readFailure = error;
    throw error;
  }
}

/** Reads other clusters of the run, because one odd response does not show that the service does not support reading. */
async function readOthers(send: Send, target: ClusterTarget, { run }: Call): Promise<void> {
  for (const clusterUid of run.reads.unread) {
    // Only what it shows about the service matters, which `reads` records.
    await receiveRemoteConfig(send, { ...target, clusterUid }, { bestEffort: true }, run.reads).catch(() => undefined);
  }
}

const READ_ADVICE =
  "\nA write first reads the cluster, so that it keeps the fields that the program does not declare. " +
  "To write without reading, set readBeforeWrite to off.";

function declaredAloneMessage(reason: string, details: string): string {
  return (
    `Only declared fields are sent if a configuration cannot be read, because ${reason}. A service that replaces ` +
    `configurations then removes all other fields.\n${details}\nTo write without reading, set readBeforeWrite to off.`
  );
}
