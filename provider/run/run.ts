import { isDeepStrictEqual } from "node:util";
import { type Client, type ClientOptions, connect } from "../api/client.js";
import { resolveSettings, type Settings, type SettingValues } from "../configuration/index.js";
import { PartialFailure } from "../engine.js";
import { AuthenticationError, type ConfigurationError, copyOf, SpectroclusterError, withAdvice } from "../errors.js";
import { type Segments, textsIn } from "../json/paths.js";
import { quote } from "../json/text.js";
import { hideTexts } from "../messages/redact.js";
import { formatValue } from "../messages/values.js";
import { ReadSupport } from "./readSupport.js";

/** What the check of a resource learns from the stored inputs and the SDK, for later calls of the engine. */
export interface CheckRecord {
  /** The clusters that the resource declares, as far as their UIDs are known. */
  readonly clusterUids: ReadonlySet<string>;
  /** The resource in messages, which also identifies it: `HostClusterConfig "prod"`. Undefined if the engine did not send it. */
  readonly owner?: string | undefined;
  /** Paths in the inputs that the option `ignoreChanges` has set back to the stored ones. */
  readonly ignored: readonly Segments[];
  /** What the stored inputs have of clusters, if they are those of an import, which no program has declared. */
  readonly imported?: readonly object[] | undefined;
  /** Whether it was declared in a preview, whose diff may read the cluster. */
  readonly isPreview?: boolean | undefined;
}

export interface RunOptions extends ClientOptions {
  /** Draws the order in which the clusters of a resource are attempted. Default: `Math.random`. */
  random?: () => number;
}

/** What the resources of one provider share during one run of the engine. */
export class Run {
  readonly readSupport = new ReadSupport();
  /** The last check that declared each cluster, by UID. */
  readonly records = new Map<string, CheckRecord>();
  /** The clusters that a check or a review has reported as declared with `isHostCluster: false`. */
  readonly disabled = new Set<string>();
  /** The clusters that a review has reported to leave a resource, with that resource. */
  readonly leaving = new Map<string, string>();
  /** By UID, from reads. */
  readonly clusterNames = new Map<string, string>();
  readonly #secretProjects = new Set<string>();
  /** By UID, from programs and states, without those that may be secret. */
  readonly declaredNames = new Map<string, string>();
  readonly #messages = new Set<string>();
  readonly #sharedReads = new Map<string, Promise<object>>();
  #configured: { values: SettingValues; providerName: string | undefined } | undefined;
  #client: Client | undefined;

  constructor(readonly options: RunOptions = {}) {}

  /** Stores the settings, of an explicit provider if there is a name. They are validated when they are used. */
  configure(values: SettingValues, providerName?: string): void {
    const configured = { values, providerName };
    // The dynamic provider is configured for each kind of resource. A new client for each would multiply the limits.
    if (isDeepStrictEqual(configured, this.#configured)) return;
    this.#configured = configured;
    this.#client = undefined;
  }

  use(settings: Settings): this {
    this.#client = connect(settings, this.options);
    return this;
  }

  get settings(): Settings {
    return this.client.settings;
  }

  /** @throws ConfigurationError that lists everything that is missing or invalid. */
  get client(): Client {
    const { values = {}, providerName } = this.#configured ?? {};
    this.#client ??= connect(resolveSettings(values, process.env, providerName), this.options);
    return this.#client;
  }

  /** With a state, the read is a refresh. It uses the settings stored there, which may be older than the current ones. */
  async withStoredSettings<T>(state: object | undefined, read: () => Promise<T>): Promise<T> {
    if (state === undefined) return read();
    try {
      void this.client;
    } catch (error) {
      throw withAdvice(error as ConfigurationError, STORED_SETTINGS);
    }
    return read().catch((error) => {
      const errors = [error, ...(error.cause instanceof AggregateError ? error.cause.errors : [])];
      const isRejectedKey = errors.some((each) => each instanceof AuthenticationError);
      throw isRejectedKey && this.settings.apiKeyInState ? withAdvice(error, STORED_KEY) : error;
    });
  }

  /** The engine's calls have no common identifier, so all clusters are looked up: another resource may have declared one of them as well. */
  recordOf(clusterUids: readonly string[]): CheckRecord | undefined {
    const found = new Set(clusterUids.map((uid) => this.records.get(uid)));
    return [...found].find((each) => each && clusterUids.every((uid) => each.clusterUids.has(uid)));
  }

  /** Returns a sentence for each cluster that another resource declares as well. */
  declare(record: CheckRecord): string[] {
    return [...record.clusterUids].flatMap((uid) => {
      const { owner: first } = this.records.get(uid) ?? {};
      // With ignoreChanges: ["*"] the engine does not send the owner, but in a run it never sends and then omits the same one.
      const { owner = 'A resource with ignoreChanges: ["*"]' } = record;
      if (first !== undefined && first !== owner)
        return [`${first} and ${owner} both declare cluster ${this.formatCluster(uid)}.`];
      this.records.set(uid, record);
      return [];
    });
  }

  hideProjects(value: unknown, at: Segments = []): void {
    for (const [path, text] of textsIn(value, at))
      if (path.at(-1) === "projectUid" && text.trim() !== "") this.#secretProjects.add(text.trim());
  }

  withoutSecrets(message: string): string {
    return hideTexts(message, this.#secretProjects);
  }

  /** The error may become a part of the state in plain text. */
  errorWithoutSecrets(error: unknown): unknown {
    if (error instanceof PartialFailure) {
      const { id, properties, cause } = error;
      return new PartialFailure(id, properties, this.errorWithoutSecrets(cause) as Error);
    }
    return error instanceof SpectroclusterError ? copyOf(error, this.withoutSecrets(error.message)) : error;
  }

  /** Formats a cluster for messages: its UID, and the name in Palette, or else the declared one. */
  formatCluster(uid: string): string {
    const name = this.clusterNames.get(uid) ?? this.declaredNames.get(uid);
    return name === undefined || name === uid ? quote(uid) : `${quote(uid)} (${formatValue(name).slice(1, -1)})`;
  }

  /** Lets equal concurrent reads share one request, and its result, which must not be changed. */
  shareRead(key: string, read: () => Promise<object>): Promise<object> {
    const shared = this.#sharedReads.get(key) ?? read();
    this.#sharedReads.set(key, shared);
    setImmediate(() => this.#sharedReads.delete(key));
    return shared;
  }

  logOnce(message: string, log: (message: string) => void): void {
    if (!this.#messages.has(message)) log(message);
    this.#messages.add(message);
  }
}

export interface Call {
  readonly run: Run;
  /** The resource in messages: `HostClusterConfig "prod"`. A dynamic provider does not know it before a check. */
  readonly owner?: string | undefined;
  /** Undefined if this run has not checked the resource, as in a refresh. */
  readonly record?: CheckRecord | undefined;
  /** Whether an argument of the resource is secret: messages then quote no values except UIDs, and no message of the service. */
  readonly hasSecrets: boolean;
  /** The program's own limit for the whole call, from `customTimeouts`. */
  readonly timeoutSeconds?: number | undefined;
  log(message: string): void;
  warn(message: string): void;
  /** Shows a message until the next one replaces it. */
  logProgress(message: string): void;
  /** For `--debug`. */
  debug(message: string): void;
}

/** Formats clusters by UID. Of a resource with secret arguments, the name may be one. */
export function clusterFormat({ run, hasSecrets }: Call): (uid: string) => string {
  return hasSecrets ? quote : (uid) => run.formatCluster(uid);
}

const HOW_TO_STORE = "run pulumi up first or add --run-program, with the resource still in the program";
const STORED_SETTINGS = `If they are set: a refresh uses the settings stored in state, so ${HOW_TO_STORE}.`;
const STORED_KEY =
  `If you replaced the key: a refresh uses the key stored in state, so ${HOW_TO_STORE}. ` +
  "With apiKeyEnvironmentVariable no key is stored.";
