import type * as pulumi from "@pulumi/pulumi";
import { readHostClusterConfig, refuseWrongHostClusterConfigLookup } from "../provider/heldSetting.js";
import type { HostClusterConfig } from "../provider/model/hostClusterConfig.js";
import type { GetHostClusterConfigArgs } from "../provider/model/lookups.js";
import type { ArgsOf } from "./inputs.js";
import {
  type AllMembers,
  type Lookup,
  type LookupOptions,
  type LookupOutputOptions,
  lookUp,
  lookUpOutput,
} from "./lookup.js";

/**
 * The arguments of {@link getHostClusterConfigOutput}; each value may also be a promise or an output.
 *
 * @example
 * ```ts
 * const args: GetHostClusterConfigOutputArgs = { clusterUid: host.clusterUid };
 * ```
 */
export interface GetHostClusterConfigOutputArgs extends ArgsOf<GetHostClusterConfigArgs> {}

const LOOKUP: Lookup<GetHostClusterConfigArgs, HostClusterConfig> = {
  name: "getHostClusterConfig",
  refuseWrong: refuseWrongHostClusterConfigLookup,
  read: readHostClusterConfig,
};

/**
 * Reads the host-cluster configuration that a cluster has, whoever made it (`GET /v1/spectroclusters/{uid}`): as the
 * service gives it, with members that its reference does not know.
 *
 * The service's reference does not describe this operation, so a service may lack it.
 *
 * @param args - Which cluster.
 * @param opts - Which provider to ask, how to judge the answer.
 *
 * @throws ResponseError if the service does not tell the configuration, or the cluster has none.
 * @throws NotFoundError if the service does not know the cluster in that project.
 * @throws The other errors of `getVirtualMachine`.
 *
 * @example
 * ```ts
 * const { isHostCluster, clusterEndpoint } = await getHostClusterConfig({ clusterUid: "63a1f0e2c0ffee0011223344" });
 * ```
 */
export function getHostClusterConfig(
  args: GetHostClusterConfigArgs,
  opts: LookupOptions = {},
): Promise<HostClusterConfig> {
  return lookUp(LOOKUP, args, opts);
}

/**
 * {@link getHostClusterConfig} with arguments that may be outputs, and `dependsOn`.
 *
 * @param args - Which cluster.
 * @param opts - Which provider to ask and what to wait for, how to judge the answer.
 *
 * @throws ValidationError, ConfigurationError or RunError for what is wrong already, as `getVirtualMachineOutput` does.
 * Everything else that {@link getHostClusterConfig} throws fails the output, and so the program.
 *
 * @example
 * ```ts
 * const held = getHostClusterConfigOutput({ clusterUid: host.clusterUid });
 * export const endpoint = held.clusterEndpoint;
 * ```
 */
export function getHostClusterConfigOutput(
  args: GetHostClusterConfigOutputArgs,
  opts: LookupOutputOptions = {},
): pulumi.Output<AllMembers<HostClusterConfig>> {
  return lookUpOutput(LOOKUP, args, opts);
}
