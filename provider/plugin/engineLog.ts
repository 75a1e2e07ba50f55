import { credentials, Metadata } from "@grpc/grpc-js";
import { EngineClient } from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import { LogRequest, LogSeverity } from "@pulumi/pulumi/proto/engine_pb.js";

/** How long an engine may take to note what it is told. */
const LONGEST_MS = 5000;

/** What a provider has to say, for the engine to show: beside the resource that it is about, or by itself. */
export class EngineLog {
  #engine: EngineClient | undefined;
  readonly #underWay = new Set<Promise<void>>();

  /** @param address - Address of the engine, if it is known already. */
  constructor(address: string | undefined) {
    if (address !== undefined) this.attach(address);
  }

  /** Takes this engine from now on. */
  attach(address: string): void {
    this.#engine = new EngineClient(address, credentials.createInsecure());
  }

  info(message: string, urn?: string): void {
    this.#log(LogSeverity.INFO, message, urn);
  }

  warn(message: string, urn?: string): void {
    this.#log(LogSeverity.WARNING, message, urn);
  }

  #log(severity: LogSeverity, message: string, urn = ""): void {
    const request = new LogRequest().setSeverity(severity).setMessage(message).setUrn(urn);
    const told = new Promise<void>((resolve) => {
      if (this.#engine === undefined) return resolve();
      // Without an engine that listens there is nobody to tell.
      this.#engine.log(request, new Metadata(), { deadline: Date.now() + LONGEST_MS }, () => resolve());
    });
    this.#underWay.add(told);
    told.then(() => this.#underWay.delete(told));
  }

  /** Settled once the engine has been told everything so far. */
  async told(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
