import type { ClusterTarget } from "../../api/client.js";
import type { HostClusterConfig, HostClusterConfigArgs } from "../../model/hostClusterConfig.js";

/** A host cluster configuration with its defaults. */
export interface CompleteConfig extends HostClusterConfig {
  isHostCluster: boolean;
}

/** The checked inputs, and the state of a resource whose configuration was written. */
export interface HostClusterConfigState extends HostClusterConfigArgs, CompleteConfig {
  isHostCluster: boolean;
}

/** The state of a resource whose last write has an unknown outcome: its configuration is not known. */
export interface PendingState extends ClusterTarget {
  isHostCluster?: undefined;
}

export type StoredState = HostClusterConfigState | PendingState;

export function isPending(state: StoredState): state is PendingState {
  return state.isHostCluster === undefined;
}

/**
 * Fills in the defaults and drops members that are `null` or `undefined`. The program's order and spelling stay.
 *
 * @param args - Valid arguments; unknown values stay where they are.
 * @param defaultProjectUid - The provider's project, for arguments without one.
 */
export function withDefaults(args: HostClusterConfigArgs, defaultProjectUid?: string): HostClusterConfigState {
  const { clusterUid, projectUid = defaultProjectUid, ...config } = args;
  return { ...targetOf({ clusterUid, projectUid: projectUid ?? undefined }), ...withConfigDefaults(config) };
}

/** {@link withDefaults} for the configuration alone. */
export function withConfigDefaults(config: HostClusterConfig): CompleteConfig {
  const members = Object.entries(config).filter(([, value]) => value !== undefined && value !== null);
  return { isHostCluster: false, ...Object.fromEntries(members) };
}

/** The cluster and the project of a state. */
export function targetOf({ clusterUid, projectUid }: ClusterTarget): ClusterTarget {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }) };
}

/** The configuration of a state. */
export function configOf({
  clusterUid: _uid,
  projectUid: _project,
  ...config
}: HostClusterConfigState): CompleteConfig {
  return config;
}
