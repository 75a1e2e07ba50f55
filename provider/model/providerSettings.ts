/** Whether the provider asks what the service holds. */
export type DriftDetection = "auto" | "off";

/** The provider's settings as a stack's configuration or a `Provider` gives them. */
export interface ProviderSettings {
  /**
   * Address of the service, with a path prefix if it has one: `https://api.example.com`. A bare host name means https.
   * Environment: `SPECTROCLOUD_HOST`.
   */
  baseUrl?: string;
  /**
   * API key, sent as the `ApiKey` header. Environment: `SPECTROCLOUD_APIKEY`.
   *
   * @secret
   */
  apiKey?: string;
  /**
   * Name of an environment variable that holds the API key. It is read when a request is made, so nothing of the key
   * enters the state, not even encrypted, and a new key needs no change of the stack. Not together with `apiKey`.
   */
  apiKeyEnvironmentVariable?: string;
  /**
   * Uid of the project that scopes requests, for resources and lookups that name none. Environment:
   * `SPECTROCLOUD_PROJECT_UID`.
   */
  projectUid?: string;
  /**
   * Seconds that one try of a request may take, from 1 to 3600.
   *
   * @asType integer
   * @default 30
   */
  requestTimeoutSeconds?: number;
  /**
   * Seconds that an operation may take with all its retries and the waits between them, from 1 to 3600. The time in
   * which the operation waits for its turn (`maxConcurrentRequests`) does not count.
   *
   * @asType integer
   * @default 300
   */
  operationTimeoutSeconds?: number;
  /**
   * How often a request is tried again, from 0 to 50, after a network error or an answer that allows it.
   *
   * @asType integer
   * @default 8
   */
  maxRetries?: number;
  /**
   * How many requests may be under way at the same time, from 1 to 256, for each provider.
   *
   * @asType integer
   * @default 10
   */
  maxConcurrentRequests?: number;
  /** Certificate authorities to trust beside the public ones, as PEM text. */
  caCertificate?: string;
  /**
   * Allows plain http to another machine, where anybody on the way can read the API key.
   *
   * @default false
   */
  allowInsecureHttp?: boolean;
  /**
   * `"auto"`: a refresh compares with what the service holds, and a create reports a setting that it overwrites, where
   * the service can be asked. `"off"`: neither asks.
   *
   * @default "auto"
   */
  driftDetection?: DriftDetection;
}
