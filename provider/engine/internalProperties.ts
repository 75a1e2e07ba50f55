/**
 * Properties that this package's SDK and the engine's process add to a resource. The engine hides properties whose names
 * begin with two underscores, except if an update adds or removes them.
 */
export interface InternalProperties {
  /** The text by which the engine's process loads the provider. */
  __provider?: unknown;
  /**
   * `true` if an argument is secret, which the engine does not report to a dynamic provider. `"all"` after a partial
   * failure whose state may contain secrets that the program no longer declares: then all properties are secret.
   */
  __hasSecrets?: unknown;
  /**
   * The resource's name, by which a delete recognizes the owner that was checked. The engine does not report it. The SDK's
   * class `Resource` already has a member `__name`. The state contains the key three times, so it is short.
   */
  __owner?: unknown;
  /** The UIDs of the clusters that the resource declares, if the arguments are not sent because of a failure. */
  __clusters?: unknown;
  /** Why the program's arguments cannot be used. The provider's check reports it instead of checking them. */
  __failure?: unknown;
}

/** Properties as the engine sends them. */
export type EngineProperties = Record<string, unknown> & InternalProperties;

/** Key of the name that an explicit provider sends with its settings, for messages about them. */
export const PROVIDER_NAME_KEY = "providerName";
