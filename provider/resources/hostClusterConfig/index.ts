import type { Send } from "../../api/client.js";
import { NotFoundError, SpectroclusterError, ValidationError } from "../../errors.js";
import { bySeverity } from "../../finding.js";
import { MEMBERS } from "../../generated/members.js";
import type { HostClusterConfigArgs } from "../../model/hostClusterConfig.js";
import { UNKNOWN } from "../../unknown.js";
import { validateHostClusterConfig } from "../../validation/checkHostClusterConfig.js";
import { differencesBetween } from "../canonicalForm.js";
import { type Call, PartialFailure, type ReadCall, type ReadResult, type Resource } from "../resource.js";
import { assertValidTarget } from "./assertValidTarget.js";
import { disableCluster, writeConfig } from "./clusterWrites.js";
import { applyDrift } from "./drift.js";
import { readRemoteConfig, Unavailable, unavailableError, unavailableMessage } from "./remoteConfig.js";
import { configOf, type HostClusterConfigState, isPending, type StoredState, targetOf, withDefaults } from "./state.js";

/** The host cluster configuration of one cluster. The resource ID is the cluster's UID. */
export const hostClusterConfig: Resource<HostClusterConfigState, StoredState> = {
  name: "HostClusterConfig",

  properties: MEMBERS.HostClusterConfigProperties,

  validate: validateHostClusterConfig,

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
  diff(state, inputs) {
    const isOther = inputs.clusterUid !== state.clusterUid && inputs.clusterUid !== UNKNOWN;
    return {
      differences: differencesBetween(isPending(state) ? targetOf(state) : withDefaults(state), withDefaults(inputs)),
      replaces: isOther ? ["clusterUid"] : [],
      // A pending state has no configuration, so it always differs.
      isPending: false,
    };
  },

  plan: (inputs) => ({ id: inputs.clusterUid === UNKNOWN ? undefined : inputs.clusterUid, state: inputs }),

  async create(inputs, call) {
    return { id: inputs.clusterUid, state: await write(inputs, true, call) };
  },

  async update(_id, state, inputs, call) {
    const { differences } = hostClusterConfig.diff(state, inputs);
    // Only the way it is stored changes: a property has become secret, or the other adapter wrote the state.
    return differences.length === 0 ? inputs : write(inputs, false, call);
  },

  async read(id, state, call) {
    const { settings } = call.run.connectWithStoredSettings();
    if (state?.clusterUid === undefined) {
      return readWithoutState({ clusterUid: id, projectUid: call.projectUid ?? settings.projectUid }, call);
    }
    const stored: ReadResult<HostClusterConfigState, StoredState> = isPending(state)
      ? // The inputs lack the configuration too, so the next up finds a difference and repeats the write.
        { state: targetOf(state), inputs: targetOf(state) as HostClusterConfigState }
      : readResult(withDefaults(state));
    if (settings.driftDetection === "off") return stored;
    try {
      const actual = await readConfig(state, call);
      if (actual instanceof Unavailable) {
        call.run.logOnce(unavailableMessage(actual), call.log);
        return stored;
      }
      if (isPending(state)) return stored;
      return readResult(withDefaults({ ...targetOf(state), ...applyDrift(configOf(withDefaults(state)), actual) }));
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      call.log(`Cluster "${state.clusterUid}" no longer exists, so it is removed from the state. ${error.message}`);
      return undefined;
    }
  },

  async delete(_id, state, call) {
    call.run.connectWithStoredSettings();
    if (state.isHostCluster === false) return;
    assertValidTarget(state);
    const outcome = await disableCluster(targetOf(state), call);
    if (outcome !== "disabled") call.log(`Cluster "${state.clusterUid}" ${NOT_DISABLED[outcome]}`);
  },
};

const NOT_DISABLED = {
  declaredElsewhere: "was not disabled, because this run declares its configuration in another resource.",
  gone: "no longer exists, so there was nothing to disable.",
};

async function write(inputs: HostClusterConfigState, isNew: boolean, call: Call): Promise<HostClusterConfigState> {
  // The engine may resume from a state that somebody has edited.
  const { errors } = bySeverity(validateHostClusterConfig(inputs, { hideValues: true }));
  if (errors.length > 0) throw new ValidationError("The configuration to send is not valid", errors);
  const state = withDefaults(inputs, call.run.connect().settings.projectUid);
  try {
    await writeConfig(targetOf(state), configOf(state), isNew, call);
    return state;
  } catch (error) {
    if (!(error instanceof SpectroclusterError) || !error.outcomeUnknown) throw error;
    const message = `${error.message}\nThe cluster may or may not have been changed. It is pending: the next pulumi up repeats the request.`;
    throw new PartialFailure(state.clusterUid, targetOf(state), message, error);
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
  const options = { hideValues: hasSecrets, omitServiceMessage: hasSecrets };
  return run.connect().client.run((send: Send) => readRemoteConfig(send, target, options), { timeoutSeconds });
}

function readResult(state: HostClusterConfigState): ReadResult<HostClusterConfigState, StoredState> {
  return { state, inputs: state };
}
