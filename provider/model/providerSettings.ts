/** Whether the provider reads the actual configuration of clusters. */
export type Reads = "auto" | "off";

/**
 * The first value that is set applies: the stack configuration, then the environment variable, then the default. An explicit
 * provider has its own arguments instead of the stack configuration. Blank values count as not set.
 */
export interface ProviderSettings {
  /**
   * Address of Palette, with a path prefix if it has one. A bare host name means https.
   *
   * @environment SPECTROCLOUD_HOST
   * @examples ["https://api.example.com"]
   */
  baseUrl?: string;
  /**
   * API key, sent in the `ApiKey` header. Store it as a secret.
   *
   * @secret
   * @minLength 8
   * @environment SPECTROCLOUD_APIKEY
   */
  apiKey?: string;
  /**
   * Name of the environment variable with the API key, instead of `SPECTROCLOUD_APIKEY`. The state then has only this name, and
   * to set `apiKey` too is an error.
   *
   * @examples ["MY_API_KEY"]
   */
  apiKeyEnvironmentVariable?: string;
  /**
   * UID of the project for all resources and functions that do not set one themselves.
   *
   * @environment SPECTROCLOUD_PROJECT_UID
   * @examples ["<uid>"]
   */
  projectUid?: string;
  /**
   * Time limit for one attempt of a request, in seconds.
   *
   * @asType integer
   * @minimum 1
   * @maximum 3600
   * @default 30
   */
  requestTimeoutSeconds?: number;
  /**
   * Time limit for an operation with all its retries and pauses, in seconds.
   *
   * @asType integer
   * @minimum 1
   * @maximum 3600
   * @default 300
   */
  operationTimeoutSeconds?: number;
  /**
   * Number of retries of an operation after failures that may pass. A 429 does not count.
   *
   * @asType integer
   * @minimum 0
   * @maximum 50
   * @default 8
   */
  maxRetries?: number;
  /**
   * Number of operations at the same time: the read and the write of one cluster, or one function. Each explicit provider has
   * its own limit. With the dynamic provider, resources and functions have one each.
   *
   * @asType integer
   * @minimum 1
   * @maximum 256
   * @default 10
   */
  maxConcurrentRequests?: number;
  /**
   * Number of requests a second, separately for clusters (`/v1/spectroclusters`) and searches (`/v1/dashboard`). By default, the
   * provider learns the pace from Palette.
   *
   * @asType integer
   * @minimum 1
   * @maximum 10000
   * @examples [20]
   */
  maxRequestsPerSecond?: number;
  /**
   * Certificate authorities to trust in addition to the public ones, as PEM text. Line breaks may be the two characters `\n`.
   *
   * @format pem
   */
  caCertificate?: string;
  /**
   * Allows plain http to another machine. Everybody on the network path can then read the API key.
   *
   * @default false
   */
  allowInsecureHttp?: boolean;
  /**
   * With `"auto"`, a write first reads the cluster, so that it keeps undeclared fields, and a refresh compares. With `"off"`,
   * neither reads: a write sends only declared fields, and Palette may remove the others. Imports and `get` are then errors.
   *
   * @default "auto"
   */
  reads?: Reads;
  /**
   * Whether previews read the declared clusters that differ from the state, and show what the update would overwrite and keep.
   * They then fail if such a cluster cannot be read, or if the update could not write it.
   *
   * @default false
   */
  readInPreview?: boolean;
  /**
   * Whether arguments that may be wrong, such as a host name in capitals, are errors of the preview instead of warnings, except
   * `palette-uid` and values that the state already has.
   *
   * @default false
   * @environment SPECTROCLOUD_STRICT_ARGUMENTS
   */
  strictArguments?: boolean;
}
