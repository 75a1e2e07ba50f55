import { isDeepStrictEqual } from "node:util";
import { type Connection, createClient } from "../api/client.js";
import { resolveSettings, type SettingValues, STORED_SETTINGS_ADVICE } from "../configuration.js";
import { ConfigurationError } from "../errors.js";
import { Declarations } from "./declarations.js";
import { DuplicateDeclarations } from "./duplicateDeclarations.js";

/** What the resources of one provider share during one run of the engine. */
export class RunContext {
  /** The clusters that the run declares. A delete must not disable them. */
  readonly declarations: Declarations;
  /** The same by resource, for adapters that know which resource they check. */
  readonly duplicates = new DuplicateDeclarations();
  readonly #messages = new Set<string>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #end: AbortSignal | undefined;
  #values: SettingValues = {};
  #providerName: string | undefined;
  #connection: Connection | undefined;
  /** Why reads before a create are no longer sent. */
  #readFailure: string | undefined;

  /**
   * @param engine - Address of the engine, which identifies the run. Without one the process identifies it.
   * @param end - Once aborted, no request is sent any more and those in flight are cancelled.
   */
  constructor(engine: string | undefined, end?: AbortSignal) {
    this.declarations = new Declarations(engine);
    this.#end = end;
  }

  /**
   * Stores the settings; {@link connect} reports what is wrong with them. It may be called at any time and more than
   * once: the engine's process for dynamic providers calls it for each kind of resource.
   *
   * @param providerName - Name of the explicit provider that has the settings, if one has.
   */
  configure(values: SettingValues, providerName?: string): void {
    // A new client for each kind of resource would multiply the limits.
    if (isDeepStrictEqual([values, providerName], [this.#values, this.#providerName])) return;
    this.#values = values;
    this.#providerName = providerName;
    this.#connection = undefined;
  }

  /**
   * The settings and the client, the same ones for every resource.
   *
   * @throws ConfigurationError that lists everything that is missing or invalid.
   */
  connect(): Connection {
    if (this.#connection === undefined) {
      const settings = resolveSettings(this.#values, process.env, this.#providerName);
      this.#connection = { settings, client: createClient(settings, this.#end) };
    }
    return this.#connection;
  }

  /**
   * {@link connect} for refresh and delete, for which the engine uses the settings that the state has.
   *
   * @throws ConfigurationError that also explains how to update them.
   */
  connectWithStoredSettings(): Connection {
    try {
      return this.connect();
    } catch (error) {
      if (error instanceof ConfigurationError) {
        const advice = `If they are set: refresh and delete use the settings stored in state, so ${STORED_SETTINGS_ADVICE}.`;
        throw new ConfigurationError(`${error.message}\n${advice}`);
      }
      throw error;
    }
  }

  /** A key for a cluster that differs between services. */
  keyOf(clusterUid: string): string {
    return JSON.stringify([this.connect().settings.baseUrl, clusterUid]);
  }

  /**
   * Runs the operations on one cluster one after another. Otherwise a retry of "disable" could be sent after a later
   * "enable". The wait ends before a concurrency slot is taken, so that waiting operations block no others.
   */
  async inOrder<T>(clusterUid: string, operation: () => Promise<T>): Promise<T> {
    const key = this.keyOf(clusterUid);
    const previous = this.#queues.get(key) ?? Promise.resolve();
    const current = previous.then(operation);
    const settled = current.catch(() => {});
    this.#queues.set(key, settled);
    try {
      return await current;
    } finally {
      if (this.#queues.get(key) === settled) this.#queues.delete(key);
    }
  }

  /** Whether reads before a create are still worth sending. */
  get canReadBeforeCreate(): boolean {
    return this.#readFailure === undefined && this.connect().settings.driftDetection === "auto";
  }

  /** Stops the reads before a create for the rest of the run, and reports that once. */
  stopReadsBeforeCreate(reason: string, log: (message: string) => void): void {
    this.#readFailure ??= reason;
    this.logOnce(
      "The configurations that new resources overwrite are not shown in this run, because reading a cluster failed.\n" +
        `${reason}\nTo skip these reads, set driftDetection to off.`,
      log,
    );
  }

  /** Logs a message that concerns the whole run. */
  logOnce(message: string, log: (message: string) => void): void {
    const [title = ""] = message.split("\n");
    if (this.#messages.has(title)) return;
    this.#messages.add(title);
    log(message);
  }
}
