import { randomUUID } from "node:crypto";
import { debugList } from "../api/debug.js";
import { assertNoErrors, SpectroclusterError } from "../errors.js";
import { apply } from "../hostClusters/apply.js";
import { differencesBetween, ownMember } from "../hostClusters/canonicalForm.js";
import type { KnownClusters } from "../hostClusters/knownCluster.js";
import { preview } from "../hostClusters/preview.js";
import { refresh } from "../hostClusters/refresh.js";
import { remove } from "../hostClusters/remove.js";
import { countClusters, listed } from "../messages/lists.js";
import { type Difference, formatPath, formatPointer } from "../messages/paths.js";
import { quote } from "../messages/values.js";
import { MEMBERS } from "../model/generated/members.js";
import type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
import type { Call } from "../run/call.js";
import { checkHostClusterFleet } from "../validation/checkHostClusterFleet.js";
import { isJsonObject } from "../validation/jsonValue.js";
import {
  declaredClusters,
  declaredUidsIn,
  type FleetInputs,
  type FleetState,
  knownClusters,
  refreshedState,
  storedUidsIn,
  toState,
  withDefaults,
} from "./hostClusterFleetProperties.js";
import { summarize } from "./hostClusterFleetSummary.js";
import { atOneService } from "./oneService.js";
import { owningClusters } from "./ownedClusters.js";
import { checkInputs, type Resource } from "./resource.js";

const resource: Resource<FleetInputs, FleetState> = {
  name: "HostClusterFleet",

  properties: MEMBERS.HostClusterFleetProperties,

  check: async (inputs, call) =>
    checkInputs(inputs, call, checkHostClusterFleet, (args, { projectUid }) =>
      withDefaults(args as HostClusterFleetArgs, projectUid),
    ),

  async diff(state, inputs) {
    const known = knownClusters(state);
    assertFewRemovals(known, inputs);
    const differences = [
      ...differencesOf(state, inputs),
      ...differencesBetween(state.projectUid, inputs.projectUid, ["projectUid"]),
      ...differencesBetween(state.maxRemovals, inputs.maxRemovals, ["maxRemovals"]),
    ];
    const hasPending = Object.keys(isJsonObject(state.pending) ? state.pending : {}).length > 0;
    return {
      differences,
      replaces: [],
      // With a difference, the engine finds it in the inputs: a refresh returns those of the state.
      isPending: differences.length === 0 && hasPending,
      note: isJsonObject(inputs.clusters) ? summarize(known, declaredClusters(inputs)) : undefined,
    };
  },

  async preview(state, inputs, call) {
    await preview(
      state === "unknown" ? state : knownClusters(state ?? { clusters: {} }),
      declaredClusters(inputs),
      call,
    );
    return {};
  },

  async create(inputs, call) {
    const id = `fleet-${randomUUID()}`;
    return { id, state: await write(id, { clusters: {} }, inputs, call) };
  },

  update: write,

  async read(_id, state, call) {
    if (state === undefined) throw new SpectroclusterError("SPECTROCLUSTER_IMPORT", IMPORT_ADVICE);
    if (!isJsonObject(state.clusters)) return { state, inputs: inputsOf(state) };
    const known = knownClusters(state);
    const refreshed = refreshedState(state, known, await refresh(known, call));
    if (storedUidsIn(refreshed).length > 0) return { state: refreshed, inputs: inputsOf(refreshed) };
    call.log(NO_CLUSTER_FOUND);
    return undefined;
  },

  delete: (_id, state, call) => remove(knownClusters(state), state.maxRemovals, call),
};

/** The host cluster configurations of many clusters as one resource. */
export const hostClusterFleet = owningClusters(atOneService(resource), {
  declaredIn: declaredUidsIn,
  storedIn: storedUidsIn,
});

const NO_CLUSTER_FOUND =
  "The service has none of the fleet's clusters, so the fleet is removed from the state. If the clusters exist, check " +
  "baseUrl, the API key and the project before the next pulumi up: it creates the fleet anew, and maxRemovals then has " +
  "nothing to compare with.";

const IMPORT_ADVICE =
  "A HostClusterFleet cannot be imported. Declare it in the program and run pulumi up: that adopts its clusters, " +
  "whatever their configurations are.";

/**
 * The state decides what is removed: after a partial failure, the old inputs lack clusters that were enabled.
 *
 * @throws SpectroclusterError if the update would remove more clusters than `maxRemovals`.
 */
function assertFewRemovals(known: KnownClusters, { clusters, maxRemovals }: FleetInputs): void {
  if (!isJsonObject(clusters) || typeof maxRemovals !== "number") return;
  const removed = [...known]
    .filter(([uid, { handedOver }]) => !Object.hasOwn(clusters, uid) && !handedOver)
    .map(([uid]) => uid);
  if (removed.length <= maxRemovals) return;
  debugList("would be removed from the fleet", removed);
  const isShort = removed.length <= MAX_LISTED_REMOVALS;
  const uids = listed(removed, quote, MAX_LISTED_REMOVALS) + (isShort ? "" : ` (NODE_DEBUG=spectrocluster lists all)`);
  throw new SpectroclusterError(
    "SPECTROCLUSTER_FLEET",
    `The update would remove ${countClusters(removed.length)}, but maxRemovals is ${maxRemovals}: ${uids}.\n` +
      "Check that the list of clusters is complete. If all of these are to be disabled, increase maxRemovals for this run.",
  );
}

/** As many as fit a few screens of a terminal, because somebody has to review them. */
const MAX_LISTED_REMOVALS = 200;

/** Differences by cluster. The maps are not compared as a whole, because that would take a copy of each. */
function differencesOf(state: FleetState, inputs: FleetInputs): Difference[] {
  const [from, to] = [state.clusters, inputs.clusters];
  if (!isJsonObject(from) || !isJsonObject(to)) return differencesBetween(from, to, ["clusters"]);
  const uids = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...uids].flatMap((uid) => {
    const path = ["clusters", uid];
    const [old, declared] = [from, to].map((map) => ownMember(map, uid));
    if (old !== undefined && declared !== undefined) return differencesBetween(old, declared, path);
    // A cluster with an empty configuration is not an absent cluster.
    return [{ path: formatPath(path), pointer: formatPointer(path), from: old, to: declared }];
  });
}

async function write(id: string, state: FleetState, inputs: FleetInputs, call: Call): Promise<FleetState> {
  // The engine may resume from a state that somebody has edited.
  assertNoErrors("The fleet to send is not valid", checkHostClusterFleet(inputs, { hideValues: true }));
  const declared = declaredClusters(inputs);
  return apply(knownClusters(state), declared, { id, toState: (known) => toState(inputs, declared, known) }, call);
}

/** The inputs that a program would have declared for a state. */
function inputsOf({ pending: _pending, ...inputs }: FleetState): FleetInputs {
  return inputs;
}
