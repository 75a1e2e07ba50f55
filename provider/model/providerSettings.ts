/** Whether a refresh reads the actual configuration of a cluster. */
export type DriftDetection = "auto" | "off";

/** Whether the provider reads the actual configuration of a cluster before it writes it. */
export type ReadBeforeWrite = "auto" | "off";

/**
 * The provider's configuration. The first value that is set applies: the stack configuration, then the environment
 * variable, then the default. An explicit provider ignores the stack configuration: its own arguments apply, then the
 * environment variable, then the default. Blank values count as not set.
 */
export interface ProviderSettings {
  /**
   * Address of the service, with a path prefix if it has one. A bare host name means https.
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
   * Name of an environment variable with the API key. Each run reads the variable: the key does not enter the state, not
   * even encrypted, and a new key needs no change of the stack. Setting `apiKey` as well is an error.
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
   * Time limit for an operation, including all retries and the waits between them, in seconds. Waiting for other requests
   * to finish (`maxConcurrentRequests`) does not count, and waiting for the pace that the service allows does.
   *
   * @asType integer
   * @minimum 1
   * @maximum 3600
   * @default 300
   */
  operationTimeoutSeconds?: number;
  /**
   * Number of retries of a request after a network error or a response that allows a retry. Requests that the service refuses
   * with 429 do not count.
   *
   * @asType integer
   * @minimum 0
   * @maximum 50
   * @default 8
   */
  maxRetries?: number;
  /**
   * Number of requests that are sent at the same time. With the dynamic provider, the limit applies to resources and to
   * functions separately. Each explicit provider has its own limit.
   *
   * @asType integer
   * @minimum 1
   * @maximum 256
   * @default 10
   */
  maxConcurrentRequests?: number;
  /**
   * Number of requests that are sent in a second to each part of the service. If it is not set, the provider only slows
   * down when the service limits requests. Set it if other programs share your address, because the service counts all
   * requests from one address.
   *
   * @asType integer
   * @minimum 1
   * @maximum 10000
   * @examples [20]
   */
  maxRequestsPerSecond?: number;
  /**
   * Certificate authorities to trust in addition to the public ones, as PEM text.
   *
   * @format pem
   */
  caCertificate?: string;
  /**
   * Allows plain http to another machine. Everybody on the network path can then read the API key.
   *
   * @default false
   * @examples [true]
   */
  allowInsecureHttp?: boolean;
  /**
   * `"auto"`: a refresh compares the state with the actual configuration, if the service supports reading it. `"off"`: it
   * does not.
   *
   * @default "auto"
   * @examples ["off"]
   */
  driftDetection?: DriftDetection;
  /**
   * `"auto"`: a create or an update reads the configuration before it writes it, so that the request keeps the fields that
   * the program does not declare. `"off"`: the request contains only the declared fields. A service that replaces
   * configurations then removes the others.
   *
   * @default "auto"
   * @examples ["off"]
   */
  readBeforeWrite?: ReadBeforeWrite;
  /**
   * Whether previews read the clusters that would change. A preview then fails if a cluster does not exist or the API key is
   * rejected, and shows what the update would overwrite and keep. The dynamic provider receives no state in a preview, so
   * the program reads all clusters that it declares. If `readBeforeWrite` is `"off"`, previews read nothing.
   *
   * @default false
   * @examples [true]
   */
  readInPreview?: boolean;
}
