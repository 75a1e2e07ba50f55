import type { Got } from "got";
import type { Settings } from "../configuration.js";
import { Deadline } from "./deadline.js";
import type { HttpResponse, RequestContext } from "./httpErrors.js";
import type { ReceivedObject } from "./json.js";
import type { Operation, ReadOperation } from "./operation.js";
import { type RequestOptions, request } from "./request.js";
import { validateResponse } from "./response.js";
import { createTransport, type Transport } from "./transport.js";

export type { ReceivedObject } from "./json.js";
export type { ClusterTarget } from "./operations.js";
export type { RequestOptions } from "./request.js";

/** Makes one request. The result is undefined if the operation expects no content. */
export interface Send<Options = RequestOptions> {
  (operation: ReadOperation, options?: Options): Promise<ReceivedObject>;
  (operation: Operation, options?: Options): Promise<ReceivedObject | undefined>;
}

/** Options for one concurrency slot. */
export interface SlotOptions {
  /** Default: the setting `operationTimeoutSeconds`. */
  timeoutSeconds?: number;
}

/** Sends operations. What it throws is a `SpectroclusterError`. */
export interface Client {
  /** Makes one request with its own concurrency slot and deadline. Equal reads share one request until it is sent. */
  send: Send<RequestOptions & SlotOptions>;
  /** Makes several requests in one concurrency slot under one deadline. */
  run<T>(work: (send: Send) => Promise<T>, options?: SlotOptions): Promise<T>;
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
 */
export function createClient(settings: Settings, end?: AbortSignal): Client {
  // got and p-limit take most of the package's loading time, and a run without changes needs neither.
  let transport: Promise<Transport> | undefined;
  const unsentReads = new Map<string, Promise<Exchange>>();

  async function inSlot<T>(
    work: (got: Got, deadline: Deadline) => Promise<T>,
    { timeoutSeconds = settings.operationTimeoutSeconds }: SlotOptions,
  ): Promise<T> {
    transport ??= createTransport(settings);
    const { got, limit } = await transport;
    return limit(() => work(got, new Deadline(timeoutSeconds)));
  }

  async function exchange(
    got: Got,
    deadline: Deadline,
    operation: Operation,
    options: RequestOptions,
  ): Promise<Exchange> {
    const { omitServiceMessage } = options;
    const context: RequestContext = { operation, settings, omitServiceMessage, outcomeUnknown: false };
    return { context, response: await request(got, context, options, deadline, end) };
  }

  function exchangeInSlot(operation: Operation, options: RequestOptions & SlotOptions): Promise<Exchange> {
    return inSlot((got, deadline) => exchange(got, deadline, operation, options), options);
  }

  /**
   * A later read must not join a request that was already sent, because the response may be older than a write that has
   * finished since.
   */
  function shareUntilSent(operation: Operation, options: RequestOptions & SlotOptions): Promise<Exchange> {
    const key = JSON.stringify([operation.path, operation.projectUid, options]);
    const unsent = unsentReads.get(key);
    if (unsent) return unsent;
    const forget = () => {
      if (unsentReads.get(key) === read) unsentReads.delete(key);
    };
    const read = exchangeInSlot(operation, { ...options, beforeAttempt: forget }).finally(forget);
    unsentReads.set(key, read);
    return read;
  }

  return {
    send: createSend((operation, options) => {
      const isShareable = operation.method === "GET" && options.beforeAttempt === undefined;
      return isShareable ? shareUntilSent(operation, options) : exchangeInSlot(operation, options);
    }),
    run: (work, options = {}) =>
      inSlot(
        (got, deadline) => work(createSend((operation, each) => exchange(got, deadline, operation, each))),
        options,
      ),
  };
}

function createSend<Options extends RequestOptions>(
  exchange: (operation: Operation, options: Options | RequestOptions) => Promise<Exchange>,
): Send<Options> {
  async function send(operation: ReadOperation, options?: Options): Promise<ReceivedObject>;
  async function send(operation: Operation, options?: Options): Promise<ReceivedObject | undefined>;
  async function send(operation: Operation, options: Options | RequestOptions = {}) {
    // Each caller parses a shared response, so that each gets its own object.
    const { context, response } = await exchange(operation, options);
    return validateResponse(context, response);
  }
  return send;
}
