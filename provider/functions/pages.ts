import type { ExpectedResponse, ServiceReadRequest } from "../api/requests.js";
import type { Send } from "../api/retries.js";
import { ResponseError } from "../errors.js";
import { grouped } from "../messages/values.js";

const PAGE_SIZE = 50;
/** Limits the time for the pages of a list and their validation. */
const MAX_ITEMS = 10_000;
/** A list that changes while it is read can have an empty or a repeated page, but not many of them. */
const MAX_PAGES_WITHOUT_NEW_ITEMS = 10;

interface PagedList {
  request: Omit<ServiceReadRequest, "response">;
  query?: Record<string, string> | undefined;
  /** Identifies an item, because two pages can contain the same one. Items without an identity count as different ones. */
  identityOf(item: unknown): unknown;
  /** How to get a shorter list, for a message. */
  narrowing: string;
}

/** The metadata have Kubernetes' name, or the service's own. `continue` is empty or absent at the end of the list. */
type ListPage = { items?: unknown } & Partial<Record<"listmeta" | "metadata", PageMetadata | null>>;
type PageMetadata = { continue?: unknown; count?: unknown };

const PAGE_RESPONSE: ExpectedResponse = {
  distinguishingProperty: "items",
  mismatch(page: ListPage) {
    // Go writes null for an empty list.
    if (!Array.isArray(page.items) && page.items !== null) return "has no list of items";
    const { continue: token, count } = metadataOf(page);
    if (typeof (token ?? "") !== "string") return "has a continue that is not a string";
    return Number.isInteger(count ?? 0) ? undefined : "has a count that is not a whole number";
  },
};

/** @returns The items, and their number as the service counts them, if it does. */
export async function readPages(send: Send, { request, query, identityOf, narrowing }: PagedList) {
  const items = new Map<unknown, unknown>();
  let pagesWithoutNewItems = 0;
  const pageQuery = new URLSearchParams({ limit: String(PAGE_SIZE), ...query });
  for (;;) {
    const page: ListPage = await send({ ...request, path: `${request.path}?${pageQuery}`, response: PAGE_RESPONSE });
    const { size } = items;
    for (const item of (page.items ?? []) as unknown[]) items.set(identityOf(item) ?? Symbol("item"), item);
    pagesWithoutNewItems = items.size > size ? 0 : pagesWithoutNewItems + 1;
    const metadata = metadataOf(page);
    const count = (metadata.count ?? undefined) as number | undefined;
    if (Math.max(items.size, count ?? 0) > MAX_ITEMS || pagesWithoutNewItems > MAX_PAGES_WITHOUT_NEW_ITEMS) {
      throw new ResponseError(
        `Cannot ${request.description}:\nThe list has more than ${grouped(MAX_ITEMS)} items, or does not end.\n${narrowing}`,
      );
    }
    if (!metadata.continue) return { items: [...items.values()], count };
    pageQuery.set("continue", metadata.continue as string);
  }
}

function metadataOf({ listmeta, metadata }: ListPage): PageMetadata {
  return listmeta ?? metadata ?? {};
}

/** Sorts by code units, because a collation depends on the language of the machine. */
export function sortedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : Number(keyOf(left) > keyOf(right))));
}
