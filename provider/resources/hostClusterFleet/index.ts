import { randomUUID } from "node:crypto";
import { NotFoundError, SpectroclusterError, ValidationError } from "../../errors.js";
import { bySeverity } from "../../finding.js";
import { MEMBERS } from "../../generated/members.js";
import type { HostClusterFleetArgs, PendingOperation } from "../../model/hostClusterFleet.js";
import { validateHostClusterFleet } from "../../validation/checkHostClusterFleet.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import { type Difference, differencesBetween, isEquivalent } from "../hostClusterConfig/canonicalForm.js";
import { disableCluster, writeConfig } from "../hostClusterConfig/clusterWrites.js";
import { applyDrift } from "../hostClusterConfig/drift.js";
import { readRemoteConfig, Unavailable, unavailableWarning } from "../hostClusterConfig/remoteConfig.js";
import { type Call, PartialFailure, type Resource } from "../resource.js";
import { type BatchResult, runBatch } from "./batch.js";
import { count, describeFailures, LimitedLog, listUids, Progress } from "./report.js";
import { clusterUidsOf, type FleetState, memberOf, pendingOf, targetOf, withDefaults } from "./state.js";

/** The host cluster configurations of many clusters as one resource. */
export const hostClusterFleet: Resource<FleetState, FleetState> = {
  name: "HostClusterFleet",

  properties: MEMBERS.HostClusterFleetProperties,

  validate: validateHostClusterFleet,

  withDefaults: (inputs, { projectUid }) => withDefaults(inputs as HostClusterFleetArgs, projectUid),

  declaredClusters: clusterUidsOf,

  validateChange(oldInputs, { clusters, maxRemovals }) {
    if (!isJsonObject(clusters) || typeof maxRemovals !== "number") return [];
    const removed = clusterUidsOf(oldInputs).filter((uid) => !Object.hasOwn(clusters, uid));
    if (removed.length <= maxRemovals) return [];
    return [
      `The update would remove ${count(removed.length)}, but maxRemovals is ${maxRemovals}: ${listUids(removed)}. ` +
        "If they are to be disabled, increase maxRemovals. Otherwise check that the list of clusters is complete.",
    ];
  },

  diff(state, inputs) {
    const pending = Object.keys(state.pending ?? {});
    return {
      differences: differencesOf(state, inputs),
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
    const clusters = await readClusters(state, call);
    const isGone = Object.keys(clusters).length === 0 && state.pending === undefined;
    if (isGone) return undefined;
    const refreshed = { ...state, clusters };
    return { state: refreshed, inputs: inputsOf(refreshed) };
  },

  async delete(_id, state, call) {
    call.run.connectWithStoredSettings();
    assertValid(state);
    const uids = [...new Set([...clusterUidsOf(state), ...Object.keys(state.pending ?? {})])];
    const toDisable = uids.filter((uid) => mayBeHost(state, uid));
    const { failed, notAttempted } = await disableClusters(state, toDisable, call);
    if (failed.size + notAttempted.length === 0) return;
    throw new SpectroclusterError(
      "SPECTROCLUSTER_FLEET",
      `${describeFailures(toDisable.length, failed, notAttempted)}\n` +
        "All clusters stay in the state. Run pulumi destroy again to repeat the request for each of them.",
    );
  },
};

const IMPORT_ADVICE =
  "A HostClusterFleet cannot be imported. Declare it in the program and run pulumi up: that adopts its clusters, " +
  "whatever their configurations are.";

/** Differences by cluster. The maps are not compared as a whole, because that would take a copy of each. */
function differencesOf(state: FleetState, inputs: FleetState): Difference[] {
  const [from, to] = [state.clusters, inputs.clusters];
  if (!isJsonObject(from) || !isJsonObject(to)) return differencesBetween(from, to, ["clusters"]);
  const uids = new Set([...Object.keys(from), ...Object.keys(to)]);
  const ofClusters = [...uids].flatMap((uid) => {
    const [old, declared] = [ownMember(from, uid), ownMember(to, uid)];
    // An empty configuration equals an absent one, but a cluster without configuration is not an absent cluster.
    if (old === undefined || declared === undefined) {
      const [difference] = differencesBetween(old && "present", declared && "present", ["clusters", uid]);
      return difference === undefined ? [] : [{ ...difference, from: old, to: declared }];
    }
    return differencesBetween(old, declared, ["clusters", uid]);
  });
  return [...ofClusters, ...differencesBetween(state.projectUid, inputs.projectUid, ["projectUid"])];
}

function ownMember(clusters: Record<string, unknown>, uid: string): unknown {
  return Object.hasOwn(clusters, uid) ? clusters[uid] : undefined;
}

/** Sends what differs between the state and the inputs; removals are sent last. */
async function apply(id: string, state: FleetState, inputs: FleetState, call: Call): Promise<FleetState> {
  assertValid(inputs);
  const fleet = withDefaults(inputs, call.run.connect().settings.projectUid);
  const written = await writeClusters(state, fleet, call);
  // If all clusters fail, the removals would fail, too.
  const removed = written.notAttempted.length > 0 ? undefined : await removeClusters(state, fleet, call);

  const result = resultingState(state, fleet, written, removed);
  if (result.pending === undefined && (removed?.failed.size ?? 0) + (removed?.notAttempted.length ?? 0) === 0) {
    return result;
  }
  const failed = new Map([...written.failed, ...(removed?.failed ?? [])]);
  const notAttempted = [...written.notAttempted, ...(removed?.notAttempted ?? [])];
  const total = failed.size + notAttempted.length + written.succeeded.size + (removed?.succeeded.size ?? 0);
  const message = `${describeFailures(total, failed, notAttempted)}\nThe next pulumi up completes the fleet.`;
  const cause = [...failed.values()][0];
  const hasEffect = written.succeeded.size + (removed?.succeeded.size ?? 0) > 0;
  const isUnknown = [...failed.values()].some(({ outcomeUnknown }) => outcomeUnknown);
  if (hasEffect || isUnknown) throw new PartialFailure(id, result, message, cause);
  throw new SpectroclusterError("SPECTROCLUSTER_FLEET", message, { cause });
}

function writeClusters(state: FleetState, fleet: FleetState, call: Call): Promise<BatchResult<void>> {
  const uids = clusterUidsOf(fleet).filter((uid) => {
    const isUnknown = ["write", "disable"].includes(pendingOf(state, uid) ?? "");
    return isUnknown || !isEquivalent(memberOf(state, uid), memberOf(fleet, uid)) || memberOf(state, uid) === undefined;
  });
  return inBatch(`writing ${count(uids.length)}`, uids, call, async (uid, each) => {
    const { target, config } = memberOf(fleet, uid) as NonNullable<ReturnType<typeof memberOf>>;
    const isNew = memberOf(state, uid) === undefined && pendingOf(state, uid) === undefined;
    await writeConfig(target, config, isNew, each);
  });
}

function removeClusters(state: FleetState, fleet: FleetState, call: Call) {
  const known = new Set([...clusterUidsOf(state), ...Object.keys(state.pending ?? {})]);
  const removed = [...known].filter((uid) => !Object.hasOwn(fleet.clusters, uid) && mayBeHost(state, uid));
  return disableClusters(state, removed, call);
}

/** Whether a cluster may be enabled as a host cluster: so says the state, or the outcome of a request is unknown. */
function mayBeHost(state: FleetState, uid: string): boolean {
  const pending = pendingOf(state, uid);
  if (pending === "write" || pending === "disable") return true;
  return memberOf(state, uid)?.config.isHostCluster ?? false;
}

async function disableClusters(state: FleetState, uids: readonly string[], call: Call) {
  const result = await inBatch(`disabling ${count(uids.length)}`, uids, call, (uid, each) =>
    disableCluster(targetOf(state, uid), each),
  );
  const { log } = call;
  const having = (outcome: string) => uids.filter((uid) => result.succeeded.get(uid) === outcome);
  const [elsewhere, gone] = [having("declaredElsewhere"), having("gone")];
  if (elsewhere.length > 0) {
    log(
      `${count(elsewhere.length)} not disabled, because this run declares them in another resource: ${listUids(elsewhere)}.`,
    );
  }
  if (gone.length > 0) log(`${count(gone.length)} not disabled, because they no longer exist: ${listUids(gone)}.`);
  return result;
}

/** The state after the requests: the configurations that the clusters are known to have, and what is not complete. */
function resultingState(
  state: FleetState,
  fleet: FleetState,
  written: BatchResult<void>,
  removed: BatchResult<unknown> | undefined,
): FleetState {
  const clusters = { ...fleet.clusters };
  const pending: Record<string, PendingOperation> = {};
  const old = (uid: string) => ownMember(state.clusters, uid) as FleetState["clusters"][string] | undefined;
  const restore = (uid: string) => {
    const config = old(uid);
    if (config === undefined) delete clusters[uid];
    else clusters[uid] = config;
  };
  for (const [uid, { outcomeUnknown }] of written.failed) {
    restore(uid);
    pending[uid] = outcomeUnknown ? "write" : (unknownOutcome(state, uid) ?? "failed");
  }
  for (const uid of written.notAttempted) {
    restore(uid);
    pending[uid] = unknownOutcome(state, uid) ?? "failed";
  }
  const notRemoved =
    removed === undefined
      ? [...clusterUidsOf(state), ...Object.keys(state.pending ?? {})].filter(
          (uid) => !Object.hasOwn(fleet.clusters, uid),
        )
      : [...removed.failed.keys(), ...removed.notAttempted];
  for (const uid of notRemoved) {
    restore(uid);
    const isUnknown = removed?.failed.get(uid)?.outcomeUnknown ?? false;
    const operation = isUnknown ? "disable" : unknownOutcome(state, uid);
    if (operation !== undefined) pending[uid] = operation;
  }
  const { pending: _pending, ...others } = fleet;
  return { ...others, clusters, ...(Object.keys(pending).length === 0 ? {} : { pending }) };
}

/** An unknown outcome stays unknown until a request succeeds. */
function unknownOutcome(state: FleetState, uid: string): PendingOperation | undefined {
  const pending = pendingOf(state, uid);
  return pending === "failed" ? undefined : pending;
}

/** The clusters of the state with their drift. */
async function readClusters(state: FleetState, call: Call): Promise<FleetState["clusters"]> {
  const uids = clusterUidsOf(state);
  const gone: string[] = [];
  let unavailable: Unavailable | undefined;
  const result = await inBatch(`reading ${count(uids.length)}`, uids, call, async (uid, each) => {
    const stored = state.clusters[uid] as FleetState["clusters"][string];
    // A service that does not support reading is asked only once or a few times.
    if (unavailable?.concernsService) return stored;
    try {
      const options = { hideValues: call.hasSecrets, omitServiceMessage: call.hasSecrets };
      const { client } = call.run.connect();
      const actual = await client.run((send) => readRemoteConfig(send, targetOf(state, uid), options), each);
      if (actual instanceof Unavailable) {
        unavailable = actual;
        return stored;
      }
      const { projectUid, ...config } = stored;
      return { ...applyDrift(config, actual), ...(projectUid === undefined ? {} : { projectUid }) };
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      gone.push(uid);
      return undefined;
    }
  });
  if (result.failed.size + result.notAttempted.length > 0) {
    throw new SpectroclusterError(
      "SPECTROCLUSTER_FLEET",
      describeFailures(uids.length, result.failed, result.notAttempted),
    );
  }
  if (unavailable !== undefined) call.run.logOnce(unavailableWarning(unavailable), call.log);
  if (gone.length > 0)
    call.log(`${count(gone.length)} removed from the state, because they no longer exist: ${listUids(gone)}.`);
  const present = uids
    .map((uid) => [uid, result.succeeded.get(uid)] as const)
    .filter(([, config]) => config !== undefined);
  return Object.fromEntries(present) as FleetState["clusters"];
}

/** Runs an operation for each cluster, with a progress message and a limited number of log messages. */
async function inBatch<T>(
  text: string,
  uids: readonly string[],
  call: Call,
  operation: (uid: string, call: Call) => Promise<T>,
): Promise<BatchResult<T>> {
  const { settings } = call.run.connect();
  const deadline = call.timeoutSeconds === undefined ? undefined : Date.now() + call.timeoutSeconds * 1000;
  const limited = new LimitedLog(call.log);
  const progress = new Progress(text, uids.length, call.logProgress);
  // The timeout of the call bounds the whole batch; each cluster also has its own.
  const timeoutSeconds = () =>
    deadline === undefined
      ? settings.operationTimeoutSeconds
      : Math.max(0.001, Math.min(settings.operationTimeoutSeconds, (deadline - Date.now()) / 1000));
  try {
    return await runBatch(
      uids,
      (uid) => operation(uid, { ...call, log: limited.log, timeoutSeconds: timeoutSeconds() }),
      { concurrency: settings.maxConcurrentRequests, deadline, onProgress: progress.update },
    );
  } finally {
    progress.end();
    limited.end();
  }
}

function inputsOf({ pending: _pending, ...inputs }: FleetState): FleetState {
  return inputs;
}

/** The engine may resume from a state that somebody has edited. */
function assertValid({ pending: _pending, ...fleet }: FleetState): void {
  const { errors } = bySeverity(validateHostClusterFleet(fleet, { hideValues: true }));
  if (errors.length > 0) throw new ValidationError("The fleet to send is not valid", errors);
}
