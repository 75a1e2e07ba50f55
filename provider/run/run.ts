import { isDeepStrictEqual } from "node:util";
import { type Client, type ClientOptions, connect } from "../api/client.js";
import { resolveSettings, type Settings, type SettingValues } from "../configuration/index.js";
import { AuthenticationError, type ConfigurationError, withAdvice } from "../errors.js";
import type { Segments } from "../json/paths.js";
import { ReadSupport } from "./readSupport.js";

/** What the check of a resource learns from the stored inputs and the SDK. Later calls of the engine do not have it. */
export interface Declaration {
  /** The resource as messages show it, which also identifies it: `HostClusterConfig "prod"`. Undefined if the engine did not send it. */
  readonly owner?: string | undefined;
  /** Paths in the inputs that the option `ignoreChanges` has set back to the stored ones. */
  readonly ignored: readonly Segments[];
  /** Whether the stored inputs are those of an import, so that no program has declared any of them. */
  readonly isImported: boolean;
  /** Whether the updates of this preview are read in the diff. */
  readonly isPreview?: boolean | undefined;
}

/** What the resources of one provider share during one run of the engine. */
export class Run {
  readonly readSupport = new ReadSupport();
  /** What the last check of each cluster has learned, by UID. */
  readonly declarations = new Map<string, Declaration>();
  /** The clusters of which a check has said that they are declared with isHostCluster: false. */
  readonly disabled = new Set<string>();
  /** The clusters that a review has said to leave a resource, with that resource. */
  readonly leaving = new Map<string, string>();
  /** The names of clusters that reads have brought, by UID. */
  readonly clusterNames = new Map<string, string>();
  readonly #messages = new Set<string>();
  readonly #sharedReads = new Map<string, Promise<object>>();
  #configured: { values: SettingValues; providerName: string | undefined } | undefined;
  #client: Client | undefined;

  constructor(readonly options: ClientOptions = {}) {}

  /**
   * Stores the settings; {@link settings} reports what is wrong with them.
   *
   * @param providerName - Name of the explicit provider that has the settings, if one has.
   */
  configure(values: SettingValues, providerName?: string): void {
    const configured = { values, providerName };
    // The dynamic provider is configured for each kind of resource, at any time. A new client for each would multiply the limits.
    if (isDeepStrictEqual(configured, this.#configured)) return;
    this.#configured = configured;
    this.#client = undefined;
  }

  use(settings: Settings): this {
    this.#client = connect(settings, this.options);
    return this;
  }

  /** @throws ConfigurationError that lists everything that is missing or invalid. */
  get settings(): Settings {
    return this.client.settings;
  }

  /** @throws ConfigurationError like {@link settings}. */
  get client(): Client {
    const { values = {}, providerName } = this.#configured ?? {};
    this.#client ??= connect(resolveSettings(values, process.env, providerName), this.options);
    return this.#client;
  }

  /**
   * Runs a read. With a state it is a refresh, for which the engine uses the settings stored there. They may be older than the current
   * ones, so errors about missing settings and a rejected key explain how to update them.
   */
  async withStoredSettings<T>(state: object | undefined, read: () => Promise<T>): Promise<T> {
    if (state === undefined) return read();
    try {
      void this.client;
    } catch (error) {
      throw withAdvice(error as ConfigurationError, STORED_SETTINGS);
    }
    return read().catch((error) => {
      const isRejectedKey = (error.cause ?? error) instanceof AuthenticationError;
      throw isRejectedKey && this.settings.apiKeyInState ? withAdvice(error, STORED_KEY) : error;
    });
  }

  /**
   * What the check of this run has learned about the resource that declares these clusters. The engine's calls have no common
   * identifier, so all of the clusters are looked up: one of them may be in another resource that was checked before.
   */
  declarationOf(clusterUids: readonly string[]): Declaration | undefined {
    const [declaration, ...others] = new Set(clusterUids.map((uid) => this.declarations.get(uid)));
    return others.length === 0 ? declaration : undefined;
  }

  /** Records who declares clusters. Returns, for each one that another resource declares as well, a sentence with both. */
  declare(clusterUids: readonly string[], declaration: Declaration): string[] {
    return clusterUids.flatMap((uid) => {
      const { owner: first } = this.declarations.get(uid) ?? {};
      // With ignoreChanges: ["*"] the engine does not send the owner, but in a run it never sends and then omits the same one.
      const { owner = 'A resource with ignoreChanges: ["*"]' } = declaration;
      if (first !== undefined && first !== owner) return [`${first} and ${owner} both declare cluster "${uid}".`];
      this.declarations.set(uid, declaration);
      return [];
    });
  }

  /** Lets equal reads that a program makes at the same time share one. They share what is received, too, so nothing changes it. */
  shareRead(key: string, read: () => Promise<object>): Promise<object> {
    const shared = this.#sharedReads.get(key) ?? read();
    this.#sharedReads.set(key, shared);
    setImmediate(() => this.#sharedReads.delete(key));
    return shared;
  }

  /** Logs a message unless the run has logged one with the same first line. */
  logOnce(message: string, log: (message: string) => void): void {
    const [title = ""] = message.split("\n");
    if (!this.#messages.has(title)) log(message);
    this.#messages.add(title);
  }
}

const HOW_TO_STORE = "run pulumi up first or add --run-program, with the resource still in the program";
const STORED_SETTINGS = `If they are set: a refresh uses the settings stored in state, so ${HOW_TO_STORE}.`;
const STORED_KEY =
  `If you replaced the key: a refresh uses the key stored in state, so ${HOW_TO_STORE}. ` +
  "With apiKeyEnvironmentVariable no key is stored.";
