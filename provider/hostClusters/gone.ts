/** Decides whether a cluster no longer exists. The state may only lose a cluster if that is certain. */
import type { ClusterTarget, Send } from "../api/client.js";
import { showable } from "../api/errorMessage.js";
import { ApiError, copyOf, NotFoundError, ResponseError, SpectroclusterError } from "../errors.js";
import type { Call } from "../run/call.js";
import { ReadUnsupported, receiveRemoteConfig } from "./read.js";
import { assertValidTarget } from "./target.js";

const STATE_DELETE_ADVICE =
  "If the resource's clusters are known to be gone, remove it from the state: pulumi state delete <URN>";

/**
 * Returns the error of a failed read if it shows that the cluster no longer exists.
 *
 * @throws The error, if it does not show that; SpectroclusterError if the API key may have been rejected instead.
 */
export async function assertGone(
  error: unknown,
  target: ClusterTarget,
  { run }: Pick<Call, "run">,
): Promise<NotFoundError> {
  if (!(error instanceof NotFoundError)) throw error;
  const failure = await run.client.keyErrorIn(target);
  if (failure === undefined) return error;
  const { projectUid } = target;
  const project =
    // Users also set it to the key by mistake.
    projectUid === undefined ? "without a project" : `in project "${showable(projectUid, run.settings)}"`;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_KEY_NOT_PROVEN",
    `The service does not find cluster "${target.clusterUid}", but it may have rejected the API key instead: no request ` +
      `${project} has succeeded in this run.\n${failure.message}\n` +
      `The cluster stays in the state. Check the API key and the project. ${STATE_DELETE_ADVICE}`,
    // Decides whether other clusters have the same problem.
    { cause: failure, outcomeUnknown: error.outcomeUnknown },
  );
}

/** Whether a cluster may be a host cluster. If it cannot be read, it may. */
export async function mayStillBeHost(target: ClusterTarget, call: Call): Promise<boolean> {
  try {
    assertValidTarget(target);
    return await isHost(target, call).catch(async (error) => {
      await assertGone(error, target, call);
      return false;
    });
  } catch (error) {
    if (error instanceof SpectroclusterError) return true;
    throw error;
  }
}

/** Reads whether a cluster is a host cluster. */
async function isHost(target: ClusterTarget, { run, timeoutSeconds, hasSecrets }: Call): Promise<boolean> {
  const read = (send: Send) => receiveRemoteConfig(send, target, { omitServiceMessage: hasSecrets });
  const received = await run.client.inSlot(read, { timeoutSeconds });
  if (received instanceof ReadUnsupported) throw received.error;
  return (received.value as { isHostCluster?: unknown }).isHostCluster === true;
}

/**
 * What became of a cluster that the service did not disable: a read decides, because a deleted cluster may reject the
 * request with any status, and one that exists with "not found". A response that is not the service's own says nothing.
 *
 * @throws The error, with what the read showed; the errors of {@link assertGone}.
 */
export async function outcomeOfRejectedDisable(
  error: unknown,
  target: ClusterTarget,
  call: Call,
): Promise<"disabled" | "gone"> {
  const isRejected = error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status);
  if (!isRejected && !(error instanceof ResponseError)) throw error;
  try {
    if (!(await isHost(target, call))) return "disabled";
  } catch (failure) {
    if (!(failure instanceof SpectroclusterError)) throw failure;
    if (!(failure instanceof NotFoundError)) {
      const unknown = `Whether the cluster is still enabled is not known. ${failure.message}`;
      throw copyOf(error, { advice: `${unknown}\nThe cluster stays in the state. ${STATE_DELETE_ADVICE}` });
    }
    // If the key cannot be proven, the cluster stays in the state with what the request may have done.
    await assertGone(copyOf(failure, { outcomeUnknown: error.outcomeUnknown }), target, call);
    return "gone";
  }
  throw copyOf(error, {
    advice: "A read shows that the cluster exists and is still enabled, so it stays in the state.",
  });
}
