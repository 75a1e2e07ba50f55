/** The exports of `pulumi-spectrocluster/validation`: checks without an engine, for unit tests and policy packs. */
export type { CheckOptions, DeclaredHostCluster, Finding } from "../provider/model/checks.js";
export type { HostClusterConfig, HostClusterConfigArgs } from "../provider/model/hostClusterConfig.js";
export type { HostClusterFleetArgs } from "../provider/model/hostClusterFleet.js";
export { declaredHostClusters } from "../provider/resources/declaredHostClusters.js";
export { checkHostClusterConfig, checkHostClusterFleet, checkResource } from "../provider/validation/checkArguments.js";
export { checkClusterSearchInputs, checkVirtualMachine } from "../provider/validation/checkResponses.js";
