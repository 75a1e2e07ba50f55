/** What the service holds of a cluster's setting, where it tells. */
import type { ClusterTarget, ReceivedObject, RequestOptions, Send } from "./api/client.js";
import { hostClusterConfigIn, readCluster } from "./api/operations.js";
import { ApiError, NotFoundError, ResponseError, ValidationError } from "./errors.js";
import { type NormalizedSetting, normalizeSetting } from "./normalization.js";

/** Why the service does not tell what it holds, in words. */
export class NotTold {
  constructor(readonly reason: string) {}
}

/**
 * Reads the setting that a cluster has, to compare it with what was declared.
 *
 * @throws NotFoundError if the service says that it does not know the cluster.
 * @throws ValidationError if the setting is not what the reference describes; the errors of the client.
 */
export async function readHeldSetting(
  send: Send,
  target: ClusterTarget,
  options?: RequestOptions,
): Promise<NormalizedSetting | NotTold> {
  const received = await receiveSetting(send, target, options);
  if (received instanceof NotTold) return received;
  const { checkRemoteConfig } = await import("./validation/checkRemoteConfig.js");
  const { config, findings } = checkRemoteConfig(received.value);
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return normalizeSetting(config);
  const subject = `${subjectOf(target)} is not what the service's reference describes, so it cannot be compared`;
  throw new ValidationError(`${subject} (driftDetection = off does not ask for it)`, errors);
}

/** The setting as the service gives it, or why it does not. */
export async function receiveSetting(
  send: Send,
  target: ClusterTarget,
  options?: RequestOptions,
): Promise<ReceivedObject | NotTold> {
  try {
    const received = hostClusterConfigIn(await send(readCluster(target), options));
    return (
      received ?? new NotTold(`The answer about cluster "${target.clusterUid}" has no host-cluster configuration.`)
    );
  } catch (error) {
    if (lacksOperation(error)) return new NotTold(error.message);
    throw error;
  }
}

/** Whether the service does not know how to read a cluster, or something in front of it does not let us. */
function lacksOperation(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 501].includes(error.status) && !(error instanceof NotFoundError);
}

export const subjectOf = ({ clusterUid }: ClusterTarget) => `The host-cluster configuration of cluster "${clusterUid}"`;

/**
 * The error where there is no other way to know the setting.
 *
 * @param advice - What to do instead, as a sentence.
 */
export function notToldError(target: ClusterTarget, { reason }: NotTold, advice?: string): ResponseError {
  const told = `${subjectOf(target)} is not told by the service. ${reason}`;
  return new ResponseError(advice === undefined ? told : `${told} ${advice}`);
}
