/** Reads the host cluster configuration that the service has. */
import type { ClusterTarget, Send } from "../api/client.js";
import { hostClusterConfigIn, isDeleted, readCluster } from "../api/clusterRequests.js";
import { assertNoErrors, NotFoundError, PermissionError, ResponseError, withAdvice } from "../errors.js";
import { listed } from "../messages/lists.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import type { Call } from "../run/call.js";
import { checkHostClusterConfig } from "../validation/checkHostClusterConfig.js";
import { allSucceeded, forEachCluster } from "./batch.js";
import type { StoredCluster } from "./cluster.js";
import { withDrift } from "./drift.js";
import { recordRead, withReads } from "./reads.js";

/**
 * Reads a cluster's configuration as JSON that is not validated yet.
 *
 * @param call - Absent outside of a resource.
 * @throws NotFoundError if the service does not know the cluster, or it was deleted; the other errors of the client.
 */
export async function receiveConfig(
  send: Send,
  target: ClusterTarget,
  call?: Pick<Call, "run" | "hasSecrets">,
): Promise<object> {
  const request = readCluster(target);
  try {
    const cluster = await send({ ...request, omitServiceMessage: call?.hasSecrets ?? false });
    if (call !== undefined) recordRead(target, call.run);
    if (!isDeleted(cluster)) return hostClusterConfigIn(cluster);
  } catch (error) {
    throw error instanceof PermissionError && call !== undefined ? withAdvice(error, PERMISSION_ADVICE) : error;
  }
  throw new NotFoundError(
    `Cannot ${request.description}:\nIt was deleted: the service returns it with the state "Deleted".\n` +
      "Remove the cluster from the program, or correct its UID.",
    { operation: request.description, status: 200 },
  );
}

const PERMISSION_ADVICE =
  "If the API key may change clusters but not read them, set reads to off: then a write sends only declared fields, and a " +
  "service that replaces configurations removes the others.";

/**
 * Reads the configuration of a cluster that no state has: for an import, or a resource that is only read.
 *
 * @throws ResponseError if configurations cannot be read.
 */
export async function readConfig(target: ClusterTarget, call: Call): Promise<HostClusterConfig> {
  const config = await readIfPossible(target, call);
  if (config !== undefined) return config;
  const reason = call.run.settings.reads === "off" ? "reads is off" : "the service does not support it";
  throw new ResponseError(
    `The configuration of cluster "${target.clusterUid}" cannot be read, because ${reason}.\n` +
      "To adopt the cluster without reading it, declare it in the program and run pulumi up.",
  );
}

/**
 * Reads stored clusters.
 *
 * @returns The clusters with their drift, without those that no longer exist. A cluster stays as it is if it cannot be read.
 * @throws SpectroclusterError if any of them fails.
 */
export async function refreshClusters(stored: readonly StoredCluster[], call: Call): Promise<StoredCluster[]> {
  const result = await forEachCluster("Reading", stored, refreshCluster, call);
  const refreshed = [...allSucceeded(result).values()].filter((cluster) => cluster !== undefined);
  const present = new Set(refreshed.map(({ clusterUid }) => clusterUid));
  const gone = stored.filter(({ clusterUid }) => !present.has(clusterUid)).map(({ clusterUid }) => clusterUid);
  if (gone.length > 0) {
    const [are, them] = gone.length === 1 ? ["is", "it"] : ["are", "them"];
    call.log(
      `${listed(gone)} ${are} removed from the state, because the service no longer has ${them}. If the program still ` +
        `declares ${them}, the next pulumi up adopts ${them} again.`,
    );
  }
  return refreshed;
}

/** @returns The cluster as the service has it; `undefined` if it no longer exists. */
async function refreshCluster(stored: StoredCluster, call: Call): Promise<StoredCluster | undefined> {
  const { isPending: _, config, ...cluster } = stored;
  try {
    const actual = await readIfPossible(stored, call);
    if (actual === undefined) return stored;
    return { ...cluster, config: stored.isImported ? actual : withDrift(config, actual) };
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** @returns `undefined` if configurations cannot be read. */
function readIfPossible(target: ClusterTarget, call: Call): Promise<HostClusterConfig | undefined> {
  const { run, hasSecrets, timeoutSeconds } = call;
  const { clusterUid, projectUid } = target;
  // Somebody may have typed the ID or edited the state.
  assertNoErrors("The cluster to read is not valid", checkHostClusterConfig({ clusterUid, projectUid }));
  return withReads(target, call, async (canRead) => {
    if (!canRead) return undefined;
    const value = await run.client.asUnit((send) => receiveConfig(send, target, call), { timeoutSeconds });
    const { validateRemoteConfig } = await import("../validation/validateRemoteConfig.js");
    const { config, findings } = validateRemoteConfig(value, { hideValues: hasSecrets });
    const problem = `The configuration of cluster "${clusterUid}" has unexpected values, so it cannot be compared`;
    assertNoErrors(`${problem}. To skip the comparison, set reads to off`, findings);
    return config;
  });
}
