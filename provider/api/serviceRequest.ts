/** One request to the service: what is sent, how, and what is known of its attempts. */
import type { Settings } from "../configuration/index.js";

/** What is sent, as plain data: all that the transport knows of it. */
export interface ServiceRequest {
  /** For messages: `read cluster "63a1…"` as in `Cannot read cluster "63a1…"`. */
  description: string;
  /** What to check if the service does not know the object: `the cluster UID`. */
  checkOnNotFound: string;
  method: "GET" | "PATCH" | "POST";
  /** Whether it changes nothing at the service, so that an attempt without a response has no effect. */
  isRead: boolean;
  /** Path and query below the base URL, with encoded segments. */
  path: string;
  /** The path in messages, if it may contain a secret. Default: `path`. */
  shownPath?: string;
  projectUid?: string;
  /** A function is called when it is the turn of an attempt, and returns JSON text. What it throws, `send` throws. */
  body?: object | ((nextTurn: NextTurn) => Promise<string>);
  /** What a successful response must contain. If it is absent, no content is needed. */
  response?: ExpectedResponse;
}

/** Waits for another turn, after the function that makes a body has used one for another request. */
export type NextTurn = () => Promise<void>;

/** A read, whose response is a JSON object. It is a `GET`, or a search whose `POST` carries the filter. */
export interface ServiceReadRequest extends ServiceRequest {
  isRead: true;
  response: ExpectedResponse;
}

/** What the JSON object in a successful response must contain. */
export interface ExpectedResponse {
  /** A member that distinguishes the object from an error of the service. */
  distinguishingMember: string;
  /**
   * Returns why the object is not the requested one, as in "an object that …"; undefined if it is. Default: because it has
   * members, but not the distinguishing one.
   */
  mismatch?(value: object): string | undefined;
}

/** How a request is made. */
export interface RequestOptions {
  /**
   * One attempt of at most 5 s (or half of what is left) from the moment it is sent, for requests that nothing depends on.
   * If it is refused with 429, it is sent again within that time.
   */
  bestEffort?: boolean;
  /**
   * Leaves out the service's message and details in errors, which may repeat a secret argument. Status, code and ref
   * remain.
   */
  omitServiceMessage?: boolean;
  /** The caller has taken a turn for the first attempt. */
  hasTurn?: boolean;
  /** Called before every attempt, the first included. Throws to give up; what it throws is what `send` throws. */
  beforeAttempt?: () => void | Promise<void>;
  /** Called after every attempt that was sent, before the wait for the next one. */
  afterAttempt?: (effect: AttemptEffect) => Promise<void>;
}

/** What an attempt may have done at the service. */
export type AttemptEffect =
  /** Nothing. */
  | "none"
  /** It may have taken effect, but will not do so later. */
  | "possible"
  /** It may have taken effect or may do so later, because there was no response. */
  | "possibly later";

/** One request with all its attempts. */
export interface RequestContext {
  request: ServiceRequest;
  options: RequestOptions;
  settings: Settings;
  /** Whether any attempt so far may have taken effect although it did not succeed. Never reset. */
  outcomeUnknown: boolean;
}

export function urlOf({ request, settings }: RequestContext): string {
  return settings.baseUrl + request.path;
}
