/** Properties as the engine sends them, with what belongs to those who carry them and not to the resource. */
export interface EngineProperties extends Record<string, unknown> {
  /** The text by which the provider process loads us. */
  __provider?: unknown;
  /** JSON pointers to secret values, from the SDK to `check`: the engine does not tell a provider what is secret. */
  [SECRETS_INPUT]?: unknown;
}

/** Name of the input that tells where secrets are. `check` takes it away, so it never reaches the state. */
export const SECRETS_INPUT = "__secrets";

/**
 * Key, beside the settings, under which an explicit provider tells its process its name: settings that are missing are
 * then asked for where they belong.
 */
export const PROVIDER_NAME_KEY = "providerName";
