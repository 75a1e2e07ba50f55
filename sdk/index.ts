/** The exports of `pulumi-spectrocluster`. */

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
export { parseQuantity, type Quantity } from "../provider/machine/quantity.js";
export type { Finding } from "../provider/messages/finding.js";
export type * from "../provider/model/clusterSearchInputs.js";
export type {
  ClusterEndpoint,
  ClusterEndpointConfig,
  HostClusterConfigProperties,
  IngressConfig,
  LoadBalancerConfig,
  ObjectReference,
  PendingWrite,
} from "../provider/model/hostClusterConfig.js";
export type { FleetCluster, HostClusterFleetProperties, PendingCluster } from "../provider/model/hostClusterFleet.js";
export type * from "../provider/model/scalars.js";
export type * from "../provider/model/virtualMachine/index.js";
export { findSearchInputUid } from "./findSearchInputUid.js";
export type {
  FunctionOptions,
  FunctionOutputOptions,
  FunctionResult,
  ReadOptions,
  Validation,
} from "./function.js";
export * from "./getClusterSearchInputs.js";
export * from "./getClusters.js";
export * from "./getHostClusterConfig.js";
export * from "./getVirtualMachine.js";
export * from "./getVirtualMachines.js";
export { HostClusterConfig, type HostClusterConfigArgs } from "./hostClusterConfig.js";
export { HostClusterFleet, type HostClusterFleetArgs } from "./hostClusterFleet.js";
export type { ArgsOf, InputsOf } from "./inputs.js";
export { Provider, type ProviderArgs } from "./provider.js";
