import type * as pulumi from "@pulumi/pulumi";
import { readClusterSearchInputs, refuseWrongClusterSearchInputsLookup } from "../provider/clusterSearchInputs.js";
import type { ClusterSearchInputs } from "../provider/model/clusterSearchInputs.js";
import type { GetClusterSearchInputsArgs } from "../provider/model/lookups.js";
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
 * The arguments of {@link getClusterSearchInputsOutput}; each value may also be a promise or an output.
 *
 * @example
 * ```ts
 * const args: GetClusterSearchInputsOutputArgs = { projectUid: config.require("projectUid") };
 * ```
 */
export interface GetClusterSearchInputsOutputArgs extends ArgsOf<GetClusterSearchInputsArgs> {}

const LOOKUP: Lookup<GetClusterSearchInputsArgs, ClusterSearchInputs> = {
  name: "getClusterSearchInputs",
  refuseWrong: refuseWrongClusterSearchInputsLookup,
  read: readClusterSearchInputs,
};

/**
 * Reads what the cluster search filter can be asked for (`GET /v1/dashboard/spectroclusters/search/input`): by
 * property, the values with their names and uids. `findSearchInputUid` finds one of them.
 *
 * @param args - The project, if it is not the provider's own.
 * @param opts - Which provider to ask, how to judge the answer.
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
  opts: LookupOptions = {},
): Promise<ClusterSearchInputs> {
  return lookUp(LOOKUP, args, opts);
}

/**
 * {@link getClusterSearchInputs} with arguments that may be outputs, and `dependsOn`.
 *
 * @param args - The project, if it is not the provider's own.
 * @param opts - Which provider to ask and what to wait for, how to judge the answer.
 *
 * @throws ValidationError, ConfigurationError or RunError for what is wrong already, as `getVirtualMachineOutput` does.
 * Everything else that {@link getClusterSearchInputs} throws fails the output, and so the program.
 *
 * @example
 * ```ts
 * const projectUid = getClusterSearchInputsOutput().apply((inputs) => findSearchInputUid(inputs, "project", "dev"));
 * ```
 */
export function getClusterSearchInputsOutput(
  args: GetClusterSearchInputsOutputArgs = {},
  opts: LookupOutputOptions = {},
): pulumi.Output<AllMembers<ClusterSearchInputs>> {
  return lookUpOutput(LOOKUP, args, opts);
}
