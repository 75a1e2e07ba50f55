import { isDeepStrictEqual } from "node:util";
import { type Client, type ClientOptions, type Connection, connect } from "../api/client.js";
import { resolveSettings, type Settings, type SettingValues } from "../configuration/index.js";
import { AuthenticationError, ConfigurationError, withAdvice } from "../errors.js";
import type { Segments } from "../messages/paths.js";
import { Reads } from "./reads.js";

/** Advice for operations that use the settings stored in state, which may be older than the current ones. */
const STORED_SETTINGS_ADVICE = "run pulumi up first or add --run-program, with the resource still in the program";

/** What the check of a resource learns from the stored inputs and from the SDK. Later calls of the engine do not have it. */
export interface Declaration {
  /** The resource as messages show it, which also identifies it. Undefined if the engine did not send it. */
  readonly owner?: string | undefined;
  /** Paths in the inputs that the option `ignoreChanges` has set back to the stored ones. */
  readonly ignored: readonly Segments[];
  /** Whether the stored inputs are those of an import, so that no program has declared any of them. */
  readonly isImported: boolean;
  /** Whether the updates of this preview are read in the diff. */
  readonly isPreview?: boolean | undefined;
}

/** What the resources of one provider share during one run of the engine. */
export class Run implements Connection {
  /** What reading clusters has shown. */
  readonly reads = new Reads();
  readonly #options: ClientOptions;
  readonly #messages = new Set<string>();
  readonly #declared = new Map<string, Declaration>();
  #values: SettingValues | undefined;
  #providerName: string | undefined;
  #conflict: ConfigurationError | undefined;
  #connection: Connection | undefined;

  constructor(options: ClientOptions = {}) {
    this.#options = options;
  }

  /** If it is aborted, the run ends, and nothing waits any more. */
  get end(): AbortSignal | undefined {
    return this.#options.end;
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
  configure(values: SettingValues, providerName?: string): void {
    // A new client for each kind of resource would multiply the limits.
    if (isDeepStrictEqual([values, providerName], [this.#values, this.#providerName])) return;
    if (this.#values !== undefined) this.#conflict = new ConfigurationError(TWO_PROVIDERS);
    this.#values = values;
    this.#providerName = providerName;
    this.#connection = undefined;
  }

  /** @throws ConfigurationError that lists everything that is missing or invalid. */
  get settings(): Settings {
    return this.#connected().settings;
  }

  /**
   * The client of the settings, the same one for every resource.
   *
   * @throws ConfigurationError, as {@link settings}.
   */
  get client(): Client {
    return this.#connected().client;
  }

  #connected(): Connection {
    if (this.#conflict !== undefined) throw this.#conflict;
    return this.#connection ?? this.use(resolveSettings(this.#values ?? {}, process.env, this.#providerName));
  }

  /** Uses settings that are already resolved. */
  use(settings: Settings): Connection {
    this.#connection = connect(settings, this.#options);
    return this.#connection;
  }

  /**
   * Runs a read. For the refresh of a state the engine uses the settings that the state has: errors about missing settings and
   * a rejected key then explain how to update them.
   *
   * @param state - Undefined for an import and for a resource that a program only reads.
   */
  async withStoredSettings<T>(state: object | undefined, method: () => Promise<T>): Promise<T> {
    if (state === undefined) return method();
    try {
      this.#connected();
    } catch (error) {
      if (error === this.#conflict) throw error;
      const advice = `If they are set: a refresh uses the settings stored in state, so ${STORED_SETTINGS_ADVICE}.`;
      throw withAdvice(error as ConfigurationError, advice);
    }
    try {
      return await method();
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (!(cause instanceof AuthenticationError) || !this.settings.apiKeyInState) throw error;
      const advice =
        `If you replaced the key: a refresh uses the key stored in state, so ${STORED_SETTINGS_ADVICE}. ` +
        "With apiKeyEnvironmentVariable no key is stored.";
      throw withAdvice(error as AuthenticationError, advice);
    }
  }

  /**
   * Records that a resource of the program declares clusters.
   *
   * @returns For each cluster that another resource declares as well, a sentence with both.
   */
  declare(clusterUids: readonly string[], declaration: Declaration): string[] {
    const { owner } = declaration;
    return clusterUids.flatMap((uid) => {
      const first = this.#declared.get(uid)?.owner;
      if (first !== undefined && owner !== undefined && first !== owner)
        return [`${first} and ${owner} both declare cluster "${uid}".`];
      this.#declared.set(uid, { ...declaration, owner: owner ?? first });
      return [];
    });
  }

  /** What the last check of a cluster has learned. */
  declarationOf(clusterUid: string): Declaration | undefined {
    return this.#declared.get(clusterUid);
  }

  /** Whether a resource of the program declares a cluster, as far as this process has checked it. */
  declares(clusterUid: string): boolean {
    return this.#declared.has(clusterUid);
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
