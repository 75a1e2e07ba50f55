/** What a program imports from `pulumi-spectrocluster`. */
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
export type {
  ClusterEndpoint,
  ClusterEndpointConfig,
  HostClusterConfig as HostClusterConfigSetting,
  IngressConfig,
  LoadBalancerConfig,
  ObjectReference,
} from "../provider/model/hostClusterConfig.js";
export type { Finding } from "../provider/validation/finding.js";
export { HostClusterConfig, type HostClusterConfigArgs } from "./hostClusterConfig.js";
export { Provider, type ProviderArgs } from "./provider.js";
