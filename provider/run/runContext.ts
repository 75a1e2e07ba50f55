import { isDeepStrictEqual } from "node:util";
import { type Connection, createClient } from "../api/client.js";
import { resolveSettings, type Settings, type SettingValues, STORED_SETTINGS_ADVICE } from "../configuration/index.js";
import { AuthenticationError, ConfigurationError, SpectroclusterError } from "../errors.js";
import { DuplicateCheck } from "./duplicateCheck.js";
import { clusterKey, Ownership } from "./ownership.js";
import { ReadSupport } from "./readSupport.js";
import { MemoryRecord } from "./record.js";
import { RecordFiles } from "./recordFiles.js";

/** What the resources of one provider share during one run of the engine. */
export class RunContext {
  /** Who owns a cluster in this run, and who disables it. */
  readonly ownership: Ownership;
  /** Resources of one provider that declare the same cluster. */
  readonly duplicates = new DuplicateCheck();
  /** What the reads of clusters show about the service. */
  readonly reads = new ReadSupport();
  /** The configurations that the run has read, as received, until it writes the cluster. */
  readonly actualConfigs = new Map<string, object>();
  /** An error of a read before a write that concerns the service: the other writes fail with it. */
  readFailure: SpectroclusterError | undefined;
  /** Whether the run has looked if the service merges configurations. */
  hasCheckedMerging = false;
  readonly #messages = new Set<string>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #end: AbortSignal | undefined;
  readonly #log: ((message: string) => void) | undefined;
  #values: SettingValues = {};
  #providerName: string | undefined;
  #connection: Connection | undefined;

  /**
   * @param engine - Address of the engine, which identifies the run. Without one the process identifies it.
   * @param end - Once aborted, no request is sent any more and those in flight are cancelled.
   * @param log - Shows a message about the whole run.
   */
  constructor(engine: string | undefined, end?: AbortSignal, log?: (message: string) => void) {
    this.ownership = new Ownership(engine === undefined ? new MemoryRecord() : new RecordFiles(engine));
    this.#end = end;
    this.#log = log;
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
    return this.#connection ?? this.use(resolveSettings(this.#values, process.env, this.#providerName));
  }

  /** Connects with settings that are already resolved. */
  use(settings: Settings): Connection {
    this.#connection = { settings, client: createClient(settings, this.#end, this.#log) };
    return this.#connection;
  }

  /**
   * Runs a refresh or a delete, for which the engine uses the settings that the state has: errors about missing settings and
   * a rejected key explain how to update them.
   */
  async withStoredSettings<T>(method: () => Promise<T>): Promise<T> {
    try {
      return await method();
    } catch (error) {
      if (!(error instanceof SpectroclusterError)) throw error;
      if (error instanceof ConfigurationError) {
        error.message += `\nIf they are set: refresh and delete use the settings stored in state, so ${STORED_SETTINGS_ADVICE}.`;
      }
      const isRejectedKey = [error, error.cause].some((each) => each instanceof AuthenticationError);
      if (isRejectedKey && this.connect().settings.apiKeyInState) {
        error.message +=
          `\nIf you replaced the key: refresh and delete use the key stored in state, so ${STORED_SETTINGS_ADVICE}. ` +
          "With apiKeyEnvironmentVariable no key is stored.";
      }
      throw error;
    }
  }

  /** Announces a resource as the owner of clusters, also if the settings are invalid. */
  async announce(owner: string, clusterUids: readonly string[]): Promise<void> {
    const { address } = this;
    this.reads.expect(clusterUids);
    await this.ownership.announce(
      owner,
      clusterUids.map((uid) => clusterKey(uid, address)),
    );
  }

  /**
   * Records that the state of a resource has what it declares for some clusters.
   *
   * @returns The clusters that a disable of this run may have changed.
   */
  async confirm(owner: string, clusterUids: readonly string[]): Promise<string[]> {
    const { address } = this;
    // Invalid settings are an error of the check.
    if (address === undefined) return [];
    const uids = new Map(clusterUids.map((uid) => [clusterKey(uid, address), uid]));
    const changed = await this.ownership.confirm(owner, [...uids.keys()]);
    return changed.map((key) => uids.get(key) as string);
  }

  /** The address of the service; `undefined` if the settings are invalid. */
  get address(): string | undefined {
    try {
      return this.connect().settings.baseUrl;
    } catch (error) {
      if (error instanceof ConfigurationError) return undefined;
      throw error;
    }
  }

  /** A key for a cluster that differs between services. */
  keyOf(clusterUid: string): string {
    return clusterKey(clusterUid, this.connect().settings.baseUrl);
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

  /** Logs a message unless the run has logged one with the same first line. */
  logOnce(message: string, log: (message: string) => void): void {
    const [title = ""] = message.split("\n");
    if (this.#messages.has(title)) return;
    this.#messages.add(title);
    log(message);
  }
}
