/** Reads the host cluster configuration that the service has. See {@link readCluster} for services that reject the read. */
import type { ClusterTarget, ReceivedObject, RequestOptions, Send } from "../api/client.js";
import { hostClusterConfigIn, isDeleted, readCluster } from "../api/clusterRequests.js";
import { type ApiError, assertNoErrors, copyOf, NotFoundError, PermissionError, ResponseError } from "../errors.js";
import type { Call } from "../run/call.js";
import type { RemoteConfig } from "../validation/validateRemoteConfig.js";
import { type CompleteConfig, withConfigDefaults } from "./config.js";
import { HostClusters } from "./hostClusters.js";
import { isReadRejected } from "./readSupport.js";
import { assertValidTarget } from "./target.js";

/** The service rejected a read in a way that concerns all clusters: it does not support reading. */
export class ReadUnsupported {
  constructor(readonly error: ApiError) {}
}

/**
 * Reads a cluster's configuration as JSON that is not validated yet.
 *
 * @param run - Decides whether the service does not support reading. Without it, the response to this read decides.
 * @throws NotFoundError if the service does not know the cluster, or it was deleted; the other errors of the client.
 */
export async function receiveRemoteConfig(
  send: Send,
  target: ClusterTarget,
  options?: RequestOptions,
  run?: Call["run"],
): Promise<ReceivedObject | ReadUnsupported> {
  const reads = run && HostClusters.of(run).reads;
  const read = () => send(readCluster(target), options);
  /** All waiting callers share this read, so it has a deadline of its own. */
  const readAgain = async (clusterUid: string) => {
    const request = readCluster({ ...target, clusterUid });
    return reads?.track(clusterUid, async () => run?.client.send(request, { bestEffort: true, hasSlot: true }));
  };

  try {
    const cluster = await (reads?.track(target.clusterUid, read) ?? read());
    if (isDeleted(cluster.value)) throw deletedError(target);
    return hostClusterConfigIn(cluster);
  } catch (error) {
    if (!isReadRejected(error)) throw error;
    const isUnsupported = (await reads?.decideIsUnsupported(readAgain)) ?? true;
    if (!isUnsupported) throw error;
    return new ReadUnsupported(error);
  }
}

/** The service still returned 200, so the status of the error tells this one from others. */
export function isDeletion(error: unknown): boolean {
  return error instanceof NotFoundError && error.status === 200;
}

function deletedError(target: ClusterTarget): NotFoundError {
  const { description } = readCluster(target);
  return new NotFoundError(
    `Cannot ${description}:\nIt was deleted: the service returns it with the state "Deleted".\n` +
      "Remove the cluster from the program, or correct its UID.",
    { operation: description, status: 200 },
  );
}

/**
 * Reads a cluster's configuration and validates it, without members that the service's reference does not have.
 *
 * @throws NotFoundError if the service does not know the cluster; the other errors of the client.
 */
export async function readValidated(
  target: ClusterTarget,
  { run, hasSecrets, timeoutSeconds }: Call,
): Promise<RemoteConfig | ReadUnsupported> {
  assertValidTarget(target);
  const read = (send: Send) => receiveRemoteConfig(send, target, { omitServiceMessage: hasSecrets }, run);
  const received = await run.client.inSlot(read, { timeoutSeconds });
  if (received instanceof ReadUnsupported) return received;
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  return validateRemoteConfig(received.value, { hideValues: hasSecrets });
}

/**
 * Reads a cluster's configuration, to compare it with the declared one.
 *
 * @throws NotFoundError if the service does not know the cluster; ValidationError if the configuration does not match
 * the service's reference; the other errors of the client.
 */
export async function readRemoteConfig(target: ClusterTarget, call: Call): Promise<CompleteConfig | ReadUnsupported> {
  const remote = await readValidated(target, call).catch((error) => {
    throw error instanceof PermissionError ? copyOf(error, { advice: READ_ADVICE }) : error;
  });
  if (remote instanceof ReadUnsupported) return remote;
  const { config, findings } = remote;
  assertNoErrors(
    `The configuration of cluster "${target.clusterUid}" has unexpected values, so it cannot be compared ` +
      "with the declared one. To skip the comparison, set driftDetection to off",
    findings,
  );
  return withConfigDefaults(config);
}

const READ_ADVICE =
  "If the API key has the permission to change clusters but not to read them, set driftDetection to off.";

/** @param advice - What to do instead, as a sentence. */
export function unsupportedError(
  { clusterUid }: ClusterTarget,
  { error }: ReadUnsupported,
  advice?: string,
): ResponseError {
  const message = `The configuration of cluster "${clusterUid}" cannot be read. ${error.message}`;
  return new ResponseError(advice === undefined ? message : `${message}\n${advice}`);
}

/** The message if drift cannot be detected. */
export function unsupportedMessage({ error }: ReadUnsupported): string {
  return (
    "Changes made outside Pulumi cannot be detected, because the service does not support reading configurations. " +
    `The state stays unchanged.\n${error.message}\nTo disable this check, set driftDetection to off.`
  );
}
