import * as pulumi from "@pulumi/pulumi";
import type * as model from "../provider/model/hostClusterFleet.js";
import type { ArgsOf, OutputsOf } from "./inputs.js";
import { restoreStackTraces } from "./pulumiInternals.js";
import { isResource, registrationOf } from "./resource.js";

/** The arguments of a {@link HostClusterFleet}; each value may also be a promise or an output. */
export interface HostClusterFleetArgs extends ArgsOf<model.HostClusterFleetArgs> {}

// Adds the outputs to the class, with their documentation from the model.
export interface HostClusterFleet extends OutputsOf<model.HostClusterFleetProperties> {}

/**
 * The host cluster configurations of many clusters as one resource, with one diff. With a self-managed backend, Pulumi's
 * engine rewrites the whole state after each resource, so one fleet of 1,000 clusters is many times faster than 1,000 single
 * resources.
 *
 * - *create* and *update* write each cluster that differs from the state. A failing cluster does not stop the others; the
 *   next update completes it.
 * - A cluster that is removed from `clusters` stays as it is and is no longer managed, as do all clusters on *delete*. To
 *   disable a host cluster, set its `isHostCluster` to `false` and run `pulumi up` before you remove it.
 *
 * A fleet cannot be imported: declaring its clusters adopts them.
 *
 * @example
 * ```ts
 * new HostClusterFleet("prod", {
 *   clusters: {
 *     "63a1f0e2c0ffee0011223344": {
 *       isHostCluster: true,
 *       clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.a.example.com", port: 443 } } },
 *     },
 *   },
 * });
 * ```
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: Pulumi's constructor makes an output of every property.
export class HostClusterFleet extends pulumi.CustomResource {
  /**
   * Whether a value is a `HostClusterFleet`, including one from another copy of this package.
   *
   * @param value - Any value.
   */
  static override isInstance(value: unknown): value is HostClusterFleet {
    return isResource("HostClusterFleet", value);
  }

  /**
   * Declares the configurations of many clusters.
   *
   * @param name - Name of the resource in the program.
   * @param args - The configurations by cluster UID.
   * @param opts - Pulumi's resource options. `provider` expects a `Provider`.
   *
   * @throws ConfigurationError if a setting is missing or invalid.
   * @throws RunError if the option `import` is set. Wrong arguments fail the resource, and so does another resource of the
   * same provider that declares one of the clusters.
   */
  constructor(name: string, args: HostClusterFleetArgs, opts?: pulumi.CustomResourceOptions | null) {
    try {
      super(...registrationOf("HostClusterFleet", name, args, opts));
    } finally {
      restoreStackTraces();
    }
  }
}
