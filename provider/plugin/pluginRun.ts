import { Run } from "../run/run.js";
import { EngineLog } from "./engineLog.js";

/** What belongs to one engine. */
interface EngineRun {
  run: Run;
  log: EngineLog;
  cancellation: AbortController;
}

/**
 * The run that the plugin serves. A plugin that was started by hand outlives its runs. Each engine has a run of its own, to
 * which the calls after its attachment belong: its program may declare other clusters.
 */
export class PluginRun {
  readonly #runs = new Map<string | undefined, EngineRun>();
  #current: EngineRun;

  /** @param engine - Address of the engine, unless it attaches later. */
  constructor(engine: string | undefined) {
    this.#current = this.#runOf(engine);
  }

  get run(): Run {
    return this.#current.run;
  }

  get log(): EngineLog {
    return this.#current.log;
  }

  /** Serves the run of another engine. */
  attach(engine: string): void {
    if (engine !== "") this.#current = this.#runOf(engine);
  }

  /** Cancels the requests of the run. */
  cancel(): void {
    this.#current.cancellation.abort();
  }

  #runOf(engine: string | undefined): EngineRun {
    const present = this.#runs.get(engine);
    // The system may give a later engine the same address, to which a later run belongs.
    if (present?.log.isConnected) return present;
    const cancellation = new AbortController();
    const log = new EngineLog(engine);
    const run = new Run({ end: cancellation.signal, log: (message) => log.info(message) });
    const started = { run, log, cancellation };
    this.#runs.set(engine, started);
    return started;
  }
}
