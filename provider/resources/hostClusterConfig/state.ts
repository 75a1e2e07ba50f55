/** The properties of a host cluster configuration, and what they say about its cluster. */
import type { ClusterState } from "../../cluster/clusterState.js";
import { type CompleteConfig, withConfigDefaults } from "../../cluster/config.js";
import { targetOf } from "../../cluster/target.js";
import { UNKNOWN } from "../../engine/unknown.js";
import type { HostClusterConfigArgs, PendingWrite } from "../../model/hostClusterConfig.js";
import { isJsonObject } from "../../validation/jsonValue.js";
import type { StoredProperties } from "../clusterResource.js";

/** The checked inputs. */
export interface HostClusterConfigInputs extends HostClusterConfigArgs, CompleteConfig {
  isHostCluster: boolean;
}

/** The stored properties. Without `isHostCluster` no configuration was confirmed yet. Somebody may have edited them. */
export interface HostClusterConfigState extends HostClusterConfigArgs, StoredProperties {
  pending?: PendingWrite;
}

/**
 * Fills in the defaults and drops members that are `null` or `undefined`. The program's order and spelling stay.
 *
 * @param args - Valid arguments; unknown values stay where they are.
 * @param defaultProjectUid - The provider's project, for arguments without one.
 */
export function withDefaults(args: HostClusterConfigArgs, defaultProjectUid?: string): HostClusterConfigInputs {
  const { clusterUid, projectUid = defaultProjectUid, ...config } = args;
  return { ...targetOf({ clusterUid, projectUid: projectUid ?? undefined }), ...withConfigDefaults(config) };
}

/** The configuration of checked inputs. */
export function configOf({
  clusterUid: _uid,
  projectUid: _project,
  ...config
}: HostClusterConfigInputs): CompleteConfig {
  return config;
}

/** What the state has of the cluster. */
export function clusterState({ __address, pending, ...confirmed }: HostClusterConfigState): ClusterState {
  const { projectUid, isHostCluster } = confirmed;
  const hasConfig = typeof isHostCluster === "boolean" || isHostCluster === UNKNOWN;
  const fields = isJsonObject(pending) && Array.isArray(pending.fields) ? pending.fields : [];
  return {
    ...(projectUid === undefined ? {} : { projectUid }),
    ...(hasConfig ? { config: configOf(withDefaults(confirmed)) } : {}),
    // A state without a configuration says nothing about the cluster.
    ...(hasConfig && pending === undefined ? {} : { pendingFields: fields }),
  };
}

/** The properties to store. */
export function stateOf(
  clusterUid: string,
  { projectUid, config, pendingFields }: ClusterState,
): HostClusterConfigState {
  return {
    ...targetOf({ clusterUid, projectUid }),
    ...config,
    ...(pendingFields === undefined ? {} : { pending: { fields: [...pendingFields] } }),
  };
}
