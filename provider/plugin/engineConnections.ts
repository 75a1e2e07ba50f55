import { EngineLog } from "../engineLog.js";
import { SpectroclusterError } from "../errors.js";
import { Run } from "../run/run.js";

/** The engine, as far as one provider of a program serves it. */
export type EngineConnection = ReturnType<typeof connect>;

/**
 * The engine starts a process for each provider. To a process that was started by hand, it opens a connection for each
 * provider instead, so each connection has its own run there.
 */
export class EngineConnections {
  readonly #ofProcess: EngineConnection | undefined;
  readonly #byPeer = new Map<string, EngineConnection>();

  /** @param engine - Address of the engine that started the process, if one has. */
  constructor(engine: string | undefined) {
    if (engine !== undefined) this.#ofProcess = connect(engine);
  }

  attach(engine: string, peer: string): void {
    this.#byPeer.set(peer, connect(engine));
  }

  of(peer: string): EngineConnection {
    const found = this.#byPeer.get(peer) ?? this.#ofProcess;
    // A new run would only have the settings of this process's environment, which may be those of another `baseUrl`.
    if (found === undefined) throw new SpectroclusterError(NO_RUN, { code: "SPECTROCLUSTER_NO_RUN" });
    return found;
  }

  cancel(peer: string): void {
    (this.#byPeer.get(peer) ?? this.#ofProcess)?.cancellation.abort();
    this.#byPeer.delete(peer);
  }
}

const NO_RUN =
  "The plugin, which was started by hand, no longer knows this run: it was cancelled, or made no call for half an hour.\n" +
  "Run the same command again.";

function connect(engine: string) {
  const cancellation = new AbortController();
  const log = new EngineLog(engine);
  const run = new Run({ end: cancellation.signal, log: log.methodsFor().log });
  return { run, log, cancellation };
}
