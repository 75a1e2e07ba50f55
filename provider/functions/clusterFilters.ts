/** The filter of a cluster search as the service expects it, and advice about a filter that it rejects. */
import { suggestionFor } from "../messages/didYouMean.js";
import { listed } from "../messages/lists.js";
import { show } from "../messages/values.js";
import type { ClusterFilter, GetClustersArgs } from "../model/functions.js";
import { isJsonObject } from "../validation/jsonValue.js";

/** Deleted clusters stay searchable, and virtual clusters are in the service's list of clusters. */
export function searchFilter({ filters = [], includeVirtual = false }: GetClustersArgs): object {
  const own: ClusterFilter[] = [{ property: "isDeleted", type: "bool", values: ["false"] }];
  if (!includeVirtual) own.push({ property: "environment", values: ["nested"], negation: true });
  return {
    conjunction: "and",
    filterGroups: [{ conjunction: "and", filters: [...own, ...filters].flatMap(conditions) }],
  };
}

/** None of several values means that each of them does not match: one condition each, because all conditions must apply. */
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

/**
 * Which properties a search knows with their types, and which of the filters are about others.
 *
 * @param response - The response of the service. Its contents are not in the service's reference.
 */
export function advice(filters: readonly ClusterFilter[], response: object): string {
  const { schema } = response as { schema?: { properties?: unknown } | null };
  const properties = [schema?.properties ?? []].flat().filter(isJsonObject);
  const names = properties.map(({ name }) => String(name));
  const unknown = filters.filter(({ property }) => !names.includes(property));
  const list = listed(
    properties.map(({ name, type = "unknown type" }) => `${name} (${type})`),
    String,
  );
  return [
    ...unknown.map(({ property }) => `The search has no property ${show(property)}.${suggestionFor(property, names)}`),
    `Properties of the search: ${list || "none"}.`,
  ].join("\n");
}
