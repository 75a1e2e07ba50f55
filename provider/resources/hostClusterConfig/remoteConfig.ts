/** Reads the host cluster configuration that the service has. The service's reference does not contain this operation. */
import type { ClusterTarget, ReceivedObject, RequestOptions, Send } from "../../api/client.js";
import { hostClusterConfigIn, readCluster } from "../../api/operations.js";
import {
  ApiError,
  AuthenticationError,
  NotFoundError,
  PermissionError,
  ResponseError,
  ValidationError,
} from "../../errors.js";
import { type CompleteConfig, withConfigDefaults } from "./state.js";

/** The service has no readable configuration for the cluster. */
export class Unavailable {
  /**
   * @param reason - One sentence.
   * @param concernsService - Whether the same holds for every other cluster.
   */
  constructor(
    readonly reason: string,
    readonly concernsService: boolean,
  ) {}
}

/**
 * Reads a cluster's configuration as JSON that is not validated yet.
 *
 * @throws NotFoundError if the service does not know the cluster; the other errors of the client.
 */
export async function receiveRemoteConfig(
  send: Send,
  target: ClusterTarget,
  options?: RequestOptions,
): Promise<ReceivedObject | Unavailable> {
  try {
    const received = await send(readCluster(target), options);
    const config = received && hostClusterConfigIn(received);
    return (
      config ??
      new Unavailable(`The response about cluster "${target.clusterUid}" has no host cluster configuration.`, false)
    );
  } catch (error) {
    if (isUnsupported(error)) return new Unavailable(error.message, true);
    throw error;
  }
}

/** Whether the service, or a proxy in front of it, does not offer the operation. */
function isUnsupported(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 501].includes(error.status) && !(error instanceof NotFoundError);
}

/**
 * Reads a cluster's configuration, to compare it with the declared one.
 *
 * @param options - With `hideValues` no message quotes a value.
 * @throws NotFoundError if the service does not know the cluster; ValidationError if the configuration does not match
 * the service's reference; the other errors of the client.
 */
export async function readRemoteConfig(
  send: Send,
  target: ClusterTarget,
  { hideValues = false, ...options }: RequestOptions & { hideValues?: boolean } = {},
): Promise<CompleteConfig | Unavailable> {
  const received = await receiveRemoteConfig(send, target, options).catch((error) => {
    if (error instanceof AuthenticationError || error instanceof PermissionError) error.message += READ_ADVICE;
    throw error;
  });
  if (received instanceof Unavailable) return received;
  const { validateRemoteConfig } = await import("../../validation/validateRemoteConfig.js");
  const { config, findings } = validateRemoteConfig(received.value, { hideValues });
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return withConfigDefaults(config);
  throw new ValidationError(
    `The configuration of cluster "${target.clusterUid}" does not match the service's reference, so it cannot be compared ` +
      "with the declared one. To skip the comparison, set driftDetection to off",
    errors,
  );
}

const READ_ADVICE = "\nIf the API key may change clusters but not read them, set driftDetection to off.";

/** @param advice - What to do instead, as a sentence. */
export function unavailableError(
  { clusterUid }: ClusterTarget,
  { reason }: Unavailable,
  advice?: string,
): ResponseError {
  const message = `The configuration of cluster "${clusterUid}" cannot be read. ${reason}`;
  return new ResponseError(advice === undefined ? message : `${message}\n${advice}`);
}

/** The message if drift cannot be detected. */
export function unavailableMessage({ reason, concernsService }: Unavailable): string {
  const cause = concernsService
    ? "because the service does not support reading configurations"
    : "if a response has no host cluster configuration";
  return (
    `Changes made outside Pulumi cannot be detected, ${cause}. The state stays unchanged.\n${reason}\n` +
    "To disable this check, set driftDetection to off."
  );
}
