import type * as pulumi from "@pulumi/pulumi";
import { getHostClusterConfig as definition } from "../provider/functions/getHostClusterConfig.js";
import type { GetHostClusterConfigArgs, GetHostClusterConfigResult } from "../provider/model/functions.js";
import {
  type FunctionOptions,
  type FunctionOutputOptions,
  type FunctionResult,
  invoke,
  invokeOutput,
} from "./function.js";
import type { ArgsOf } from "./inputs.js";

export type { GetHostClusterConfigArgs, GetHostClusterConfigResult } from "../provider/model/functions.js";

/**
 * Reads the actual host cluster configuration of a cluster (`GET /v1/spectroclusters/{uid}`), whether Pulumi manages it
 * or not. Members that are null are removed, and members that this package does not describe are preserved.
 *
 * An installation of Palette may not allow this read: see the guide "If Palette rejects a read".
 *
 * @param args - The cluster.
 * @param opts - The provider to use, and the validation of the response.
 *
 * @throws ResponseError if the service does not allow this read, or if the cluster has no configuration.
 * @throws NotFoundError if the service does not find the cluster in that project.
 * @throws The other errors of `getVirtualMachine`.
 *
 * @example
 * ```ts
 * const { isHostCluster, clusterEndpoint } = await getHostClusterConfig({ clusterUid: "63a1f0e2c0ffee0011223344" });
 * ```
 */
export function getHostClusterConfig(
  args: GetHostClusterConfigArgs,
  opts: FunctionOptions = {},
): Promise<GetHostClusterConfigResult> {
  return invoke(definition, args, opts);
}

/**
 * {@link getHostClusterConfig} with arguments that may be outputs, and `dependsOn`.
 *
 * @param args - The cluster.
 * @param opts - The provider to use, the resources to wait for, and the validation of the response.
 *
 * @throws ValidationError, ConfigurationError or RunError under the conditions of `getVirtualMachineOutput`. All other
 * errors of {@link getHostClusterConfig} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const actual = getHostClusterConfigOutput({ clusterUid: host.clusterUid });
 * export const endpoint = actual.clusterEndpoint;
 * ```
 */
export function getHostClusterConfigOutput(
  args: ArgsOf<GetHostClusterConfigArgs>,
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<GetHostClusterConfigResult>> {
  return invokeOutput(definition, args, opts);
}
