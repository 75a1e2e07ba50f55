import type { ResourceName } from "../model/package.js";
import { hostClusterConfig } from "./hostClusterConfig.js";
import { hostClusterFleet } from "./hostClusterFleet.js";
import type { Resource } from "./resource.js";

/** All resources of the provider. The compiler checks that none of the model is missing. */
export const RESOURCES: readonly Resource[] = Object.values({
  HostClusterConfig: hostClusterConfig,
  HostClusterFleet: hostClusterFleet,
} satisfies Record<ResourceName, Resource>);
