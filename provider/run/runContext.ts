import { isDeepStrictEqual } from "node:util";
import { type Client, type Connection, connect } from "../api/client.js";
import {
  resolveSettings,
  type SettingName,
  type Settings,
  type SettingValues,
  STORED_SETTINGS_ADVICE,
  settingLabel,
} from "../configuration/index.js";
import { AuthenticationError, ConfigurationError, copyOf, SpectroclusterError } from "../errors.js";

/** What the resources of one provider share during one run of the engine. */
export class RunContext implements Connection {
  /** Address of the engine, which identifies the run. Without one the process identifies it. */
  readonly engine: string | undefined;
  readonly #messages = new Set<string>();
  readonly #end: AbortSignal | undefined;
  readonly #log: ((message: string) => void) | undefined;
  #isBaseUrlSecret = false;
  #values: SettingValues | undefined;
  #conflict: ConfigurationError | undefined;
  #providerName: string | undefined;
  #connection: Connection | undefined;

  /**
   * @param engine - See {@link engine}.
   * @param end - Once aborted, no request is sent any more and those in flight are cancelled.
   * @param log - Shows a message about the whole run.
   */
  constructor(engine: string | undefined, end?: AbortSignal, log?: (message: string) => void) {
    this.engine = engine;
    this.#end = end;
    this.#log = log;
  }

  /**
   * Stores the settings; {@link settings} reports what is wrong with them. The engine's process for dynamic providers calls
   * it for each kind of resource, at any time.
   *
   * Other settings than before fail the run: a plugin that was started by hand serves all providers of a program, and would
   * mix up their services.
   *
   * @param providerName - Name of the explicit provider that has the settings, if one has.
   */
  configure(values: SettingValues, providerName?: string, isBaseUrlSecret = false): void {
    // A new client for each kind of resource would multiply the limits.
    this.#isBaseUrlSecret ||= isBaseUrlSecret;
    if (isDeepStrictEqual([values, providerName], [this.#values, this.#providerName])) return;
    if (this.#values !== undefined) this.#conflict = new ConfigurationError(TWO_PROVIDERS);
    this.#values = values;
    this.#providerName = providerName;
    this.#connection = undefined;
  }

  /** Whether the setting `baseUrl` is secret. */
  get isBaseUrlSecret(): boolean {
    return this.#isBaseUrlSecret;
  }

  /** Keeps the address out of messages from now on. The engine does not report secret settings to a dynamic provider. */
  hideBaseUrl(): void {
    if (!this.#isBaseUrlSecret) this.#connection = undefined;
    this.#isBaseUrlSecret = true;
  }

  /** @throws ConfigurationError that lists everything that is missing or invalid. */
  get settings(): Settings {
    return this.#inUse().settings;
  }

  /**
   * The client of the settings, the same one for every resource.
   *
   * @throws ConfigurationError, as {@link settings}.
   */
  get client(): Client {
    return this.#inUse().client;
  }

  #inUse(): Connection {
    if (this.#conflict !== undefined) throw this.#conflict;
    if (this.#connection !== undefined) return this.#connection;
    const settings = resolveSettings(this.#values ?? {}, process.env, this.#providerName);
    return this.use({ ...settings, isBaseUrlSecret: this.#isBaseUrlSecret });
  }

  /** Uses settings that are already resolved. */
  use(settings: Settings): Connection {
    this.#connection = connect(settings, this.#end, this.#log);
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
        const advice = `If they are set: refresh and delete use the settings stored in state, so ${STORED_SETTINGS_ADVICE}.`;
        throw copyOf(error, { advice });
      }
      const isRejectedKey = [error, error.cause].some((each) => each instanceof AuthenticationError);
      if (isRejectedKey && this.settings.apiKeyInState) {
        const advice =
          `If you replaced the key: refresh and delete use the key stored in state, so ${STORED_SETTINGS_ADVICE}. ` +
          "With apiKeyEnvironmentVariable no key is stored.";
        throw copyOf(error, { advice });
      }
      throw error;
    }
  }

  /** The settings; `undefined` if they are invalid. */
  get validSettings(): Settings | undefined {
    try {
      return this.settings;
    } catch (error) {
      if (error instanceof ConfigurationError) return undefined;
      throw error;
    }
  }

  /** The name of a setting in a message. */
  labelOf(name: SettingName): string {
    return settingLabel(name, this.#providerName);
  }

  /** Logs a message unless the run has logged one with the same first line. */
  logOnce(message: string, log: (message: string) => void): void {
    const [title = ""] = message.split("\n");
    if (this.#messages.has(title)) return;
    this.#messages.add(title);
    log(message);
  }
}

const TWO_PROVIDERS =
  "One process of the plugin has received two different configurations in one run, so it cannot know which service is meant. " +
  "A plugin that PULUMI_DEBUG_PROVIDERS names serves one provider of a program. Run a program with several providers, or an " +
  "update with changed settings, without that variable.";
