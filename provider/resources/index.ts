import { hostClusterConfig } from "./hostClusterConfig/index.js";
import { hostClusterFleet } from "./hostClusterFleet/index.js";
import type { Resource } from "./resource.js";

/** All resources of the provider. */
export const RESOURCES: readonly Resource[] = [hostClusterConfig, hostClusterFleet];

/** The resource of that name. */
export function findResource(name: string): Resource | undefined {
  return RESOURCES.find((resource) => resource.name === name);
}
