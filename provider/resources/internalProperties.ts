/**
 * Properties of inputs and states that no program declares. The engine hides those whose names begin with two underscores, except if an
 * update adds or removes them.
 */

/** What a check or an import adds to the inputs. */
export interface ProviderProperties {
  /** Identifies the service that has what the state describes: a hash, because an address may be secret. A state has it, too. */
  __service?: string | undefined;
  /** In the inputs only: whether an import has read them, and no program has declared any of them since. See {@link isImported}. */
  __imported?: unknown;
}

/** Somebody may have edited the mark. If it were lost, all that the import has read would count as declared by the program. */
export function isImported({ __imported }: ProviderProperties): boolean {
  return (__imported ?? false) !== false;
}

/** What a state does not know for certain: UIDs and paths, never values, which would be plain text beside encrypted ones. */
export interface UncertainProperties {
  /** The UIDs of clusters whose last write has an unknown outcome. */
  pending?: string[];
  /** The UIDs of declared clusters without a confirmed write at this service. Those that were not written are not in the state. */
  __unconfirmed?: string[];
  /** By UID, JSON pointers to what the state has of a cluster and a write with an unknown outcome no longer declared. */
  __dropped?: Record<string, string[]>;
}

/**
 * Properties with those that this package's SDK and the engine's process for dynamic providers add, because the protocol of dynamic
 * providers lacks them. Inputs and states have the first three, a check receives all.
 */
export interface SdkProperties {
  [own: string]: unknown;
  /** The text by which the engine's process loads the provider. */
  __provider?: unknown;
  /** `true` if an argument is secret; `"all"` after a partial failure, until a write succeeds. */
  __hasSecrets?: unknown;
  /** `true` if the project may be secret, as that of the provider configuration can be. */
  __hasSecretProject?: unknown;
  /** Identifies the resource in the run: its name after the types of its parents. The SDK's class `Resource` already has a `__name`. */
  __owner?: unknown;
  /** `true` in a preview. */
  __preview?: unknown;
  /** The option `ignoreChanges`. */
  __ignored?: unknown;
  /** The names of required arguments that the program sets to undefined. */
  __undefined?: unknown;
}

export function withoutSdkProperties(properties: SdkProperties): Record<string, unknown> {
  const { __provider, __hasSecrets, __hasSecretProject, __owner, __preview, __ignored, __undefined, ...others } =
    properties;
  return others;
}

/** Key of the name that an explicit provider sends with its settings, for messages about them. */
export const PROVIDER_NAME_KEY = "providerName";
