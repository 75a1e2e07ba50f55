import { type ClusterTarget, type Send, timeLimitsWithin } from "../api/client.js";
import { hostClusterConfigIn, isDeleted, readCluster } from "../api/clusterRequests.js";
import { assertNoErrors, NotFoundError, PermissionError, ResponseError, withAdvice } from "../errors.js";
import { quote } from "../json/text.js";
import { listed, shortened } from "../messages/lists.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import type { Call } from "../run/call.js";
import { isRejected } from "../run/reads.js";
import { checkHostClusterConfig } from "../validation/checkHostClusterConfig.js";
import { type BatchResult, type ClusterCall, failureOf, forEachCluster } from "./batch.js";
import { differencesBetween } from "./canonicalForm.js";
import type { StoredCluster } from "./cluster.js";
import { describeDifference } from "./describeWrite.js";
import { withDrift } from "./drift.js";
import { validatedMeaningOf } from "./received.js";

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
    const reading = send({ ...request, omitServiceMessage: call?.hasSecrets ?? false });
    const cluster = await (call?.run.reads.record(reading, target) ?? reading);
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
 * @throws ResponseError with the setting `reads: off`; the errors of the client.
 */
export async function importConfig(target: ClusterTarget, call: Call): Promise<HostClusterConfig> {
  if (call.run.settings.reads === "off")
    throw new ResponseError(
      `The configuration of cluster "${target.clusterUid}" cannot be read, because reads is off.\n` +
        "To adopt the cluster without reading it, declare it in the program and run pulumi up.",
    );
  const timeLimit = timeLimitsWithin(call.timeoutSeconds, call.run.settings)();
  return readMeaning(target, { ...call, timeLimit }, WITHOUT_A_READ);
}

const WITHOUT_A_READ =
  "If the service has no reads, set reads to off, declare the cluster in the program and run pulumi up: that adopts it.";
const REFRESH_WITHOUT_A_READ =
  "If the service has no reads, set reads to off. A refresh uses the settings stored in state, so then run pulumi up once without " +
  "--refresh, or add --run-program.";

/**
 * Reads stored clusters.
 *
 * @returns The clusters with their drift, without those that no longer exist. With the setting `reads: off` they stay as they are.
 * @throws SpectroclusterError if any of them fails. It names the drift of the others.
 */
export async function refreshClusters(stored: readonly StoredCluster[], call: Call): Promise<StoredCluster[]> {
  if (call.run.settings.reads === "off") {
    call.run.logOnce("reads is off, so a refresh keeps the state as it is. Drift is not detected.", call.log);
    return [...stored];
  }
  const result = await forEachCluster("Reading", stored, refreshCluster, call);
  if (result.failed.size > 0) throw withDriftOfOthers(result, stored, call);
  const uids = stored.map(({ clusterUid }) => clusterUid);
  const gone = uids.filter((uid) => result.succeeded.get(uid) === undefined);
  if (gone.length > 0) {
    const [are, them] = gone.length === 1 ? ["is", "it"] : ["are", "them"];
    const message =
      `${listed(gone, quote, " (see pulumi refresh --diff)")} ${are} removed from the state, because Palette no longer has ${them}. ` +
      `If the program still declares ${them}, the next pulumi up adopts ${them} again.`;
    if (gone.length < uids.length) call.log(message);
    else call.warn(`${message}\n${reasonToDoubt(stored, call)}`);
  }
  return uids.flatMap((uid) => result.succeeded.get(uid) ?? []);
}

/** With the key of another tenant, or in another project, all clusters are gone as well. */
function reasonToDoubt(stored: readonly StoredCluster[], { run }: Call): string {
  const projects = [...new Set(stored.flatMap(({ projectUid }) => projectUid ?? []))];
  const project = projects.length === 0 ? "and no project is set" : `the project is ${listed(projects)}`;
  return (
    `The key comes from ${run.settings.apiKeySource}, ${project}. ` +
    "If the clusters exist, the key or the project is wrong: correct it before you run pulumi up."
  );
}

/** The engine stores nothing of a refresh that fails, so the error has what the other reads have shown. */
function withDriftOfOthers(
  result: BatchResult<StoredCluster | undefined>,
  stored: readonly StoredCluster[],
  call: Call,
) {
  const others = stored.filter(({ clusterUid }) => result.succeeded.has(clusterUid));
  const drifted = others.flatMap(({ clusterUid, config }) => {
    const refreshed = result.succeeded.get(clusterUid);
    if (refreshed === undefined) return [`- "${clusterUid}" no longer exists`];
    const changes = differencesBetween(config, refreshed.config).map((each) =>
      describeDifference(each, call.hasSecrets),
    );
    return changes.length === 0 ? [] : [`- "${clusterUid}" ${changes.join(", ")}`];
  });
  const failure = failureOf(result);
  if (drifted.length === 0) return failure;
  return withAdvice(failure, ["Of the other clusters, these have drifted:", ...shortened(drifted, String)].join("\n"));
}

/** @returns The cluster as the service has it; `undefined` if it no longer exists. */
async function refreshCluster(stored: StoredCluster, call: ClusterCall): Promise<StoredCluster | undefined> {
  const { isPending: _, config, ...cluster } = stored;
  const actual = await readMeaning(stored, call, REFRESH_WITHOUT_A_READ).catch((error) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  });
  return actual && { ...cluster, config: stored.isImported ? actual : withDrift(config, actual) };
}

/**
 * Reads and validates a configuration. Unlike a write, it cannot do without the read.
 *
 * @param advice - For a service that seems to have no reads.
 */
async function readMeaning(target: ClusterTarget, call: ClusterCall, advice: string): Promise<HostClusterConfig> {
  const { run, hasSecrets, timeLimit } = call;
  const { clusterUid, projectUid } = target;
  // Somebody may have typed the ID or edited the state.
  assertNoErrors("The cluster to read is not valid", checkHostClusterConfig({ clusterUid, projectUid }));
  const read = run.client.retryTogether((send) => receiveConfig(send, target, call), timeLimit);
  const value = await read.catch((error) => {
    throw isRejected(error, target) && !run.reads.areSupported ? withAdvice(error, advice) : error;
  });
  const { config, findings } = await validatedMeaningOf(value, { hideValues: hasSecrets });
  const problem = `The configuration of cluster "${clusterUid}" has unexpected values, so it cannot be compared`;
  assertNoErrors(problem, findings);
  return config;
}
