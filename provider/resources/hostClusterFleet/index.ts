import { randomUUID } from "node:crypto";
import { type Difference, differencesBetween } from "../../cluster/canonicalForm.js";
import { type ClusterState, mayBeHost } from "../../cluster/clusterState.js";
import { SpectroclusterError, ValidationError } from "../../errors.js";
import { bySeverity } from "../../messages/finding.js";
import { countClusters, listed } from "../../messages/lists.js";
import { formatPath, formatPointer } from "../../messages/paths.js";
import { MEMBERS } from "../../model/generated/members.js";
import type { HostClusterFleetArgs } from "../../model/hostClusterFleet.js";
import type { Call } from "../../run/call.js";
import { checkHostClusterFleet } from "../../validation/checkHostClusterFleet.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import { type ClusterResource, KEEP_ADVICE } from "../clusterResource.js";
import { assertSameService, logMovedDelete, movedWarning } from "../otherService.js";
import { applyFleet, disableClusters } from "./apply.js";
import { batchesOf } from "./batch.js";
import { previewFleet } from "./preview.js";
import { readClusters } from "./refresh.js";
import { describeFailures } from "./report.js";
import {
  clusterState,
  declaredUidsOf,
  entryOf,
  type FleetInputs,
  type FleetState,
  managedUidsOf,
  pendingUidsOf,
  withDefaults,
} from "./state.js";
import { summarize } from "./summary.js";

/** The host cluster configurations of many clusters as one resource. */
export const hostClusterFleet: ClusterResource<FleetInputs, FleetState> = {
  name: "HostClusterFleet",

  properties: MEMBERS.HostClusterFleetProperties,

  validate: checkHostClusterFleet,

  withDefaults: (inputs, { projectUid }) => withDefaults(inputs as HostClusterFleetArgs, projectUid),

  declaredClusters: declaredUidsOf,

  async diff(state, inputs, { run, owner }) {
    assertFewRemovals(state, inputs);
    const pending = pendingUidsOf(state);
    const differences = [
      ...differencesOf(state, inputs),
      ...differencesBetween(state.projectUid, inputs.projectUid, ["projectUid"]),
      ...differencesBetween(state.maxRemovals, inputs.maxRemovals, ["maxRemovals"]),
    ];
    const isComplete = differences.length + pending.length === 0;
    const changed = isComplete ? await run.confirm(owner, declaredUidsOf(inputs)) : [];
    return {
      differences,
      replaces: [],
      // With a difference, the engine finds it in the inputs: a refresh returns those of the state.
      isPending: differences.length === 0 && pending.length + changed.length > 0,
      note: summarize(state, inputs),
      warning: movedWarning(state, run),
    };
  },

  plan: (inputs) => ({ state: inputs }),

  preview: previewFleet,

  async create(inputs, call) {
    const id = `fleet-${randomUUID()}`;
    try {
      return { id, state: await apply(id, { clusters: {} }, inputs, call) };
    } finally {
      await call.run.ownership.endCreate(call.owner);
    }
  },

  update: apply,

  async read(_id, state, call) {
    const { run } = call;
    const { settings } = run.connect();
    if (state === undefined) throw new SpectroclusterError("SPECTROCLUSTER_IMPORT", IMPORT_ADVICE);
    const isEdited = !isJsonObject(state.clusters);
    if (settings.driftDetection === "off" || isEdited) return { state, inputs: inputsOf(state) };
    const refreshed = withoutGone(state, await readClusters(state, call));
    if (managedUidsOf(refreshed).length < managedUidsOf(state).length) assertSameService(state, run);
    if (managedUidsOf(refreshed).length > 0) return { state: refreshed, inputs: inputsOf(refreshed) };
    call.log(NO_CLUSTER_FOUND);
    return undefined;
  },

  async delete(_id, state, call) {
    const { run, owner } = call;
    run.connect();
    const uids = managedUidsOf(state).filter((uid) => mayBeHost(clusterState(state, uid) as ClusterState));
    if (uids.length > 0) logMovedDelete(state, call);
    const canHandOver = await run.ownership.isBeingReplaced(owner);
    const result = await disableClusters(state, uids, canHandOver, batchesOf(call), call);
    if ([...result.succeeded.values()].includes("gone")) assertSameService(state, run);
    if (result.failed.size + result.notAttempted.length === 0) return;
    const hasEffect =
      result.succeeded.size > 0 || [...result.failed.values()].some(({ outcomeUnknown }) => outcomeUnknown);
    const advice = "All clusters stay in the state. Run the same command again to repeat the requests.";
    throw new SpectroclusterError(
      "SPECTROCLUSTER_FLEET",
      [describeFailures(result), advice, ...(hasEffect ? [KEEP_ADVICE] : [])].join("\n"),
      { cause: [...result.failed.values()][0] },
    );
  },
};

const NO_CLUSTER_FOUND =
  "The service has none of the fleet's clusters, so the fleet is removed from the state. If the clusters exist, check " +
  "baseUrl, the API key and the project before the next pulumi up: it creates the fleet anew, and maxRemovals then has " +
  "nothing to compare with.";

/** The state with the clusters that a refresh has found. */
function withoutGone(state: FleetState, clusters: FleetState["clusters"]): FleetState {
  const isGone = (uid: string) => Object.hasOwn(state.clusters, uid) && !Object.hasOwn(clusters, uid);
  const { pending: _pending, ...others } = state;
  const pending = isJsonObject(state.pending) ? Object.entries(state.pending).filter(([uid]) => !isGone(uid)) : [];
  return { ...others, clusters, ...(pending.length === 0 ? {} : { pending: Object.fromEntries(pending) }) };
}

const IMPORT_ADVICE =
  "A HostClusterFleet cannot be imported. Declare it in the program and run pulumi up: that adopts its clusters, " +
  "whatever their configurations are.";

/**
 * The state decides what is removed: after a partial failure, the old inputs lack clusters that were enabled.
 *
 * @throws SpectroclusterError if the update would remove more clusters than `maxRemovals`.
 */
function assertFewRemovals(state: FleetState, { clusters, maxRemovals }: FleetInputs): void {
  if (!isJsonObject(clusters) || typeof maxRemovals !== "number") return;
  const removed = managedUidsOf(state).filter((uid) => !Object.hasOwn(clusters, uid));
  if (removed.length <= maxRemovals) return;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_FLEET",
    `The update would remove ${countClusters(removed.length)}, but maxRemovals is ${maxRemovals}: ${listed(removed)}. ` +
      "If they are to be disabled, increase maxRemovals. Otherwise check that the list of clusters is complete.",
  );
}

/** Differences by cluster. The maps are not compared as a whole, because that would take a copy of each. */
function differencesOf(state: FleetState, inputs: FleetInputs): Difference[] {
  const [from, to] = [state.clusters, inputs.clusters];
  if (!isJsonObject(from) || !isJsonObject(to)) return differencesBetween(from, to, ["clusters"]);
  const uids = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...uids].flatMap((uid) => {
    const path = ["clusters", uid];
    const [old, declared] = [entryOf(state, uid), entryOf(inputs, uid)];
    if (old !== undefined && declared !== undefined) return differencesBetween(old, declared, path);
    // A cluster with an empty configuration is not an absent cluster.
    return [{ path: formatPath(path), pointer: formatPointer(path), from: old, to: declared }];
  });
}

async function apply(id: string, state: FleetState, inputs: FleetInputs, call: Call): Promise<FleetState> {
  // The engine may resume from a state that somebody has edited.
  const { errors } = bySeverity(checkHostClusterFleet(inputs, { hideValues: true }));
  if (errors.length > 0) throw new ValidationError("The fleet to send is not valid", errors);
  return applyFleet(id, state, withDefaults(inputs, call.run.connect().settings.projectUid), call);
}

/** The inputs that a program would have declared for a state. */
function inputsOf({ pending: _pending, __address, ...inputs }: FleetState): FleetInputs {
  return inputs;
}
