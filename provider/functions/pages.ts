/** Lists that the service returns in pages. */
import type { Send } from "../api/client.js";
import { type InexactInteger, type ReceivedObject, within } from "../api/json.js";
import type { ExpectedResponse, ServiceReadRequest } from "../api/serviceRequest.js";
import { ResponseError } from "../errors.js";
import { grouped } from "../messages/lists.js";

/** The most items that a page may have. */
export const PAGE_SIZE = 50;

/** The most items of a list, so that its pages and their validation take a limited time. */
export const MAX_ITEMS = 10_000;

/** A list that changes while it is read can have an empty or a repeated page, but not many of them. */
const MAX_PAGES_WITHOUT_NEW_ITEMS = 10;

/** An item with the paths of its integers that JavaScript cannot represent. */
export interface ReceivedItem {
  value: unknown;
  inexactIntegers: InexactInteger[];
}

/** All different items of a list. */
export interface ReceivedList {
  items: ReceivedItem[];
  /** The number of items as the service counts them, if it does. */
  count?: number;
}

interface PagedList {
  /** The request for one page. */
  pageRequest(continueToken: string | undefined): ServiceReadRequest;
  /** Identifies an item, because two pages can contain the same one. Items without an identity are all different. */
  identityOf(item: unknown): string | undefined;
  /** How to get a shorter list, as a sentence. */
  narrowing: string;
}

/** The metadata of a list: Kubernetes' name for it, or the service's own. */
interface ListPage {
  items?: unknown;
  listmeta?: { continue?: unknown; count?: unknown } | null;
  metadata?: { continue?: unknown } | null;
}

/** What a page must contain. */
export const PAGE_RESPONSE: ExpectedResponse = {
  distinguishingMember: "items",
  mismatch({ items, ...page }: ListPage) {
    // Go writes null for an empty list.
    if (!Array.isArray(items) && items !== null) return "has no list of items";
    const token = metadataOf(page).continue ?? "";
    return typeof token === "string" ? undefined : "has a continue that is not a string";
  },
};

/**
 * Reads all pages of a list.
 *
 * @throws ResponseError if the list has more than {@link MAX_ITEMS} items or does not end.
 */
export async function readPages(send: Send, { pageRequest, identityOf, narrowing }: PagedList): Promise<ReceivedList> {
  const items: ReceivedItem[] = [];
  const identities = new Set<string>();
  let pagesWithoutNewItems = 0;
  let token: string | undefined;
  for (;;) {
    const request = pageRequest(token);
    const page = await send(request);
    const newItems = itemsOf(page).filter(({ value }) => {
      const identity = identityOf(value);
      if (identity === undefined) return true;
      const isNew = !identities.has(identity);
      identities.add(identity);
      return isNew;
    });
    items.push(...newItems);
    const metadata = metadataOf(page.value);
    const count = "count" in metadata && typeof metadata.count === "number" ? metadata.count : undefined;
    const length = Math.max(items.length, count ?? 0);
    if (length > MAX_ITEMS) {
      throw new ResponseError(
        `Cannot ${request.description}:\nThe list has ${count === undefined ? "at least " : ""}${grouped(length)} items, ` +
          `more than the limit of ${grouped(MAX_ITEMS)}.\n${narrowing}`,
      );
    }
    if (!metadata.continue) return { items, count };
    token = metadata.continue as string;
    pagesWithoutNewItems = newItems.length > 0 ? 0 : pagesWithoutNewItems + 1;
    if (pagesWithoutNewItems === MAX_PAGES_WITHOUT_NEW_ITEMS) {
      throw new ResponseError(
        `Cannot ${request.description}:\nThe service returned ${pagesWithoutNewItems} pages in a row without a new item, ` +
          `after ${grouped(items.length)} items, and says that the list continues.\nRun the same command again. ` +
          "If the error remains, report it to the operator of the service.",
      );
    }
  }
}

function metadataOf(page: object): NonNullable<ListPage["listmeta"] | ListPage["metadata"]> {
  const { listmeta, metadata } = page as ListPage;
  return listmeta ?? metadata ?? {};
}

function itemsOf({ value, inexactIntegers }: ReceivedObject): ReceivedItem[] {
  const items = ((value as ListPage).items ?? []) as unknown[];
  return items.map((item, index) => ({ value: item, inexactIntegers: within(["items", index], inexactIntegers) }));
}

/** Compares texts by code units, so that an order does not depend on the language of the machine. */
export function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
