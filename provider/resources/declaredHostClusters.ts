import { containsUnknown, isSecret, UNKNOWN } from "../engine.js";
import { copyAsJson } from "../json/copy.js";
import { isJsonObject, mapJson, UNCHECKABLE } from "../json/value.js";
import type { DeclaredHostCluster } from "../model/checks.js";
import { resourceNameOf } from "../validation/checkArguments.js";
import { MAX_BYTES } from "../validation/inputKeywords.js";
import { RESOURCES } from "./index.js";
import { withoutSdkProperties } from "./internalProperties.js";

/**
 * Returns the clusters that a resource declares, so that a policy or a unit test sees each of them: the one of a
 * `HostClusterConfig`, and all of a `HostClusterFleet`, with the dynamic provider and with the plugin.
 *
 * @param type - Type of the resource, as policies and mocks receive it.
 * @param properties - The properties of the resource. Secret values are returned in plain text.
 * @returns One item for each cluster. None for a resource of another package. Never throws.
 *
 * @example
 * ```ts
 * declaredHostClusters("spectrocluster:index:HostClusterFleet", { clusters: { "63a1f0e2": { isHostCluster: false } } });
 * // [{ clusterUid: "63a1f0e2", config: { isHostCluster: false } }]
 * ```
 */
export function declaredHostClusters(type: string, properties: unknown): DeclaredHostCluster[] {
  const name = resourceNameOf(type);
  const resource = RESOURCES.find((each) => each.name === name);
  if (resource === undefined) return [];
  // Values that cannot be read are unknown: so is what throws in a policy.
  const { copy } = copyAsJson(properties, { maxValues: MAX_BYTES, isSecret });
  const inputs = mapJson(copy, (value) => (value === UNCHECKABLE ? UNKNOWN : value));
  if (!isJsonObject(inputs)) return [];
  return resource.clusters(withoutSdkProperties(inputs)).map((cluster) => {
    const known = mapJson(cluster, (value) => (value === UNKNOWN ? undefined : value)) as DeclaredHostCluster;
    const config = isJsonObject(known.config) ? known.config : {};
    return { ...known, config, ...(containsUnknown(cluster) && { hasUnknowns: true }) };
  });
}
