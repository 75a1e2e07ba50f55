import { credentials, Metadata } from "@grpc/grpc-js";
import { EngineClient } from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import { LogRequest, LogSeverity } from "@pulumi/pulumi/proto/engine_pb.js";
import { boundMessage } from "../messages/values.js";

const LOG_TIMEOUT_MS = 5000;

/** Sends messages to the engine, which shows them beside a resource or on their own. */
export class EngineLog {
  readonly #engine: EngineClient;
  readonly #pending = new Set<Promise<void>>();

  /** @param address - Address of the engine. */
  constructor(address: string) {
    this.#engine = new EngineClient(address, credentials.createInsecure());
  }

  info(message: string, urn?: string): void {
    this.#send(LogSeverity.INFO, message, urn);
  }

  warn(message: string, urn?: string): void {
    this.#send(LogSeverity.WARNING, message, urn);
  }

  /** Shows a message until the next one replaces it. */
  status(message: string, urn: string): void {
    this.#send(LogSeverity.INFO, message, urn, true);
  }

  #send(severity: LogSeverity, message: string, urn = "", isStatus = false): void {
    const request = new LogRequest()
      .setSeverity(severity)
      .setMessage(boundMessage(message))
      .setUrn(urn)
      .setEphemeral(isStatus);
    const sent = new Promise<void>((resolve) => {
      this.#engine.log(request, new Metadata(), { deadline: Date.now() + LOG_TIMEOUT_MS }, () => resolve());
    });
    this.#pending.add(sent);
    sent.then(() => this.#pending.delete(sent));
  }

  /** Resolves once the engine has received all messages so far. */
  async flush(): Promise<void> {
    await Promise.all(this.#pending);
  }
}
