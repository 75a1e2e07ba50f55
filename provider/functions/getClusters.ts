import type { Client } from "../api/client.js";
import type { ServiceReadRequest } from "../api/serviceRequest.js";
import { ApiError, ResponseError, withAdvice } from "../errors.js";
import { grouped } from "../messages/lists.js";
import { show } from "../messages/values.js";
import type { FoundCluster, GetClustersArgs } from "../model/functions.js";
import { searchFilter } from "./clusterFilters.js";
import { PackageFunction } from "./function.js";
import { compareTexts, PAGE_RESPONSE, PAGE_SIZE, readPages } from "./pages.js";

export const getClusters = new PackageFunction({
  name: "getClusters",
  subject: () => "The result of the cluster search",
  async read(client, args) {
    try {
      const clusters = await searchClusters(client, args);
      return { clusters: clusters.filter((cluster) => hasLabels(cluster, args.labels)) };
    } catch (error) {
      const isRejected = error instanceof ApiError && [400, 422].includes(error.status);
      throw isRejected && args.filters?.length ? withAdvice(error, PROPERTIES_ADVICE) : error;
    }
  },
  list: { member: "clusters", describe: (cluster) => `cluster ${show((cluster as FoundCluster).uid)}` },
});

const PROPERTIES_ADVICE =
  "To list the properties for filters with their types, run: npx pulumi-spectrocluster doctor --search";

/** The value that Palette stores for a tag without a value. */
const NO_VALUE = "spectro__tag";

/**
 * Whether a cluster has all labels. The search itself cannot answer this everywhere, because the name of its property for
 * tags depends on the installation.
 */
export function hasLabels({ labels = {} }: Partial<FoundCluster>, wanted: GetClustersArgs["labels"] = {}): boolean {
  return Object.entries(wanted).every(
    ([label, value]) => labels[label] === value || (value === "" && labels[label] === NO_VALUE),
  );
}

/**
 * All clusters that a search finds, sorted and not validated yet. Clusters that appear or disappear in the meantime move
 * others to a page that was read before, so an incomplete search is made once more.
 */
export function searchClusters(client: Client, args: GetClustersArgs): Promise<Partial<FoundCluster>[]> {
  return client.inSlot(async (send) => {
    const search = () =>
      readPages(send, {
        pageRequest: (continueToken) => searchClusterPage(args, continueToken),
        identityOf(cluster) {
          const uid = (cluster as Summary | null)?.metadata?.uid;
          return typeof uid === "string" ? uid : undefined;
        },
        narrowing:
          'Narrow the search: filter by a part of the name (property "clusterName", operator "contains"), or search one ' +
          "project at a time with projectUid.",
      });
    let { items, count = items.length } = await search();
    if (count !== items.length) ({ items, count = items.length } = await search());
    if (count === items.length) return items.map(foundCluster).sort(compareClusters);
    throw new ResponseError(
      `Cannot search clusters:\nThe service returned ${grouped(items.length)} different clusters but counts ` +
        `${grouped(count)}, in two searches. The clusters may be changing at the moment.\nRun the same command again. ` +
        "If the error remains, narrow the search with filters or with projectUid.",
    );
  });
}

/** Searches one page of clusters. */
function searchClusterPage(args: GetClustersArgs, continueToken?: string): ServiceReadRequest {
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
    response: PAGE_RESPONSE,
  };
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

/** The result of the function for a summary, without empty members. Its values are validated afterwards. */
function foundCluster(summary: unknown): Partial<FoundCluster> {
  const { metadata, specSummary, status } = (summary ?? {}) as Summary;
  const members: Record<keyof FoundCluster, unknown> = {
    uid: metadata?.uid,
    name: metadata?.name,
    projectUid: specSummary?.projectMeta?.uid,
    projectName: specSummary?.projectMeta?.name,
    labels: metadata?.labels ?? {},
    cloudType: specSummary?.cloudConfig?.cloudType,
    state: status?.state,
    healthState: status?.health?.state,
    clusterGroupUid: specSummary?.clusterConfig?.hostClusterConfig?.clusterGroup?.uid,
    creationTimestamp: metadata?.creationTimestamp,
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => (value ?? "") !== ""));
}

function compareClusters(left: Partial<FoundCluster>, right: Partial<FoundCluster>): number {
  return compareTexts(`${left.name}\0${left.uid}`, `${right.name}\0${right.uid}`);
}
