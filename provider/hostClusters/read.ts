import { type ClusterTarget, clusterNameIn, hostClusterConfigIn, isDeleted, readCluster } from "../api/requests.js";
import type { Send } from "../api/retries.js";
import { timeLimitsWithin } from "../api/timeLimit.js";
import {
  assertNoErrors,
  NotFoundError,
  PermissionError,
  ResponseError,
  ValidationError,
  withAdvice,
} from "../errors.js";
import { only, pathsBeyond, without, zipLeaves } from "../json/paths.js";
import { quote } from "../json/text.js";
import { bySeverity } from "../messages/finding.js";
import { isPaletteUid } from "../messages/paletteUid.js";
import { countClusters, listed } from "../messages/values.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isRejected } from "../run/readSupport.js";
import { type Call, clusterFormat } from "../run/run.js";
import { checkHostClusterConfig } from "../validation/checkArguments.js";
import { batchError, type Failure, forEachCluster, type TimedCall } from "./batch.js";
import { differencesBetween, isEquivalent } from "./canonicalForm.js";
import { driftOf } from "./changes.js";
import { type StoredCluster, unionOf } from "./cluster.js";
import { differsFromDefault, normalizeReceived, parseConfig } from "./fields.js";
import { withDrift } from "./merge.js";
import { warnAboutNames } from "./names.js";
import { type Change, logSummary, type Subject, summaryText } from "./summary.js";

/**
 * Reads a cluster's configuration as JSON that is not validated yet. Outside of a resource there is no call.
 *
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
    const cluster = await (call?.run.readSupport.record(reading, target) ?? reading);
    const name = clusterNameIn(cluster);
    if (name !== undefined) call?.run.clusterNames.set(target.clusterUid, name);
    if (!isDeleted(cluster)) return hostClusterConfigIn(cluster);
  } catch (error) {
    // Without a project, or with its name, the key may well have the permission.
    const isAboutReads = error instanceof PermissionError && call && isPaletteUid(target.projectUid ?? "");
    throw isAboutReads ? withAdvice(error, PERMISSION_ADVICE) : error;
  }
  throw new NotFoundError(
    `Cannot ${request.description}:\nIt was deleted: Palette returns it with the state "Deleted".\n` +
      "Remove the cluster from the program, or correct its UID.",
    { operation: request.description, status: 200 },
  );
}

const PERMISSION_ADVICE =
  "If the API key may change clusters but not read them, set reads to off: then a write sends only declared fields, and Palette " +
  "may remove the others.";

/** Reads the configuration of a cluster that no state has: for an import, or a resource that is only read. */
export async function importConfig(target: ClusterTarget, call: Call): Promise<HostClusterConfig> {
  if (call.run.settings.reads === "off")
    throw new ResponseError(
      `The configuration of cluster "${target.clusterUid}" cannot be read, because reads is off.\n` +
        "To adopt the cluster without reading it, declare it in the program and run pulumi up.",
    );
  const timeLimit = timeLimitsWithin(call.timeoutSeconds, call.run.settings)();
  const { config, error } = await readConfig(target, { ...call, timeLimit }, WITHOUT_A_READ);
  if (error) throw error;
  return config;
}

/** Advice for somebody who wants to adopt clusters. */
export const WITHOUT_A_READ =
  "If Palette does not support reading clusters, set reads to off, declare the cluster in the program and run pulumi up: that adopts it.";
const REFRESH_WITHOUT_A_READ =
  "If Palette does not support reading clusters, set reads to off. A refresh uses the settings stored in state, so then run pulumi up " +
  "once without --refresh, or add --run-program.";

/**
 * @returns The clusters with their drift, without those that no longer exist. With the setting `reads: off` they stay as they are.
 * @throws SpectroclusterError if any of them fails. It names the drift of the others.
 */
export async function refreshClusters(
  stored: readonly StoredCluster[],
  subject: Subject,
  call: Call,
): Promise<StoredCluster[]> {
  if (call.run.settings.reads === "off") {
    call.run.logOnce("reads is off, so a refresh keeps the state as it is. Drift is not detected.", call.log);
    return [...stored];
  }
  const results = await forEachCluster("Reading", stored, refreshCluster, call);
  const changes = results.flatMap((result) => result.changes ?? []);
  const drift = { ...subject, headline: "drift", changes, total: stored.length } as const;
  warnAboutNames(stored, subject, call);
  const error = batchError(results, subject.isSingle ? undefined : clusterFormat(call));
  // The engine stores nothing of a refresh that fails, so the error has what the other reads have shown.
  if (error) {
    // The error has the summary. Only the debug message, which names all clusters, is missing.
    logSummary(drift, { ...call, log: () => {} });
    throw changes.length === 0 ? error : withAdvice(error, `${WITHOUT_THE_ERROR}\n${summaryText(drift, call)}`);
  }
  logSummary(drift, call);
  const gone = changes.filter(({ kind }) => kind === "gone");
  if (gone.length > 1 && gone.length === stored.length) call.warn(reasonToDoubt(stored, subject, call));
  return results.flatMap(({ cluster }) => cluster ?? []);
}

/** With the key of another tenant, or in another project, all clusters are gone as well. */
function reasonToDoubt(stored: readonly StoredCluster[], { name }: Subject, { run }: Call): string {
  const projects = [...new Set(stored.map(({ projectUid }) => (projectUid ? quote(projectUid) : "none")))];
  const shown = listed(projects, String);
  const project =
    shown === "none" ? "no project is set" : `the ${projects.length > 1 ? "projects are" : "project is"} ${shown}`;
  return (
    `Palette has none of the ${countClusters(stored.length)} of ${name}. ` +
    `The key comes from ${run.settings.apiKeySource}, and ${project}. ` +
    "If the clusters exist, the key or the project is wrong: correct it before you run pulumi up."
  );
}

const WITHOUT_THE_ERROR = "Without the error, the refresh would also store:";

interface RefreshResult extends Failure {
  /** The cluster as Palette has it. Without one it leaves the state. */
  readonly cluster?: StoredCluster;
  /** What differs from the state. A value that cannot be compared is an error, and does not hide the others. */
  readonly changes: readonly Change[];
}

async function refreshCluster(stored: StoredCluster, call: TimedCall): Promise<RefreshResult> {
  const { isPending: _, isUnconfirmed, dropped = [], config, ...target } = stored;
  const { clusterUid } = target;
  const read = await readConfig(stored, call, REFRESH_WITHOUT_A_READ).catch((error) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  });
  if (read === undefined) return { changes: [{ clusterUid, kind: "gone" }] };
  const { config: actual, received, incomparable, error } = read;
  const attempted = without(config, [...dropped, ...incomparable]);
  const drifted = stored.isImported ? actual : withDrift(attempted, actual);
  // What an import has read may be a default, which equals an absent value.
  const changes = differencesBetween(attempted, drifted)
    .filter(({ segments, from, to }) => [from, to].some((value) => differsFromDefault(segments, value)))
    .map((each) => driftOf(stored, each));
  // Palette's values would become the stored inputs, and ignoreChanges would replace the program's by them.
  if (isUnconfirmed && changes.length > 0)
    return { changes: [{ clusterUid, kind: "unwritten" }], ...(error && { error }) };
  if (error) return { changes, error };
  // What the lost write no longer declared stays known while Palette has it. A value that has changed belongs to others.
  const stillThere = zipLeaves([only(config, dropped), normalizeReceived(received)], ([ours, theirs], path) =>
    isEquivalent(ours, theirs) && differsFromDefault(path, ours) ? ours : undefined,
  );
  const refreshed = unionOf(stillThere, drifted) as HostClusterConfig;
  return { cluster: { ...target, config: refreshed, dropped: pathsBeyond(refreshed, drifted) }, changes };
}

/**
 * Reads and validates a configuration. Unlike a write, it cannot do without the read: there is advice if Palette seems to have none.
 *
 * @returns The configuration without the values that cannot be compared, and an error if there are any.
 */
async function readConfig(target: ClusterTarget, call: TimedCall, advice: string) {
  const { run, hasSecrets, timeLimit } = call;
  const { clusterUid, projectUid } = target;
  // Somebody may have typed the ID or edited the state.
  assertNoErrors("The cluster to read is not valid", checkHostClusterConfig({ clusterUid, projectUid }));
  const read = run.client.retryTogether((send) => receiveConfig(send, target, call), timeLimit);
  const received = await read.catch((error) => {
    throw isRejected(error, target) && !run.readSupport.areSupported ? withAdvice(error, advice) : error;
  });
  const { config, findings, incomparable } = await parseConfig(received, { hideValues: hasSecrets });
  const { errors } = bySeverity(findings);
  const problem = `The configuration of cluster "${clusterUid}" has unexpected values, so it cannot be compared`;
  return {
    config,
    received,
    incomparable,
    error: errors.length > 0 ? new ValidationError(problem, errors) : undefined,
  };
}
