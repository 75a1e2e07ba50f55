import type { Settings } from "../configuration/index.js";
import { asSpectroclusterError, copyOf, type SpectroclusterError } from "../errors.js";
import { AcceptedKey } from "./acceptedKey.js";
import type { HttpResponse } from "./attempt.js";
import { type ClusterTarget, readClusterSearchInputs } from "./clusterRequests.js";
import type { ReceivedObject } from "./json.js";
import { createRateLimiters } from "./rateLimiter.js";
import { makeRequest } from "./request.js";
import { receivedObject } from "./response.js";
import type { RequestContext, RequestOptions, ServiceReadRequest, ServiceRequest } from "./serviceRequest.js";
import { Silence } from "./silence.js";
import { createSlots, type Slot, type SlotOptions } from "./slots.js";

export type { ClusterTarget } from "./clusterRequests.js";
export type { ReceivedObject } from "./json.js";
export type { AttemptEffect, RequestOptions } from "./serviceRequest.js";

/** Makes one request. The result is undefined if none is expected. */
export interface Send<Options = RequestOptions> {
  (request: ServiceReadRequest, options?: Options): Promise<ReceivedObject>;
  (request: ServiceRequest, options?: Options): Promise<ReceivedObject | undefined>;
}

type SendOptions = RequestOptions & SlotOptions;

/** Sends operations. What it throws is a `SpectroclusterError`. */
export interface Client {
  /** Makes one request with its own concurrency slot and deadline. Equal reads share one request until it is sent. */
  send: Send<SendOptions>;
  /** Makes several requests in one concurrency slot under one deadline. */
  inSlot<T>(work: (send: Send) => Promise<T>, options?: SlotOptions): Promise<T>;
  /** Why no request with the API key has succeeded in a project; `undefined` if one has. */
  keyErrorIn(target: Pick<ClusterTarget, "projectUid">): Promise<SpectroclusterError | undefined>;
}

/** The settings in use and their client. */
export interface Connection {
  settings: Settings;
  client: Client;
}

/** The settings with a client of their own. See {@link createClient}. */
export function connect(
  settings: Settings,
  ...options: [end?: AbortSignal, log?: (message: string) => void]
): Connection {
  return { settings, client: createClient(settings, ...options) };
}

/** Makes the attempts of a request. */
type Exchange = (context: RequestContext & { options: SendOptions }) => Promise<HttpResponse>;

/**
 * Creates the client for one provider's settings. Nothing is loaded or sent before the first request.
 *
 * @param end - If it is aborted, nothing more is sent, and requests in flight are given up.
 * @param log - Shows a message about all requests.
 */
export function createClient(settings: Settings, end?: AbortSignal, log?: (message: string) => void): Client {
  const useSlot = createSlots(settings, end);
  const silence = new Silence(log);
  const rateLimiters = createRateLimiters(settings.maxRequestsPerSecond, log);
  const acceptedKey = new AcceptedKey((projectUid) => send(readClusterSearchInputs({ projectUid })));

  const exchangeIn =
    (slot: Slot): Exchange =>
    (context) =>
      makeRequest({ ...slot, context, rateLimiter: rateLimiters(context.request.path), silence });

  function sendThrough(exchange: Exchange): Send<SendOptions> {
    async function send(request: ServiceRequest, options: SendOptions = {}): Promise<ReceivedObject | undefined> {
      const context = { request, options, settings, outcomeUnknown: false };
      try {
        const response = await exchange(context);
        // Each caller parses a shared response, so that each gets its own object.
        const received = await receivedObject(context, response);
        acceptedKey.record(request);
        return received;
      } catch (reason) {
        // Also of what a callback throws, and of a bug.
        throw context.outcomeUnknown ? copyOf(asSpectroclusterError(reason), { outcomeUnknown: true }) : reason;
      }
    }
    return send as Send<SendOptions>;
  }

  const exchangeInOwnSlot: Exchange = (context) => useSlot((slot) => exchangeIn(slot)(context), context.options);
  const send = sendThrough(shareUntilSent(exchangeInOwnSlot));
  return {
    send,
    inSlot: (work, options = {}) => useSlot((slot) => work(sendThrough(exchangeIn(slot))), options),
    keyErrorIn: (target) => acceptedKey.errorIn(target),
  };
}

/**
 * Lets equal reads share one request until it is sent. A later read must not join it, because the response may be older
 * than a write that has finished since.
 */
function shareUntilSent(exchange: Exchange): Exchange {
  const unsentReads = new Map<string, Promise<HttpResponse>>();
  return (context) => {
    const { request, options } = context;
    const { isRead, path, projectUid, body } = request;
    if (!isRead || options.beforeAttempt !== undefined) return exchange(context);
    const key = JSON.stringify([path, projectUid, body, options]);
    const unsent = unsentReads.get(key);
    if (unsent) return unsent;
    const forget = () => {
      if (unsentReads.get(key) === read) unsentReads.delete(key);
    };
    const read = exchange({ ...context, options: { ...options, beforeAttempt: forget } }).finally(forget);
    unsentReads.set(key, read);
    return read;
  };
}
