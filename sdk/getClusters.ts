import type * as pulumi from "@pulumi/pulumi";
import { getClusters as definition } from "../provider/functions/getClusters.js";
import type { GetClustersArgs, GetClustersResult } from "../provider/model/functions.js";
import {
  type FunctionOptions,
  type FunctionOutputOptions,
  type FunctionResult,
  invoke,
  invokeOutput,
} from "./function.js";
import type { ArgsOf } from "./inputs.js";

export type {
  ClusterFilter,
  ClusterFilterOperator,
  ClusterFilterType,
  FoundCluster,
  GetClustersArgs,
  GetClustersResult,
} from "../provider/model/functions.js";

/**
 * Finds clusters by name, label or any other property that the service can search
 * (`POST /v1/dashboard/spectroclusters/search`). All pages are read, at most 10,000 clusters. Deleted clusters are not
 * included, and virtual clusters only with `includeVirtual`.
 *
 * @param args - The filters and the project. Default: all clusters of the project of the provider configuration, or of the
 * tenant if it has none.
 * @param opts - The provider to use, and the validation of the response.
 *
 * @throws ApiError if the service rejects a filter. The message lists the properties that a search knows.
 * @throws ResponseError if the pages are incomplete in two searches, or there are too many clusters.
 * @throws The other errors of `getVirtualMachine`.
 *
 * @example
 * ```ts
 * const { clusters } = await getClusters({
 *   filters: [{ property: "clusterName", operator: "beginsWith", values: ["prod-"] }],
 * });
 * // [{ uid: "63a1f0e2c0ffee0011223344", name: "prod-1", state: "Running", labels: { tier: "gold" }, … }]
 * ```
 */
export function getClusters(args: GetClustersArgs = {}, opts: FunctionOptions = {}): Promise<GetClustersResult> {
  return invoke(definition, args, opts);
}

/**
 * {@link getClusters} with arguments that may be outputs, and `dependsOn`.
 *
 * @param args - The filters and the project. Default: all clusters of the project of the provider configuration, or of the
 * tenant if it has none.
 * @param opts - The provider to use, the resources to wait for, and the validation of the response.
 *
 * @throws ValidationError, ConfigurationError or RunError under the conditions of `getVirtualMachineOutput`. All other
 * errors of {@link getClusters} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const found = getClustersOutput({ filters: [{ property: "clusterName", values: [config.require("clusterName")] }] });
 * export const uids = found.clusters.apply((clusters) => clusters.map(({ uid }) => uid));
 * ```
 */
export function getClustersOutput(
  args: ArgsOf<GetClustersArgs> = {},
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<GetClustersResult>> {
  return invokeOutput(definition, args, opts);
}
