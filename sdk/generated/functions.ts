// Generated from provider/model by `npm run generate`; do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { ArgsOf, FunctionOptions, FunctionOutputOptions, FunctionResult } from "../inputs.js";
import { invoke, invokeOutput } from "../invoke.js";
import type { ClusterSearchInputs } from "../../provider/model/clusterSearchInputs.js";
import type * as model from "../../provider/model/functions.js";
import type { VirtualMachine } from "../../provider/model/virtualMachine/virtualMachine.js";

/**
 * Reads a virtual machine of a cluster (`GET …/vms/{vmName}?namespace=…`), in `pulumi preview` as well as in `up`.
 *
 * Sensitive content, such as cloud-init data, is omitted unless `includeSensitive` is set. Properties that are null are
 * removed, and properties that this package does not describe are preserved.
 *
 * @param args - The machine. Name and namespace are both required.
 * @param opts - The provider, the validation of the response, and whether to include sensitive content, which makes an
 * output a secret.
 *
 * @throws ValidationError if an argument is invalid (before any request), or if the response has values of a wrong type.
 * @throws NotFoundError if Palette does not find the machine or the cluster in that project.
 * @throws AuthenticationError, PermissionError, RateLimitError, ServerError or ApiError for other error responses.
 * @throws ResponseError if the response is not Palette's JSON, ConnectionError or TimeoutError if there is none.
 * @throws ConfigurationError if a setting is missing or invalid.
 * @throws RunError if an argument is an output or a promise, if the provider is not one of this package or has settings
 * that a preview does not know, or if a program without Pulumi's engine passes a provider.
 *
 * @example
 * ```ts
 * const machine = await getVirtualMachine({ clusterUid: "63a1f0e2c0ffee0011223344", name: "web-0", namespace: "default" });
 * export const ready = machine.status?.ready;
 * ```
 *
 * @example
 * ```ts
 * const machine = getVirtualMachineOutput({ clusterUid: host.clusterUid, name: "web-0", namespace: "default" });
 * export const ready = machine.status.apply((status) => status?.ready ?? false);
 * ```
 */
export function getVirtualMachine(
  args: model.GetVirtualMachineArgs,
  opts: FunctionOptions & model.VirtualMachineReadOptions = {},
): Promise<VirtualMachine> {
  return invoke("getVirtualMachine", args, opts);
}

/**
 * Reads the virtual machines of a cluster (`GET …/vms`), each as {@link getVirtualMachine} returns it. All pages are read.
 * More than 10,000 machines are an error.
 *
 * @param args - The cluster, and the namespaces. Default: all namespaces.
 * @param opts - As for {@link getVirtualMachine}.
 *
 * @throws The errors of {@link getVirtualMachine}, and ResponseError if the list does not end or is too long.
 *
 * @example
 * ```ts
 * const { virtualMachines } = await getVirtualMachines({ clusterUid: "63a1f0e2c0ffee0011223344", namespaces: ["default"] });
 * export const running = virtualMachines.filter(({ status }) => status?.ready).map(({ metadata }) => metadata?.name);
 * ```
 *
 * @example
 * ```ts
 * const found = getVirtualMachinesOutput({ clusterUid: host.clusterUid });
 * export const count = found.virtualMachines.apply((machines) => machines.length);
 * ```
 */
export function getVirtualMachines(
  args: model.GetVirtualMachinesArgs,
  opts: FunctionOptions & model.VirtualMachineReadOptions = {},
): Promise<model.GetVirtualMachinesResult> {
  return invoke("getVirtualMachines", args, opts);
}

/**
 * Finds the one cluster with a name, by the search of {@link getClusters}: a new cluster can be missing for a while, and
 * virtual clusters are not found.
 *
 * @param args - Its exact name, its labels if several clusters have the name, and its project. Default: the project of the
 * provider configuration, or all clusters that the API key can see if it has none.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws NotFoundError if no cluster has the name and the labels.
 * @throws ValidationError if several have them. The message lists their UIDs and projects.
 * @throws The other errors of {@link getClusters}.
 *
 * @example
 * ```ts
 * const { uid, projectUid } = await getCluster({ name: "prod-1" });
 * ```
 *
 * @example
 * ```ts
 * new HostClusterConfig("prod", { clusterUid: getClusterOutput({ name: "prod-1" }).uid, isHostCluster: true });
 * ```
 */
export function getCluster(
  args: model.GetClusterArgs,
  opts: FunctionOptions = {},
): Promise<model.FoundCluster> {
  return invoke("getCluster", args, opts);
}

/**
 * Finds clusters by label, name or any other property that Palette can search
 * (`POST /v1/dashboard/spectroclusters/search`). All pages are read. More than 10,000 clusters are an error. Deleted
 * clusters are not included, and virtual clusters only with `includeVirtual`.
 *
 * @param args - The labels, the filters and the project. Default: all clusters of the project of the provider configuration,
 * or of the tenant if it has none.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ApiError if Palette rejects a filter, such as one for a property that it does not know.
 * @throws ResponseError if the pages are incomplete in two searches, or the list does not end or is too long.
 * @throws The other errors of {@link getVirtualMachine}.
 *
 * @example
 * ```ts
 * const { clusters } = await getClusters({
 *   labels: { tier: "gold" },
 *   filters: [{ property: "clusterName", operator: "beginsWith", values: ["prod-"] }],
 * });
 * // [{ uid: "63a1f0e2c0ffee0011223344", name: "prod-1", state: "Running", labels: { tier: "gold" }, … }]
 * ```
 *
 * @example
 * ```ts
 * const found = getClustersOutput({ filters: [{ property: "clusterName", values: [config.require("clusterName")] }] });
 * export const uids = found.clusters.apply((clusters) => clusters.map(({ uid }) => uid));
 * ```
 */
export function getClusters(
  args: model.GetClustersArgs = {},
  opts: FunctionOptions = {},
): Promise<model.GetClustersResult> {
  return invoke("getClusters", args, opts);
}

/**
 * Reads the filter values of the cluster search (`GET /v1/dashboard/spectroclusters/search/input`): for each property its
 * values, with name and UID. `findSearchInputUid` finds one of them.
 *
 * @param args - The project. Default: that of the provider configuration.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws The errors of {@link getVirtualMachine}.
 *
 * @example
 * ```ts
 * const { inputs } = await getClusterSearchInputs();
 * // { project: { values: [{ name: "dev", uid: "5f1c…" }] }, … }
 * ```
 *
 * @example
 * ```ts
 * const projectUid = getClusterSearchInputsOutput().apply((inputs) => findSearchInputUid(inputs, "project", "dev"));
 * ```
 */
export function getClusterSearchInputs(
  args: model.GetClusterSearchInputsArgs = {},
  opts: FunctionOptions = {},
): Promise<ClusterSearchInputs> {
  return invoke("getClusterSearchInputs", args, opts);
}

/**
 * Reads the actual host cluster configuration of a cluster (`GET /v1/spectroclusters/{uid}`), whether Pulumi manages it or
 * not; an empty object if the cluster has none. Properties that are null are removed, and properties that this package does
 * not describe are preserved.
 *
 * An installation of Palette may refuse this read.
 *
 * @param args - The cluster.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws The errors of {@link getVirtualMachine}, such as PermissionError if the API key may not read the cluster, and
 * ApiError if Palette does not support this read.
 *
 * @example
 * ```ts
 * const { isHostCluster, clusterEndpoint } = await getHostClusterConfig({ clusterUid: "63a1f0e2c0ffee0011223344" });
 * ```
 *
 * @example
 * ```ts
 * const actual = getHostClusterConfigOutput({ clusterUid: host.clusterUid });
 * export const endpoint = actual.clusterEndpoint;
 * ```
 */
export function getHostClusterConfig(
  args: model.GetHostClusterConfigArgs,
  opts: FunctionOptions = {},
): Promise<model.GetHostClusterConfigResult> {
  return invoke("getHostClusterConfig", args, opts);
}

/**
 * {@link getVirtualMachine} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The machine. Name and namespace are both required.
 * @param opts - The provider, the validation of the response, and whether to include sensitive content, which makes an
 * output a secret.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getVirtualMachine} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const machine = getVirtualMachineOutput({ clusterUid: host.clusterUid, name: "web-0", namespace: "default" });
 * export const ready = machine.status.apply((status) => status?.ready ?? false);
 * ```
 */
export function getVirtualMachineOutput(
  args: ArgsOf<model.GetVirtualMachineArgs>,
  opts: FunctionOutputOptions & model.VirtualMachineReadOptions = {},
): pulumi.Output<FunctionResult<VirtualMachine>> {
  return invokeOutput("getVirtualMachine", args, opts);
}

/**
 * {@link getVirtualMachines} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The cluster, and the namespaces. Default: all namespaces.
 * @param opts - As for {@link getVirtualMachine}.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getVirtualMachines} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const found = getVirtualMachinesOutput({ clusterUid: host.clusterUid });
 * export const count = found.virtualMachines.apply((machines) => machines.length);
 * ```
 */
export function getVirtualMachinesOutput(
  args: ArgsOf<model.GetVirtualMachinesArgs>,
  opts: FunctionOutputOptions & model.VirtualMachineReadOptions = {},
): pulumi.Output<FunctionResult<model.GetVirtualMachinesResult>> {
  return invokeOutput("getVirtualMachines", args, opts);
}

/**
 * {@link getCluster} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - Its exact name, its labels if several clusters have the name, and its project. Default: the project of the
 * provider configuration, or all clusters that the API key can see if it has none.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getCluster} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * new HostClusterConfig("prod", { clusterUid: getClusterOutput({ name: "prod-1" }).uid, isHostCluster: true });
 * ```
 */
export function getClusterOutput(
  args: ArgsOf<model.GetClusterArgs>,
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<model.FoundCluster>> {
  return invokeOutput("getCluster", args, opts);
}

/**
 * {@link getClusters} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The labels, the filters and the project. Default: all clusters of the project of the provider configuration,
 * or of the tenant if it has none.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getClusters} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const found = getClustersOutput({ filters: [{ property: "clusterName", values: [config.require("clusterName")] }] });
 * export const uids = found.clusters.apply((clusters) => clusters.map(({ uid }) => uid));
 * ```
 */
export function getClustersOutput(
  args: ArgsOf<model.GetClustersArgs> = {},
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<model.GetClustersResult>> {
  return invokeOutput("getClusters", args, opts);
}

/**
 * {@link getClusterSearchInputs} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The project. Default: that of the provider configuration.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getClusterSearchInputs} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const projectUid = getClusterSearchInputsOutput().apply((inputs) => findSearchInputUid(inputs, "project", "dev"));
 * ```
 */
export function getClusterSearchInputsOutput(
  args: ArgsOf<model.GetClusterSearchInputsArgs> = {},
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<ClusterSearchInputs>> {
  return invokeOutput("getClusterSearchInputs", args, opts);
}

/**
 * {@link getHostClusterConfig} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * `dependsOn`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args - The cluster.
 * @param opts - The provider, and the validation of the response.
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link getHostClusterConfig} reject the output and so fail the program.
 *
 * @example
 * ```ts
 * const actual = getHostClusterConfigOutput({ clusterUid: host.clusterUid });
 * export const endpoint = actual.clusterEndpoint;
 * ```
 */
export function getHostClusterConfigOutput(
  args: ArgsOf<model.GetHostClusterConfigArgs>,
  opts: FunctionOutputOptions = {},
): pulumi.Output<FunctionResult<model.GetHostClusterConfigResult>> {
  return invokeOutput("getHostClusterConfig", args, opts);
}
