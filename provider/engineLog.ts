import { credentials, Metadata } from "@grpc/grpc-js";
import { EngineClient } from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import { LogRequest, LogSeverity } from "@pulumi/pulumi/proto/engine_pb.js";
import { boundMessage } from "./messages/values.js";
import type { Call } from "./run/run.js";

const LOG_TIMEOUT_MS = 5000;

/** Sends messages to the engine, and prints those that it does not receive. */
export class EngineLog {
  readonly #engine: EngineClient | undefined;
  #pending = Promise.resolve();

  /**
   * @param address - Undefined if no engine has started this process.
   * @param show - Hides what messages must not show.
   */
  constructor(
    address: string | undefined,
    readonly show = (message: string) => message,
  ) {
    if (address !== undefined) this.#engine = new EngineClient(address, credentials.createInsecure());
  }

  /** The methods of a call that log messages, which the engine shows beside the resource with the URN. */
  methodsFor(urn = ""): Pick<Call, "log" | "warn" | "logProgress" | "debug"> {
    return {
      log: (message) => this.#send(LogSeverity.INFO, message, urn),
      warn: (message) => this.#send(LogSeverity.WARNING, message, urn),
      logProgress: (message) => this.#send(LogSeverity.INFO, message, urn, true),
      debug: (message) => this.#send(LogSeverity.DEBUG, message, urn),
    };
  }

  /** Resolves once the engine has received all messages so far. */
  flush(): Promise<void> {
    return this.#pending;
  }

  #send(severity: LogSeverity, message: string, urn: string, isStatus = false): void {
    const shown = this.show(message);
    // A debug message names all clusters.
    const text = severity === LogSeverity.DEBUG ? shown : boundMessage(shown);
    const request = new LogRequest().setSeverity(severity).setMessage(text).setUrn(urn).setEphemeral(isStatus);
    // With the wait for earlier messages: an engine that hangs holds the process once, and not for each message.
    const deadline = Date.now() + LOG_TIMEOUT_MS;
    const deliver = () =>
      new Promise<void>((resolve, reject) => {
        if (this.#engine === undefined) reject();
        else this.#engine.log(request, new Metadata(), { deadline }, (error) => (error ? reject() : resolve()));
      });
    const print = () => {
      if (severity !== LogSeverity.DEBUG) console.log(severity === LogSeverity.WARNING ? `warning: ${text}` : text);
    };
    // One after another, because the engine shows them in the order in which they arrive.
    this.#pending = this.#pending.then(deliver).catch(print);
  }
}
