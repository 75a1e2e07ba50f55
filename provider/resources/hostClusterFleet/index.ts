import { randomUUID } from "node:crypto";
import { SpectroclusterError, ValidationError } from "../../errors.js";
import { bySeverity } from "../../finding.js";
import { MEMBERS } from "../../generated/members.js";
import type { HostClusterFleetArgs } from "../../model/hostClusterFleet.js";
import { formatPath, formatPointer } from "../../paths.js";
import { validateHostClusterFleet } from "../../validation/checkHostClusterFleet.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import { type Difference, differencesBetween } from "../canonicalForm.js";
import type { Call, Resource } from "../resource.js";
import { applyFleet, disableClusters } from "./apply.js";
import { batchesOf } from "./batch.js";
import { readClusters } from "./refresh.js";
import { count, describeFailures, listUids } from "./report.js";
import {
  clusterOf,
  clusterUidsOf,
  type FleetState,
  isOutcomeUnknown,
  managedUidsOf,
  mayBeHost,
  withDefaults,
} from "./state.js";

/** The host cluster configurations of many clusters as one resource. */
export const hostClusterFleet: Resource<FleetState, FleetState> = {
  name: "HostClusterFleet",

  properties: MEMBERS.HostClusterFleetProperties,

  validate: validateHostClusterFleet,

  withDefaults: (inputs, { projectUid }) => withDefaults(inputs as HostClusterFleetArgs, projectUid),

  declaredClusters: clusterUidsOf,

  diff(state, inputs) {
    assertFewRemovals(state, inputs);
    const pending = Object.keys(state.pending ?? {});
    return {
      differences: [
        ...differencesOf(state, inputs),
        ...differencesBetween(state.projectUid, inputs.projectUid, ["projectUid"]),
        ...differencesBetween(state.maxRemovals, inputs.maxRemovals, ["maxRemovals"]),
      ],
      replaces: [],
      isPending: pending.length > 0,
      ...(pending.length === 0 ? {} : { note: `${count(pending.length)} missing or pending: ${listUids(pending)}.` }),
    };
  },

  plan: (inputs) => ({ state: inputs }),

  async create(inputs, call) {
    const id = `fleet-${randomUUID()}`;
    return { id, state: await apply(id, { clusters: {} }, inputs, call) };
  },

  update: apply,

  async read(_id, state, call) {
    const { settings } = call.run.connectWithStoredSettings();
    if (state === undefined) throw new SpectroclusterError("SPECTROCLUSTER_IMPORT", IMPORT_ADVICE);
    if (settings.driftDetection === "off") return { state, inputs: inputsOf(state) };
    const refreshed = { ...state, clusters: await readClusters(state, call) };
    if (managedUidsOf(refreshed).length === 0) return undefined;
    return { state: refreshed, inputs: inputsOf(refreshed) };
  },

  async delete(_id, state, call) {
    call.run.connectWithStoredSettings();
    const uids = managedUidsOf(state).filter((uid) => mayBeHost(state, uid));
    const result = await disableClusters(state, uids, batchesOf(call), call.log);
    if (result.failed.size + result.notAttempted.length === 0) return;
    throw new SpectroclusterError(
      "SPECTROCLUSTER_FLEET",
      `${describeFailures(result)}\nAll clusters stay in the state. Run the same command again to repeat the requests.`,
    );
  },
};

const IMPORT_ADVICE =
  "A HostClusterFleet cannot be imported. Declare it in the program and run pulumi up: that adopts its clusters, " +
  "whatever their configurations are.";

/**
 * The state decides what is removed: after a partial failure, the old inputs lack clusters that were enabled.
 *
 * @throws SpectroclusterError if the update would remove more clusters than `maxRemovals`.
 */
function assertFewRemovals(state: FleetState, { clusters, maxRemovals }: FleetState): void {
  if (!isJsonObject(clusters) || typeof maxRemovals !== "number") return;
  const isInState = (uid: string) => clusterOf(state, uid) !== undefined || isOutcomeUnknown(state, uid);
  const removed = managedUidsOf(state).filter((uid) => isInState(uid) && !Object.hasOwn(clusters, uid));
  if (removed.length <= maxRemovals) return;
  throw new SpectroclusterError(
    "SPECTROCLUSTER_FLEET",
    `The update would remove ${count(removed.length)}, but maxRemovals is ${maxRemovals}: ${listUids(removed)}. ` +
      "If they are to be disabled, increase maxRemovals. Otherwise check that the list of clusters is complete.",
  );
}

/** Differences by cluster. The maps are not compared as a whole, because that would take a copy of each. */
function differencesOf(state: FleetState, inputs: FleetState): Difference[] {
  const [from, to] = [state.clusters, inputs.clusters];
  if (!isJsonObject(from) || !isJsonObject(to)) return differencesBetween(from, to, ["clusters"]);
  const uids = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...uids].flatMap((uid) => {
    const path = ["clusters", uid];
    const [old, declared] = [clusterOf(state, uid), clusterOf(inputs, uid)];
    if (old !== undefined && declared !== undefined) return differencesBetween(old, declared, path);
    // A cluster with an empty configuration is not an absent cluster.
    return [{ path: formatPath(path), pointer: formatPointer(path), from: old, to: declared }];
  });
}

async function apply(id: string, state: FleetState, inputs: FleetState, call: Call): Promise<FleetState> {
  // The engine may resume from a state that somebody has edited.
  const { errors } = bySeverity(validateHostClusterFleet(inputsOf(inputs), { hideValues: true }));
  if (errors.length > 0) throw new ValidationError("The fleet to send is not valid", errors);
  return applyFleet(id, state, withDefaults(inputs, call.run.connect().settings.projectUid), call);
}

function inputsOf({ pending: _pending, ...inputs }: FleetState): FleetState {
  return inputs;
}
