import { type Connection, createClient } from "./api/client.js";
import { resolveSettings, type SettingValues } from "./configuration.js";
import { SharedDeclaredClusters } from "./declaredClusters.js";
import { HostClusterConfigLifecycle } from "./hostClusterConfig.js";

/** One provider in one run of the engine: what each host keeps between the engine's calls. */
export class Session {
  readonly lifecycle: HostClusterConfigLifecycle;
  readonly #end: AbortSignal;
  #values: SettingValues = {};
  #providerName: string | undefined;
  #connection: Connection | undefined;

  /**
   * @param engine - Address of the engine, which no other run shares; left out where it is not known.
   * @param end - Once it is aborted, nothing is sent any more, and what is under way is given up.
   */
  constructor(engine: string | undefined, end: AbortSignal) {
    this.#end = end;
    const declared = new SharedDeclaredClusters(engine ?? String(process.pid));
    this.lifecycle = new HostClusterConfigLifecycle(() => this.connect(), declared);
  }

  /**
   * Takes note of the settings. What is wrong with them is said by whatever needs them.
   *
   * @param providerName - Name of the explicit provider that gave them, if one did.
   */
  configure(values: SettingValues, providerName?: string): void {
    this.#values = values;
    this.#providerName = providerName;
    this.#connection = undefined;
  }

  /**
   * The settings in use and their client, always the same one.
   *
   * @throws ConfigurationError that lists everything that is missing or wrong.
   */
  connect(): Connection {
    if (this.#connection === undefined) {
      const settings = resolveSettings(this.#values, process.env, this.#providerName);
      this.#connection = { settings, client: createClient(settings, this.#end) };
    }
    return this.#connection;
  }
}
