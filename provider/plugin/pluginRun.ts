import { isListening } from "../engine/exit.js";
import { SpectroclusterError } from "../errors.js";
import { Run } from "../run/run.js";
import { EngineLog } from "./engineLog.js";

/** What belongs to one engine. */
interface EngineRun {
  engine: string | undefined;
  /** Those on which it has attached and not cancelled: one for each provider, and one while it reads the schema. */
  connections: Set<string>;
  run: Run;
  log: EngineLog;
  cancellation: AbortController;
}

/**
 * The run that the plugin serves. A plugin that was started by hand outlives its runs: each engine that attaches has a run of its
 * own, because its program may declare other clusters. The plugin serves one engine at a time, because a call does not say whose it
 * is if the engine has connected again: it would get the settings of another one. Any engine may read the schema.
 */
export class PluginRun {
  /** The engine that started the process. */
  readonly #parent: string | undefined;
  /** By connection. */
  readonly #runs = new Map<string, EngineRun>();
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
   * Notes which engine calls on a connection.
   *
   * @throws SpectroclusterError if the plugin ends with another one.
   */
  attach(engine: string, connection: string): void {
    if (engine === "") return;
    const isParent = engine === this.#parent;
    if (this.#parent !== undefined && !isParent)
      throw new SpectroclusterError(ATTACHED, { code: "SPECTROCLUSTER_ATTACHED" });
    const present = [this.#current, ...this.#runs.values()].find(
      // The system may give a later engine the same address.
      (run) => run.engine === engine && (isParent || (run.log.isConnected && !hasEnded(run))),
    );
    const run = present ?? startRun(engine);
    run.connections.add(connection);
    this.#runs.set(connection, run);
  }

  /**
   * Serves the run of a connection from now on.
   *
   * @throws SpectroclusterError if the plugin serves another engine, which goes on.
   */
  async serve(connection: string): Promise<void> {
    const present = this.#current;
    const run = this.#runs.get(connection) ?? present;
    if (run === present) return;
    const { engine } = present;
    // After a preview, its engine still listens during the update of the same command.
    const isBusy = engine !== undefined && engine !== run.engine && !hasEnded(present) && (await isListening(engine));
    if (isBusy) throw new SpectroclusterError(ATTACHED, { code: "SPECTROCLUSTER_ATTACHED" });
    // Another run may have begun meanwhile.
    if (this.#current !== present) return this.serve(connection);
    // Its engine may have been killed.
    present.cancellation.abort();
    this.#current = run;
  }

  /**
   * Ends a run and cancels its requests, once its engine has cancelled each of its connections. An engine does that if it is
   * interrupted and, maybe again, at its end, when the plugin may serve another one.
   */
  cancel(connection: string): void {
    const run = this.#runs.get(connection);
    run?.connections.delete(connection);
    // An engine connects again if it has not called for half an hour.
    if (run === undefined) this.#current.cancellation.abort();
    else if (run.connections.size === 0) run.cancellation.abort();
  }
}

function hasEnded({ cancellation }: EngineRun): boolean {
  return cancellation.signal.aborted;
}

const ATTACHED =
  "This process of the plugin serves another run of Pulumi. Wait until that has ended, or start another process of the plugin " +
  "and name it in PULUMI_DEBUG_PROVIDERS.";

function startRun(engine: string | undefined): EngineRun {
  const cancellation = new AbortController();
  const log = new EngineLog(engine);
  const run = new Run({ end: cancellation.signal, log: (message) => log.info(message) });
  return { engine, connections: new Set(), run, log, cancellation };
}
