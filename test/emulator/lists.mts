/** Lists in pages and the search of clusters, written from the service's published API. */
import type { Cluster } from "./clusters.mjs";
import { Refusal } from "./faults.mjs";

/** The most items that a page has. */
const MAX_LIMIT = 50;

/** One page of a list, and the token of the next one. */
export function pageOf<Item>(all: readonly Item[], query: { limit?: string; continue?: string }) {
  const [limit, start] = [Number(query.limit ?? MAX_LIMIT), Number(query.continue ?? 0)];
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT || !Number.isInteger(start) || start < 0)
    throw new Refusal(400, "InvalidQuery", `limit must be from 1 to ${MAX_LIMIT}, and continue a token of this list`);
  const end = start + limit;
  return { items: all.slice(start, end), next: end < all.length ? String(end) : "" };
}

/** The properties that a search knows. */
const PROPERTIES: { name: string; type: string; read(cluster: Cluster): unknown }[] = [
  { name: "clusterName", type: "string", read: ({ uid, name = uid }) => name },
  { name: "environment", type: "string", read: ({ cloudType }) => cloudType ?? "aws" },
  { name: "tags", type: "keyValue", read: ({ labels }) => labels ?? {} },
  { name: "isDeleted", type: "bool", read: ({ state }) => state === "Deleted" },
  { name: "nodeCount", type: "int", read: ({ nodeCount }) => nodeCount },
  { name: "creationTimestamp", type: "date", read: (cluster) => cluster.creationTimestamp },
];

/** The response with the properties and types of filters. */
export function searchSchema(): object {
  return { schema: { properties: PROPERTIES.map(({ name, type }) => ({ name, displayName: name, type })) } };
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
  match?: Conjunction & { values: (string | number)[] };
}

type Conjunction = { conjunction: "and" | "or" };

/** The body of a search. */
export interface Search {
  filter: Conjunction & { filterGroups: (Conjunction & { filters: Filter[] })[] };
  sort: { field: string; order: "asc" | "desc" }[];
}

/** The clusters that a search finds, in its order. */
export function searchedClusters(clusters: Iterable<Cluster>, { filter, sort }: Search): Cluster[] {
  for (const { filters } of filter.filterGroups) filters.forEach(assertValid);
  const found = [...clusters].filter((cluster) => {
    const groups = filter.filterGroups.map((group) =>
      joined(
        group,
        group.filters.map((each) => matches(each, cluster)),
      ),
    );
    return joined(filter, groups);
  });
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

function assertValid({ property, type, condition }: Filter): void {
  const { operator = "", key = "", value, match } = condition[type] ?? {};
  const wanted = type === "int" ? "number" : "string";
  const [isBool, hasKey] = [type === "bool", type === "keyValue"];
  const problems: [isProblem: boolean, message: string][] = [
    [!PROPERTIES.some((known) => known.name === property && known.type === type), `${property} is no ${type} property`],
    [Object.keys(condition).join() !== type, `The condition must have only ${type}`],
    [isBool && typeof value !== "boolean", "value must be a boolean"],
    [!isBool && !OPERATORS[type]?.includes(operator), `Unknown operator for ${type}`],
    [!isBool && !match?.values.length, "values must not be empty"],
    [match?.values.some((each) => typeof each !== wanted) ?? false, `values must be of type ${wanted}`],
    [hasKey && key === "", "key is missing"],
  ];
  const [, message] = problems.find(([isProblem]) => isProblem) ?? [];
  if (message !== undefined) throw new Refusal(400, "InvalidFilter", message);
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
