import { RunContext } from "../resources/runContext.js";
import { EngineLog } from "./engineLog.js";

/** The run that the plugin serves. A plugin that was started by hand outlives a run and is attached to the next one. */
export class PluginRun {
  run: RunContext;
  log: EngineLog;
  #cancellation = new AbortController();
  #engine: string | undefined;

  /** @param engine - Address of the engine, unless it attaches later. */
  constructor(engine: string | undefined) {
    this.#engine = engine;
    this.run = new RunContext(engine, this.#cancellation.signal);
    this.log = new EngineLog(engine);
  }

  /** Starts a new run if the engine is another one: its program may declare other clusters. */
  attach(engine: string): void {
    if (engine === "" || engine === this.#engine) return;
    this.#engine = engine;
    this.#cancellation = new AbortController();
    this.run = new RunContext(engine, this.#cancellation.signal);
    this.log = new EngineLog(engine);
  }

  /** Cancels the requests of the run. */
  cancel(): void {
    this.#cancellation.abort();
  }
}
