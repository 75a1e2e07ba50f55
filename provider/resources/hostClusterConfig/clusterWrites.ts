/** The two writes of one cluster. Both wait for other operations on the cluster and record what the run did. */
import type { ClusterTarget, Send } from "../../api/client.js";
import { concernsService } from "../../api/errorScope.js";
import { disableHostCluster, updateHostClusterConfig } from "../../api/operations.js";
import { HIDDEN_VALUE, scalarsIn, showJson } from "../../display.js";
import { NotFoundError, SpectroclusterError } from "../../errors.js";
import { differencesBetween, isEquivalent } from "../canonicalForm.js";
import type { Call } from "../resource.js";
import { applyDrift } from "./drift.js";
import { readRemoteConfig, Unavailable } from "./remoteConfig.js";
import { requestBody } from "./requestBody.js";
import type { CompleteConfig } from "./state.js";

/**
 * Sends the whole declared configuration of a cluster.
 *
 * @param isNew - Whether no state has the cluster: then the configuration that the request overwrites is logged.
 * @throws The errors of the client.
 */
export function writeConfig(target: ClusterTarget, config: CompleteConfig, isNew: boolean, call: Call): Promise<void> {
  const { run, timeoutSeconds, hasSecrets } = call;
  const key = run.keyOf(target.clusterUid);
  return run.inOrder(target.clusterUid, async () => {
    try {
      await run.connect().client.run(
        async (send) => {
          if (isNew) await logOverwritten(send, target, config, call);
          await send(updateHostClusterConfig(target, requestBody(config)), { omitServiceMessage: hasSecrets });
        },
        { timeoutSeconds },
      );
      run.declarations.set([key], "declared");
    } catch (error) {
      run.declarations.set([key], "failed");
      throw error;
    }
  });
}

/** Logs what a create overwrites. Nothing depends on this read, so its failures are no errors. */
async function logOverwritten(send: Send, target: ClusterTarget, config: CompleteConfig, call: Call): Promise<void> {
  const { run, log, hasSecrets } = call;
  if (!run.canReadBeforeCreate) return;
  try {
    const actual = await readRemoteConfig(send, target, { bestEffort: true, omitServiceMessage: hasSecrets });
    if (!(actual instanceof Unavailable)) logDifferences(actual, target, config, call);
    else if (actual.concernsService) run.stopReadsBeforeCreate(actual.reason, log);
  } catch (error) {
    if (!(error instanceof SpectroclusterError)) throw error;
    if (concernsService(error)) run.stopReadsBeforeCreate(error.message, log);
  }
}

function logDifferences(
  actual: CompleteConfig,
  { clusterUid }: ClusterTarget,
  config: CompleteConfig,
  { log, hasSecrets }: Call,
): void {
  const differences = differencesBetween(config, applyDrift(config, actual));
  if (differences.length === 0 || isEquivalent(actual, { isHostCluster: false })) return;
  // A declared text may be secret elsewhere in the program.
  const hidden = new Set([...scalarsIn([config])].filter((value) => typeof value === "string"));
  const lines = differences.map(({ path, to }) => `${path}: ${hasSecrets ? HIDDEN_VALUE : showJson(to, hidden)}`);
  log(`Cluster "${clusterUid}" has a different configuration, which is overwritten:\n${lines.join("\n")}`);
}

/** What a request to disable a cluster led to. */
export type DisableOutcome =
  | "disabled"
  /** Another resource of this run declares the cluster, so nothing was sent. */
  | "declaredElsewhere"
  /** The service no longer has the cluster. */
  | "gone";

class DeclaredElsewhere extends Error {}

/**
 * Disables a cluster as a host cluster, unless the run declares it in another resource.
 *
 * @throws SpectroclusterError if that resource's write failed; the errors of the client.
 */
export function disableCluster(target: ClusterTarget, call: Call): Promise<DisableOutcome> {
  const { run, timeoutSeconds, hasSecrets } = call;
  const { clusterUid } = target;
  const assertNotDeclared = () => {
    const status = run.declarations.get(run.keyOf(clusterUid));
    if (status === undefined) return;
    if (status === "failed") throw notDisabledError(clusterUid);
    // The resource that declares it may also be created later: a replacement can delete first.
    throw new DeclaredElsewhere();
  };
  return run.inOrder(clusterUid, async () => {
    try {
      // Before every attempt, because the new owner may be registered while a retry waits.
      await run.connect().client.send(disableHostCluster(target), {
        timeoutSeconds,
        beforeAttempt: assertNotDeclared,
        omitServiceMessage: hasSecrets,
      });
      return "disabled";
    } catch (error) {
      if (error instanceof DeclaredElsewhere) return "declaredElsewhere";
      if (error instanceof NotFoundError) return "gone";
      throw error;
    }
  });
}

function notDisabledError(clusterUid: string): SpectroclusterError {
  return new SpectroclusterError(
    "SPECTROCLUSTER_DECLARED_ELSEWHERE",
    `Cluster "${clusterUid}" was not disabled. Another resource of this run declares it, but its configuration could not be ` +
      "written, or its outcome is unknown.\n" +
      "This resource stays in the state. Fix the other resource and run the same command again.",
  );
}
