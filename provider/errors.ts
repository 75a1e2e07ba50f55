import { bySeverity, formatFindings } from "./messages/finding.js";
import { boundMessage, formatValue } from "./messages/values.js";
import type { Finding } from "./model/checks.js";

/**
 * Base class of all errors of this package. For mistakes in the program, the package throws Pulumi's `RunError`.
 *
 * Some errors have a code and no class of their own: `"SPECTROCLUSTER_NOT_ATTEMPTED"` (the run had stopped before this request),
 * `"SPECTROCLUSTER_KEY"` (the request would contain the API key), `"SPECTROCLUSTER_SEARCH_INPUT"` (`findSearchInputUid`),
 * `"SPECTROCLUSTER_QUANTITY"` (`parseQuantity`) and `"SPECTROCLUSTER_BUG"`.
 *
 * @example
 * ```ts
 * try {
 *   await getVirtualMachine({ clusterUid, name: "web-0", namespace: "default" });
 * } catch (error) {
 *   if (!(error instanceof SpectroclusterError)) throw error;
 *   console.log(error.code); // "SPECTROCLUSTER_VALIDATION"
 *   if (error instanceof ValidationError) for (const { path, message } of error.findings) console.log(path, message);
 * }
 * ```
 */
export class SpectroclusterError extends Error {
  protected static readonly code: string;
  /** Stable code of the error's class, such as `"SPECTROCLUSTER_AUTHENTICATION"`. */
  declare readonly code: string;
  /** Whether the request may have taken effect although it failed. */
  declare readonly outcomeUnknown: boolean;

  /** @hidden */
  constructor(message: string, properties: Record<string, unknown> = {}) {
    super(boundMessage(message));
    const { name, code } = new.target;
    for (const [property, value] of Object.entries({ name, code, outcomeUnknown: false, ...properties })) {
      // Not enumerable, because Node.js would print them below the message.
      if (value !== undefined) Object.defineProperty(this, property, { value, writable: true, configurable: true });
    }
  }
}

/** A copy of an error whose message ends with another line, which is never truncated. */
export function withAdvice<E extends SpectroclusterError>(error: E, advice: string): E {
  return copyOf(error, `${error.message}\n${advice}`);
}

/** A copy of an error after which the request may have taken effect. */
export function withUnknownOutcome<E extends SpectroclusterError>(error: E): E {
  return Object.assign(copyOf(error, error.message), { outcomeUnknown: true });
}

/** A copy with another message, because the error may be that of other operations as well. */
export function copyOf<E extends SpectroclusterError>(error: E, message: string): E {
  const copy = Object.setPrototypeOf(new Error(message), Object.getPrototypeOf(error));
  const { message: own, stack, ...properties } = Object.getOwnPropertyDescriptors(error);
  return Object.defineProperties(copy, properties);
}

/** What was thrown, as an error of this package. Any other error is a bug, after which a request may have taken effect. */
export function asSpectroclusterError(reason: unknown): SpectroclusterError {
  if (reason instanceof SpectroclusterError) return reason;
  const advice = "Open an issue in the project's repository with this message.";
  const message = `pulumi-spectrocluster has a bug: ${String(reason)}\n${advice}`;
  return new SpectroclusterError(message, { code: "SPECTROCLUSTER_BUG", cause: reason, outcomeUnknown: true });
}

/** @throws SpectroclusterError for a resource or function that only another version has. */
export function findByName<T extends { name: string }>(kind: string, all: readonly T[], name: string): T {
  const found = all.find((each) => each.name === name);
  if (found !== undefined) return found;
  const message = `This version of pulumi-spectrocluster has no ${kind} ${formatValue(name)}. Update the package.`;
  throw new SpectroclusterError(message, { code: "SPECTROCLUSTER_NAME" });
}

/** A setting is missing or invalid. Nothing was sent. Its code is `"SPECTROCLUSTER_CONFIGURATION"`. */
export class ConfigurationError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_CONFIGURATION";
}

/** Arguments, or values in a response, are invalid. Its code is `"SPECTROCLUSTER_VALIDATION"`. */
export class ValidationError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_VALIDATION";
  /** All findings. The message lists the first 20. */
  declare readonly findings: readonly Finding[];

  /** @hidden */
  constructor(subject: string, findings: readonly Finding[]) {
    super(`${subject}:\n${formatFindings(findings)}`, { findings });
  }
}

/** @throws ValidationError with the errors among the findings, or with all of them if they are strict. */
export function assertNoErrors(subject: string, findings: readonly Finding[], options?: { isStrict?: boolean }): void {
  const { errors } = bySeverity(findings, options);
  if (errors.length > 0) throw new ValidationError(subject, errors);
}

/**
 * Palette could not be reached, the connection broke, or an attempt exceeded `requestTimeoutSeconds`, and so did all retries.
 * Its code is `"SPECTROCLUSTER_CONNECTION"`.
 */
export class ConnectionError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_CONNECTION";
}

/** The operation exceeded its deadline: `operationTimeoutSeconds`. Its code is `"SPECTROCLUSTER_TIMEOUT"`. */
export class TimeoutError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_TIMEOUT";
}

/**
 * The response is not from Palette or not as its reference describes: a proxy's page, a redirect, an oversized body, invalid JSON.
 * Its code is `"SPECTROCLUSTER_RESPONSE"`.
 */
export class ResponseError extends SpectroclusterError {
  protected static override readonly code = "SPECTROCLUSTER_RESPONSE";
}

type ResponseDetails = Pick<ApiError, "operation" | "status" | "serviceCode" | "details" | "ref">;

/**
 * The response is an error. Some statuses have their own subclasses. A page with 401, 403 or 404 is not Palette's and has none.
 * Its code is `"SPECTROCLUSTER_API"`.
 */
export class ApiError extends SpectroclusterError {
  protected static override readonly code: string = "SPECTROCLUSTER_API";
  /** Description of the operation: `update the host cluster configuration of cluster "63a1"`. */
  declare readonly operation: string;
  /** HTTP status, such as 409. */
  declare readonly status: number;
  /** Palette's code for the reason, such as `"ResourceNotFound"`. */
  declare readonly serviceCode?: string;
  /** Palette's additional information. */
  declare readonly details?: string;
  /** Palette's ID of this error, for its support. */
  declare readonly ref?: string;
}

/** 401: the API key is invalid. Its code is `"SPECTROCLUSTER_AUTHENTICATION"`. */
export class AuthenticationError extends ApiError {
  protected static override readonly code = "SPECTROCLUSTER_AUTHENTICATION";
}

/** 403: the API key lacks permission, or lacks it in this project. Its code is `"SPECTROCLUSTER_PERMISSION"`. */
export class PermissionError extends ApiError {
  protected static override readonly code = "SPECTROCLUSTER_PERMISSION";
}

/**
 * 404 with Palette's code `ResourceNotFound`: the object does not exist. Any other 404 is a plain `ApiError`. For a deleted
 * cluster that Palette still returns, and for a name or labels that no cluster has, the status is 200.
 * Its code is `"SPECTROCLUSTER_NOT_FOUND"`.
 */
export class NotFoundError extends ApiError {
  protected static override readonly code = "SPECTROCLUSTER_NOT_FOUND";
}

/**
 * 429: Palette refused the request until the deadline of the operation, or asks for a longer wait.
 * Its code is `"SPECTROCLUSTER_RATE_LIMIT"`.
 */
export class RateLimitError extends ApiError {
  protected static override readonly code = "SPECTROCLUSTER_RATE_LIMIT";
}

/**
 * 5xx: Palette or a gateway failed. 502, 503, 504, 520 to 524, 527, 530 and a `ServerTimeout` are retried first.
 * Its code is `"SPECTROCLUSTER_SERVER"`.
 */
export class ServerError extends ApiError {
  protected static override readonly code = "SPECTROCLUSTER_SERVER";
}

export function apiError(message: string, response: ResponseDetails): ApiError {
  const { status, serviceCode } = response;
  if (status === 404 && serviceCode === "ResourceNotFound") return new NotFoundError(message, response);
  if (status === 401) return new AuthenticationError(message, response);
  if (status === 403) return new PermissionError(message, response);
  if (status === 429) return new RateLimitError(message, response);
  return status >= 500 ? new ServerError(message, response) : new ApiError(message, response);
}
