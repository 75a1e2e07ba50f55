import type { Settings } from "../configuration/index.js";
import { readClusterSearchInputs } from "./clusterRequests.js";
import { Deadline } from "./deadline.js";
import type { HttpResponse, RequestContext } from "./httpErrors.js";
import type { ReceivedObject } from "./json.js";
import { KeyProof } from "./keyProof.js";
import { type RequestMeans, type RequestOptions, requestWithRetries } from "./request.js";
import { receivedObject } from "./response.js";
import type { ServiceReadRequest, ServiceRequest } from "./serviceRequest.js";
import { Traffic } from "./traffic.js";
import { createTransport, type Transport } from "./transport.js";

export type { ClusterTarget } from "./clusterRequests.js";
export type { ReceivedObject } from "./json.js";
export type { AttemptEffect, RequestOptions } from "./request.js";

/** Makes one request. The result is undefined if none is expected. */
export interface Send<Options = RequestOptions> {
  (request: ServiceReadRequest, options?: Options): Promise<ReceivedObject>;
  (request: ServiceRequest, options?: Options): Promise<ReceivedObject | undefined>;
}

/** Options for one concurrency slot. */
export interface SlotOptions {
  /** Includes the wait for the slot. Default: the setting `operationTimeoutSeconds`, which counts from the slot on. */
  timeoutSeconds?: number;
}

/** Sends operations. What it throws is a `SpectroclusterError`. */
export interface Client {
  /** Makes one request with its own concurrency slot and deadline. Equal reads share one request until it is sent. */
  send: Send<RequestOptions & SlotOptions>;
  /** Makes several requests in one concurrency slot under one deadline. */
  inSlot<T>(work: (send: Send) => Promise<T>, options?: SlotOptions): Promise<T>;
  /** Where the key is known to work. */
  readonly keyProof: KeyProof;
}

/** The settings in use and their client. */
export interface Connection {
  settings: Settings;
  client: Client;
}

/** A request and its response. */
interface Exchange {
  context: RequestContext;
  response: HttpResponse;
}

/**
 * Creates the client for one provider's settings. Nothing is loaded or sent before the first request.
 *
 * @param end - If it is aborted, nothing more is sent, and requests in flight are given up.
 * @param log - Shows a message about all requests.
 */
export function createClient(settings: Settings, end?: AbortSignal, log?: (message: string) => void): Client {
  // got and p-limit take most of the package's loading time, and a run without changes needs neither.
  let transport: Promise<Transport> | undefined;
  const unsentReads = new Map<string, Promise<Exchange>>();

  const traffic = new Traffic({
    maxRate: settings.maxRequestsPerSecond,
    onLimited: (part, rate) => log?.(limitedMessage(part, rate)),
  });

  async function withSlot<T>(work: (means: RequestMeans) => Promise<T>, { timeoutSeconds }: SlotOptions): Promise<T> {
    const ownDeadline = timeoutSeconds === undefined ? undefined : new Deadline(timeoutSeconds);
    transport ??= createTransport(settings);
    const { got, limit } = await transport;
    let isDue = true;
    return new Promise<T>((resolve, reject) => {
      const begin = async () => {
        if (!isDue) return;
        isDue = false;
        const deadline = ownDeadline ?? new Deadline(settings.operationTimeoutSeconds);
        await work({ got, traffic, deadline, end }).then(resolve, reject);
      };
      // Without a slot: its first request fails because of the deadline.
      ownDeadline?.signal.addEventListener("abort", begin, { once: true });
      limit(begin);
    });
  }

  async function exchange(means: RequestMeans, request: ServiceRequest, options: RequestOptions): Promise<Exchange> {
    const { omitServiceMessage } = options;
    const context: RequestContext = { request, settings, omitServiceMessage, outcomeUnknown: false };
    return { context, response: await requestWithRetries(means, context, options) };
  }

  function exchangeInSlot(request: ServiceRequest, options: RequestOptions & SlotOptions): Promise<Exchange> {
    return withSlot((means) => exchange(means, request, options), options);
  }

  /**
   * A later read must not join a request that was already sent, because the response may be older than a write that has
   * finished since.
   */
  function shareUntilSent(request: ServiceRequest, options: RequestOptions & SlotOptions): Promise<Exchange> {
    const key = JSON.stringify([request.path, request.projectUid, request.body, options]);
    const unsent = unsentReads.get(key);
    if (unsent) return unsent;
    const forget = () => {
      if (unsentReads.get(key) === read) unsentReads.delete(key);
    };
    const read = exchangeInSlot(request, { ...options, beforeAttempt: forget }).finally(forget);
    unsentReads.set(key, read);
    return read;
  }

  const send = createSend<RequestOptions & SlotOptions>((request, options) => {
    const isShareable = request.isRead && options.beforeAttempt === undefined;
    return isShareable ? shareUntilSent(request, options) : exchangeInSlot(request, options);
  }, recordSuccess);
  const keyProof = new KeyProof((projectUid) => send(readClusterSearchInputs({ projectUid })));

  function recordSuccess(request: ServiceRequest): void {
    keyProof.record(request);
  }

  return {
    send,
    keyProof,
    inSlot: (work, options = {}) =>
      withSlot((means) => work(createSend((request, each) => exchange(means, request, each), recordSuccess)), options),
  };
}

function limitedMessage(part: string, rate: number): string {
  const perSecond = rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
  return (
    `The service limits requests to ${part} (429). They are repeated, and sent more slowly: at the moment about ` +
    `${perSecond} a second.`
  );
}

function createSend<Options extends RequestOptions>(
  exchange: (request: ServiceRequest, options: Options | RequestOptions) => Promise<Exchange>,
  onSuccess: (request: ServiceRequest) => void,
): Send<Options> {
  async function send(request: ServiceReadRequest, options?: Options): Promise<ReceivedObject>;
  async function send(request: ServiceRequest, options?: Options): Promise<ReceivedObject | undefined>;
  async function send(request: ServiceRequest, options: Options | RequestOptions = {}) {
    // Each caller parses a shared response, so that each gets its own object.
    const { context, response } = await exchange(request, options);
    const received = await receivedObject(context, response);
    onSuccess(request);
    return received;
  }
  return send;
}
