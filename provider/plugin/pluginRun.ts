import { EngineLog } from "../engineLog.js";
import { SpectroclusterError } from "../errors.js";
import { Run } from "../run/run.js";

/** The run of one provider of a program. */
export interface PluginRun {
  readonly run: Run;
  readonly log: EngineLog;
  readonly cancellation: AbortController;
}

/**
 * The runs of the process. The engine starts a process for each provider. To a process that was started by hand, it opens a connection
 * for each provider instead, so each connection has its own run there.
 */
export class PluginRuns {
  readonly #ofProcess: PluginRun | undefined;
  readonly #ofConnections = new Map<string, PluginRun>();

  /** @param engine - Address of the engine that started the process, if one has. */
  constructor(engine: string | undefined) {
    if (engine !== undefined) this.#ofProcess = startRun(engine);
  }

  attach(engine: string, connection: string): void {
    this.#ofConnections.set(connection, startRun(engine));
  }

  /** @throws SpectroclusterError if the run of the connection is unknown. */
  of(connection: string): PluginRun {
    const run = this.#ofConnections.get(connection) ?? this.#ofProcess;
    // A new run would have no settings but those of this process's environment, which may be those of another service.
    if (run === undefined) throw new SpectroclusterError(NO_RUN, { code: "SPECTROCLUSTER_NO_RUN" });
    return run;
  }

  cancel(connection: string): void {
    const run = this.#ofConnections.get(connection) ?? this.#ofProcess;
    run?.cancellation.abort();
    this.#ofConnections.delete(connection);
  }
}

const NO_RUN =
  "The plugin, which was started by hand, no longer knows this run: it was cancelled, or made no call for half an hour.\n" +
  "Run the same command again.";

function startRun(engine: string): PluginRun {
  const cancellation = new AbortController();
  const log = new EngineLog(engine);
  const run = new Run({ end: cancellation.signal, log: (message) => log.info(message) });
  return { run, log, cancellation };
}
