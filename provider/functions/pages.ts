/** Lists that the service returns in pages. */
import type { Send } from "../api/client.js";
import { type InexactNumber, type ReceivedObject, within } from "../api/json.js";
import type { ExpectedResponse, ServiceReadRequest } from "../api/serviceRequest.js";
import { ResponseError } from "../errors.js";
import { grouped } from "../messages/lists.js";

/** The most items that a page may have. */
export const PAGE_SIZE = 50;

/** The most items of a list, so that its pages and their validation take a limited time. */
export const MAX_ITEMS = 10_000;

/** A list that changes while it is read can have an empty or a repeated page, but not many of them. */
const MAX_PAGES_WITHOUT_NEW_ITEMS = 10;

/** An item with the paths of its numbers that JavaScript cannot represent. */
export interface ReceivedItem {
  value: unknown;
  inexactNumbers: InexactNumber[];
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
export interface ListPage {
  items?: unknown;
  listmeta?: PageMetadata | null;
  metadata?: PageMetadata | null;
}

interface PageMetadata {
  /** Empty or absent at the end of the list. */
  continue?: unknown;
  count?: unknown;
}

/** What a page must contain. */
export const PAGE_RESPONSE: ExpectedResponse = {
  distinguishingMember: "items",
  mismatch({ items, ...page }: ListPage) {
    // Go writes null for an empty list.
    if (!Array.isArray(items) && items !== null) return "has no list of items";
    const { continue: token, count } = metadataOf(page);
    if (typeof (token ?? "") !== "string") return "has a continue that is not a string";
    return Number.isInteger(count ?? 0) ? undefined : "has a count that is not a whole number";
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
    for (const item of newItems) items.push(item);
    const metadata = metadataOf(page.value);
    const count = (metadata.count ?? undefined) as number | undefined;
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

export function metadataOf({ listmeta, metadata }: ListPage): PageMetadata {
  return listmeta ?? metadata ?? {};
}

function itemsOf({ value, inexactNumbers }: ReceivedObject): ReceivedItem[] {
  const items = ((value as ListPage).items ?? []) as unknown[];
  const received = items.map((item): ReceivedItem => ({ value: item, inexactNumbers: [] }));
  for (const { segments, digits } of within(["items"], inexactNumbers)) {
    const [index, ...inner] = segments;
    received[index as number]?.inexactNumbers.push({ segments: inner, digits });
  }
  return received;
}

/** Compares texts by code units, so that an order does not depend on the language of the machine. */
export function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
