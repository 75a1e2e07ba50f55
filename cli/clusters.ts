import type { Connection } from "../provider/api/client.js";
import { getClusters } from "../provider/functions/getClusters.js";
import type { FunctionOutcome } from "../provider/functions/result.js";
import type { GetClustersResult } from "../provider/model/functions.js";

/**
 * Finds the clusters that the API key can see.
 *
 * @param name - A part of the name, in upper or lower case. Default: all clusters.
 */
export function findClusters(
  connection: Connection,
  name: string | undefined,
): Promise<FunctionOutcome<GetClustersResult>> {
  const filter = { property: "clusterName", operator: "contains", ignoreCase: true } as const;
  const args = name === undefined ? {} : { filters: [{ ...filter, values: [name] }] };
  return getClusters.call(async () => connection, args);
}
