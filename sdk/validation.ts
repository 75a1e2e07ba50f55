/** The exports of `pulumi-spectrocluster/validation`: checks without an engine, for unit tests and policy packs. */
export type { CheckOptions, DeclaredHostCluster, Finding } from "../provider/model/checks.js";
export type { HostClusterConfig, HostClusterConfigArgs } from "../provider/model/hostClusterConfig.js";
export type { HostClusterFleetArgs } from "../provider/model/hostClusterFleet.js";
export { declaredHostClusters } from "../provider/resources/declaredHostClusters.js";
export { checkClusterSearchInputs } from "../provider/validation/checkClusterSearchInputs.js";
export { checkHostClusterConfig } from "../provider/validation/checkHostClusterConfig.js";
export { checkHostClusterFleet } from "../provider/validation/checkHostClusterFleet.js";
export { checkResource } from "../provider/validation/checkResource.js";
export { checkVirtualMachine } from "../provider/validation/checkVirtualMachine.js";
