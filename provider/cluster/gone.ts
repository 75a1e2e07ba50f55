/** Decides whether a cluster no longer exists. The state may only lose a cluster if that is certain. */
import type { ClusterTarget, Send } from "../api/client.js";
import { ApiError, AuthenticationError, NotFoundError, SpectroclusterError } from "../errors.js";
import type { Call } from "../run/call.js";
import { receiveRemoteConfig } from "./read.js";

/**
 * Returns if a failed read shows that the cluster no longer exists.
 *
 * @throws The error, if it does not show that; SpectroclusterError if the API key may have been rejected instead.
 */
export async function assertGone(error: unknown, target: ClusterTarget, { run }: Pick<Call, "run">): Promise<void> {
  if (!(error instanceof NotFoundError)) throw error;
  const failure = await run.connect().client.keyProof.failureIn(target);
  if (failure === undefined) return;
  const project = target.projectUid === undefined ? "without a project" : `in project "${target.projectUid}"`;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_KEY_NOT_PROVEN",
    `The service does not find cluster "${target.clusterUid}", but it may have rejected the API key instead: no request ` +
      `${project} has succeeded in this run.\n${failure.message}\n` +
      "The state stays unchanged. Check the API key and the project. If the resource's clusters are known to be gone, " +
      "remove it from the state: pulumi state delete <URN>",
    { cause: error, outcomeUnknown: error.outcomeUnknown },
  );
}

/**
 * Returns if a failed request to disable a cluster shows that the cluster no longer exists. A deleted cluster may reject
 * the request with any status, so a read decides.
 *
 * @throws The errors of {@link assertGone}.
 */
export async function assertGoneAfterDisable(error: unknown, target: ClusterTarget, call: Call): Promise<void> {
  const failure = isRejection(error) ? await failureOfRead(target, call) : error;
  if (!(failure instanceof NotFoundError)) throw error;
  await assertGone(failure, target, call);
}

function isRejection(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof AuthenticationError || error instanceof NotFoundError)
    return false;
  return error.status < 500 && error.status !== 429;
}

async function failureOfRead(target: ClusterTarget, { run, timeoutSeconds, hasSecrets }: Call): Promise<unknown> {
  const { client } = run.connect();
  const read = (send: Send) => receiveRemoteConfig(send, target, { omitServiceMessage: hasSecrets });
  return client.inSlot(read, { timeoutSeconds }).then(
    () => undefined,
    (error) => error,
  );
}
