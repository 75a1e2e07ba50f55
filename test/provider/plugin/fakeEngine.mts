import { type handleUnaryCall, Server, ServerCredentials } from "@grpc/grpc-js";
import engineRpc from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import engine, { type LogRequest } from "@pulumi/pulumi/proto/engine_pb.js";
import empty from "google-protobuf/google/protobuf/empty_pb.js";

/** A message that a plugin logged. */
export interface LoggedMessage {
  severity: "debug" | "info" | "warning" | "error";
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
  #address = "";

  private constructor() {
    const log: handleUnaryCall<LogRequest, unknown> = async ({ request }, callback) => {
      await this.ready;
      const severity = SEVERITIES.get(request.getSeverity()) ?? "error";
      this.logged.push({ severity, message: request.getMessage(), urn: request.getUrn() });
      callback(null, new empty.Empty());
    };
    this.#server.addService(engineRpc.EngineService as never, { log });
  }

  static async start(): Promise<FakeEngine> {
    const fake = new FakeEngine();
    const port = await new Promise<number>((resolve, reject) => {
      fake.#server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    fake.#address = `127.0.0.1:${port}`;
    return fake;
  }

  /** Host and port. */
  get address(): string {
    return this.#address;
  }

  /** Stops listening, as if the engine were killed. */
  stop(): void {
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
