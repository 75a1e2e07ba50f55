import { getClusters } from "../provider/functions/getClusters.js";
import type { GetClustersArgs } from "../provider/model/functions.js";
import type { Run } from "../provider/run/run.js";

/** Palette may count clusters that the API key cannot see: then there is a warning. */
export async function findClusters(run: Run, name: string | undefined, labels?: GetClustersArgs["labels"]) {
  const filter = { property: "clusterName", operator: "contains", ignoreCase: true } as const;
  const filters = name === undefined ? [] : [{ ...filter, values: [name] }];
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(`The list of clusters may be incomplete.\n${message}`);
  const { value, warning } = await getClusters.call(async () => run, { filters, labels }, {}, { warn });
  if (warning !== undefined) warnings.push(warning);
  return { clusters: value.clusters, warnings };
}
