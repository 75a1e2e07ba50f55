import type { Send } from "../api/retries.js";
import { ApiError, ResponseError, withAdvice } from "../errors.js";
import { valueAt } from "../json/paths.js";
import { countClusters, formatJson, formatValue, grouped } from "../messages/values.js";
import type { ClusterFilter, FoundCluster, GetClustersArgs } from "../model/functions.js";
import { PackageFunction, type ReadContext } from "./function.js";
import { readPages, sortedBy } from "./pages.js";

export const getClusters = new PackageFunction({
  name: "getClusters",
  subject: () => "The result of the cluster search",
  async read(send, args, context) {
    try {
      const clusters = await searchClusters(send, args, context);
      return { clusters: clusters.filter((cluster) => hasLabels(cluster, args.labels)) };
    } catch (error) {
      const isRejected = error instanceof ApiError && [400, 422].includes(error.status);
      throw isRejected && args.filters?.length ? withAdvice(error, PROPERTIES_ADVICE) : error;
    }
  },
  note: ({ clusters }, { filters = [], labels = {} }) => {
    const limits = Object.entries({ filters, labels }).filter(([, limit]) => Object.keys(limit).length > 0);
    if (clusters.length > 0 || limits.length === 0) return undefined;
    // A secret argument is a text in place of its value.
    const texts = limits.map(([name, limit]) => `${name} ${typeof limit === "string" ? limit : formatJson(limit)}`);
    const advice = Object.keys(labels).length > 0 ? " The names of labels are case-sensitive." : "";
    return `getClusters found no cluster with ${texts.join(" and ")}.${advice}`;
  },
  describeItem: (cluster) => `cluster ${formatValue((cluster as FoundCluster).uid)}`,
});

const PROPERTIES_ADVICE =
  "To list the properties for filters with their types, run: npx pulumi-spectrocluster doctor --search";

/** The value that Palette stores for a tag without a value. */
const NO_VALUE = "spectro__tag";

/** Whether a cluster has all labels. A filter cannot decide this, because the name of its property depends on the installation. */
export function hasLabels({ labels = {} }: Partial<FoundCluster>, wanted: GetClustersArgs["labels"] = {}): boolean {
  return Object.entries(wanted).every(
    ([label, value]) => labels[label] === value || (value === "" && labels[label] === NO_VALUE),
  );
}

/**
 * All clusters that a search finds, sorted and not validated yet.
 *
 * @throws ResponseError if it is incomplete, unless the context accepts that: the service may count more than it returns.
 */
export async function searchClusters(send: Send, args: GetClustersArgs, { validation, warn }: ReadContext) {
  const search = () =>
    readPages(send, {
      request: {
        description: "search clusters",
        method: "POST",
        path: "/v1/dashboard/spectroclusters/search",
        projectUid: args.projectUid,
        // A stable order, so that pages do not overlap.
        body: JSON.stringify({ filter: searchFilter(args), sort: [{ field: "clusterName", order: "asc" }] }),
      },
      identityOf: (cluster) => valueAt(cluster, PATHS.uid),
      narrowing: `Narrow the search: ${warn === undefined ? BY_ARGUMENT : BY_OPTION}, or search one project at a time with projectUid.`,
    });
  let { items, count = items.length } = await search();
  // Clusters that appear or disappear in the meantime move others to a page that was read before.
  if (count !== items.length) ({ items, count = items.length } = await search());
  if (count !== items.length && validation !== "off") {
    const problem =
      `Palette returned ${countClusters(items.length)} but counts ${grouped(count)}, in two searches. The clusters may be ` +
      "changing at the moment, or the API key may not see all of them.";
    if (warn === undefined) throw new ResponseError(`Cannot search clusters:\n${problem}\n${INCOMPLETE_ADVICE}`);
    warn(problem);
  }
  return sortedBy(items.map(foundCluster), ({ name, uid }) => `${name}\0${uid}`);
}

const BY_ARGUMENT = 'filter by a part of the name (property "clusterName", operator "contains")';
/** For commands. */
const BY_OPTION = "select a part of the name with --name";

const INCOMPLETE_ADVICE =
  "Run the same command again. If the error remains, narrow the search with filters or with projectUid, or accept what " +
  'the search returns with the option validation: "off".';

/** Deleted clusters stay searchable, and virtual clusters are in the service's list of clusters. */
function searchFilter({ filters = [], includeVirtual = false }: GetClustersArgs): object {
  const own: ClusterFilter[] = [{ property: "isDeleted", type: "bool", values: ["false"] }];
  if (!includeVirtual) own.push({ property: "environment", values: ["nested"], negation: true });
  const group = { conjunction: "and", filters: [...own, ...filters].flatMap(conditions) };
  return { conjunction: "and", filterGroups: [group] };
}

/** A negation of several values needs one condition for each, because all conditions must apply. */
function conditions(filter: ClusterFilter): object[] {
  if (!filter.negation || filter.operator === "range") return [condition(filter)];
  return filter.values.map((value) => condition({ ...filter, values: [value] }));
}

function condition(filter: ClusterFilter): object {
  const { property, key, operator = "eq", values, negation = false, ignoreCase = false } = filter;
  const type = filter.type ?? (key === undefined ? "string" : "keyValue");
  if (type === "bool") return { property, type, condition: { bool: { value: (values[0] === "true") !== negation } } };
  const isNumber = type === "int" || type === "float";
  const match = { conjunction: operator === "range" ? "and" : "or", values: isNumber ? values.map(Number) : values };
  const ofText = (type === "string" || type === "keyValue") && { ignoreCase };
  const comparison = { operator, negation, ...ofText, ...(type === "keyValue" && { key }), match };
  return { property, type, condition: { [type]: comparison } };
}

/** Where the service's summary of a cluster contains each property of the result. */
const PATHS: Readonly<Record<keyof FoundCluster, readonly string[]>> = {
  uid: ["metadata", "uid"],
  name: ["metadata", "name"],
  projectUid: ["specSummary", "projectMeta", "uid"],
  projectName: ["specSummary", "projectMeta", "name"],
  labels: ["metadata", "labels"],
  cloudType: ["specSummary", "cloudConfig", "cloudType"],
  state: ["status", "state"],
  healthState: ["status", "health", "state"],
  clusterGroupUid: ["specSummary", "clusterConfig", "hostClusterConfig", "clusterGroup", "uid"],
  creationTimestamp: ["metadata", "creationTimestamp"],
};

/** A summary as a result, without empty properties. Its values are validated afterwards. */
function foundCluster(summary: unknown): Partial<FoundCluster> {
  const values = Object.entries(PATHS).map(([name, path]) => [name, valueAt(summary, path)] as const);
  return { labels: {}, ...Object.fromEntries(values.filter(([, value]) => (value ?? "") !== "")) };
}
