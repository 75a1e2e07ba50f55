/** The filter of a cluster search as the service expects it, and advice about a filter that it rejects. */
import { suggestionFor } from "../messages/didYouMean.js";
import { listed } from "../messages/lists.js";
import { show } from "../messages/values.js";
import type { ClusterFilter, ClusterFilterType, GetClustersArgs } from "../model/functions.js";
import { isJsonObject } from "../validation/jsonValue.js";

type Property = Pick<ClusterFilter, "property"> & { type: ClusterFilterType; condition: object };

/** Deleted clusters stay searchable, and virtual clusters are in the service's list of clusters. */
export function searchFilter({ filters = [], includeVirtual = false }: GetClustersArgs): object {
  const own: ClusterFilter[] = [{ property: "isDeleted", type: "bool", values: ["false"] }];
  if (!includeVirtual) own.push({ property: "environment", values: ["nested"], negation: true });
  return {
    conjunction: "and",
    filterGroups: [{ conjunction: "and", filters: [...own, ...filters].flatMap(conditions) }],
  };
}

/** The type of the property that a filter is about. */
export function typeOf({ type, key }: Partial<ClusterFilter>): ClusterFilterType {
  return type ?? (key === undefined ? "string" : "keyValue");
}

/** None of several values means that each of them does not match: one condition each, because all conditions must apply. */
function conditions(filter: ClusterFilter): Property[] {
  const isList = filter.operator !== "range";
  if (!filter.negation || !isList) return [condition(filter)];
  return filter.values.map((value) => condition({ ...filter, values: [value] }));
}

function condition(filter: ClusterFilter): Property {
  const { property, key, operator = "eq", values, negation = false, ignoreCase = false } = filter;
  const type = typeOf(filter);
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

interface KnownProperty {
  name: string;
  type?: unknown;
}

/**
 * Which properties a search knows, and which of the filters do not fit.
 *
 * @param schema - The response of the service. Its contents are not in the service's reference.
 */
export function advice(filters: readonly ClusterFilter[], schema: object): string {
  const known = knownProperties(schema);
  const names = known.map(({ name }) => name);
  const problems = filters.flatMap((filter) => {
    const { property } = filter;
    const found = known.find(({ name }) => name === property);
    if (found === undefined) return [`The search has no property ${show(property)}.${suggestionFor(property, names)}`];
    if (found.type === undefined || found.type === typeOf(filter)) return [];
    return [`Property ${show(property)} has the type ${show(found.type)}, but the filter has ${show(typeOf(filter))}.`];
  });
  const list = listed(
    known.map(({ name, type }) => (typeof type === "string" ? `${name} (${type})` : name)),
    (text) => text,
  );
  return [...problems, `Properties of the search: ${list || "none"}.`].join("\n");
}

function knownProperties(response: object): KnownProperty[] {
  const { schema } = response as { schema?: { properties?: unknown } | null };
  const properties = [schema?.properties ?? []].flat();
  return properties.filter((each): each is KnownProperty & Record<string, unknown> => {
    return isJsonObject(each) && typeof each["name"] === "string";
  });
}
