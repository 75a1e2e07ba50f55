/** What came of sending a request: a response, a failure or both, and what that proves. */
import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";
import type { RequestError } from "got";
import { ApiError } from "../errors.js";
import { withoutByteOrderMark } from "../json/text.js";
import { containsKey } from "../messages/redact.js";

/** With a failure, the response is not complete. */
export type SendResult =
  | { response: HttpResponse; failure?: undefined }
  | { response?: HttpResponse; failure: RequestError };

export type HttpResponse = ReturnType<typeof receivedResponse>;

export function receivedResponse(status: number, headers: IncomingHttpHeaders, body: Uint8Array, apiKey: string) {
  const received = Buffer.from(body).toString("utf8");
  const problem = problemOf(status, headers["content-type"] ?? "", body, received);
  // What has a problem is not from the service, so its body is not believed.
  const text = problem === undefined ? received : "";
  // An error with the key rejects it, and a success with the key cannot be used.
  const quotesKey = containsKey(text, apiKey);
  return { status, headers, text, problem, quotesKey, serviceError: () => parseServiceError(text) };
}

/** Why a response is not the service's, as in "returned 200 with …". */
function problemOf(status: number, contentType: string, body: Uint8Array, text: string): string | undefined {
  // It has no body, so its type, which a gateway may add to each response, is ignored.
  if (status === 204) return undefined;
  const isPageType = /^[\w.-]+\/(?:[\w.-]+\+)?(?:x?html|xml)\b/i.test(contentType.trim());
  // JSON never begins with `<`.
  if (isPageType || /^[\s\ufeff]*</.test(text)) return "an HTML or XML page";
  // Undeclared fields are sent back, so a replaced character would be written.
  return isUtf8(body) ? undefined : "text that is not UTF-8";
}

/** The properties of the service's error that a body contains. `reason` is Kubernetes' name for the code. */
export type ServiceError = Partial<Record<"code" | "reason" | "message" | "details" | "ref", string>>;

function parseServiceError(body: string): ServiceError {
  try {
    return serviceErrorOf(JSON.parse(withoutByteOrderMark(body)));
  } catch {
    return {};
  }
}

export function serviceErrorOf(value: unknown): ServiceError {
  const text = (name: string) => {
    const property = (value as Record<string, unknown> | null)?.[name] ?? "";
    if (property === "") return undefined;
    return typeof property === "string" ? property : JSON.stringify(property);
  };
  const message = text("message") ?? text("error") ?? text("errors");
  return { code: text("code"), reason: text("reason"), message, details: text("details"), ref: text("ref") };
}

/** Statuses with which a gateway says "for a moment". Whatever the body is, the service may go on with the request. */
export const GATEWAY_STATUSES: readonly unknown[] = [408, 502, 503, 504, 520, 521, 522, 523, 524, 527, 530];

/** The error code for a status of the proxy after which it may accept the same request. */
export const PROXY_BUSY = "ERR_PROXY_BUSY";

/** The host name cannot be resolved, or nothing listens there. */
export const WRONG_ADDRESS_ERRORS: readonly unknown[] = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED"];

const TRANSIENT: readonly unknown[] = [
  ...[...GATEWAY_STATUSES, ...WRONG_ADDRESS_ERRORS, "ENETUNREACH", "EHOSTUNREACH", "EADDRINUSE"],
  ...[PROXY_BUSY, "ETIMEDOUT", "ECONNRESET", "EPIPE", "ERR_READING_RESPONSE_STREAM"],
];

/** Whether the same request may succeed, apart from a 429. A plain 500 indicates a bug rather than overload. */
export function isTransient({ response, failure }: SendResult): boolean {
  const { code, reason } = response?.serviceError() ?? {};
  if (response?.status === 500) return code === "ServerTimeout" || reason === "ServerTimeout";
  return TRANSIENT.includes(response?.status) || TRANSIENT.includes(failure?.code);
}

/** The transport then cancels the request. */
export function isTooLarge({ failure }: SendResult): boolean {
  return failure?.name === "CancelError";
}

/** The service will accept the same request at a slower pace. */
export function isRateLimited(result: SendResult | undefined): boolean {
  return result?.response?.status === 429;
}

/** The wait that the response requires, in milliseconds; 0 for none. */
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

/** Otherwise there was no connection to the service, and nothing had an effect. */
export function wasSent({ failure }: SendResult): boolean {
  if (failure?.timings === undefined) return true;
  const { upload, secureConnect } = failure.timings;
  // Node.js also counts a request as sent whose TLS handshake failed.
  return upload !== undefined && (secureConnect !== undefined || !/EPROTO|SSL|TLS/.test(failure.code));
}

/** Whether an error is the service's own: its codes are words. That of an overloaded gateway is not, whatever its body is. */
export function isOwnError(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || GATEWAY_STATUSES.includes(error.status)) return false;
  return /[a-z]/i.test(error.serviceCode ?? "");
}
