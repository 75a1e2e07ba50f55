import { containsUnknown, UNKNOWN } from "../engine/unknown.js";
import { assertNoErrors } from "../errors.js";
import { apply } from "../hostClusters/apply.js";
import { differencesBetween } from "../hostClusters/canonicalForm.js";
import { formerFields, type KnownCluster, type KnownClusters, mayBeHost } from "../hostClusters/knownCluster.js";
import { preview } from "../hostClusters/preview.js";
import { ReadUnsupported, readRemoteConfig, unsupportedError } from "../hostClusters/read.js";
import { refresh } from "../hostClusters/refresh.js";
import { remove } from "../hostClusters/remove.js";
import { assertValidTarget } from "../hostClusters/target.js";
import { listed } from "../messages/lists.js";
import type { Difference } from "../messages/paths.js";
import { show } from "../messages/values.js";
import { MEMBERS } from "../model/generated/members.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import type { Call, ReadCall } from "../run/call.js";
import { checkHostClusterConfig } from "../validation/checkHostClusterConfig.js";
import {
  declaredClusters,
  type HostClusterConfigInputs,
  type HostClusterConfigState,
  knownCluster,
  knownClusters,
  propertiesOf,
  toState,
  uidsIn,
  withDefaults,
} from "./hostClusterConfigProperties.js";
import { atOneService } from "./oneService.js";
import { owningClusters } from "./ownedClusters.js";
import { checkInputs, type ReadResult, type Resource } from "./resource.js";

/** The host cluster configuration of one cluster. The resource ID is the cluster's UID. */
const resource: Resource<HostClusterConfigInputs, HostClusterConfigState> = {
  name: "HostClusterConfig",

  properties: MEMBERS.HostClusterConfigProperties,

  check: async (inputs, call) =>
    checkInputs(inputs, call, checkHostClusterConfig, (args, { projectUid }) =>
      withDefaults(args as HostClusterConfigArgs, projectUid),
    ),

  /**
   * An unknown cluster UID does not replace the resource. Otherwise, if the engine deletes a dependency before it creates
   * it again, it would also delete this resource, and the host cluster would be disabled until then. The engine calls
   * diff again once the UID is known.
   */
  async diff(state, inputs) {
    const isOther = inputs.clusterUid !== state.clusterUid && inputs.clusterUid !== UNKNOWN;
    const known = knownCluster(state);
    const differences = differencesBetween(propertiesOf(state.clusterUid, known.projectUid, known.config), inputs);
    return {
      differences,
      replaces: isOther ? ["clusterUid"] : [],
      isPending: known.pendingFields !== undefined,
      note: [disableNote(state, inputs, isOther), keptNote(known, differences)].filter(Boolean).join("\n") || undefined,
    };
  },

  async preview(state, inputs, call) {
    if (containsUnknown(inputs.clusterUid)) return {};
    const known = state === "unknown" ? state : knownClusters(state);
    await preview(known, declaredClusters(inputs), call);
    return { id: inputs.clusterUid };
  },

  async create(inputs, call) {
    return { id: inputs.clusterUid, state: await write(undefined, inputs, call) };
  },

  update: (_id, state, inputs, call) => write(state, inputs, call),

  async read(id, state, call) {
    if (state?.clusterUid === undefined) return readWithoutState(id, call);
    const known = (await refresh(knownClusters(state), call)).get(state.clusterUid);
    if (known === undefined) return undefined;
    // Without a confirmed configuration the stored inputs stay: they are what a program has declared.
    const inputs = known.config && propertiesOf(state.clusterUid, known.projectUid, known.config);
    return { state: toState(state.clusterUid, known), inputs };
  },

  async delete(_id, state, call) {
    // The UID and the project may be anything, because somebody may have edited the state.
    if (mayBeHost(knownCluster(state))) assertValidTarget(state);
    await remove(knownClusters(state), undefined, call);
  },
};

/** The host cluster configuration of one cluster. */
export const hostClusterConfig = owningClusters(atOneService(resource), {
  declaredIn: uidsIn,
  storedIn: uidsIn,
});

/** The note that the change is to disable a host cluster. */
function disableNote(
  state: HostClusterConfigState,
  { clusterUid, isHostCluster }: HostClusterConfigInputs,
  isOther: boolean,
): string | undefined {
  if (!mayBeHost(knownCluster(state))) return undefined;
  // Not "will be": the note also stands beside an update that fails before it disables anything.
  const isToBeDisabled = `The host cluster ${show(state.clusterUid)} is to be disabled, because`;
  if (isOther) return `${isToBeDisabled} clusterUid changes to ${show(clusterUid)}.`;
  return isHostCluster === false ? `${isToBeDisabled} isHostCluster turns false.` : undefined;
}

/** Explains the removals that the engine shows although the update keeps these fields. */
function keptNote(known: KnownCluster, differences: readonly Difference[]): string | undefined {
  if (!known.isImported) return undefined;
  const notKept = ["projectUid", ...formerFields(known)];
  const kept = differences
    .filter(({ path, to }) => to === undefined && !notKept.includes(path))
    .map(({ path }) => path);
  return kept.length > 0 ? `kept: never written by this program: ${listed(kept, String)}` : undefined;
}

async function write(
  state: HostClusterConfigState | undefined,
  inputs: HostClusterConfigInputs,
  call: Call,
): Promise<HostClusterConfigState> {
  // The engine may resume from a state that somebody has edited.
  assertNoErrors("The configuration to send is not valid", checkHostClusterConfig(inputs, { hideValues: true }));
  const { clusterUid: id } = inputs;
  const storage = { id, toState: (known: KnownClusters) => toState(id, known.get(id)) };
  return apply(knownClusters(state), declaredClusters(inputs), storage, call);
}

/** The configuration of a cluster that no state has: for an import, or a resource that is only read. */
async function readWithoutState(
  clusterUid: string,
  call: ReadCall,
): Promise<ReadResult<HostClusterConfigInputs, HostClusterConfigState>> {
  const target = { clusterUid, projectUid: call.projectUid ?? call.run.settings.projectUid };
  const config = await readRemoteConfig(target, call);
  if (config instanceof ReadUnsupported) throw unsupportedError(target, config, DECLARATION_ADVICE);
  const inputs = propertiesOf(clusterUid, target.projectUid, config);
  return { state: { ...inputs, __imported: true }, inputs };
}

const DECLARATION_ADVICE = "To adopt the cluster without reading it, declare it in the program and run pulumi up.";
