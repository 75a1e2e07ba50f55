import type { Functions } from "./functions.js";
import type { HostClusterConfig, HostClusterConfigArgs, HostClusterConfigProperties } from "./hostClusterConfig.js";
import type { HostClusterFleetArgs, HostClusterFleetProperties } from "./hostClusterFleet.js";
import type { ProviderSettings } from "./providerSettings.js";

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
    /**
     * The host cluster configurations of many clusters as one resource, whose updates take time in proportion to the
     * number of clusters.
     *
     * - Create and update send one request for each cluster that differs from the state. A failing cluster does not stop
     *   the others; the next update completes it.
     * - A cluster that is removed from the map is disabled as a host cluster, as are all clusters on delete.
     *   `maxRemovals` limits the number of removals in one update; `protect` and `retainOnDelete` only concern the whole
     *   fleet.
     *
     * Inputs are validated during a preview, before any request. A fleet cannot be imported: declaring its clusters adopts
     * them.
     */
    HostClusterFleet: { inputs: HostClusterFleetArgs; properties: HostClusterFleetProperties };
  };
  functions: Functions;
}
