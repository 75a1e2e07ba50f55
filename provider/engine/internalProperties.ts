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
  /** Whether the setting `baseUrl` is secret, which the engine does not report to a dynamic provider either. */
  __hasSecretBaseUrl?: unknown;
  /**
   * The resource's name after the types of its parents, by which a delete recognizes the owner that was checked. The engine
   * does not report it. The SDK's class `Resource` already has a member `__name`. The state contains the key three times, so
   * it is short.
   */
  __owner?: unknown;
  /** What the resource declares (see `Resource.declaredIn`), if the arguments are not sent because of a failure. */
  __declared?: unknown;
  /** Why the program's arguments cannot be used. The provider's check reports it instead of checking them. */
  __failure?: unknown;
  /**
   * Whether the resource has the option `ignoreChanges`. The engine then replaces arguments by those in the state, so the
   * provider shows the warnings about them, not the program.
   */
  __ignoresChanges?: unknown;
}

/** Properties as the engine sends them. */
export type EngineProperties = Record<string, unknown> & InternalProperties;

/** The resource's own properties, which include what the package stores in every state, such as the address. */
export function ownProperties({
  __provider,
  __hasSecrets,
  __hasSecretBaseUrl,
  __owner,
  __declared,
  __failure,
  __ignoresChanges,
  ...own
}: EngineProperties): Record<string, unknown> {
  return own;
}

/** Key of the name that an explicit provider sends with its settings, for messages about them. */
export const PROVIDER_NAME_KEY = "providerName";
