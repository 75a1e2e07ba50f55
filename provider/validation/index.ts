/**
 * Checks without an engine, for unit tests and policy packs: `import { … } from "pulumi-spectrocluster/validation"`.
 */

export type { Finding } from "../finding.js";
export type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
export { checkClusterSearchInputs } from "./checkClusterSearchInputs.js";
export { checkHostClusterConfig } from "./checkHostClusterConfig.js";
export { checkVirtualMachine } from "./checkVirtualMachine.js";
