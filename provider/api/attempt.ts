/** One attempt: sends a request once, and says what may be concluded from what came of it. */
import { debuglog } from "node:util";
import type { Got, RequestError, Response } from "got";
import type { SpectroclusterError } from "../errors.js";
import { PROXY_BUSY } from "./proxy.js";
import { showable } from "./requestErrors.js";
import { type HttpResponse, parseServiceError, receivedResponse } from "./response.js";
import type { RequestContext, ServiceRequest } from "./serviceRequest.js";

/** Many times larger than any documented response, and small enough to keep several in memory. */
export const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** The errors if a host name cannot be resolved. */
const UNKNOWN_HOST_ERRORS: readonly unknown[] = ["ENOTFOUND", "EAI_AGAIN"];

/** Statuses and errors after which the same request may succeed. So may those after 429, and after 500 if the service says so. */
const RETRIED: readonly unknown[] = [
  ...[502, 503, 504, ...UNKNOWN_HOST_ERRORS, "ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH", "EADDRINUSE"],
  ...[PROXY_BUSY, "ETIMEDOUT", "ECONNRESET", "EPIPE", "ERR_READING_RESPONSE_STREAM"],
];

/** What came of sending a request once. With a failure, the response is not complete. */
export type AttemptResult =
  | { response: HttpResponse; failure?: undefined }
  | { response?: HttpResponse; failure: RequestError };

/** What came of an attempt: an object, or an error. */
export interface Attempt {
  request: ServiceRequest;
  /** Undefined if nothing was sent. */
  result?: AttemptResult;
  value?: object;
  error?: SpectroclusterError;
}

/** Sends a request once. The signal gives the attempt up. */
export async function sendOnce(got: Got, context: RequestContext, signal: AbortSignal): Promise<AttemptResult> {
  const { request, settings } = context;
  const sending = got(settings.baseUrl + request.path, {
    method: request.method,
    headers: {
      ApiKey: settings.apiKey,
      ProjectUid: request.projectUid || undefined,
      "content-type": request.body && "application/json",
    },
    body: request.body,
    timeout: { request: settings.requestTimeoutSeconds * 1000 },
    signal,
  });
  sending.on("downloadProgress", ({ transferred }) => {
    if (transferred > MAX_RESPONSE_BYTES) sending.cancel();
  });
  const received = ({ statusCode, headers, rawBody = Buffer.alloc(0) }: Response) =>
    receivedResponse(statusCode, headers, rawBody, settings.apiKey);
  try {
    return { response: received(await sending) };
  } catch (error) {
    const failure = error as RequestError;
    return { failure, ...(failure.response && { response: received(failure.response) }) };
  }
}

/** Whether the response is larger than {@link MAX_RESPONSE_BYTES}. */
export function isTooLarge({ failure }: AttemptResult): boolean {
  return failure?.name === "CancelError";
}

/** Whether the service refused the request with 429. That is no failure: it will accept the same request at a slower pace. */
export function isRefusal(result: AttemptResult | undefined): boolean {
  return result?.response?.status === 429;
}

/** Whether the host name of the service or the proxy could not be resolved. */
export function isUnknownHost({ failure }: AttemptResult): boolean {
  return UNKNOWN_HOST_ERRORS.includes(failure?.code);
}

/** Whether the request was sent to its end: otherwise there was no connection to the service, and nothing had an effect. */
export function wasSent({ failure }: AttemptResult): boolean {
  if (failure?.timings === undefined) return true;
  const { upload, secureConnect } = failure.timings;
  // Node.js also counts a request as sent whose TLS handshake failed.
  return upload !== undefined && (secureConnect !== undefined || !/EPROTO|SSL|TLS/.test(failure.code));
}

/** Whether an attempt may have changed something at the service, or may still do so. */
export function mayHaveEffect({ request, result }: Attempt): boolean {
  // A request that is refused goes no further.
  if (request.method !== "PATCH" || result === undefined || isRefusal(result)) return false;
  if (result.failure !== undefined) return wasSent(result);
  const { status, problem } = result.response;
  // A gateway may give up while the service continues, and a page says nothing about the service.
  return status >= 500 || status < 300 || problem !== undefined;
}

/** Whether the same request may succeed after a failed attempt. A plain 500 indicates a bug rather than overload. */
export function isWorthRetrying({ response, failure }: AttemptResult): boolean {
  if (response?.status === 500) {
    const { code, reason } = parseServiceError(response.text);
    return code === "ServerTimeout" || reason === "ServerTimeout";
  }
  return RETRIED.includes(response?.status) || RETRIED.includes(failure?.code);
}

/** The wait that a response requires, in milliseconds; 0 for none. */
export function retryAfterMs({ response }: AttemptResult): number {
  const { date = "", "retry-after": value = "" } = response?.headers ?? {};
  const seconds = Number(value);
  // A date is compared with the clock of the service, because the clock of this machine may be wrong.
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - (Date.parse(date) || Date.now()) : seconds * 1000;
  // An endless wait would be one for all requests of the run.
  return milliseconds > 0 && Number.isFinite(milliseconds) ? milliseconds : 0;
}

const debug = debuglog("spectrocluster");

/** Prints one line for an attempt if `NODE_DEBUG` contains `spectrocluster`. It has no header, body or argument. */
export function debugAttempt(
  { request: { method, path, shownPath = path }, settings, attempt }: RequestContext,
  { response, failure }: AttemptResult,
  { waitedMs, tookMs, rate }: { waitedMs: number; tookMs: number; rate: number },
): void {
  if (!debug.enabled) return;
  const { ref } = parseServiceError(response?.text ?? "");
  const line =
    `${method} ${shownPath} → ${failure?.code ?? response?.status}, ${Math.round(tookMs)} ms, attempt ${attempt}, ` +
    `waited ${Math.round(waitedMs)} ms, pace ${Number.isFinite(rate) ? `${rate.toFixed(1)}/s` : "unlimited"}`;
  debug("%s", showable(ref === undefined ? line : `${line}, ref ${ref}`, settings));
}
