import type * as pulumi from "@pulumi/pulumi";
import { getClusterSearchInputs as definition } from "../provider/functions/getClusterSearchInputs.js";
import type { ClusterSearchInputs } from "../provider/model/clusterSearchInputs.js";
import type { GetClusterSearchInputsArgs } from "../provider/model/functions.js";
import {
  type FunctionOptions,
  type FunctionOutputOptions,
  type FunctionResult,
  invoke,
  invokeOutput,
} from "./function.js";
import type { ArgsOf } from "./inputs.js";

export type { GetClusterSearchInputsArgs } from "../provider/model/functions.js";

/**
 * Reads the inputs that the cluster search filter supports (`GET /v1/dashboard/spectroclusters/search/input`): for each
 * property the values, with name and UID. `findSearchInputUid` finds one of them.
 *
 * @param args - The project. Default: that of the provider configuration.
 * @param opts - The provider to use, and the validation of the response.
 *
 * @throws The same errors as `getVirtualMachine`.
 *
 * @example
 * ```ts
 * const { inputs } = await getClusterSearchInputs();
 * // { project: { values: [{ name: "dev", uid: "5f1c…" }] }, … }
 * ```
 */
export function getClusterSearchInputs(
  args: GetClusterSearchInputsArgs = {},
  opts: FunctionOptions = {},
): Promise<ClusterSearchInputs> {
  return invoke(definition, args, opts);
}

/**
 * {@link getClusterSearchInputs} with arguments that may be outputs, and `dependsOn`.
 *
 * @param args - The project. Default: that of the provider configuration.
 * @param opts - The provider to use, the resources to wait for, and the validation of the response.
 *
 * @throws ValidationError, ConfigurationError or RunError under the conditions of `getVirtualMachineOutput`. All other
 * errors of {@link getClusterSearchInputs} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const projectUid = getClusterSearchInputsOutput().apply((inputs) => findSearchInputUid(inputs, "project", "dev"));
 * ```
 */
export function getClusterSearchInputsOutput(
  args: ArgsOf<GetClusterSearchInputsArgs> = {},
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<ClusterSearchInputs>> {
  return invokeOutput(definition, args, opts);
}
