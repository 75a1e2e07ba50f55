/**
 * Checks without an engine, for unit tests and policy packs: `import { … } from "pulumi-spectrocluster/validation"`.
 */

export type { Finding } from "../messages/finding.js";
export type { HostClusterConfig, HostClusterConfigArgs } from "../model/hostClusterConfig.js";
export type { HostClusterFleetArgs } from "../model/hostClusterFleet.js";
export { checkClusterSearchInputs } from "./checkClusterSearchInputs.js";
export { checkHostClusterConfig } from "./checkHostClusterConfig.js";
export { checkHostClusterFleet } from "./checkHostClusterFleet.js";
export type { CheckOptions } from "./checkOptions.js";
export { checkResource } from "./checkResource.js";
export { checkVirtualMachine } from "./checkVirtualMachine.js";
export { type DeclaredHostCluster, declaredHostClusters } from "./declaredHostClusters.js";
