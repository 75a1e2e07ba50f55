/** Properties as the engine sends them, with what belongs to those who carry them and not to the resource. */
export interface EngineProperties extends Record<string, unknown> {
  /** The text by which the provider process loads us. */
  __provider?: unknown;
  /** From the SDK to `check`: the engine does not tell a provider what is secret. */
  [SEEN_INPUT]?: SeenArguments;
}

/** What the SDK saw of a resource's arguments, before any transform changed them. */
export interface SeenArguments {
  /** {@link fingerprint} of the arguments: with another one, nothing is known of what is secret. */
  fingerprint: string;
  /** JSON pointers to the secret ones. */
  secrets: string[];
}

/** Name of the input that holds {@link SeenArguments}. `check` takes it away, so it never reaches the state. */
export const SEEN_INPUT = "__seen";

/**
 * Key, beside the settings, under which an explicit provider tells its process its name: settings that are missing are
 * then asked for where they belong.
 */
export const PROVIDER_NAME_KEY = "providerName";
