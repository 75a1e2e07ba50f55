/**
 * Checks without an engine, for unit tests and policy packs: `import { … } from "pulumi-spectrocluster/validation"`.
 */
export type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
export { checkHostClusterConfig } from "./checkHostClusterConfig.js";
export type { Finding } from "./finding.js";
