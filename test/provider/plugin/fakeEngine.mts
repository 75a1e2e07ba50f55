import { EventEmitter, once } from "node:events";
import { promisify } from "node:util";
import { type handleUnaryCall, Server, ServerCredentials } from "@grpc/grpc-js";
import engineRpc from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import type { LogRequest } from "@pulumi/pulumi/proto/engine_pb.js";
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

/** By their numbers in the protocol. */
const SEVERITIES = ["debug", "info", "warning", "error"] as const;

/** The engine as a plugin sees it: it listens and receives log messages. */
export class FakeEngine {
  readonly logged: LoggedMessage[] = [];
  /** Delays the responses to messages. */
  ready: Promise<void> = Promise.resolve();
  /** Host and port. */
  address = "";
  readonly #server = new Server();
  readonly #events = new EventEmitter();

  private constructor() {
    const log: handleUnaryCall<LogRequest, unknown> = async ({ request }, callback) => {
      const severity = SEVERITIES[request.getSeverity()] ?? "error";
      const [message, urn, isStatus] = [request.getMessage(), request.getUrn(), request.getEphemeral()];
      this.logged.push({ severity, message, urn, isStatus });
      this.#events.emit("log");
      await this.ready;
      callback(null, new empty.Empty());
    };
    this.#server.addService(engineRpc.EngineService as never, { log });
  }

  static async start(): Promise<FakeEngine> {
    const fake = new FakeEngine();
    const bind = promisify(fake.#server.bindAsync.bind(fake.#server));
    fake.address = `127.0.0.1:${await bind("127.0.0.1:0", ServerCredentials.createInsecure())}`;
    return fake;
  }

  /** Waits for a message. */
  async logs(pattern: RegExp): Promise<void> {
    while (!this.logged.some(({ message }) => pattern.test(message))) await once(this.#events, "log");
  }

  /** Stops listening, as if the engine were killed. */
  stop(): void {
    this.#server.forceShutdown();
  }
}
