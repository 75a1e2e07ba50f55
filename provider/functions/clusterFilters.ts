/** The filter of a cluster search as the service expects it. */
import type { ClusterFilter, GetClustersArgs } from "../model/functions.js";

/** Deleted clusters stay searchable, and virtual clusters are in the service's list of clusters. */
export function searchFilter({ filters = [], includeVirtual = false }: GetClustersArgs): object {
  const own: ClusterFilter[] = [{ property: "isDeleted", type: "bool", values: ["false"] }];
  if (!includeVirtual) own.push({ property: "environment", values: ["nested"], negation: true });
  return {
    conjunction: "and",
    filterGroups: [{ conjunction: "and", filters: [...own, ...filters].flatMap(conditions) }],
  };
}

/** A negation of several values needs one condition for each, because all conditions must apply. */
function conditions(filter: ClusterFilter): object[] {
  if (!filter.negation || filter.operator === "range") return [condition(filter)];
  return filter.values.map((value) => condition({ ...filter, values: [value] }));
}

function condition(filter: ClusterFilter): object {
  const { property, key, operator = "eq", values, negation = false, ignoreCase = false } = filter;
  const type = filter.type ?? (key === undefined ? "string" : "keyValue");
  if (type === "bool") {
    return { property, type, condition: { bool: { value: (values[0] === "true") !== negation } } };
  }
  const isText = type === "string" || type === "keyValue";
  const comparison = {
    operator,
    negation,
    ...(isText && { ignoreCase }),
    ...(type === "keyValue" && { key }),
    match: {
      conjunction: operator === "range" ? "and" : "or",
      values: type === "int" || type === "float" ? values.map(Number) : values,
    },
  };
  return { property, type, condition: { [type]: comparison } };
}
