/** The errors of requests. None contains the request, and texts from elsewhere are redacted. */
import type { RequestError } from "got";
import {
  type ApiError,
  apiError,
  ConnectionError,
  ResponseError,
  SpectroclusterError,
  TimeoutError,
} from "../errors.js";
import { REDACTED } from "../messages/redact.js";
import type { HttpResponse } from "./attempt.js";
import { clusterPath } from "./clusterRequests.js";
import { errorMessage, operationOf, showable } from "./errorMessage.js";
import { ProxyError } from "./proxy.js";
import { partOf } from "./rateLimiter.js";
import { containsKey, parseServiceError, showServiceError } from "./serviceError.js";
import { type RequestContext, urlOf } from "./serviceRequest.js";
import type { Deadline } from "./slots.js";

/**
 * The error for a request without a complete response.
 *
 * @param attempt - The number of the attempt that failed.
 */
export function connectionError(
  context: RequestContext,
  attempt: number,
  failure: Pick<RequestError, "message" | "code" | "cause">,
): ConnectionError {
  const { baseUrl } = context.settings;
  // got's own error contains the request with its headers, and so the key.
  const reason = showable(withoutOpenSslLocation(failure.message), context.settings);
  const cause = Object.assign(new Error(reason), { code: failure.code });
  cause.stack = `${cause.name}: ${cause.message}`;
  const proxy = failure.cause instanceof ProxyError ? failure.cause : undefined;
  const result = proxy ? `failed at the proxy ${proxy.address}` : "received no response";
  const advice = proxy?.advice ?? `Check baseUrl (${baseUrl}) and the network, then run the same command again.`;
  const why = `${result}${afterAttempts(attempt)} (${reason})`;
  return new ConnectionError(errorMessage(context, why, handshakeAdvice(cause) + advice), { cause });
}

/** Removes the location in OpenSSL's source code from its messages. */
function withoutOpenSslLocation(message: string): string {
  return message.replace(/[0-9A-F]+:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):.*/s, "$1");
}

/** Advice for a failed TLS handshake, as a sentence with a space at its end; empty for other errors. */
export function handshakeAdvice({ code, message }: Pick<NodeJS.ErrnoException, "code" | "message">): string {
  if (/wrong version number|packet length too long/.test(message)) {
    return "The server does not speak https on this port. If you meant http, start the address with http://. ";
  }
  if (!/SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/.test(String(code))) return "";
  return "If the certificate was issued by a private authority, set caCertificate or NODE_EXTRA_CA_CERTS to it. ";
}

/**
 * The error for a request that exceeded its deadline.
 *
 * @param proxyAddress - The proxy that the last attempt did not get past.
 */
export function timeoutError(
  context: RequestContext,
  { seconds }: Deadline,
  proxyAddress: string | undefined,
): TimeoutError {
  const isDefault = seconds === context.settings.operationTimeoutSeconds;
  const proxy = proxyAddress === undefined ? "" : `, because it did not get past the proxy ${proxyAddress}`;
  const advice = `Run the same command again, or increase ${isDefault ? "operationTimeoutSeconds" : "customTimeouts"}.`;
  return new TimeoutError(errorMessage(context, `did not succeed within ${seconds} s${proxy}`, advice));
}

/** The error for a request that was not sent because the service refuses all requests beyond the deadline. */
export function waitTooLongError(context: RequestContext, seconds: number): ApiError {
  const why = `was not sent, because the service asked for a wait of ${seconds} s (Retry-After in a 429)`;
  const message = errorMessage(context, why, "Run the same command again after the requested wait.");
  return apiError(message, { operation: operationOf(context), status: 429 });
}

/** The message if the service does not respond for some seconds. */
export function silenceMessage(
  { request, settings }: RequestContext,
  silentSeconds: number,
  { seconds }: Deadline,
): string {
  return (
    `The service at ${settings.baseUrl} has not responded for ${silentSeconds} s (${request.method} ${partOf(request.path)}). ` +
    `The provider tries for up to ${seconds} s.`
  );
}

/** The error for a request that was cancelled because the run ends. */
export function cancelledError(context: RequestContext): SpectroclusterError {
  const message = errorMessage(context, "was cancelled because the run was cancelled", "Run the same command again.");
  return new SpectroclusterError("SPECTROCLUSTER_CANCELLED", message);
}

export const CHECK_BASE_URL = "The response may come from a proxy or a login page. Check baseUrl.";

/** The error for a response other than the expected one. */
export function responseError(context: RequestContext, why: string, advice = CHECK_BASE_URL): ResponseError {
  return new ResponseError(errorMessage(context, why, advice));
}

/** The error for a status between 300 and 399. Redirects are not followed because they would carry the API key along. */
export function redirectError(
  context: RequestContext,
  { status, headers: { location } }: Pick<HttpResponse, "status" | "headers">,
): ResponseError {
  if (location === undefined) return responseError(context, `returned ${status}`);
  const target = showable(originOf(location, urlOf(context)), context.settings);
  const why = `returned ${status}, a redirect to ${target}, which is not followed because it would carry the API key`;
  return responseError(context, why);
}

/** Scheme and host of a redirect, because its query may contain tokens. */
function originOf(location: string, base: string): string {
  return URL.canParse(location, base) ? new URL(location, base).origin : "an invalid address";
}

/**
 * The error for a response with a status of 400 or above.
 *
 * @param attempt - The number of the attempt with this response.
 */
export function statusError(
  context: RequestContext,
  attempt: number,
  { status, text, headers }: Pick<HttpResponse, "status" | "text" | "headers">,
): ApiError {
  const { code: serviceCode, details, ref, phrase } = showServiceError(parseServiceError(text), context);
  // In the phrase, characters that hide the key are removed.
  const isRejectedKey = status === 401 || containsKey(text, context.settings) || phrase.includes(REDACTED);
  const advice = isRejectedKey
    ? `Set a valid API key. The current one comes from ${context.settings.apiKeySource}.`
    : adviceFor(context, status, serviceCode, headers["retry-after"]);
  const message = errorMessage(context, `returned ${status}${afterAttempts(attempt)}${phrase}`, advice);
  const operation = operationOf(context);
  return apiError(message, { operation, status: isRejectedKey ? 401 : status, serviceCode, details, ref });
}

const LIST_CLUSTERS = "\nTo list the clusters with their UIDs, run: npx pulumi-spectrocluster doctor --clusters";

function adviceFor(
  { request, settings }: RequestContext,
  status: number,
  serviceCode: string | undefined,
  retryAfter: string | undefined,
): string {
  const { apiKeySource, baseUrl } = settings;
  const project = request.projectUid
    ? `in project "${request.projectUid}"`
    : "without a project (projectUid is not set)";
  if (status === 403) {
    return `The API key from ${apiKeySource} lacks permission ${project}. Use another key or project.`;
  }
  if (status === 404 && serviceCode === "ResourceNotFound") {
    const list = request.path.startsWith(clusterPath("")) ? LIST_CLUSTERS : "";
    return `Check ${request.checkOnNotFound} and the project. The request was made ${project}.${list}`;
  }
  if (status === 404) {
    const reason = `The response is not the service's own "not found".`;
    return `${reason} Check baseUrl (${baseUrl}) and the project. The request was made ${project}.`;
  }
  if (status === 405 || status === 501) {
    return `The service does not support this request. Check baseUrl (${baseUrl}) and the service's version.`;
  }
  if (status !== 429 && status < 500) return "Fix what the service reports, then run the same command again.";
  const wait = retryAfter ? ` after the requested wait (${showable(`Retry-After: ${retryAfter}`, settings)})` : "";
  return `Run the same command again${wait}${request.isRead ? "" : ". It continues where this run stopped"}.`;
}

/** @param attempt - Counted from 1. */
function afterAttempts(attempt: number): string {
  return attempt > 1 ? ` after ${attempt} attempts` : "";
}
