/** Lists in pages and the search of clusters, written from the service's published API. */
import type { Cluster } from "./clusters.mjs";

/** The most items that a page has. */
const MAX_LIMIT = 50;

/** One page of a list, and the token of the next one. */
export interface Page<Item> {
  items: Item[];
  next: string;
}

/** @returns The problem with the query, if there is one. */
export function pageOf<Item>(all: readonly Item[], query: { limit?: string; continue?: string }): Page<Item> | string {
  const limit = Number(query.limit ?? MAX_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) return `limit must be from 1 to ${MAX_LIMIT}`;
  const start = Number(query.continue ?? 0);
  if (!Number.isInteger(start) || start < 0) return "continue is not a token of this list";
  const end = start + limit;
  return { items: all.slice(start, end), next: end < all.length ? String(end) : "" };
}

type Value = string | number | boolean | Record<string, string> | undefined;

/** A property that a search knows. */
interface Property {
  name: string;
  displayName: string;
  type: string;
  read(cluster: Cluster): Value;
}

const PROPERTIES: readonly Property[] = [
  { name: "clusterName", displayName: "Name", type: "string", read: ({ uid, name = uid }) => name },
  { name: "environment", displayName: "Environment", type: "string", read: ({ cloudType }) => cloudType ?? "aws" },
  { name: "tags", displayName: "Tags", type: "keyValue", read: ({ labels }) => labels ?? {} },
  { name: "isDeleted", displayName: "Deleted", type: "bool", read: ({ state }) => state === "Deleted" },
  { name: "nodeCount", displayName: "Nodes", type: "int", read: ({ nodeCount }) => nodeCount },
  {
    name: "creationTimestamp",
    displayName: "Created",
    type: "date",
    read: ({ creationTimestamp }) => creationTimestamp,
  },
];

/** The response with the properties of a search. */
export function searchSchema(): object {
  return { schema: { properties: PROPERTIES.map(({ read, ...property }) => property) } };
}

interface Filter {
  property: string;
  type: string;
  condition: Record<string, Comparison>;
}

interface Comparison {
  operator?: string;
  key?: string;
  negation?: boolean;
  ignoreCase?: boolean;
  value?: boolean;
  match?: { conjunction: "and" | "or"; values: (string | number)[] };
}

interface Conjunction {
  conjunction: "and" | "or";
}

/** The body of a search. */
export interface Search {
  filter: Conjunction & { filterGroups: (Conjunction & { filters: Filter[] })[] };
  sort: { field: string; order: "asc" | "desc" }[];
}

/** The clusters that a search finds, in its order, or the problem with its body. */
export function searchedClusters(clusters: Iterable<Cluster>, { filter, sort }: Search): Cluster[] | string {
  const filters = filter.filterGroups.flatMap((group) => group.filters);
  const [problem] = filters.map(problemWith).filter((each) => each !== undefined);
  if (problem !== undefined) return problem;
  const found = [...clusters].filter((cluster) =>
    joined(
      filter,
      filter.filterGroups.map((group) =>
        joined(
          group,
          group.filters.map((each) => matches(each, cluster)),
        ),
      ),
    ),
  );
  if (sort.length === 0) return found;
  const nameOf = ({ uid, name = uid }: Cluster) => name;
  return found.sort((left, right) => (nameOf(left) < nameOf(right) ? -1 : nameOf(left) > nameOf(right) ? 1 : 0));
}

const OPERATORS: Record<string, readonly string[]> = {
  string: ["eq", "contains", "beginsWith"],
  keyValue: ["eq"],
  int: ["eq", "gt", "gte", "lt", "lte"],
  date: ["eq", "gt", "gte", "lt", "lte", "range"],
};

function problemWith({ property, type, condition }: Filter): string | undefined {
  const known = PROPERTIES.find(({ name }) => name === property);
  if (known === undefined) return `Unknown property ${property}`;
  if (known.type !== type) return `Property ${property} is not of type ${type}`;
  const comparison = condition[type];
  if (comparison === undefined || Object.keys(condition).length !== 1) return `The condition must have only ${type}`;
  if (type === "bool") return typeof comparison.value === "boolean" ? undefined : "value must be a boolean";
  if (!OPERATORS[type]?.includes(comparison.operator ?? "")) return `Unknown operator for ${type}`;
  if (!comparison.match?.values.length) return "values must not be empty";
  const wanted = type === "int" ? "number" : "string";
  if (comparison.match.values.some((value) => typeof value !== wanted)) return `values must be of type ${wanted}`;
  return type === "keyValue" && !comparison.key ? "key is missing" : undefined;
}

function joined({ conjunction }: Conjunction, results: readonly boolean[]): boolean {
  return conjunction === "and" ? results.every(Boolean) : results.some(Boolean);
}

function matches({ property, type, condition }: Filter, cluster: Cluster): boolean {
  const value = PROPERTIES.find(({ name }) => name === property)?.read(cluster);
  const { operator, key = "", negation = false, ignoreCase = false, match, value: wanted } = condition[type] ?? {};
  if (type === "bool") return value === wanted;
  const actual = type === "keyValue" ? (value as Record<string, string>)[key] : value;
  const form = (text: unknown) => (ignoreCase ? String(text).toLowerCase() : String(text));
  const number = (text: unknown) => (type === "date" ? Date.parse(String(text)) : Number(text));
  const values = match?.values ?? [];
  const compare: Record<string, (text: unknown) => boolean> = {
    eq: (text) => actual !== undefined && form(actual) === form(text),
    contains: (text) => form(actual).includes(form(text)),
    beginsWith: (text) => form(actual).startsWith(form(text)),
    gt: (text) => number(actual) > number(text),
    gte: (text) => number(actual) >= number(text),
    lt: (text) => number(actual) < number(text),
    lte: (text) => number(actual) <= number(text),
  };
  if (operator === "range") {
    const isWithin = number(actual) >= number(values[0]) && number(actual) <= number(values[1]);
    return isWithin !== negation;
  }
  // Whether a negation is about each value or about all of them is not published. This is the less convenient one.
  return joined(
    match as Conjunction,
    values.map((each) => compare[operator ?? ""]?.(each) !== negation),
  );
}
