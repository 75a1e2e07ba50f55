// Apart from validateInputs.ts, because the package's public types must not need the types of ajv.

/**
 * Options of the checks of arguments.
 *
 * @example
 * ```ts
 * const options: CheckOptions = { hideValues: true };
 * ```
 */
export interface CheckOptions {
  /** Whether the messages quote no value, because some are secret. Default: `false`. */
  hideValues?: boolean;
}
