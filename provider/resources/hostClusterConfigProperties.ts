/** The properties of a host cluster configuration, and what they say about its cluster. */
import { UNKNOWN } from "../engine/unknown.js";
import { type CompleteConfig, withConfigDefaults } from "../hostClusters/config.js";
import {
  type DeclaredClusters,
  type KnownCluster,
  type KnownClusters,
  storedCluster,
} from "../hostClusters/knownCluster.js";
import type { HostClusterConfigArgs, PendingWrite } from "../model/hostClusterConfig.js";

/** The checked inputs. */
export interface HostClusterConfigInputs extends HostClusterConfigArgs, CompleteConfig {
  isHostCluster: boolean;
}

/** The stored properties. Without `isHostCluster` no configuration was confirmed yet. Somebody may have edited them. */
export interface HostClusterConfigState extends HostClusterConfigArgs {
  pending?: PendingWrite;
  /** Whether the resource was imported and not written since: then none of its fields was ever declared. */
  __imported?: true;
}

/** The UID in inputs or in a state, if it is known. The value may be anything. */
export function uidsIn(properties: unknown): string[] {
  const { clusterUid } = (properties ?? {}) as { clusterUid?: unknown };
  return typeof clusterUid === "string" && clusterUid !== UNKNOWN ? [clusterUid] : [];
}

/**
 * Fills in the defaults and drops members that are `null` or `undefined`. The program's order and spelling stay.
 *
 * @param args - Valid arguments; unknown values stay where they are.
 */
export function withDefaults(
  args: HostClusterConfigArgs,
  defaultProjectUid: string | undefined,
): HostClusterConfigInputs {
  const { clusterUid, projectUid, ...config } = args;
  return propertiesOf(clusterUid, projectUid ?? defaultProjectUid, withConfigDefaults(config));
}

/** The properties that inputs and states have in common, without members that are `undefined`. */
export function propertiesOf<Config>(clusterUid: string, projectUid: string | undefined, config: Config) {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }), ...config };
}

/** What checked inputs declare. */
export function declaredClusters({ clusterUid, projectUid, ...config }: HostClusterConfigInputs): DeclaredClusters {
  return new Map([[clusterUid, { projectUid, config }]]);
}

/** What the state says of its cluster. */
export function knownClusters(state: HostClusterConfigState | undefined): KnownClusters {
  return new Map(state && [[state.clusterUid, knownCluster(state)]]);
}

/** What the state says of the cluster. Somebody may have edited it. */
export function knownCluster({
  clusterUid: _,
  projectUid,
  pending,
  __imported,
  ...config
}: HostClusterConfigState): KnownCluster {
  return {
    projectUid,
    ...storedCluster(config, pending),
    ...(__imported === true ? { isImported: true } : {}),
  };
}

/** The properties to store. */
export function toState(
  clusterUid: string,
  { projectUid, config, pendingFields, isImported }: KnownCluster = {},
): HostClusterConfigState {
  return {
    ...propertiesOf(clusterUid, projectUid, config),
    ...(pendingFields === undefined ? {} : { pending: { fields: [...pendingFields] } }),
    ...(isImported ? { __imported: true as const } : {}),
  };
}
