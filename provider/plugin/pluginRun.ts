import { isListening } from "../engine/exit.js";
import { SpectroclusterError } from "../errors.js";
import { Run } from "../run/run.js";
import { EngineLog } from "./engineLog.js";

/** What belongs to one engine. */
interface EngineRun {
  engine: string | undefined;
  run: Run;
  log: EngineLog;
  cancellation: AbortController;
}

/**
 * The run that the plugin serves. A plugin that was started by hand outlives its runs: each engine that attaches has a run of its
 * own, because its program may declare other clusters. It serves one engine at a time, because the protocol does not say which
 * engine calls: a second one would change the settings of the first one's writes.
 */
export class PluginRun {
  /** The engine that started the process. */
  readonly #parent: string | undefined;
  #current: EngineRun;

  /** @param engine - Address of the engine, unless it attaches later. */
  constructor(engine: string | undefined) {
    this.#parent = engine;
    this.#current = startRun(engine);
  }

  get run(): Run {
    return this.#current.run;
  }

  get log(): EngineLog {
    return this.#current.log;
  }

  /**
   * Serves the run of an engine.
   *
   * @throws SpectroclusterError if the plugin serves another one, which goes on.
   */
  async attach(engine: string): Promise<void> {
    const { engine: present, log } = this.#current;
    const isSame = engine === present && (engine === this.#parent || log.isConnected);
    if (engine === "" || isSame) return;
    const isBusy = present !== undefined && engine !== present && (await isListening(present));
    if (this.#parent !== undefined || isBusy) throw new SpectroclusterError("SPECTROCLUSTER_ATTACHED", ATTACHED);
    // Another engine may have attached meanwhile.
    if (this.#current.engine !== present) return this.attach(engine);
    this.#current = startRun(engine);
  }

  /** Cancels the requests of the run. */
  cancel(): void {
    this.#current.cancellation.abort();
  }
}

const ATTACHED =
  "This process of the plugin serves another run of Pulumi. Wait until that has ended, or start another process of the plugin " +
  "and name it in PULUMI_DEBUG_PROVIDERS.";

function startRun(engine: string | undefined): EngineRun {
  const cancellation = new AbortController();
  const log = new EngineLog(engine);
  const run = new Run({ end: cancellation.signal, log: (message) => log.info(message) });
  return { engine, run, log, cancellation };
}
