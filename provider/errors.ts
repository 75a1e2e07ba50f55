import { type Finding, formatFindings } from "./finding.js";

interface ErrorOptions {
  cause?: unknown;
  /** Whether the service may have carried out the request in spite of the error. */
  mayHaveTakenEffect?: boolean;
}

/**
 * Base of every error of this package. What a program itself is wrong about, so that no setting or answer would help, is
 * a `RunError` of Pulumi's.
 *
 * @hideconstructor
 *
 * @example
 * ```ts
 * try {
 *   await getVirtualMachine({ clusterUid, name: "web-0", namespace: "default" });
 * } catch (error) {
 *   if (!(error instanceof SpectroclusterError)) throw error;
 *   console.log(error.code); // "SPECTROCLUSTER_NOT_FOUND"
 * }
 * ```
 */
export class SpectroclusterError extends Error {
  /** Stable name of the kind of error, such as `"SPECTROCLUSTER_AUTHENTICATION"`: each class names its own. */
  readonly code: string;
  /** Whether the service may have carried out the request in spite of the error. */
  readonly mayHaveTakenEffect: boolean;

  constructor(code: string, message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.mayHaveTakenEffect = options.mayHaveTakenEffect ?? false;
  }
}

/**
 * A setting of the provider is missing or cannot be used. Nothing was sent.
 *
 * Its code is `"SPECTROCLUSTER_CONFIGURATION"`.
 *
 * @hideconstructor
 */
export class ConfigurationError extends SpectroclusterError {
  constructor(message: string) {
    super("SPECTROCLUSTER_CONFIGURATION", message);
  }
}

/**
 * Values break the rules of the service's reference.
 *
 * Its code is `"SPECTROCLUSTER_VALIDATION"`.
 *
 * @hideconstructor
 *
 * @example
 * ```ts
 * try {
 *   await getVirtualMachine({ clusterUid, name: "web-0", namespace: "default" }, { validation: "strict" });
 * } catch (error) {
 *   if (!(error instanceof ValidationError)) throw error;
 *   for (const { path, message } of error.findings) console.log(`${path} ${message}`);
 * }
 * ```
 */
export class ValidationError extends SpectroclusterError {
  /** All of them; the message lists the first 20. */
  readonly findings: readonly Finding[];

  constructor(subject: string, findings: readonly Finding[]) {
    super("SPECTROCLUSTER_VALIDATION", `${subject}:\n${formatFindings(findings)}`);
    this.findings = findings;
  }
}

/**
 * The service could not be reached, the connection broke, or a try took longer than `requestTimeoutSeconds`, also after
 * the retries.
 *
 * Its code is `"SPECTROCLUSTER_CONNECTION"`.
 *
 * @hideconstructor
 */
export class ConnectionError extends SpectroclusterError {
  constructor(message: string, options?: ErrorOptions) {
    super("SPECTROCLUSTER_CONNECTION", message, options);
  }
}

/**
 * The operation's deadline passed, which `operationTimeoutSeconds` sets.
 *
 * Its code is `"SPECTROCLUSTER_TIMEOUT"`.
 *
 * @hideconstructor
 */
export class TimeoutError extends SpectroclusterError {
  constructor(message: string, options?: ErrorOptions) {
    super("SPECTROCLUSTER_TIMEOUT", message, options);
  }
}

/**
 * What answered is not what the reference describes: a proxy's page, a redirect, a torn or oversized body.
 *
 * Its code is `"SPECTROCLUSTER_RESPONSE"`.
 *
 * @hideconstructor
 */
export class ResponseError extends SpectroclusterError {
  constructor(message: string, options?: ErrorOptions) {
    super("SPECTROCLUSTER_RESPONSE", message, options);
  }
}

/** What is known about an answer that refuses an operation. */
export interface Refusal {
  /** The operation in words: `update the host-cluster configuration of cluster "63a1"`. */
  operation: string;
  /** HTTP status, such as 409. */
  status: number;
  /** The service's own code for the reason, such as `"ResourceNotFound"`. */
  serviceCode?: string;
  /** What the service adds to its message. */
  details?: string;
  /** The service's reference for this failure, which its support asks for. */
  ref?: string;
}

/**
 * The service refused the operation. Statuses that have a class of their own come as that class.
 *
 * Its code is `"SPECTROCLUSTER_API"`.
 *
 * @hideconstructor
 *
 * @example
 * ```ts
 * getVirtualMachine({ clusterUid, name: "web-0", namespace: "default" }).catch((error) => {
 *   if (error instanceof ApiError) console.log(error.status, error.serviceCode, error.ref);
 *   throw error;
 * });
 * ```
 */
export class ApiError extends SpectroclusterError implements Refusal {
  readonly operation: string;
  readonly status: number;
  readonly serviceCode?: string;
  readonly details?: string;
  readonly ref?: string;

  constructor(message: string, refusal: Refusal, options?: ErrorOptions, code = "SPECTROCLUSTER_API") {
    super(code, message, options);
    this.operation = refusal.operation;
    this.status = refusal.status;
    this.serviceCode = refusal.serviceCode;
    this.details = refusal.details;
    this.ref = refusal.ref;
  }
}

/**
 * 401: the API key is not accepted.
 *
 * Its code is `"SPECTROCLUSTER_AUTHENTICATION"`.
 *
 * @hideconstructor
 */
export class AuthenticationError extends ApiError {
  constructor(message: string, refusal: Refusal, options?: ErrorOptions) {
    super(message, refusal, options, "SPECTROCLUSTER_AUTHENTICATION");
  }
}

/**
 * 403: the API key may not do this, or not in this project.
 *
 * Its code is `"SPECTROCLUSTER_PERMISSION"`.
 *
 * @hideconstructor
 */
export class PermissionError extends ApiError {
  constructor(message: string, refusal: Refusal, options?: ErrorOptions) {
    super(message, refusal, options, "SPECTROCLUSTER_PERMISSION");
  }
}

/**
 * 404: the service itself says that the object does not exist, by an error of its own with code `ResourceNotFound`.
 *
 * Its code is `"SPECTROCLUSTER_NOT_FOUND"`.
 *
 * @hideconstructor
 *
 * @example
 * ```ts
 * const machine = await getVirtualMachine({ clusterUid, name: "web-0", namespace: "default" }).catch((error) => {
 *   if (error instanceof NotFoundError) return undefined;
 *   throw error;
 * });
 * ```
 */
export class NotFoundError extends ApiError {
  constructor(message: string, refusal: Refusal, options?: ErrorOptions) {
    super(message, refusal, options, "SPECTROCLUSTER_NOT_FOUND");
  }
}

/**
 * 429: too many requests, also after the retries.
 *
 * Its code is `"SPECTROCLUSTER_RATE_LIMIT"`.
 *
 * @hideconstructor
 */
export class RateLimitError extends ApiError {
  constructor(message: string, refusal: Refusal, options?: ErrorOptions) {
    super(message, refusal, options, "SPECTROCLUSTER_RATE_LIMIT");
  }
}

/**
 * 5xx: the service failed, also after the retries where the answer allows any.
 *
 * Its code is `"SPECTROCLUSTER_SERVER"`.
 *
 * @hideconstructor
 */
export class ServerError extends ApiError {
  constructor(message: string, refusal: Refusal, options?: ErrorOptions) {
    super(message, refusal, options, "SPECTROCLUSTER_SERVER");
  }
}

/** The one place that decides which class an answer's status and code stand for. */
export function apiError(message: string, refusal: Refusal, options?: ErrorOptions): ApiError {
  return new (classOf(refusal))(message, refusal, options);
}

function classOf({ status, serviceCode }: Refusal) {
  if (status === 404 && serviceCode === "ResourceNotFound") return NotFoundError;
  if (status === 401) return AuthenticationError;
  if (status === 403) return PermissionError;
  if (status === 429) return RateLimitError;
  return status >= 500 ? ServerError : ApiError;
}
