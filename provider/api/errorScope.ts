/**
 * How many requests an error concerns, for callers that make many.
 */
import {
  ApiError,
  AuthenticationError,
  ConfigurationError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServerError,
  SpectroclusterError,
  TimeoutError,
} from "../errors.js";
import { isHandshakeError, NOT_CONNECTED_ERRORS } from "./networkErrors.js";
import { PROXY_ERROR_PREFIX } from "./proxy.js";

/** Whether an error concerns the service or the kind of request rather than the cluster. */
export function concernsService(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  if (!(error instanceof ApiError) || error instanceof NotFoundError) return false;
  return [401, 403, 404, 405, 501].includes(error.status);
}

/** Whether the service did not respond, or only with 429 or 5xx, until all retries or the deadline were used up. */
export function isWithoutUsableResponse(error: unknown): boolean {
  return [ConnectionError, TimeoutError, RateLimitError, ServerError].some((type) => error instanceof type);
}

/**
 * Whether every further request would fail in the same way: 401, no connection at all, invalid configuration, or the run
 * was cancelled.
 */
export function stopsAllRequests(error: unknown): boolean {
  if (error instanceof ConfigurationError || error instanceof AuthenticationError) return true;
  if (error instanceof SpectroclusterError && error.code === "SPECTROCLUSTER_CANCELLED") return true;
  if (!(error instanceof ConnectionError)) return false;
  const { code = "" } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return NOT_CONNECTED_ERRORS.includes(code) || isHandshakeError(code) || code.startsWith(PROXY_ERROR_PREFIX);
}
