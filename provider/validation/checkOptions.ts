/**
 * Options of the checks of arguments. They have a file of their own, because the package's public types must not need the
 * types of ajv.
 *
 * @example
 * ```ts
 * const options: CheckOptions = { hideValues: true };
 * ```
 */
export interface CheckOptions {
  /** Whether the messages quote no value, because some are secret. Default: `false`. */
  hideValues?: boolean;
  /** Whether findings that would be warnings are errors, as with the setting of the same name. Default: `false`. */
  strictArguments?: boolean;
}
