import type { EngineClient } from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import { boundMessage } from "./messages/values.js";

const LOG_TIMEOUT_MS = 5000;

type Severity = "INFO" | "WARNING" | "DEBUG";

/** Sends messages to the engine, which shows them beside a resource or on their own. What it cannot receive is printed. */
export class EngineLog {
  readonly #pending = new Set<Promise<void>>();
  #engine: Promise<EngineClient> | undefined;

  /** @param address - Undefined if no engine has started this process. */
  constructor(readonly address: string | undefined) {}

  info(message: string, urn?: string): void {
    this.#send("INFO", message, urn);
  }

  warn(message: string, urn?: string): void {
    this.#send("WARNING", message, urn);
  }

  /** For a user who runs the command with `--debug`. */
  debug(message: string, urn?: string): void {
    this.#send("DEBUG", message, urn);
  }

  /** Shows a message until the next one replaces it. */
  status(message: string, urn?: string): void {
    this.#send("INFO", message, urn, true);
  }

  /** Resolves once the engine has received all messages so far. */
  async flush(): Promise<void> {
    await Promise.all(this.#pending);
  }

  #send(severity: Severity, message: string, urn?: string, isStatus?: boolean): void {
    const text = boundMessage(message);
    const sent = this.#deliver(severity, text, urn, isStatus).catch(() => {
      if (severity !== "DEBUG") console.log(severity === "WARNING" ? `warning: ${text}` : text);
    });
    this.#pending.add(sent);
    sent.then(() => this.#pending.delete(sent));
  }

  /** @throws If the engine does not receive the message. */
  async #deliver(severity: Severity, text: string, urn = "", isStatus = false): Promise<void> {
    // A run without messages does not load the protocol.
    const { credentials, Metadata } = await import("@grpc/grpc-js");
    const { LogRequest, LogSeverity } = await import("@pulumi/pulumi/proto/engine_pb.js");
    this.#engine ??= import("@pulumi/pulumi/proto/engine_grpc_pb.js").then(({ EngineClient }) => {
      if (this.address === undefined) throw new Error("No engine has started this process.");
      return new EngineClient(this.address, credentials.createInsecure());
    });
    const engine = await this.#engine;
    const request = new LogRequest()
      .setSeverity(LogSeverity[severity])
      .setMessage(text)
      .setUrn(urn)
      .setEphemeral(isStatus);
    await new Promise<void>((resolve, reject) => {
      const deadline = Date.now() + LOG_TIMEOUT_MS;
      engine.log(request, new Metadata(), { deadline }, (error) => (error ? reject(error) : resolve()));
    });
  }
}
