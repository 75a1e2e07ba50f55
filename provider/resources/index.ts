import type { ClusterResource } from "./clusterResource.js";
import { hostClusterConfig } from "./hostClusterConfig/index.js";
import { hostClusterFleet } from "./hostClusterFleet/index.js";

/** All resources of the provider. */
export const RESOURCES: readonly ClusterResource[] = [hostClusterConfig, hostClusterFleet];

/** The resource of that name. */
export function findResource(name: string): ClusterResource | undefined {
  return RESOURCES.find((resource) => resource.name === name);
}
