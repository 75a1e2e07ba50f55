/** What a program imports from `pulumi-spectrocluster`. */

export {
  ApiError,
  type ApiErrorDetails,
  AuthenticationError,
  ConfigurationError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ResponseError,
  ServerError,
  SpectroclusterError,
  TimeoutError,
  ValidationError,
} from "../provider/errors.js";
export type { Finding } from "../provider/finding.js";
export type * from "../provider/model/clusterSearchInputs.js";
export type {
  ClusterEndpoint,
  ClusterEndpointConfig,
  HostClusterConfig as HostClusterConfigSetting,
  IngressConfig,
  LoadBalancerConfig,
  ObjectReference,
} from "../provider/model/hostClusterConfig.js";
export type * from "../provider/model/lookups.js";
export type { HostClusterConfigProperties } from "../provider/model/package.js";
export type * from "../provider/model/scalars.js";
export type * from "../provider/model/virtualMachine/index.js";
export { parseQuantity, type Quantity } from "../provider/quantity.js";
export { findSearchInputUid } from "./findSearchInputUid.js";
export {
  type GetClusterSearchInputsOutputArgs,
  getClusterSearchInputs,
  getClusterSearchInputsOutput,
} from "./getClusterSearchInputs.js";
export {
  type GetHostClusterConfigOutputArgs,
  getHostClusterConfig,
  getHostClusterConfigOutput,
} from "./getHostClusterConfig.js";
export {
  type GetVirtualMachineOptions,
  type GetVirtualMachineOutputArgs,
  type GetVirtualMachineOutputOptions,
  getVirtualMachine,
  getVirtualMachineOutput,
} from "./getVirtualMachine.js";
export { HostClusterConfig, type HostClusterConfigArgs } from "./hostClusterConfig.js";
export type { ArgsOf, InputsOf } from "./inputs.js";
export type { AllMembers, LookupOptions, LookupOutputOptions } from "./lookup.js";
export { Provider, type ProviderArgs } from "./provider.js";
