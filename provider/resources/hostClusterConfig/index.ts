import type { Send } from "../../api/client.js";
import { type Difference, differencesBetween } from "../../cluster/canonicalForm.js";
import { afterWrite, type ClusterState, mayBeHost } from "../../cluster/clusterState.js";
import { disableCluster } from "../../cluster/disable.js";
import { applyDrift } from "../../cluster/drift.js";
import { assertGone } from "../../cluster/gone.js";
import { previewWrite } from "../../cluster/prepareWrite.js";
import {
  assertReadsUnsupported,
  readRemoteConfig,
  Unavailable,
  unavailableError,
  unavailableMessage,
} from "../../cluster/read.js";
import { assertValidTarget, targetOf } from "../../cluster/target.js";
import { writeConfig } from "../../cluster/write.js";
import { containsUnknown, UNKNOWN } from "../../engine/unknown.js";
import { SpectroclusterError, ValidationError } from "../../errors.js";
import { bySeverity } from "../../messages/finding.js";
import { show } from "../../messages/values.js";
import { MEMBERS } from "../../model/generated/members.js";
import type { HostClusterConfigArgs } from "../../model/hostClusterConfig.js";
import type { Call, ReadCall } from "../../run/call.js";
import { checkHostClusterConfig } from "../../validation/checkHostClusterConfig.js";
import {
  type ClusterResource,
  type DiffCall,
  KEEP_ADVICE,
  PartialFailure,
  type ReadResult,
  type StoredProperties,
} from "../clusterResource.js";
import { assertSameService, logMovedDelete, movedWarning } from "../otherService.js";
import {
  clusterState,
  configOf,
  type HostClusterConfigInputs,
  type HostClusterConfigState,
  stateOf,
  withDefaults,
} from "./state.js";

/** The host cluster configuration of one cluster. The resource ID is the cluster's UID. */
export const hostClusterConfig: ClusterResource<HostClusterConfigInputs, HostClusterConfigState> = {
  name: "HostClusterConfig",

  properties: MEMBERS.HostClusterConfigProperties,

  validate: checkHostClusterConfig,

  withDefaults: (inputs, { projectUid }) => withDefaults(inputs as HostClusterConfigArgs, projectUid),

  declaredClusters(inputs) {
    const { clusterUid } = (inputs ?? {}) as { clusterUid?: unknown };
    return typeof clusterUid === "string" && clusterUid !== UNKNOWN ? [clusterUid] : [];
  },

  /**
   * An unknown cluster UID does not replace the resource. Otherwise, if the engine deletes a dependency before it creates
   * it again, it would also delete this resource, and the host cluster would be disabled until then. The engine calls
   * diff again once the UID is known.
   */
  async diff(state, inputs, call) {
    const isOther = inputs.clusterUid !== state.clusterUid && inputs.clusterUid !== UNKNOWN;
    const differences = differencesOf(state, inputs);
    const isPending = clusterState(state).pendingFields !== undefined;
    return {
      differences,
      replaces: isOther ? ["clusterUid"] : [],
      isPending: isPending || (differences.length === 0 && (await mayBeDisabled(inputs, call))),
      note: disableNote(state, inputs, isOther),
      warning: movedWarning(state, call.run),
    };
  },

  plan: (inputs) => ({ id: inputs.clusterUid === UNKNOWN ? undefined : inputs.clusterUid, state: inputs }),

  async preview(state, inputs, call) {
    const target = targetOf(inputs);
    if (containsUnknown(target)) return;
    const old = state === undefined || state === "unknown" ? state : clusterState(state);
    const isComplete =
      typeof state === "object" &&
      clusterState(state).pendingFields === undefined &&
      differencesOf(state, inputs).length === 0;
    if (isComplete) return;
    const config = configOf(inputs);
    await previewWrite(target, containsUnknown(config) ? undefined : config, old, call);
  },

  async create(inputs, call) {
    try {
      return { id: inputs.clusterUid, state: await write(undefined, inputs, call) };
    } finally {
      await call.run.ownership.endCreate(call.owner);
    }
  },

  async update(_id, state, inputs, call) {
    const isComplete =
      clusterState(state).pendingFields === undefined &&
      differencesOf(state, inputs).length === 0 &&
      !(await mayBeDisabled(inputs, call));
    // Only the way it is stored changes: a property has become secret, or the other adapter wrote the state.
    return isComplete ? { ...inputs, ...addressOf(state) } : write(state, inputs, call);
  },

  async read(id, state, call) {
    const { settings } = call.run.connect();
    if (state?.clusterUid === undefined) {
      return readWithoutState({ clusterUid: id, projectUid: call.projectUid ?? settings.projectUid }, call);
    }
    const known = clusterState(state);
    const { config, pendingFields } = known;
    const target = targetOf(state);
    // Without a confirmed configuration the stored inputs stay: they are what a program has declared.
    const stored = {
      state: { ...stateOf(state.clusterUid, known), ...addressOf(state) },
      inputs: config && { ...target, ...config },
    };
    if (settings.driftDetection === "off") return stored;
    try {
      const actual = await readConfig(state, call);
      if (actual instanceof Unavailable) {
        await assertReadsUnsupported(actual, call);
        call.run.logOnce(unavailableMessage(actual), call.log);
        return stored;
      }
      if (config === undefined || pendingFields !== undefined) return stored;
      const inputs = withDefaults({ ...target, ...applyDrift(config, actual) });
      return { state: { ...inputs, ...addressOf(state) }, inputs };
    } catch (error) {
      await assertGone(error, targetOf(state), call);
      assertSameService(state, call.run);
      const { message } = error as Error;
      call.log(`Cluster "${state.clusterUid}" no longer exists, so it is removed from the state. ${message}`);
      return undefined;
    }
  },

  async delete(_id, state, call) {
    const { run, owner, log } = call;
    run.connect();
    if (!mayBeHost(clusterState(state))) return;
    assertValidTarget(state);
    logMovedDelete(state, call);
    try {
      const outcome = await disableCluster(targetOf(state), await run.ownership.isBeingReplaced(owner), call);
      if (outcome === "gone") assertSameService(state, run);
      if (outcome !== "disabled") log(`Cluster "${state.clusterUid}" ${NOT_DISABLED[outcome]}`);
    } catch (error) {
      if (!(error instanceof SpectroclusterError) || !error.outcomeUnknown) throw error;
      throw new SpectroclusterError(error.code, `${error.message}\n${KEEP_ADVICE}`, {
        cause: error,
        outcomeUnknown: true,
      });
    }
  },
};

const NOT_DISABLED = {
  "taken over": "was not disabled, because another resource of this run declares its configuration.",
  "handed over": "was not disabled, because another resource of this run will write its configuration.",
  gone: "no longer exists, so there was nothing to disable.",
};

/** Says before it happens that the change disables a host cluster. */
function disableNote(
  state: HostClusterConfigState,
  { clusterUid, isHostCluster }: HostClusterConfigInputs,
  isOther: boolean,
): string | undefined {
  if (!mayBeHost(clusterState(state))) return undefined;
  const willDisable = `The host cluster ${show(state.clusterUid)} will be disabled, because`;
  if (isOther) return `${willDisable} clusterUid changes to ${show(clusterUid)}.`;
  return isHostCluster === false ? `${willDisable} isHostCluster turns false.` : undefined;
}

/** Whether a delete or a fleet of this run may have disabled the cluster. Otherwise the run records it as unchanged. */
async function mayBeDisabled({ clusterUid }: HostClusterConfigInputs, { run, owner }: DiffCall): Promise<boolean> {
  if (clusterUid === UNKNOWN) return false;
  return (await run.confirm(owner, [clusterUid])).length > 0;
}

function differencesOf(state: HostClusterConfigState, inputs: HostClusterConfigInputs): Difference[] {
  const { config } = clusterState(state);
  return differencesBetween({ ...targetOf(state), ...config }, withDefaults(inputs));
}

function addressOf({ __address }: HostClusterConfigState): StoredProperties {
  return __address === undefined ? {} : { __address };
}

/** @param old - The state, if it has the cluster. */
async function write(
  old: HostClusterConfigState | undefined,
  inputs: HostClusterConfigInputs,
  call: Call,
): Promise<HostClusterConfigState> {
  // The engine may resume from a state that somebody has edited.
  const { errors } = bySeverity(checkHostClusterConfig(inputs, { hideValues: true }));
  if (errors.length > 0) throw new ValidationError("The configuration to send is not valid", errors);
  const { settings } = call.run.connect();
  const complete = withDefaults(inputs, settings.projectUid);
  const { clusterUid, projectUid } = complete;
  const declared = { projectUid, config: configOf(complete) };
  try {
    await writeConfig(targetOf(complete), declared.config, old && clusterState(old), call);
    return { ...complete, __address: settings.baseUrl };
  } catch (error) {
    if (!(error instanceof SpectroclusterError) || !error.outcomeUnknown) throw error;
    const message = `${error.message}\nThe cluster is pending: the next pulumi up repeats the request.`;
    const left = afterWrite(old && clusterState(old), declared, "unknown") as ClusterState;
    throw new PartialFailure(clusterUid, { ...stateOf(clusterUid, left), __address: settings.baseUrl }, message, error);
  }
}

/** The configuration of a cluster that no state has: for an import, or a resource that is only read. */
async function readWithoutState(target: { clusterUid: string; projectUid?: string }, call: ReadCall) {
  const actual = await readConfig(target, call);
  if (actual instanceof Unavailable) throw unavailableError(target, actual, DECLARATION_ADVICE);
  return readResult(withDefaults({ ...targetOf(target), ...actual }));
}

const DECLARATION_ADVICE = "To adopt the cluster without reading it, declare it in the program and run pulumi up.";

function readConfig(target: { clusterUid: string; projectUid?: string }, { run, hasSecrets, timeoutSeconds }: Call) {
  assertValidTarget(target);
  const onReceived = (config: object) => run.actualConfigs.set(run.keyOf(target.clusterUid), config);
  const options = { hideValues: hasSecrets, omitServiceMessage: hasSecrets, onReceived, reads: run.reads };
  return run.connect().client.inSlot((send: Send) => readRemoteConfig(send, target, options), { timeoutSeconds });
}

function readResult(state: HostClusterConfigInputs): ReadResult<HostClusterConfigInputs, HostClusterConfigState> {
  return { state, inputs: state };
}
