import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { pipeline } from "node:stream/promises";
import { setImmediate, setTimeout } from "node:timers/promises";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type Cluster, clusterBody, clusterSummary } from "./clusters.mjs";
import { pageOf, type Search, searchedClusters, searchSchema } from "./lists.mjs";
import { RateLimiter, type RateLimits } from "./rateLimits.mjs";
import { hostClusterConfigBody } from "./requestSchema.mjs";

export type { Cluster } from "./clusters.mjs";

/** A received request with the status of its response, or 0 if the connection was closed instead. */
export interface RecordedRequest {
  method: string;
  /** Encoded path and query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  /** The body as received, if it is JSON. */
  text?: string;
  status: number;
}

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
  /** Sends the body without Content-Type. Default false. */
  untyped?: boolean;
}

export interface EmulatorOptions {
  /** Valid keys. Default: one random key. */
  apiKeys?: string[];
  /** Whether a PATCH replaces or merges, which the reference leaves open. Default `"replace"`. */
  patch?: "replace" | "merge";
  /** Port on loopback. Default: any free port. */
  port?: number;
  /** Serves https with these, as PEM text. */
  tls?: { key: string; cert: string };
  /** Beginning of every path, as behind a gateway: `/prefix`. Default none. */
  prefix?: string;
  /** Limits beyond which requests are refused with 429. Default: none. */
  rateLimits?: RateLimits;
  /** Called after each response. */
  onResponse?: (request: RecordedRequest) => void;
}

interface Response {
  status: number;
  headers?: Record<string, string>;
  /** Text unchanged, other values as JSON. */
  body?: unknown;
}

/** A virtual machine in a cluster. */
export interface Machine {
  clusterUid: string;
  name: string;
  namespace: string;
  /** Response body: an object, or JSON text that is sent unchanged. */
  body: object | string;
}

/**
 * An emulator of the service, written from its reference. It rejects every invalid request, and shares no code with the
 * client.
 */
export class Emulator {
  readonly requests: RecordedRequest[] = [];
  readonly clusters = new Map<string, Cluster>();
  /** Names of the projects by UID. If there are none, every `ProjectUid` is accepted. */
  readonly projects = new Map<string, string>();
  readonly apiKeys: string[];
  readonly machines: Machine[] = [];
  /** Additional headers of every response, such as a wrong `date`. */
  readonly headers: Record<string, string> = {};
  /** Whether a wrong key gets the response of an object that does not exist, instead of 401. */
  hidesWrongKeys = false;
  /** Whether configurations may have members that the reference does not have. */
  acceptsUnknownMembers = false;
  /** The inputs of the cluster search filter. */
  searchInputs: object = { inputs: {} };
  readonly #patch: "replace" | "merge";
  readonly #server: FastifyInstance;
  readonly #faults: ActiveFault[] = [];
  #baseUrl = "";
  #connections = 0;
  /** Number of open connections. */
  #open = 0;
  /** Maximum number of open connections. */
  peakConnections = 0;
  /** The requests without a response. */
  readonly #underWay = new Map<FastifyRequest, RecordedRequest>();
  /** Maximum number of requests in flight. */
  peakUnderWay = 0;
  /** Emits `change` with each connection, request and response. */
  readonly #events = new EventEmitter().setMaxListeners(0);

  private constructor(options: EmulatorOptions) {
    this.apiKeys = options.apiKeys ?? [`key-${randomUUID()}`];
    this.#patch = options.patch ?? "replace";
    const { prefix = "" } = options;
    this.#server = fastify({
      rewriteUrl: ({ url = "" }) => (url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : "/not-found"),
      https: options.tls ?? null,
      forceCloseConnections: true,
      ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    });
    this.#server.server.on("connection", (socket) => {
      this.#connections += 1;
      this.#open += 1;
      this.peakConnections = Math.max(this.peakConnections, this.#open);
      this.#changed();
      socket.on("close", () => {
        this.#open -= 1;
        this.#changed();
      });
    });
    this.#record(options);
    this.#routes();
  }

  static async start(options: EmulatorOptions = {}): Promise<Emulator> {
    const emulator = new Emulator(options);
    emulator.#baseUrl = await emulator.#server.listen({ host: "127.0.0.1", port: options.port ?? 0 });
    return emulator;
  }

  async stop(): Promise<void> {
    await this.#server.close();
  }

  get baseUrl(): string {
    return this.#baseUrl;
  }

  /** A valid key. */
  get apiKey(): string {
    return this.apiKeys[0] as string;
  }

  /** Number of connections since the start. */
  get connections(): number {
    return this.#connections;
  }

  /** Number of requests in flight. */
  get underWay(): number {
    return this.#underWay.size;
  }

  get patches(): RecordedRequest[] {
    return this.requests.filter(({ method }) => method === "PATCH");
  }

  addCluster(...clusters: Cluster[]): void {
    for (const cluster of clusters) this.clusters.set(cluster.uid, cluster);
  }

  /** Adds faults for later requests. They apply in this order. */
  fail(...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ fault, matched: 0, affected: 0 })));
  }

  /** Adds faults whose requests wait until the returned function is called. */
  hold(...faults: Fault[]): () => void {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.fail(...faults.map((fault) => ({ ...fault, until })));
    return release;
  }

  /** Waits until a condition about connections, requests or responses is met. */
  async until(isMet: (emulator: this) => boolean): Promise<void> {
    while (!isMet(this)) {
      await once(this.#events, "change");
      // A request that has arrived is handled by then.
      await setImmediate();
    }
  }

  /**
   * Waits until no request is in flight, and until a client in this process has read the responses and sent what follows
   * from them.
   */
  async settled(): Promise<void> {
    for (let turns = 0; turns < TURNS_OF_A_CLIENT; turns += 1) {
      await setImmediate();
      if (this.underWay === 0) continue;
      await this.until(({ underWay }) => underWay === 0);
      turns = 0;
    }
  }

  /** Forgets everything that a test has stored, recorded or made fail. */
  reset(): void {
    this.recover();
    this.clusters.clear();
    this.projects.clear();
    this.requests.length = 0;
    this.machines.length = 0;
    this.peakUnderWay = 0;
  }

  /** Ends all faults. */
  recover(): void {
    this.#faults.length = 0;
  }

  #ended(request: FastifyRequest): void {
    this.#underWay.delete(request);
    this.#changed();
  }

  #changed(): void {
    this.#events.emit("change");
  }

  #record(options: EmulatorOptions): void {
    // This hook also records requests whose body is invalid or never arrives.
    this.#server.addHook("onRequest", async (request, reply) => {
      const record: RecordedRequest = {
        method: request.method,
        url: request.originalUrl,
        headers: { ...request.headers },
        body: undefined,
        status: 0,
      };
      this.requests.push(record);
      this.#underWay.set(request, record);
      this.peakUnderWay = Math.max(this.peakUnderWay, this.#underWay.size);
      // The hook onRequestAbort is not called if the client disconnects after its complete request.
      reply.raw.once("close", () => this.#ended(request));
      this.#changed();
    });
    this.#server.addContentTypeParser(
      "application/json",
      { parseAs: "string" },
      async (request: FastifyRequest, text: string) => {
        const record = this.#underWay.get(request);
        if (record) record.text = text;
        try {
          return JSON.parse(text);
        } catch (error) {
          throw Object.assign(error as Error, { statusCode: 400 });
        }
      },
    );
    const limiter = options.rateLimits && new RateLimiter(options.rateLimits);
    this.#server.addHook("onRequest", async (request, reply) => {
      if (limiter?.accepts(request.raw.url ?? "") ?? true) return undefined;
      return send(reply, errorResponse(429, "TooManyRequests", "Too many requests"));
    });
    this.#server.addHook("preHandler", async (request) => {
      const record = this.#underWay.get(request);
      if (record) record.body = structuredClone(request.body);
      this.#changed();
    });
    this.#server.addHook("onSend", async (_request, reply) => {
      reply.headers(this.headers);
    });
    this.#server.addHook("onResponse", async (request, reply) => {
      const record = this.#underWay.get(request);
      this.#underWay.delete(request);
      if (record !== undefined) {
        record.status = reply.statusCode;
        options.onResponse?.(record);
      }
      this.#changed();
    });
  }

  #routes(): void {
    type ClusterRequest = FastifyRequest<{
      Params: { uid: string };
      Body: { hostClusterConfig: Record<string, unknown> };
    }>;

    this.#server.patch(
      "/v1/spectroclusters/:uid/clusterConfig/hostCluster",
      { schema: { body: hostClusterConfigBody }, attachValidation: true },
      (request, reply) =>
        this.#withFaults(request, reply, () => {
          const { params, body, validationError } = request as ClusterRequest;
          if (!request.headers["content-type"]?.startsWith("application/json")) {
            return errorResponse(415, "UnsupportedMediaType", "The body must be application/json");
          }
          const found = this.#visibleCluster(request, params.uid);
          if ("status" in found) return found;
          if (found.state === "Deleted") return errorResponse(400, "InvalidState", `Cluster ${found.uid} is deleted`);
          const problems = validationError?.validation.filter(
            ({ keyword }: { keyword?: string }) => keyword !== "additionalProperties" || !this.acceptsUnknownMembers,
          );
          if (validationError && problems?.length !== 0)
            return errorResponse(422, "InvalidBody", validationError.message);
          const { hostClusterConfig = {} } = body;
          found.hostClusterConfig =
            this.#patch === "merge" ? merge(found.hostClusterConfig, hostClusterConfig) : hostClusterConfig;
          return { status: 204 };
        }),
    );

    this.#server.get("/v1/spectroclusters/:uid", (request, reply) =>
      this.#withFaults(request, reply, () => {
        const found = this.#visibleCluster(request, (request.params as { uid: string }).uid);
        return "status" in found ? found : json(clusterBody(found));
      }),
    );

    type MachineRequest = FastifyRequest<{
      Params: { uid: string; vmName: string };
      Querystring: { namespace?: string };
    }>;

    this.#server.get("/v1/spectroclusters/:uid/vms/:vmName", (request, reply) =>
      this.#withFaults(request, reply, () => {
        const { params, query } = request as MachineRequest;
        const found = this.#visibleCluster(request, params.uid);
        if ("status" in found) return found;
        const { namespace } = query;
        if (!namespace) return errorResponse(400, "InvalidQuery", "The query parameter namespace is required");
        const machine = this.machines.find(
          ({ clusterUid, ...other }) =>
            clusterUid === params.uid && other.name === params.vmName && other.namespace === namespace,
        );
        if (!machine) {
          return errorResponse(404, "ResourceNotFound", `Virtual machine ${namespace}/${params.vmName} is not found`);
        }
        return json(machine.body);
      }),
    );

    this.#server.get("/v1/spectroclusters/:uid/vms", (request, reply) =>
      this.#withFaults(request, reply, () => {
        const { params, query } = request as FastifyRequest<{
          Params: { uid: string };
          Querystring: { namespace?: string; limit?: string; continue?: string };
        }>;
        const found = this.#visibleCluster(request, params.uid);
        if ("status" in found) return found;
        const namespaces = query.namespace?.split(",");
        const machines = this.machines.filter(
          ({ clusterUid, namespace }) => clusterUid === params.uid && (namespaces?.includes(namespace) ?? true),
        );
        const page = pageOf(machines, query);
        if (typeof page === "string") return errorResponse(400, "InvalidQuery", page);
        // Bodies that are text contain integers that JavaScript cannot represent.
        const bodies = page.items.map(({ body }) => (typeof body === "string" ? body : JSON.stringify(body)));
        const items = bodies.length === 0 ? "null" : `[${bodies.join(",")}]`;
        const metadata = JSON.stringify({ continue: page.next });
        return json(`{"apiVersion":"v1","kind":"VirtualMachineList","items":${items},"metadata":${metadata}}`);
      }),
    );

    this.#server.post("/v1/dashboard/spectroclusters/search", (request, reply) =>
      this.#withFaults(request, reply, () => {
        const { body, query, headers } = request as FastifyRequest<{
          Body: Search;
          Querystring: { limit?: string; continue?: string };
        }>;
        const error = this.#accessError(request);
        if (error) return error;
        const scope = headers["projectuid"];
        const visible = [...this.clusters.values()].filter(
          ({ projectUid }) => scope === undefined || projectUid === scope,
        );
        const found = searchedClusters(visible, body);
        if (typeof found === "string") return errorResponse(400, "InvalidFilter", found);
        const page = pageOf(found, query);
        if (typeof page === "string") return errorResponse(400, "InvalidQuery", page);
        const listmeta = { continue: page.next, count: found.length, limit: 50, offset: 0 };
        return json({ items: page.items.map((cluster) => clusterSummary(cluster, this.projects)), listmeta });
      }),
    );

    this.#server.get("/v1/dashboard/spectroclusters/search/schema", (request, reply) =>
      this.#withFaults(request, reply, () => this.#accessError(request) ?? json(searchSchema())),
    );

    this.#server.get("/v1/dashboard/spectroclusters/search/input", (request, reply) =>
      this.#withFaults(request, reply, () => this.#accessError(request) ?? json(this.searchInputs)),
    );

    this.#server.setNotFoundHandler((_request, reply) =>
      reply.code(404).type("text/html").send("<html><body>404 page not found</body></html>"),
    );
    this.#server.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
      send(reply, errorResponse(error.statusCode ?? 500, "BadRequest", error.message)),
    );
  }

  /** The cluster, or an error response if the key or the project is wrong, or the project does not contain the cluster. */
  #visibleCluster(request: FastifyRequest, uid: string): Cluster | Response {
    const error = this.#accessError(request);
    if (error) return error;
    const { projectuid } = request.headers;
    const cluster = this.clusters.get(uid);
    if (!cluster || (cluster.projectUid !== undefined && cluster.projectUid !== projectuid)) {
      return errorResponse(404, "ResourceNotFound", `Cluster ${uid} is not found`);
    }
    return cluster;
  }

  #accessError({ headers: { apikey, projectuid } }: FastifyRequest): Response | undefined {
    if (typeof apikey !== "string" || !this.apiKeys.includes(apikey)) {
      if (this.hidesWrongKeys) return errorResponse(404, "ResourceNotFound", `API key ${apikey} is not found`);
      return errorResponse(401, "InvalidApiKey", "The API key is not valid");
    }
    if (projectuid === undefined || this.projects.size === 0 || this.projects.has(String(projectuid))) return undefined;
    // A key has permissions in projects, so it has none in one that does not exist.
    return errorResponse(403, "Forbidden", `The API key has no permission in project ${projectuid}`);
  }

  async #withFaults(request: FastifyRequest, reply: FastifyReply, handle: () => Response): Promise<FastifyReply> {
    const fault = this.#nextFault(request.method, request.raw.url ?? "");
    if (!fault) return send(reply, handle());
    const early = fault.applied ? handle() : undefined;
    if (fault.lost) {
      fault.lost();
      return reply.hijack();
    }
    await fault.until;
    if (fault.delay) await setTimeout(fault.delay);
    const isFailure = fault.reset || fault.status !== undefined;
    const usual = early ?? (isFailure ? undefined : handle());
    if (fault.reset) {
      this.#ended(request);
      request.raw.socket.destroy();
      return reply.hijack();
    }
    const headers = typeof fault.headers === "function" ? fault.headers() : fault.headers;
    const body = fault.body ?? errorBody("Fault", "Injected fault");
    const response = usual && fault.status === undefined ? usual : { status: fault.status ?? 500, headers, body };
    if (fault.untyped) return sendUntyped(reply, response);
    if (fault.drip) return this.#drip(request, reply, response, fault.drip);
    return fault.torn ? this.#tear(request, reply, response) : send(reply, response);
  }

  /** Sends half of the body and closes the connection. */
  #tear(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
    this.#ended(request);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    reply.raw.writeHead(status, { ...headers, "content-length": Buffer.byteLength(text) });
    reply.raw.write(text.slice(0, text.length / 2), () => request.raw.socket.destroy());
    return reply.hijack();
  }

  /** Sends the body byte by byte until the client disconnects. */
  #drip(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, headers, body }: Response,
    pause: number,
  ): FastifyReply {
    const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
    const dripping = async function* () {
      for (const byte of bytes) {
        yield Buffer.of(byte);
        await setTimeout(pause);
      }
    };
    reply.raw.writeHead(status, headers);
    pipeline(dripping, reply.raw)
      .catch(() => {})
      .finally(() => this.#ended(request));
    return reply.hijack();
  }

  #nextFault(method: string, url: string): ActiveFault["fault"] | undefined {
    const index = this.#faults.findIndex((active) => {
      const { fault } = active;
      const { url: wanted = "" } = fault;
      if (!(wanted instanceof RegExp ? wanted.test(url) : url.includes(wanted)) || method !== (fault.method ?? method))
        return false;
      active.matched += 1;
      return active.matched % (fault.every ?? 1) === 0;
    });
    const active = this.#faults[index];
    if (!active) return undefined;
    active.affected += 1;
    if (active.affected === (active.fault.times ?? 1)) this.#faults.splice(index, 1);
    return active.fault;
  }
}

/** More turns of the event loop than a client in this process needs to connect, or to read a response. */
const TURNS_OF_A_CLIENT = 20;

/** A fault with the number of matching and of affected requests. */
interface ActiveFault {
  /** With the promise that its requests wait for. */
  fault: Fault & { until?: Promise<void> };
  matched: number;
  affected: number;
}

/** @param body - An object, or JSON text that is sent unchanged. */
function json(body: object | string): Response {
  return { status: 200, headers: { "content-type": "application/json" }, body };
}

function errorBody(code: string, message: string): object {
  return { code, message, details: "", ref: randomUUID() };
}

function errorResponse(status: number, code: string, message: string): Response {
  return { status, body: errorBody(code, message) };
}

function send(reply: FastifyReply, { status, headers = {}, body }: Response): FastifyReply {
  if (typeof body === "string" && headers["content-type"] === undefined) reply.type("text/html");
  return reply.code(status).headers(headers).send(body);
}

/** Fastify always adds a Content-Type to a body. */
function sendUntyped(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
  return reply;
}

/** What a service that merges has after a change: objects are merged recursively, lists replaced. */
export function merge(current: unknown, change: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...(current as object | undefined) };
  for (const [name, value] of Object.entries(change)) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    merged[name] = isObject ? merge(merged[name], value as Record<string, unknown>) : value;
  }
  return merged;
}
