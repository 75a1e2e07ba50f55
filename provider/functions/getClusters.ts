import type { Client, ReceivedObject, Send } from "../api/client.js";
import type { ExpectedResponse, ServiceReadRequest } from "../api/serviceRequest.js";
import { ApiError, apiError, ResponseError } from "../errors.js";
import { grouped } from "../messages/lists.js";
import { show } from "../messages/values.js";
import type { FoundCluster, GetClustersArgs } from "../model/functions.js";
import { advice, searchFilter } from "./clusterFilters.js";
import { defineFunction } from "./function.js";
import {
  compareTexts,
  type ListPage,
  metadataOf,
  PAGE_RESPONSE,
  PAGE_SIZE,
  type ReceivedList,
  readPages,
} from "./pages.js";

export const getClusters = defineFunction({
  name: "getClusters",
  subject: () => "The result of the cluster search",
  async read(client, args, { hideValues }) {
    try {
      const items = await client.inSlot((send) => searchClusters(send, args));
      const clusters = items.map(foundCluster).sort(compareClusters);
      return { value: { clusters }, inexactNumbers: [] };
    } catch (error) {
      throw hideValues ? error : await withSearchProperties(client, args, error);
    }
  },
  async validateResult(result) {
    const { validateItems } = await import("../validation/validateResult.js");
    return validateItems("getClusters", "clusters", result as { clusters: unknown[] });
  },
  list: { member: "clusters", describe: (cluster) => `cluster ${show((cluster as FoundCluster).uid)}` },
});

/**
 * All clusters that a search finds. Clusters that appear or disappear in the meantime move others to a page that was read
 * before, so an incomplete search is made once more.
 */
async function searchClusters(send: Send, args: GetClustersArgs): Promise<unknown[]> {
  const search = (): Promise<ReceivedList> =>
    readPages(send, {
      pageRequest: (continueToken) => searchClusterPage(args, continueToken),
      identityOf: (cluster) => textOf((cluster as Summary | null)?.metadata?.uid),
      narrowing:
        'Narrow the search: filter by a part of the name (property "clusterName", operator "contains"), or search one project ' +
        "at a time with projectUid.",
    });
  let { items, count } = await search();
  if (isIncomplete({ items, count })) ({ items, count } = await search());
  if (!isIncomplete({ items, count })) return items.map(({ value }) => value);
  throw new ResponseError(
    `Cannot search clusters:\nThe service returned ${grouped(items.length)} different clusters but counts ` +
      `${grouped(count ?? 0)}, in two searches. The clusters may be changing at the moment.\nRun the same command again. ` +
      "If the error remains, narrow the search with filters or with projectUid.",
  );
}

function isIncomplete({ items, count }: ReceivedList): boolean {
  return count !== undefined && count !== items.length;
}

const SEARCH_RESPONSE: ExpectedResponse = {
  ...PAGE_RESPONSE,
  mismatch(page: ListPage) {
    const { continue: token, count } = metadataOf(page);
    const isFull = Array.isArray(page.items) && page.items.length >= PAGE_SIZE;
    const mayContinue = (count ?? token ?? undefined) === undefined && isFull;
    return PAGE_RESPONSE.mismatch?.(page) ?? (mayContinue ? "has neither a continue nor a count" : undefined);
  },
};

/** Searches one page of clusters. */
export function searchClusterPage(args: GetClustersArgs, continueToken?: string): ServiceReadRequest {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (continueToken !== undefined) query.set("continue", continueToken);
  return {
    description: "search clusters",
    checkOnNotFound: "baseUrl",
    method: "POST",
    isRead: true,
    path: `/v1/dashboard/spectroclusters/search?${query}`,
    projectUid: args.projectUid,
    // A stable order, so that pages do not overlap.
    body: { filter: searchFilter(args), sort: [{ field: "clusterName", order: "asc" }] },
    response: SEARCH_RESPONSE,
  };
}

/** Reads the properties that a search knows. */
export function readSearchSchema({ projectUid }: GetClustersArgs): ServiceReadRequest {
  return {
    description: "read the properties of the cluster search",
    checkOnNotFound: "baseUrl",
    method: "GET",
    isRead: true,
    path: "/v1/dashboard/spectroclusters/search/schema",
    projectUid,
    response: { distinguishingMember: "schema" },
  };
}

/** The search has failed already, so its error must not wait long. */
const SCHEMA_TIMEOUT_SECONDS = 5;

/** The error of a rejected search with the properties that a search knows. They are only read after such an error. */
async function withSearchProperties(client: Client, args: GetClustersArgs, error: unknown): Promise<unknown> {
  const isRejected = error instanceof ApiError && [400, 422].includes(error.status);
  if (!isRejected || !args.filters?.length) return error;
  let schema: ReceivedObject;
  try {
    schema = await client.inSlot((send) => send(readSearchSchema(args)), { timeoutSeconds: SCHEMA_TIMEOUT_SECONDS });
  } catch {
    return error;
  }
  return apiError(`${error.message}\n${advice(args.filters, schema.value)}`, error);
}

/** The members of the service's summary of a cluster that the result contains. Any of them may be null. */
interface Summary {
  metadata?: { uid?: unknown; name?: unknown; labels?: unknown; creationTimestamp?: unknown };
  specSummary?: {
    projectMeta?: { uid?: unknown; name?: unknown };
    cloudConfig?: { cloudType?: unknown };
    clusterConfig?: { hostClusterConfig?: { clusterGroup?: { uid?: unknown } } };
  };
  status?: { state?: unknown; health?: { state?: unknown } };
}

/** The result of the function for a summary. The values are validated afterwards. */
function foundCluster(summary: unknown): object {
  const { metadata, specSummary, status } = (summary ?? {}) as Summary;
  return {
    uid: presentValue(metadata?.uid),
    name: presentValue(metadata?.name),
    projectUid: presentValue(specSummary?.projectMeta?.uid),
    projectName: presentValue(specSummary?.projectMeta?.name),
    labels: metadata?.labels ?? {},
    cloudType: presentValue(specSummary?.cloudConfig?.cloudType),
    state: presentValue(status?.state),
    healthState: presentValue(status?.health?.state),
    clusterGroupUid: presentValue(specSummary?.clusterConfig?.hostClusterConfig?.clusterGroup?.uid),
    creationTimestamp: presentValue(metadata?.creationTimestamp),
  };
}

/** Null, which is removed from results, for a text that is empty or absent. */
function presentValue(value: unknown): unknown {
  return value === "" ? null : (value ?? null);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function compareClusters(left: object, right: object): number {
  const keyOf = (cluster: object, member: keyof FoundCluster) => textOf((cluster as FoundCluster)[member]) ?? "";
  return (
    compareTexts(keyOf(left, "name"), keyOf(right, "name")) || compareTexts(keyOf(left, "uid"), keyOf(right, "uid"))
  );
}
