import { credentials, Metadata } from "@grpc/grpc-js";
import { EngineClient } from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import { LogRequest, LogSeverity } from "@pulumi/pulumi/proto/engine_pb.js";
import { boundMessage } from "./messages/values.js";

const LOG_TIMEOUT_MS = 5000;

/** Sends messages to the engine, and prints those that it does not receive. */
export class EngineLog {
  readonly #engine: EngineClient | undefined;
  readonly #pending = new Set<Promise<void>>();

  /** @param address - Undefined if no engine has started this process. */
  constructor(address: string | undefined) {
    if (address !== undefined) this.#engine = new EngineClient(address, credentials.createInsecure());
  }

  info(message: string, urn?: string): void {
    this.#send(LogSeverity.INFO, message, urn);
  }

  warn(message: string, urn?: string): void {
    this.#send(LogSeverity.WARNING, message, urn);
  }

  /** For `--debug`. */
  debug(message: string, urn?: string): void {
    this.#send(LogSeverity.DEBUG, message, urn);
  }

  /** Shows a message until the next one replaces it. */
  status(message: string, urn?: string): void {
    this.#send(LogSeverity.INFO, message, urn, true);
  }

  /** Resolves once the engine has received all messages so far. */
  async flush(): Promise<void> {
    await Promise.all(this.#pending);
  }

  #send(severity: LogSeverity, message: string, urn = "", isStatus = false): void {
    const text = boundMessage(message);
    const request = new LogRequest().setSeverity(severity).setMessage(text).setUrn(urn).setEphemeral(isStatus);
    const sent = new Promise<void>((resolve, reject) => {
      const deadline = Date.now() + LOG_TIMEOUT_MS;
      if (this.#engine === undefined) reject();
      else this.#engine.log(request, new Metadata(), { deadline }, (error) => (error ? reject() : resolve()));
    }).catch(() => {
      if (severity !== LogSeverity.DEBUG) console.log(severity === LogSeverity.WARNING ? `warning: ${text}` : text);
    });
    this.#pending.add(sent);
    sent.then(() => this.#pending.delete(sent));
  }
}
