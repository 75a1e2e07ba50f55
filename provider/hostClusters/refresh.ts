import { NotFoundError } from "../errors.js";
import { countClusters, listed } from "../messages/lists.js";
import type { Call } from "../run/call.js";
import { batchesOf } from "./batch.js";
import { withDrift } from "./drift.js";
import { assertAllSucceeded } from "./failures.js";
import { assertGone } from "./gone.js";
import { HostClusters } from "./hostClusters.js";
import type { KnownCluster, KnownClusters } from "./knownCluster.js";
import { ReadUnsupported, readRemoteConfig, unsupportedMessage } from "./read.js";

/**
 * Reads known clusters.
 *
 * @returns The clusters with their drift, without those that no longer exist. A cluster stays as it is if there is nothing
 * to compare: it is pending, drift detection is off, or the service does not support reading.
 * @throws ValidationError if a target or a response is not valid; the errors of the client and of {@link assertGone}.
 */
export async function refresh(known: KnownClusters, call: Call): Promise<KnownClusters> {
  if (call.run.settings.driftDetection === "off") return known;
  const result = await batchesOf(call)("Reading the configurations", [...known.keys()], (uid, clusterCall) =>
    refreshCluster(uid, known.get(uid) as KnownCluster, { ...clusterCall, log: call.log }),
  );
  assertAllSucceeded(result);
  const gone: [string, NotFoundError][] = [];
  const present: [string, KnownCluster][] = [];
  for (const uid of known.keys()) {
    const found = result.succeeded.get(uid) as KnownCluster | NotFoundError;
    if (found instanceof NotFoundError) gone.push([uid, found]);
    else present.push([uid, found]);
  }
  if (gone.length > 0) call.log(goneMessage(gone));
  return new Map(present);
}

/** @returns The error of the read if it shows that the cluster no longer exists. */
async function refreshCluster(
  clusterUid: string,
  known: KnownCluster,
  call: Call,
): Promise<KnownCluster | NotFoundError> {
  const { run, log } = call;
  const { projectUid, config, pendingFields } = known;
  if (HostClusters.of(run).reads.isUnsupported) return known;
  const target = { clusterUid, projectUid };
  try {
    const actual = await readRemoteConfig(target, call);
    if (actual instanceof ReadUnsupported) run.logOnce(unsupportedMessage(actual), log);
    else if (config !== undefined && pendingFields === undefined)
      return { ...known, config: withDrift(config, actual) };
    return known;
  } catch (error) {
    return assertGone(error, target, call);
  }
}

function goneMessage(gone: readonly [uid: string, NotFoundError][]): string {
  const [[uid, { message }]] = gone as [[string, NotFoundError]];
  if (gone.length === 1) return `Cluster "${uid}" no longer exists, so it is removed from the state. ${message}`;
  const uids = listed(gone.map(([each]) => each));
  return `${countClusters(gone.length)} removed from the state, because the service no longer has them: ${uids}.`;
}
