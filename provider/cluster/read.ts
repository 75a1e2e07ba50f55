/** Reads the host cluster configuration that the service has. The service's reference does not contain this operation. */
import type { ClusterTarget, ReceivedObject, RequestOptions, Send } from "../api/client.js";
import { hostClusterConfigIn, isDeleted, readCluster } from "../api/clusterRequests.js";
import { type ApiError, NotFoundError, PermissionError, ResponseError, ValidationError } from "../errors.js";
import type { Call } from "../run/call.js";
import { isReadRejected, ReadSupport } from "../run/readSupport.js";
import { type CompleteConfig, withConfigDefaults } from "./config.js";

/** The service rejected a read in a way that may concern all clusters: it may not support reading. */
export class Unavailable {
  constructor(readonly error: ApiError) {}
}

/**
 * Reads a cluster's configuration as JSON that is not validated yet.
 *
 * @param reads - Records what the read shows about the service.
 * @throws NotFoundError if the service does not know the cluster, or it was deleted; the other errors of the client.
 */
export async function receiveRemoteConfig(
  send: Send,
  target: ClusterTarget,
  options?: RequestOptions,
  reads = new ReadSupport(),
): Promise<ReceivedObject | Unavailable> {
  try {
    const cluster = await reads.track(target.clusterUid, () => send(readCluster(target), options));
    if (isDeleted(cluster.value)) throw deletedError(target);
    return hostClusterConfigIn(cluster);
  } catch (error) {
    if (isReadRejected(error)) return new Unavailable(error);
    throw error;
  }
}

/** The service still returned 200, so the status of the error tells this one from others. */
function deletedError(target: ClusterTarget): NotFoundError {
  const { description, checkOnNotFound } = readCluster(target);
  return new NotFoundError(
    `Cannot ${description}:\nIt was deleted: the service returns it with the state "Deleted".\nCheck ${checkOnNotFound}.`,
    { operation: description, status: 200 },
  );
}

/** Whether an error of a read means that the cluster was deleted, although the service still returns it. */
export function isDeletedError(error: unknown): boolean {
  return error instanceof NotFoundError && error.status === 200;
}

/**
 * Returns if the reads of the run show that the service does not support reading.
 *
 * @throws The error of the read, if only this cluster is known to have such a response.
 */
export async function assertReadsUnsupported({ error }: Unavailable, { run }: Pick<Call, "run">): Promise<void> {
  if (!(await run.reads.isUnsupported())) throw error;
}

interface ReadOptions {
  /** What the reads of the run show about the service. */
  reads: ReadSupport;
  /** Hides values in messages. */
  hideValues?: boolean;
  /** Called with the configuration as received. */
  onReceived?(config: object): void;
}

/**
 * Reads a cluster's configuration, to compare it with the declared one.
 *
 * @throws NotFoundError if the service does not know the cluster; ValidationError if the configuration does not match
 * the service's reference; the other errors of the client.
 */
export async function readRemoteConfig(
  send: Send,
  target: ClusterTarget,
  { hideValues = false, reads, onReceived, ...options }: RequestOptions & ReadOptions,
): Promise<CompleteConfig | Unavailable> {
  const received = await receiveRemoteConfig(send, target, options, reads).catch((error) => {
    if (error instanceof PermissionError) error.message += READ_ADVICE;
    throw error;
  });
  if (received instanceof Unavailable) return received;
  onReceived?.(received.value);
  const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
  const { config, findings } = validateRemoteConfig(received.value, { hideValues });
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return withConfigDefaults(config);
  throw new ValidationError(
    `The configuration of cluster "${target.clusterUid}" has unexpected values, so it cannot be compared ` +
      "with the declared one. To skip the comparison, set driftDetection to off",
    errors,
  );
}

const READ_ADVICE = "\nIf the API key may change clusters but not read them, set driftDetection to off.";

/** @param advice - What to do instead, as a sentence. */
export function unavailableError(
  { clusterUid }: ClusterTarget,
  { error }: Unavailable,
  advice?: string,
): ResponseError {
  const message = `The configuration of cluster "${clusterUid}" cannot be read. ${error.message}`;
  return new ResponseError(advice === undefined ? message : `${message}\n${advice}`);
}

/** The message if drift cannot be detected. */
export function unavailableMessage({ error }: Unavailable): string {
  return (
    "Changes made outside Pulumi cannot be detected, because the service does not support reading configurations. " +
    `The state stays unchanged.\n${error.message}\nTo disable this check, set driftDetection to off.`
  );
}
