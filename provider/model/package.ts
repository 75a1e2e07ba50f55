import type { Functions } from "./functions.js";
import type { HostClusterConfig, HostClusterConfigArgs, HostClusterConfigProperties } from "./hostClusterConfig.js";
import type { HostClusterFleetArgs, HostClusterFleetProperties } from "./hostClusterFleet.js";
import type { ProviderSettings } from "./providerSettings.js";

/**
 * The contents of the Pulumi package, for programs in any language. Schemas, validators and reference pages are generated
 * from this interface. The descriptions of resources and functions are those of their symbols in `sdk/`.
 */
export interface PulumiPackage {
  /**
   * The settings that define how the provider reaches the service. An explicit provider does not read the stack's
   * configuration: settings that its arguments omit come from the environment, else from their defaults.
   */
  provider: ProviderSettings;
  /**
   * The resources by name. `inputs` is the type of the arguments and `properties` that of the state. `remote`, if present,
   * is the part of a response that is compared with the inputs: its generated validator removes unknown members.
   */
  resources: {
    HostClusterConfig: {
      inputs: HostClusterConfigArgs;
      properties: HostClusterConfigProperties;
      remote: HostClusterConfig;
    };
    HostClusterFleet: { inputs: HostClusterFleetArgs; properties: HostClusterFleetProperties };
  };
  functions: Functions;
}

/**
 * The names of the resources.
 *
 * @internal
 */
export type ResourceName = keyof PulumiPackage["resources"];
