import type { EngineLog } from "../engineLog.js";

/** Sends messages to the engine. Its protocol is loaded with the first one, because a run without changes has none. */
export class Log {
  #engineLog: Promise<EngineLog> | undefined;

  /** @param engine - The engine's address, if one has started this process. */
  constructor(readonly engine: string | undefined) {}

  send(kind: "info" | "warn" | "debug" | "status", message: string): void {
    this.#engineLog ??= import("../engineLog.js").then(({ EngineLog }) => new EngineLog(this.engine));
    void this.#engineLog.then((log) => log[kind](message));
  }

  /** Resolves once the engine has received all messages so far. */
  async flush(): Promise<void> {
    await (await this.#engineLog)?.flush();
  }
}
