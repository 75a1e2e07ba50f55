import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { setImmediate } from "node:timers/promises";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Cluster } from "./clusters.mjs";
import { type ActiveFault, type Fault, Refusal } from "./faults.mjs";
import { type RateLimits, rateLimiter } from "./rateLimits.mjs";
import { addRoutes } from "./routes.mjs";

export type { Cluster } from "./clusters.mjs";
export type { Fault } from "./faults.mjs";

/** A received request with the status of its response, or 0 if the connection was closed instead. */
export interface RecordedRequest {
  method: string;
  /** Encoded path and query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  status: number;
  /** The body of the response, unless a fault has sent it in its own way. */
  response?: string;
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
  /** Whether configurations may have properties that the reference does not have. */
  acceptsUnknownMembers = false;
  /** The inputs of the cluster search filter. */
  searchInputs: object = { inputs: {} };
  readonly #server: FastifyInstance;
  readonly #faults: ActiveFault[] = [];
  baseUrl = "";
  /** Number of connections since the start. */
  connections = 0;
  /** The requests without a response. */
  readonly #underWay = new Map<FastifyRequest, RecordedRequest>();
  /** Maximum number of requests in flight. */
  peakUnderWay = 0;
  /** Emits `change` with each connection, request and response. */
  readonly #events = new EventEmitter().setMaxListeners(0);

  private constructor(options: EmulatorOptions) {
    this.apiKeys = options.apiKeys ?? [`key-${randomUUID()}`];
    const { prefix = "", patch = "replace" } = options;
    this.#server = fastify({
      rewriteUrl: ({ url = "" }) => (url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : "/not-found"),
      https: options.tls ?? null,
      forceCloseConnections: true,
      onProtoPoisoning: "ignore",
      ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    });
    this.#server.server.on("connection", (socket) => {
      this.connections += 1;
      this.#changed();
      socket.on("close", () => this.#changed());
    });
    this.#record(options);
    addRoutes(this.#server, this, { patch, faults: this.#faults });
  }

  static async start(options: EmulatorOptions = {}): Promise<Emulator> {
    const emulator = new Emulator(options);
    emulator.baseUrl = await emulator.#server.listen({ host: "127.0.0.1", port: options.port ?? 0 });
    return emulator;
  }

  async stop(): Promise<void> {
    await this.#server.close();
  }

  /** A valid key. */
  get apiKey(): string {
    return this.apiKeys[0] as string;
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
    const released = new EventEmitter();
    const until = once(released, "release");
    this.fail(...faults.map((fault) => ({ ...fault, until })));
    return () => void released.emit("release");
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

  /** Forgets everything that a test has stored, recorded or made fail, and closes connections, whose number is limited. */
  reset(): void {
    this.recover();
    for (const each of [this.clusters, this.projects]) each.clear();
    for (const each of [this.requests, this.machines]) each.length = 0;
    this.#server.server.closeIdleConnections();
  }

  /** Ends all faults. */
  recover(): void {
    this.#faults.length = 0;
  }

  #changed(): void {
    this.#events.emit("change");
  }

  #record({ rateLimits, onResponse }: EmulatorOptions): void {
    const accepts = rateLimits && rateLimiter(rateLimits);
    // This hook also records requests whose body is invalid or never arrives.
    this.#server.addHook("onRequest", async (request, reply) => {
      const { method, originalUrl: url, headers } = request;
      const record: RecordedRequest = { method, url, headers: { ...headers }, body: undefined, status: 0 };
      this.requests.push(record);
      this.#underWay.set(request, record);
      this.peakUnderWay = Math.max(this.peakUnderWay, this.underWay);
      // The hook onRequestAbort is not called if the client disconnects after its complete request.
      reply.raw.once("close", () => {
        this.#underWay.delete(request);
        this.#changed();
      });
      this.#changed();
      if (accepts?.(request.raw.url ?? "") === false) throw new Refusal(429, "TooManyRequests", "Too many requests");
    });
    this.#server.addHook("preHandler", async (request) => {
      const record = this.#underWay.get(request);
      if (record) record.body = request.body;
      this.#changed();
    });
    this.#server.addHook("onSend", async (request, _reply, payload) => {
      const record = this.#underWay.get(request);
      if (record && typeof payload === "string") record.response = payload;
    });
    this.#server.addHook("onResponse", async (request, reply) => {
      const record = this.#underWay.get(request);
      if (record === undefined) return;
      this.#underWay.delete(request);
      record.status = reply.statusCode;
      onResponse?.(record);
      this.#changed();
    });
  }
}

/** More turns of the event loop than a client in this process needs to connect, or to read a response. */
const TURNS_OF_A_CLIENT = 20;
