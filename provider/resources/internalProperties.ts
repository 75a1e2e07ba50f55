/**
 * Properties that this package's SDK and the engine's process add to the inputs of a resource. The engine hides properties whose
 * names begin with two underscores, except if an update adds or removes them.
 */
export interface InternalProperties {
  /** The text by which the engine's process loads the provider. It is in inputs and states. */
  __provider?: unknown;
  /** `true` if an argument is secret, which the engine does not report to a dynamic provider. It is in inputs and states. */
  __hasSecrets?: unknown;
  /**
   * Identifies the resource in the run, as the protocol of dynamic providers has no URN: its name after the types of its
   * parents. Only a check receives it. The SDK's class `Resource` already has a member `__name`.
   */
  __owner?: unknown;
  /** `true` in a preview. Only a check receives it. */
  __preview?: unknown;
  /** The option `ignoreChanges`, which the engine does not send to a dynamic provider. Only a check receives it. */
  __ignored?: unknown;
}

/** Properties as the engine sends them. */
export type EngineProperties = Record<string, unknown> & InternalProperties;

/** The resource's own properties, which include what the package stores in every state, such as `__service`. */
export function ownProperties(properties: EngineProperties): Record<string, unknown> {
  const { __provider, __hasSecrets, __owner, __preview, __ignored, ...own } = properties;
  return own;
}

/** Key of the name that an explicit provider sends with its settings, for messages about them. */
export const PROVIDER_NAME_KEY = "providerName";
