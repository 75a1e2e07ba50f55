/**
 * How many requests an error concerns, for callers that make many.
 */
import {
  AuthenticationError,
  ConfigurationError,
  ConnectionError,
  RateLimitError,
  ServerError,
  SpectroclusterError,
  TimeoutError,
} from "../errors.js";
import { isHandshakeError, NOT_CONNECTED_ERRORS } from "./attempt.js";
import { PROXY_ERROR_PREFIX } from "./proxy.js";

/** Whether the service did not respond, or only with 429 or 5xx, until all retries or the deadline were used up. */
export function isWithoutUsableResponse(error: unknown): boolean {
  const decisive = decisiveError(error);
  return [ConnectionError, TimeoutError, RateLimitError, ServerError].some((type) => decisive instanceof type);
}

/**
 * Whether every further request would fail in the same way: 401, no connection at all, invalid configuration, or the run
 * was cancelled.
 */
export function stopsAllRequests(reason: unknown): boolean {
  const error = decisiveError(reason);
  if (error instanceof ConfigurationError || error instanceof AuthenticationError) return true;
  if (error instanceof SpectroclusterError && error.code === "SPECTROCLUSTER_CANCELLED") return true;
  if (!(error instanceof ConnectionError)) return false;
  const { code = "" } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return NOT_CONNECTED_ERRORS.includes(code) || isHandshakeError(code) || code.startsWith(PROXY_ERROR_PREFIX);
}

/** The failed proof of the key says more than the "not found" that needed the proof. */
function decisiveError(error: unknown): unknown {
  const isNotProven = error instanceof SpectroclusterError && error.code === "SPECTROCLUSTER_KEY_NOT_PROVEN";
  return isNotProven ? error.cause : error;
}
