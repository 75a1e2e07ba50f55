import { randomUUID } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { hostClusterConfigBody } from "./requestSchema.mjs";

/** One request as it arrived, with the status of its answer; 0 stands for a connection that was cut instead. */
export interface RecordedRequest {
  method: string;
  /** Path and query as they were on the wire, still encoded. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  status: number;
}

/** What goes wrong with requests instead of the usual answer. */
export interface Fault {
  /** How many requests it strikes. Default 1; `Infinity` until `recover` is called. */
  times?: number;
  /** Strikes only every so many-th of the requests that it could strike. Default 1. */
  every?: number;
  /** Strikes only requests whose path and query contain this text. */
  url?: string;
  /** Strikes only requests with this method. */
  method?: string;
  /** Carries the request out before anything else of the fault. Default false. */
  applied?: boolean;
  /** Milliseconds to wait first. */
  delay?: number;
  /** Cuts the connection instead of answering. */
  reset?: boolean;
  /** Cuts the connection in the middle of the answer's body. Default false. */
  torn?: boolean;
  /** Milliseconds between any two bytes of the answer's body, which are sent one by one then. */
  drip?: number;
  /** Status of the answer. */
  status?: number;
  /** Headers of the answer; a function gives those that depend on the time. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** Body of the answer: text and bytes as they are, anything else as JSON. */
  body?: unknown;
  /** Sends the body without Content-Type. Default false. */
  untyped?: boolean;
}

export interface EmulatorOptions {
  /** Keys that are accepted. Default one fresh key. */
  apiKeys?: string[];
  /** What a PATCH does to what was there: the reference does not say. Default `"replace"`. */
  patch?: "replace" | "merge";
  /** Port on loopback. Default one that the system picks. */
  port?: number;
  /** Serves https with these, as PEM text. */
  tls?: { key: string; cert: string };
  /** Beginning of every path, as behind a gateway: `/prefix`. Default none. */
  prefix?: string;
  /** Is told each request that has been answered. Default nobody. */
  onAnswer?: (request: RecordedRequest) => void;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Text as it is, anything else as JSON. */
  body?: unknown;
}

/** A cluster of the service. */
export interface Cluster {
  uid: string;
  /** The project it belongs to; requests scoped to another one do not see it. */
  projectUid?: string;
  hostClusterConfig?: Record<string, unknown>;
}

/** A virtual machine in a cluster. */
export interface Machine {
  clusterUid: string;
  name: string;
  namespace: string;
  /** What the service answers: an object, or JSON text that is sent as it is. */
  body: object | string;
}

/**
 * The service, as its reference describes it and as suspicious as a real one: a request that is not exactly right is
 * refused. Shares no code with the client.
 */
export class Emulator {
  readonly requests: RecordedRequest[] = [];
  readonly clusters = new Map<string, Cluster>();
  readonly apiKeys: string[];
  readonly machines: Machine[] = [];
  /** Headers of every answer beside its own: another `date` than the real one. */
  readonly headers: Record<string, string> = {};
  /** What the cluster search filter can be asked for. */
  searchInputs: object = { inputs: {} };
  readonly #patch: "replace" | "merge";
  readonly #server: FastifyInstance;
  readonly #faults: ActiveFault[] = [];
  #baseUrl = "";
  #connections = 0;
  /** Connections that are open. */
  #open = 0;
  /** Most connections that were open at the same time. */
  peakConnections = 0;
  /** Records of the requests that have no answer yet. */
  readonly #underWay = new Map<FastifyRequest, RecordedRequest>();
  /** Most requests that were under way at the same time. */
  peakUnderWay = 0;

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
      socket.on("close", () => {
        this.#open -= 1;
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

  /** A key that is accepted. */
  get apiKey(): string {
    return this.apiKeys[0] as string;
  }

  /** How many connections were opened. */
  get connections(): number {
    return this.#connections;
  }

  /** How many requests somebody waits for an answer to. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /** The requests that ask for a change. */
  get patches(): RecordedRequest[] {
    return this.requests.filter(({ method }) => method === "PATCH");
  }

  addCluster(...clusters: Cluster[]): void {
    for (const cluster of clusters) this.clusters.set(cluster.uid, cluster);
  }

  /** Makes requests to come go wrong. Faults strike in the order in which they were given. */
  fail(...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ fault, met: 0, struck: 0 })));
  }

  /** The same, and holds those requests until the function that it gives back is called. */
  hold(...faults: Fault[]): () => void {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.fail(...faults.map((fault) => ({ ...fault, until })));
    return release;
  }

  /** Ends all faults. */
  recover(): void {
    this.#faults.length = 0;
  }

  #record(options: EmulatorOptions): void {
    // From the first moment on, so that a request whose body never comes, or is none, is on record too.
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
      // The hook onRequestAbort does not tell of a client that goes away once its request has come as a whole.
      reply.raw.once("close", () => this.#underWay.delete(request));
    });
    this.#server.addHook("preHandler", async (request) => {
      const record = this.#underWay.get(request);
      if (record) record.body = structuredClone(request.body);
    });
    this.#server.addHook("onSend", async (_request, reply) => {
      reply.headers(this.headers);
    });
    this.#server.addHook("onResponse", async (request, reply) => {
      const record = this.#underWay.get(request);
      this.#underWay.delete(request);
      if (record === undefined) return;
      record.status = reply.statusCode;
      options.onAnswer?.(record);
    });
  }

  #routes(): void {
    type ClusterRequest = FastifyRequest<{
      Params: { uid: string };
      Body: { hostClusterConfig: Cluster["hostClusterConfig"] };
    }>;

    this.#server.patch(
      "/v1/spectroclusters/:uid/clusterConfig/hostCluster",
      { schema: { body: hostClusterConfigBody }, attachValidation: true },
      (request, reply) =>
        this.#withFaults(request, reply, () => {
          const { params, body, validationError } = request as ClusterRequest;
          if (!request.headers["content-type"]?.startsWith("application/json")) {
            return refusal(415, "UnsupportedMediaType", "The body must be application/json");
          }
          const found = this.#visibleCluster(request, params.uid);
          if ("status" in found) return found;
          if (validationError) return refusal(422, "InvalidBody", validationError.message);
          const { hostClusterConfig = {} } = body;
          found.hostClusterConfig =
            this.#patch === "merge" ? merge(found.hostClusterConfig, hostClusterConfig) : hostClusterConfig;
          return { status: 204 };
        }),
    );

    this.#server.get("/v1/spectroclusters/:uid", (request, reply) =>
      this.#withFaults(request, reply, () => {
        const found = this.#visibleCluster(request, (request.params as { uid: string }).uid);
        if ("status" in found) return found;
        const { uid, hostClusterConfig } = found;
        return json({ metadata: { name: uid, uid }, spec: { clusterConfig: { hostClusterConfig } }, status: {} });
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
        if (!namespace) return refusal(400, "InvalidQuery", "The query parameter namespace is required");
        const machine = this.machines.find(
          ({ clusterUid, ...other }) =>
            clusterUid === params.uid && other.name === params.vmName && other.namespace === namespace,
        );
        if (!machine) {
          return refusal(404, "ResourceNotFound", `Virtual machine ${namespace}/${params.vmName} is not found`);
        }
        return json(machine.body);
      }),
    );

    this.#server.get("/v1/dashboard/spectroclusters/search/input", (request, reply) =>
      this.#withFaults(request, reply, () => this.#refusedKey(request) ?? json(this.searchInputs)),
    );

    this.#server.setNotFoundHandler((_request, reply) =>
      reply.code(404).type("text/html").send("<html><body>404 page not found</body></html>"),
    );
    this.#server.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
      send(reply, refusal(error.statusCode ?? 500, "BadRequest", error.message)),
    );
  }

  /** The cluster, or the refusal where key or project do not allow it to be seen. */
  #visibleCluster(request: FastifyRequest, uid: string): Cluster | Answer {
    const refused = this.#refusedKey(request);
    if (refused) return refused;
    const { projectuid } = request.headers;
    const cluster = this.clusters.get(uid);
    if (!cluster || (cluster.projectUid !== undefined && cluster.projectUid !== projectuid)) {
      return refusal(404, "ResourceNotFound", `Cluster ${uid} is not found`);
    }
    return cluster;
  }

  #refusedKey(request: FastifyRequest): Answer | undefined {
    const { apikey } = request.headers;
    if (typeof apikey === "string" && this.apiKeys.includes(apikey)) return undefined;
    return refusal(401, "InvalidApiKey", "The API key is not valid");
  }

  async #withFaults(request: FastifyRequest, reply: FastifyReply, handle: () => Answer): Promise<FastifyReply> {
    const fault = this.#nextFault(request.method, request.raw.url ?? "");
    if (!fault) return send(reply, handle());
    const early = fault.applied ? handle() : undefined;
    await fault.until;
    if (fault.delay) await setTimeout(fault.delay);
    const goesWrong = fault.reset || fault.status !== undefined;
    const usual = early ?? (goesWrong ? undefined : handle());
    if (fault.reset) {
      this.#underWay.delete(request);
      request.raw.socket.destroy();
      return reply.hijack();
    }
    const headers = typeof fault.headers === "function" ? fault.headers() : fault.headers;
    const body = fault.body ?? errorBody("Fault", "The emulator was told to fail");
    const answer = usual && fault.status === undefined ? usual : { status: fault.status ?? 500, headers, body };
    if (fault.untyped) return sendUntyped(reply, answer);
    if (fault.drip) return this.#drip(request, reply, answer, fault.drip);
    return fault.torn ? this.#tear(request, reply, answer) : send(reply, answer);
  }

  /** Announces the whole body, sends half of it and cuts the connection. */
  #tear(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
    this.#underWay.delete(request);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    reply.raw.writeHead(status, { ...headers, "content-length": Buffer.byteLength(text) });
    reply.raw.write(text.slice(0, text.length / 2), () => request.raw.socket.destroy());
    return reply.hijack();
  }

  /** Sends the body byte by byte, for as long as somebody listens. */
  #drip(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Answer, pause: number): FastifyReply {
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
      .finally(() => this.#underWay.delete(request));
    return reply.hijack();
  }

  #nextFault(method: string, url: string): ActiveFault["fault"] | undefined {
    const index = this.#faults.findIndex((active) => {
      const { fault } = active;
      if (!url.includes(fault.url ?? "") || method !== (fault.method ?? method)) return false;
      active.met += 1;
      return active.met % (fault.every ?? 1) === 0;
    });
    const active = this.#faults[index];
    if (!active) return undefined;
    active.struck += 1;
    if (active.struck === (active.fault.times ?? 1)) this.#faults.splice(index, 1);
    return active.fault;
  }
}

/** A fault, how many requests it could have struck, and how many it did. */
interface ActiveFault {
  /** With what it waits for first. */
  fault: Fault & { until?: Promise<void> };
  met: number;
  struck: number;
}

/** @param body - An object, or JSON text that is sent as it is. */
function json(body: object | string): Answer {
  return { status: 200, headers: { "content-type": "application/json" }, body };
}

function errorBody(code: string, message: string): object {
  return { code, message, details: "", ref: randomUUID() };
}

function refusal(status: number, code: string, message: string): Answer {
  return { status, body: errorBody(code, message) };
}

function send(reply: FastifyReply, { status, headers = {}, body }: Answer): FastifyReply {
  if (typeof body === "string" && headers["content-type"] === undefined) reply.type("text/html");
  return reply.code(status).headers(headers).send(body);
}

/** Fastify always adds a Content-Type to a body. */
function sendUntyped(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
  return reply;
}

/** A merge by members: what the change does not name stays, lists are replaced as a whole. */
function merge(current: unknown, change: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...(current as object | undefined) };
  for (const [name, value] of Object.entries(change)) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    merged[name] = isObject ? merge(merged[name], value as Record<string, unknown>) : value;
  }
  return merged;
}
