/** Failures after which the same request may succeed. The error is marked, so that copies with more advice are marked as well. */
import { ApiError, type SpectroclusterError } from "../errors.js";
import { PROXY_BUSY } from "./proxy.js";
import { isTooLarge, type SendResult } from "./transport.js";

export interface Transience {
  /** Whether the service refused the request with 429: it will accept the same request at a slower pace. */
  isRefusal: boolean;
  /** Whether `baseUrl` is probably wrong: its host name cannot be resolved, or nothing listens there. */
  mayBeWrongAddress: boolean;
  /** The wait that the response requires, in milliseconds; 0 for none. */
  requiredMs: number;
}

const TRANSIENCE = Symbol("transience");

type Marked = SpectroclusterError & { [TRANSIENCE]?: Transience };

/** Marks the error of an attempt if another one may succeed. */
export function withTransience(error: Marked, result: SendResult): SpectroclusterError {
  const isRefusal = isRateLimited(result);
  if (isTooLarge(result) || !(isRefusal || isWorthRetrying(result))) return error;
  const mayBeWrongAddress = WRONG_ADDRESS_ERRORS.includes(result.failure?.code);
  return Object.assign(error, { [TRANSIENCE]: { isRefusal, mayBeWrongAddress, requiredMs: retryAfterMs(result) } });
}

export function transienceOf(reason: unknown): Transience | undefined {
  return (reason as Marked | undefined)?.[TRANSIENCE];
}

export function isRateLimited(result: SendResult | undefined): boolean {
  return result?.response?.status === 429;
}

const WRONG_ADDRESS_ERRORS: readonly unknown[] = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED"];

/** Statuses with which a gateway says "for a moment". Whatever the body is, the service may go on with the request. */
export const GATEWAY_STATUSES: readonly unknown[] = [408, 502, 503, 504, 520, 521, 522, 523, 524, 527, 530];

/** Whether an error is the service's own: its codes are words. That of an overloaded gateway is not, whatever its body is. */
export function isOwnError(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || GATEWAY_STATUSES.includes(error.status)) return false;
  return /[a-z]/i.test(error.serviceCode ?? "");
}

/** Statuses and errors after which the same request may succeed. */
const RETRIED: readonly unknown[] = [
  ...[...GATEWAY_STATUSES, ...WRONG_ADDRESS_ERRORS, "ENETUNREACH", "EHOSTUNREACH", "EADDRINUSE"],
  ...[PROXY_BUSY, "ETIMEDOUT", "ECONNRESET", "EPIPE", "ERR_READING_RESPONSE_STREAM"],
];

/** A plain 500 indicates a bug rather than overload. */
function isWorthRetrying({ response, failure }: SendResult): boolean {
  const { code, reason } = response?.serviceError() ?? {};
  if (response?.status === 500) return code === "ServerTimeout" || reason === "ServerTimeout";
  return RETRIED.includes(response?.status) || RETRIED.includes(failure?.code);
}

export function retryAfterMs({ response }: SendResult): number {
  const { date = "", "retry-after": value = "" } = response?.headers ?? {};
  const number = Number(value);
  // Some services send the time at which they accept requests, in seconds or milliseconds.
  const time = Number.isNaN(number) ? Date.parse(value) : number * (number < 1e12 ? 1000 : 1);
  // A time is compared with the clock of the service, because the clock of this machine may be wrong.
  const milliseconds = number < 1e9 ? time : time - (Date.parse(date) || Date.now());
  // An endless wait would be one for all requests of the run.
  return milliseconds > 0 && Number.isFinite(milliseconds) ? milliseconds : 0;
}
