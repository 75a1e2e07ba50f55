/** The exports of `pulumi-spectrocluster`. */
import "../provider/supportedNode.js";

export {
  ApiError,
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
export type { Quantity } from "../provider/machine/quantity.js";
export type { Finding } from "../provider/model/checks.js";
export type * from "../provider/model/clusterSearchInputs.js";
export type * from "../provider/model/functions.js";
export type {
  ClusterEndpoint,
  ClusterEndpointConfig,
  HostClusterConfigProperties,
  IngressConfig,
  LoadBalancerConfig,
  ObjectReference,
} from "../provider/model/hostClusterConfig.js";
export type { FleetCluster, HostClusterFleetProperties } from "../provider/model/hostClusterFleet.js";
export type * from "../provider/model/scalars.js";
export type * from "../provider/model/virtualMachine/index.js";
export { findSearchInputUid } from "./findSearchInputUid.js";
export * from "./generated/functions.js";
export { HostClusterConfig, type HostClusterConfigArgs } from "./hostClusterConfig.js";
export { HostClusterFleet, type HostClusterFleetArgs } from "./hostClusterFleet.js";
export type { ArgsOf, FunctionOptions, FunctionOutputOptions, FunctionResult, InputsOf } from "./inputs.js";
export { parseQuantity } from "./parseQuantity.js";
export { Provider, type ProviderArgs } from "./provider.js";
