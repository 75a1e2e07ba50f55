import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from "node:net";
import { type handleUnaryCall, Server, ServerCredentials } from "@grpc/grpc-js";
import engineRpc from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import engine, { type LogRequest } from "@pulumi/pulumi/proto/engine_pb.js";
import empty from "google-protobuf/google/protobuf/empty_pb.js";

/** A message that a plugin logged. */
export interface LoggedMessage {
  severity: "debug" | "info" | "warning" | "error";
  /** Whether the next message replaces it. */
  isStatus: boolean;
  message: string;
  /** The resource that the message concerns; empty for none. */
  urn: string;
}

/** The engine as a plugin sees it: it listens and receives log messages. */
export class FakeEngine {
  readonly logged: LoggedMessage[] = [];
  /** Delays the responses. */
  ready: Promise<void> = Promise.resolve();
  readonly #server = new Server();
  readonly #events = new EventEmitter();
  readonly #sockets = new Set<Socket>();
  readonly #listener: NetServer;
  /** Number of connections since the start. */
  connections = 0;
  /** Number of messages since the start, also those that wait for {@link ready}. */
  received = 0;
  #address = "";

  private constructor() {
    const log: handleUnaryCall<LogRequest, unknown> = async ({ request }, callback) => {
      this.received += 1;
      this.#events.emit("change");
      await this.ready;
      const severity = SEVERITIES.get(request.getSeverity()) ?? "error";
      const [message, urn, isStatus] = [request.getMessage(), request.getUrn(), request.getEphemeral()];
      this.logged.push({ severity, message, urn, isStatus });
      this.#events.emit("change");
      callback(null, new empty.Empty());
    };
    this.#server.addService(engineRpc.EngineService as never, { log });
    const injector = this.#server.createConnectionInjector(ServerCredentials.createInsecure());
    this.#listener = createServer((socket) => {
      this.connections += 1;
      this.#sockets.add(socket);
      socket.on("error", () => {}).on("close", () => this.#sockets.delete(socket));
      injector.injectConnection(socket);
      this.#events.emit("change");
    });
  }

  /** @param port - By default any free port. */
  static async start(port = 0): Promise<FakeEngine> {
    const fake = new FakeEngine();
    fake.#listener.listen(port, "127.0.0.1");
    await once(fake.#listener, "listening");
    fake.#address = `127.0.0.1:${(fake.#listener.address() as AddressInfo).port}`;
    return fake;
  }

  /** Host and port. */
  get address(): string {
    return this.#address;
  }

  /** Waits for a message. */
  logs(pattern: RegExp): Promise<void> {
    return this.until(() => this.logged.some(({ message }) => pattern.test(message)));
  }

  /** Waits until a condition about connections and messages is met. */
  async until(isMet: (engine: this) => boolean): Promise<void> {
    while (!isMet(this)) await once(this.#events, "change");
  }

  /** Stops listening, as if the engine were killed. */
  stop(): void {
    this.#listener.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.forceShutdown();
  }
}

const { DEBUG, INFO, WARNING, ERROR } = engine.LogSeverity;

const SEVERITIES = new Map<number, LoggedMessage["severity"]>([
  [DEBUG, "debug"],
  [INFO, "info"],
  [WARNING, "warning"],
  [ERROR, "error"],
]);
