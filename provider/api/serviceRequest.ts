import type { Settings } from "../configuration/index.js";

export interface ServiceRequest {
  /** For messages: `read cluster "63a1…"` as in `Cannot read cluster "63a1…"`. */
  description: string;
  /** What to check first after a 404: `its name and namespace`. */
  checkOnNotFound?: string;
  /** How to list what exists after a 404, as a sentence. Default: how to list clusters. */
  howToList?: string;
  /** Only a `PATCH` changes anything at the service: a `POST` is a search, and carries the filter. */
  method: "GET" | "PATCH" | "POST";
  /** Path and query below the base URL, with encoded segments. */
  path: string;
  /** The path in messages, if it may contain a secret. Default: `path`. */
  shownPath?: string;
  projectUid?: string | undefined;
  clusterUid?: string;
  /** JSON text. */
  body?: string;
  /** Omits the service's message and details from errors, because they may repeat a secret argument. */
  omitServiceMessage?: boolean;
  /** If it is absent, no content is needed. */
  response?: ExpectedResponse;
}

export interface ServiceReadRequest extends ServiceRequest {
  method: "GET" | "POST";
  response: ExpectedResponse;
}

/** The statuses of a service that does not have a read, but also of gateways. */
export const REJECTED_READ: readonly number[] = [404, 405, 501];

/** What the JSON object in a successful response must contain. */
export interface ExpectedResponse {
  /** A property that distinguishes the object from an error of the service. */
  distinguishingProperty: string;
  /** Why the object is not the requested one, as in "an object that …"; undefined if it is. */
  mismatch(value: object): string | undefined;
}

export interface RequestContext {
  request: ServiceRequest;
  settings: Settings;
  /** Counted from 1. */
  attempt: number;
}
