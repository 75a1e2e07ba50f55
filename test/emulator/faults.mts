import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** A fault that replaces the usual response. */
export interface Fault {
  /** Number of affected requests. Default 1; `Infinity` lasts until `recover` is called. */
  times?: number;
  /** Affects only every n-th matching request. Default 1. */
  every?: number;
  /** Affects only requests whose path and query contain this text, or match. */
  url?: string | RegExp;
  /** Affects only requests with this method. */
  method?: string;
  /** Executes the request before the fault. Default false. */
  applied?: boolean;
  /** Milliseconds to wait before the fault. */
  delay?: number;
  /** Sends no response, and calls this when the request has arrived. */
  lost?: () => void;
  /** Closes the connection without a response. */
  reset?: boolean;
  /** Closes the connection in the middle of the response body. Default false. */
  torn?: boolean;
  /** Sends the response body byte by byte, with this pause in milliseconds. */
  drip?: number;
  /** Status of the response. */
  status?: number;
  /** Headers of the response. A function is called for each response. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** Body of the response: text and bytes unchanged, other values as JSON. */
  body?: unknown;
  /** Sends only the headers of the fault, also those that a status does not allow. Default false. */
  untyped?: boolean;
}

/** A fault with the promise that its requests wait for, and the number of matching and of affected requests. */
export interface ActiveFault {
  fault: Fault & { until?: Promise<unknown> };
  matched: number;
  affected: number;
}

interface Response {
  status: number;
  headers?: Record<string, string>;
  /** Text unchanged, other values as JSON. */
  body?: unknown;
}

/** The fault of a request, if there is one. Removes it after its last request. */
export function takeFault(faults: ActiveFault[], method: string, requested: string): ActiveFault["fault"] | undefined {
  const index = faults.findIndex((active) => {
    const { url = "", every = 1, ...fault } = active.fault;
    const isUrl = url instanceof RegExp ? url.test(requested) : requested.includes(url);
    if (!isUrl || method !== (fault.method ?? method)) return false;
    active.matched += 1;
    return active.matched % every === 0;
  });
  const active = faults[index];
  if (!active) return undefined;
  active.affected += 1;
  if (active.affected === (active.fault.times ?? 1)) faults.splice(index, 1);
  return active.fault;
}

/** Responds with a fault. `execute` returns the body of the usual response. */
export async function sendFault(
  reply: FastifyReply,
  { applied, lost, until, delay, reset, torn, drip, untyped, ...fault }: ActiveFault["fault"],
  execute: () => object | string | undefined,
): Promise<FastifyReply> {
  const executed = applied ? usual(execute()) : undefined;
  if (lost) {
    lost();
    return reply.hijack();
  }
  await until;
  if (delay) await setTimeout(delay);
  if (reset) {
    reply.raw.destroy();
    return reply.hijack();
  }
  const { status, body = errorBody("Fault", "Injected fault") } = fault;
  const headers = typeof fault.headers === "function" ? fault.headers() : fault.headers;
  const response =
    status === undefined ? (executed ?? usual(execute())) : { status, ...(headers && { headers }), body };
  return untyped || drip || torn ? sendRaw(reply, response, torn, drip) : send(reply, response);
}

/** A response that succeeds. JSON text is sent unchanged. */
export function usual(body: object | string | undefined): Response {
  return body === undefined ? { status: 204 } : { status: 200, headers: { "content-type": "application/json" }, body };
}

export function send(reply: FastifyReply, { status, headers = {}, body }: Response): FastifyReply {
  if (typeof body === "string" && headers["content-type"] === undefined) reply.type("text/html");
  return reply.code(status).headers(headers).send(body);
}

/** Sends exactly these headers, to which Fastify would add, and then the body as a whole, half of it, or byte by byte. */
function sendRaw(reply: FastifyReply, { status, headers, body }: Response, torn = false, pause = 0): FastifyReply {
  const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  const { raw } = reply.hijack();
  raw.writeHead(status, { ...headers, ...(torn && { "content-length": bytes.length }) });
  const drip = async () => {
    for (const byte of bytes) {
      raw.write(Buffer.of(byte));
      await setTimeout(pause);
    }
    raw.end();
  };
  if (torn) raw.write(bytes.subarray(0, bytes.length / 2), () => raw.destroy());
  else if (pause > 0) void drip();
  else raw.end(bytes);
  return reply;
}

/** An error response of the service. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The body of an error response. */
export function errorBody(code: string, message: string): object {
  return { code, message, details: "", ref: randomUUID() };
}
