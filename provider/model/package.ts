import type { Functions } from "./functions.js";
import type { HostClusterConfig, HostClusterConfigArgs } from "./hostClusterConfig.js";
import type { ProviderSettings } from "./providerSettings.js";

/** The members that a declared host-cluster configuration has in the state. */
export interface HostClusterConfigProperties extends HostClusterConfig {
  /**
   * Uid of the cluster; also the resource's id, which Pulumi never treats as a secret.
   *
   * @willReplaceOnChanges
   */
  clusterUid: string;
  /** Uid of the project that scoped the requests: the declared one, else the provider's, if it has one. */
  projectUid?: string;
  /** Whether the cluster is enabled as a host cluster. */
  isHostCluster: boolean;
}

/**
 * The contents of the Pulumi package, for programs in any language. Schemas, validators and reference pages are generated
 * from this interface.
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
    /**
     * The host cluster configuration of one cluster: exposes its virtual clusters through an Ingress or a load balancer.
     *
     * - Create and update send the whole declared configuration and so adopt an existing one.
     * - Delete disables the cluster as a host. With `retainOnDelete` the cluster stays as it is.
     * - A change of `clusterUid` replaces the resource, a change of `projectUid` updates it.
     *
     * Inputs are validated during a preview, before any request. The resource ID is the cluster UID, also for `import`.
     */
    HostClusterConfig: {
      inputs: HostClusterConfigArgs;
      properties: HostClusterConfigProperties;
      remote: HostClusterConfig;
    };
  };
  functions: Functions;
}
