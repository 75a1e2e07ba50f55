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
   * Name of an environment variable with the API key, which then does not enter the state. It takes precedence over
   * `SPECTROCLOUD_APIKEY`. To set `apiKey` beside it is an error.
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
   * Time limit for an operation with all its retries and pauses, in seconds. It begins with the first request.
   *
   * @asType integer
   * @minimum 1
   * @maximum 3600
   * @default 300
   */
  operationTimeoutSeconds?: number;
  /**
   * Number of retries of an operation after failures that may pass. A 429 does not count: it is retried until
   * `operationTimeoutSeconds`.
   *
   * @asType integer
   * @minimum 0
   * @maximum 50
   * @default 8
   */
  maxRetries?: number;
  /**
   * Number of operations at the same time. An operation is the read and the write of one cluster, or one function. Each explicit
   * provider has its own limit. With the dynamic provider, resources and functions have one each.
   *
   * @asType integer
   * @minimum 1
   * @maximum 256
   * @default 10
   */
  maxConcurrentRequests?: number;
  /**
   * Number of requests a second, separately for clusters (`/v1/spectroclusters`) and searches (`/v1/dashboard`). Set it if other
   * programs send requests from the same IP address. By default, the provider learns the pace from Palette.
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
   * Whether previews read the declared clusters that differ from the state, to show what the update would overwrite and keep. A
   * preview then fails if such a cluster cannot be read.
   *
   * @default false
   */
  readInPreview?: boolean;
  /**
   * Whether arguments that may be wrong, such as a host name in capitals, are errors of the preview instead of warnings. A warning
   * about UIDs that are not like Palette's, `palette-uid`, stays one, and so does one about a value that the state has already.
   *
   * @default false
   * @environment SPECTROCLOUD_STRICT_ARGUMENTS
   */
  strictArguments?: boolean;
}
