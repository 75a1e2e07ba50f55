/**
 * Checks without an engine, for unit tests and policy packs: `import { … } from "pulumi-spectrocluster/validation"`.
 */

export type { CheckOptions, DeclaredHostCluster, Finding } from "../model/checks.js";
export type { HostClusterConfig, HostClusterConfigArgs } from "../model/hostClusterConfig.js";
export type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
export { checkClusterSearchInputs } from "./checkClusterSearchInputs.js";
export { checkHostClusterConfig } from "./checkHostClusterConfig.js";
export { checkHostClusterFleet } from "./checkHostClusterFleet.js";
export { checkResource } from "./checkResource.js";
export { checkVirtualMachine } from "./checkVirtualMachine.js";
export { declaredHostClusters } from "./declaredHostClusters.js";
