import type { IncomingHttpHeaders } from "node:http";
import type { Got, RequestError, Response } from "got";
import { proxyErrorCode } from "./proxy.js";
import { parseServiceError } from "./serviceError.js";
import { type RequestContext, urlOf } from "./serviceRequest.js";

/** Many times larger than any documented response, and small enough to keep several in memory. */
export const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Statuses after which the same request may succeed. So may those after 429, and after 500 if the service says so. */
const RETRIED_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/** Codes of errors about a host name. */
export const UNRESOLVED_ERRORS: readonly string[] = ["ENOTFOUND", "EAI_AGAIN"];

/** Codes of errors before a connection exists, so nothing of the request can have reached the service. */
export const NOT_CONNECTED_ERRORS: readonly string[] = [
  "ECONNREFUSED",
  ...UNRESOLVED_ERRORS,
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EADDRINUSE",
];

/** Codes of errors after which the same request may succeed. */
const RETRIED_ERRORS: readonly (string | undefined)[] = [
  ...NOT_CONNECTED_ERRORS,
  "ETIMEDOUT",
  "ECONNRESET",
  "EPIPE",
  "ERR_READING_RESPONSE_STREAM",
  ...[429, 500, 502, 503, 504].map(proxyErrorCode),
];

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty if the response was not received to its end. */
  text: string;
}

/** What came of sending a request once. */
export type AttemptResult =
  | { response: HttpResponse; failure?: undefined }
  /** Without a complete response. */
  | { response?: HttpResponse; failure: RequestError; isTooLarge: boolean };

/**
 * Sends a request once.
 *
 * @param timeoutMs - Counts from the moment it is sent.
 * @param signal - Gives the attempt up.
 */
export async function sendOnce(
  got: Got,
  context: RequestContext,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const { request, settings } = context;
  const body = typeof request.body === "object" ? JSON.stringify(request.body) : request.body;
  let isTooLarge = false;
  const sending = got(urlOf(context), {
    method: request.method,
    headers: {
      ApiKey: settings.apiKey,
      ProjectUid: request.projectUid || undefined,
      "content-type": body && "application/json",
    },
    body,
    timeout: { request: timeoutMs },
    signal,
  });
  sending.on("downloadProgress", ({ transferred }) => {
    if (transferred <= MAX_RESPONSE_BYTES) return;
    isTooLarge = true;
    sending.cancel();
  });
  try {
    return { response: received(await sending) };
  } catch (error) {
    const failure = error as RequestError<string>;
    const response = failure.response && received(failure.response);
    return { failure, response, isTooLarge };
  }
}

function received({ statusCode: status, headers, body: text = "" }: Response<string>): HttpResponse {
  return { status, headers, text };
}

/** Whether the service refused the request with 429. That is no failure: it will accept the same request at a slower pace. */
export function isRefusal({ response }: AttemptResult): boolean {
  return response?.status === 429;
}

/** Whether an attempt may have changed something at the service, or may still do so. */
export function mayHaveEffect({ request }: RequestContext, { response, failure }: AttemptResult): boolean {
  if (request.isRead) return false;
  // A gateway may give up while the service continues, and a success may be truncated or have a body that is rejected.
  if (response !== undefined) return response.status >= 500 || response.status < 300;
  const { code = "", timings } = failure ?? {};
  // Without a connection, nothing was sent. `timings` has the time of the connection, also of one through a proxy.
  if (timings && timings.connect === undefined) return false;
  // The same errors can break a connection later.
  const isInHandshake = isHandshakeError(code) && timings?.secureConnect === undefined;
  return !isInHandshake && !NOT_CONNECTED_ERRORS.includes(code);
}

/** Whether the TLS handshake failed, so nothing of the request can have reached the service. */
export function isHandshakeError(code: string | undefined): boolean {
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(String(code));
}

/** Whether the same request may succeed after a failed attempt. A plain 500 indicates a bug rather than overload. */
export function isWorthRetrying({ response, failure }: AttemptResult): boolean {
  if (response?.status === 500) {
    const { code, reason } = parseServiceError(response.text);
    return code === "ServerTimeout" || reason === "ServerTimeout";
  }
  return RETRIED_STATUSES.includes(response?.status) || RETRIED_ERRORS.includes(failure?.code);
}

/**
 * The wait that a response requires, in milliseconds; 0 for none. A date is compared with the clock of the service, because
 * the clock of this machine may be wrong.
 */
export function retryAfterMs({ response }: AttemptResult): number {
  const { date = "", "retry-after": value = "" } = response?.headers ?? {};
  const seconds = Number(value);
  const now = Date.parse(date) || Date.now();
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  // An endless wait would be one for all requests of the run.
  return milliseconds > 0 && Number.isFinite(milliseconds) ? milliseconds : 0;
}
