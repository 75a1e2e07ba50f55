import { getClusters } from "../provider/functions/getClusters.js";
import type { GetClustersArgs } from "../provider/model/functions.js";
import type { Run } from "../provider/run/run.js";

/**
 * Finds the clusters that the API key can see.
 *
 * @param selection - The name is a part of a name, in upper or lower case. Default: all clusters.
 */
export function findClusters(
  run: Run,
  { name, labels }: { name?: string | undefined; labels?: GetClustersArgs["labels"] },
) {
  const filter = { property: "clusterName", operator: "contains", ignoreCase: true } as const;
  const filters = name === undefined ? [] : [{ ...filter, values: [name] }];
  return getClusters.call(async () => run, { filters, labels });
}
