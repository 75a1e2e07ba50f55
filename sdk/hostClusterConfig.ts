import * as pulumi from "@pulumi/pulumi";
import type * as model from "../provider/model/hostClusterConfig.js";
import { type ArgsOf, assertObject, type OutputsOf } from "./inputs.js";
import { restoreStackTraces } from "./pulumiInternals.js";
import { isResource, registrationOf } from "./resource.js";

/** The arguments of a {@link HostClusterConfig}; each value may also be a promise or an output. */
export interface HostClusterConfigArgs extends ArgsOf<model.HostClusterConfigArgs> {}

// Adds the outputs to the class, with their documentation from the model.
export interface HostClusterConfig extends OutputsOf<model.HostClusterConfigProperties> {}

/**
 * The host cluster configuration of one cluster of Spectro Cloud Palette: enables the cluster as a host, and exposes its
 * virtual clusters through an Ingress or a load balancer.
 *
 * - *create* adopts the cluster, whatever its configuration was, and *update* changes it. Fields that were never declared stay
 *   as they are. A field that the program stops declaring is no longer sent, so Palette may clear it.
 * - *delete* sends nothing: the cluster stays as it is and is no longer managed. To disable a host cluster, set
 *   `isHostCluster` to `false` and run `pulumi up` before you remove it.
 * - A change of `clusterUid` replaces the resource; a change of `projectUid` updates it.
 *
 * Arguments are validated in `pulumi preview`, before a request is sent. The resource ID is the cluster's UID.
 *
 * @example
 * ```ts
 * new HostClusterConfig("prod", {
 *   clusterUid: "63a1f0e2c0ffee0011223344",
 *   isHostCluster: true,
 *   clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
 * });
 * ```
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: Pulumi's constructor makes an output of every property.
export class HostClusterConfig extends pulumi.CustomResource {
  /**
   * Whether a value is a `HostClusterConfig`, including one from another copy of this package.
   *
   * @param value - Any value.
   */
  static override isInstance(value: unknown): value is HostClusterConfig {
    return isResource("HostClusterConfig", value);
  }

  /**
   * Reads the actual configuration of a cluster as a resource that never sends changes. The provider's project scopes the
   * request. An installation of Palette may not allow this read.
   *
   * @param name - Name of the resource in the program.
   * @param clusterUid - UID of the cluster, which is the resource ID.
   * @param opts - Pulumi's resource options. `provider` expects a `Provider`.
   *
   * @throws ConfigurationError if a setting is missing or invalid. If Palette does not allow this read or returns no
   * cluster, the resource fails.
   *
   * @example
   * ```ts
   * const shared = HostClusterConfig.get("shared", "63a1f0e2c0ffee0011223344");
   * export const endpoint = shared.clusterEndpoint;
   * ```
   */
  static get(
    name: string,
    clusterUid: pulumi.Input<pulumi.ID>,
    opts?: pulumi.CustomResourceOptions | null,
  ): HostClusterConfig {
    assertObject(`The options of HostClusterConfig "${name}"`, opts ?? {});
    return new HostClusterConfig(name, { clusterUid }, { ...opts, id: clusterUid });
  }

  /**
   * Declares the configuration of a cluster.
   *
   * @param name - Name of the resource in the program.
   * @param args - The configuration.
   * @param opts - Pulumi's resource options. `provider` expects a `Provider`.
   *
   * @throws ConfigurationError if a setting is missing or invalid.
   * @throws RunError if the option `import` is set. Wrong arguments fail the resource, and so does another resource of the
   * same provider that declares the same cluster.
   */
  constructor(name: string, args: HostClusterConfigArgs, opts?: pulumi.CustomResourceOptions | null) {
    try {
      super(...registrationOf("HostClusterConfig", name, args, opts));
    } finally {
      restoreStackTraces();
    }
  }
}
