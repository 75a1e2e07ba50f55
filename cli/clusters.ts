import { getClusters } from "../provider/functions/getClusters.js";
import type { GetClustersArgs } from "../provider/model/functions.js";
import type { Run } from "../provider/run/run.js";

/**
 * Finds the clusters that the API key can see, or those with a text in their name. Palette may count clusters that the key
 * cannot see: then there is a warning that the result may be incomplete.
 */
export async function findClusters(
  run: Run,
  { name, labels }: { name?: string | undefined; labels?: GetClustersArgs["labels"] },
) {
  const filter = { property: "clusterName", operator: "contains", ignoreCase: true } as const;
  const filters = name === undefined ? [] : [{ ...filter, values: [name] }];
  const incomplete: string[] = [];
  const warn = (message: string) => incomplete.push(`The list of clusters may be incomplete.\n${message}`);
  const { value, warning = [] } = await getClusters.call(async () => run, { filters, labels }, {}, { warn });
  return { clusters: value.clusters, warnings: [...incomplete, warning].flat() };
}
