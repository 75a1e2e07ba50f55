/** Whether the provider reads the actual configuration of a cluster. */
export type DriftDetection = "auto" | "off";

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
   * Name of an environment variable that contains the API key. Each run reads the variable: the key does not enter
   * the state, not even encrypted, and a new key needs no change of the stack. Setting `apiKey` as well is an error.
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
   * to finish (`maxConcurrentRequests`) does not count.
   *
   * @asType integer
   * @minimum 1
   * @maximum 3600
   * @default 300
   */
  operationTimeoutSeconds?: number;
  /**
   * Number of retries of a request after a network error or a response that allows a retry.
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
   * `"auto"`: a refresh compares the state with the actual configuration, and a create reports a configuration that it
   * overwrites, if the service supports reading it. `"off"`: neither reads it.
   *
   * @default "auto"
   * @examples ["off"]
   */
  driftDetection?: DriftDetection;
}
