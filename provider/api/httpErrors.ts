/**
 * Every error of a request is made here. None contains the request, and texts from elsewhere are redacted and truncated.
 */
import { STATUS_CODES } from "node:http";
import type { RequestError, Response } from "got";
import type { Settings } from "../configuration/index.js";
import {
  type ApiError,
  type ApiErrorDetails,
  apiError,
  ConnectionError,
  ResponseError,
  SpectroclusterError,
  TimeoutError,
} from "../errors.js";
import { redact } from "../messages/redact.js";
import { truncate } from "../messages/values.js";
import { withoutByteOrderMark } from "./json.js";
import { ProxyError } from "./proxy.js";
import type { ServiceRequest } from "./serviceRequest.js";

/** One request with all its attempts, as its errors describe it. */
export interface RequestContext {
  request: ServiceRequest;
  settings: Settings;
  /** Leaves out the service's message and details, which may repeat a secret argument. */
  omitServiceMessage?: boolean;
  /** Whether any attempt so far may have taken effect although it did not succeed. Never reset. */
  outcomeUnknown: boolean;
}

/** A response with a status below 400. */
export interface HttpResponse {
  status: number;
  contentType: string;
  text: string;
  /** Target of a redirect. */
  location?: string;
}

export function urlOf({ request, settings }: Pick<RequestContext, "request" | "settings">): string {
  return settings.baseUrl + request.path;
}

/** What failed, why, and what to do: one line each. */
function errorMessage(context: RequestContext, why: string, advice: string): string {
  const { description, method } = context.request;
  return `Cannot ${description}:\n${method} ${urlOf(context)} ${why}.\n${advice}`;
}

/** The service's error body, as far as it contains these members. `reason` is Kubernetes' name for its code. */
export interface ServiceError {
  code?: string;
  reason?: string;
  message?: string;
  details?: string;
  ref?: string;
}

/** Parses an error body. Without the service's JSON there are no members. */
export function parseServiceError(body: string): ServiceError {
  try {
    return serviceErrorOf(JSON.parse(withoutByteOrderMark(body)));
  } catch {
    return {};
  }
}

function serviceErrorOf(value: unknown): ServiceError {
  if (typeof value !== "object" || value === null) return {};
  const members = value as Record<string, unknown>;
  const text = (name: string) => {
    const member = members[name];
    if (member === undefined || member === null || member === "") return undefined;
    return typeof member === "string" ? member : JSON.stringify(member);
  };
  return {
    code: text("code"),
    reason: text("reason"),
    message: text("message"),
    details: text("details"),
    ref: text("ref"),
  };
}

/** The error as it may be shown. */
function showableError(error: ServiceError, { settings, omitServiceMessage }: RequestContext): ServiceError {
  const show = (text: string | undefined) => (text === undefined ? undefined : showable(text, settings));
  const { code, message, details, ref } = error;
  if (omitServiceMessage) return { code: show(code), ref: show(ref) };
  return { code: show(code), message: show(message), details: show(details), ref: show(ref) };
}

function phrase({ code, message, details, ref }: ServiceError, { omitServiceMessage }: RequestContext): string {
  const omitted = omitServiceMessage && "message omitted because an argument is secret";
  const parts = [message, details, code && `code ${code}`, ref && `ref ${ref}`, omitted].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** The error for a response with a status of 400 or above. */
export function statusError(context: RequestContext, response: Response): ApiError {
  const { statusCode: status } = response;
  const error = showableError(parseServiceError(String(response.body)), context);
  const details: ApiErrorDetails = {
    operation: context.request.description,
    status,
    serviceCode: error.code,
    details: error.details,
    ref: error.ref,
  };
  const why = `returned ${status}${afterAttempts(response.retryCount)}${phrase(error, context)}`;
  const advice = statusAdvice(context, details, response.headers["retry-after"]);
  const { outcomeUnknown } = context;
  return apiError(errorMessage(context, why, advice), details, { outcomeUnknown });
}

/** What the advice for a status depends on. */
interface FailedStatus {
  request: ServiceRequest;
  settings: Settings;
  status: number;
  serviceCode: string | undefined;
  retryAfter: string | undefined;
  /** The project of the request, as a message mentions it. */
  project: string;
}

/** The first row that applies counts. */
const ADVICE: readonly [applies: (failed: FailedStatus) => boolean, advice: (failed: FailedStatus) => string][] = [
  [
    ({ status }) => status === 401,
    ({ settings }) => `Set a valid API key. The current one comes from ${settings.apiKeySource}.`,
  ],
  [
    ({ status }) => status === 403,
    ({ settings, project }) =>
      `The API key from ${settings.apiKeySource} lacks permission ${project}. Use another key or project.`,
  ],
  [
    ({ status, serviceCode }) => status === 404 && serviceCode === "ResourceNotFound",
    ({ request, project }) => `Check ${request.checkOnNotFound} and the project. The request was made ${project}.`,
  ],
  [
    ({ status }) => status === 404,
    ({ settings, project }) =>
      `The response is not the service's own "not found". Check baseUrl (${settings.baseUrl}) and the project. ` +
      `The request was made ${project}.`,
  ],
  [
    ({ status }) => status === 405 || status === 501,
    ({ settings }) =>
      `The service does not support this request. Check baseUrl (${settings.baseUrl}) and the service's version.`,
  ],
  [({ status }) => status === 429 || status >= 500, repeatAdvice],
  [() => true, () => "Fix what the service reports, then run the same command again."],
];

function statusAdvice(
  { request, settings }: RequestContext,
  { status, serviceCode }: ApiErrorDetails,
  retryAfter: string | undefined,
): string {
  const project = request.projectUid
    ? // Users also set it to the key by mistake.
      `in project "${showable(request.projectUid, settings)}"`
    : "without a project (projectUid is not set)";
  const failed = { request, settings, status, serviceCode, retryAfter, project };
  return ADVICE.find(([applies]) => applies(failed))?.[1](failed) ?? "";
}

function repeatAdvice({ request, settings, retryAfter }: FailedStatus): string {
  const wait = retryAfter ? ` after the requested wait (${showable(`Retry-After: ${retryAfter}`, settings)})` : "";
  const continuation = request.isRead ? "" : ". It continues where this run stopped";
  return `Run the same command again${wait}${continuation}.`;
}

/** The error for a request without a complete response. */
export function connectionError(context: RequestContext, failure: RequestError): ConnectionError {
  // got's own error contains the request with its headers, and so the key.
  const reason = showable(withoutOpenSslLocation(failure.message), context.settings);
  const cause = Object.assign(new Error(reason), { code: failure.code });
  cause.stack = `${cause.name}: ${cause.message}`;
  const attempts = afterAttempts(failure.request?.retryCount);
  const proxy = failure.cause instanceof ProxyError ? failure.cause : undefined;
  const [result, advice] = proxy
    ? [`failed at the proxy ${proxy.address}`, proxy.advice]
    : [
        "received no response",
        `Check baseUrl (${context.settings.baseUrl}) and the network, then run the same command again.`,
      ];
  const message = errorMessage(context, `${result}${attempts} (${reason})`, handshakeAdvice(cause) + advice);
  return new ConnectionError(message, { cause, outcomeUnknown: context.outcomeUnknown });
}

/** Removes the location in OpenSSL's source code from its messages. */
function withoutOpenSslLocation(message: string): string {
  return message.replace(/[0-9A-F]+:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):.*/s, "$1");
}

/**
 * The error for an operation that exceeded its deadline.
 *
 * @param setting - The setting that allows more time.
 * @param proxyAddress - The proxy that the last attempt did not get past.
 */
export function timeoutError(
  context: RequestContext,
  seconds: number,
  setting: string,
  proxyAddress: string | undefined,
): TimeoutError {
  const proxy = proxyAddress === undefined ? "" : `, because it did not get past the proxy ${proxyAddress}`;
  const advice = `Run the same command again, or increase ${setting}.`;
  const message = errorMessage(context, `did not succeed within ${seconds} s${proxy}`, advice);
  return new TimeoutError(message, { outcomeUnknown: context.outcomeUnknown });
}

/** The error for a request that was not sent because the service refuses all requests beyond the deadline. */
export function heldBackError(context: RequestContext, seconds: number): ApiError {
  const { outcomeUnknown, request } = context;
  const why = `was not sent, because the service asked for a wait of ${seconds} s (Retry-After in a 429)`;
  const message = errorMessage(context, why, "Run the same command again after the requested wait.");
  return apiError(message, { operation: request.description, status: 429 }, { outcomeUnknown });
}

/** The error for a request that was cancelled because the run ends. */
export function cancelledError(context: RequestContext): SpectroclusterError {
  const message = errorMessage(context, "was cancelled because the run was cancelled", "Run the same command again.");
  return new SpectroclusterError("SPECTROCLUSTER_CANCELLED", message, { outcomeUnknown: context.outcomeUnknown });
}

/** The error for a response that was not read to its end. */
export function tooLargeError(context: RequestContext, maxBytes: number): ResponseError {
  return responseError(context, `returned more than ${maxBytes} bytes`, CHECK_BASE_URL);
}

const CHECK_BASE_URL = "The response may come from a proxy or a login page. Check baseUrl.";

/** The error for a successful response with another content type than JSON. */
export function notJsonError(context: RequestContext, { status, contentType }: HttpResponse): ResponseError {
  const type = contentType === "" ? "no Content-Type" : showable(contentType, context.settings);
  return responseError(context, `returned ${status} with ${type} instead of JSON`, CHECK_BASE_URL);
}

/** The error for a status between 300 and 399. Redirects are not followed because they would carry the API key along. */
export function redirectError(context: RequestContext, { status, location }: HttpResponse): ResponseError {
  if (location === undefined) return responseError(context, `returned ${status}`, CHECK_BASE_URL);
  const target = showable(originOf(location, urlOf(context)), context.settings);
  const why = `returned ${status}, a redirect to ${target}, which is not followed because it would carry the API key`;
  return responseError(context, why, CHECK_BASE_URL);
}

/** The error for JSON that cannot be parsed or is not an object. */
export function invalidJsonError(context: RequestContext, { status }: HttpResponse, reason: string): ResponseError {
  const advice = "Run the same command again. If the error remains, check baseUrl.";
  return responseError(context, `returned ${status} with ${reason}`, advice);
}

/** The error for a JSON object other than the requested one. */
export function mismatchError(context: RequestContext, { status }: HttpResponse, mismatch: string): ResponseError {
  const why = `returned ${status} with an object that ${showable(mismatch, context.settings)}`;
  return responseError(context, why, CHECK_BASE_URL);
}

/** The names of successful statuses: `ok`, `accepted`, `nocontent`, … */
const SUCCESS_CODES = new Set([
  "success",
  ...Object.entries(STATUS_CODES).flatMap(([status, name = ""]) => (/^2/.test(status) ? normalizedCode(name) : [])),
]);

function normalizedCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** The error for a successful response that contains an error of the service; undefined if it does not. */
export function errorInSuccess(
  context: RequestContext,
  { status }: HttpResponse,
  value: unknown,
): ResponseError | undefined {
  const { code, message } = (value ?? {}) as Record<string, unknown>;
  if (typeof code !== "string" || typeof message !== "string" || code === "" || message === "") return undefined;
  if (SUCCESS_CODES.has(normalizedCode(code))) return undefined;
  const error = showableError(serviceErrorOf(value), context);
  const why = `returned ${status} with an error of the service${phrase(error, context)}`;
  return responseError(context, why, "Fix what the service reports, then run the same command again.");
}

function responseError(context: RequestContext, why: string, advice: string): ResponseError {
  return new ResponseError(errorMessage(context, why, advice), { outcomeUnknown: context.outcomeUnknown });
}

/** Advice for a failed TLS handshake, as a sentence with a space at its end; empty for other errors. */
export function handshakeAdvice({ code, message }: Pick<NodeJS.ErrnoException, "code" | "message">): string {
  if (/wrong version number|packet length too long/.test(message)) {
    return "The server does not speak https on this port. If you meant http, start the address with http://. ";
  }
  if (!/SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/.test(String(code))) return "";
  return "If the certificate was issued by a private authority, set caCertificate or NODE_EXTRA_CA_CERTS to it. ";
}

/** Scheme and host of a redirect, because its query may contain tokens. */
function originOf(location: string, base: string): string {
  return URL.canParse(location, base) ? new URL(location, base).origin : "an invalid address";
}

const MAX_TEXT_LENGTH = 500;

/** Text from elsewhere for a message: one short line without the key and without control characters. */
export function showable(text: string, { apiKey }: Settings): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
  // After removing invisible characters, which may hide the key, and before shortening, which may cut it in two.
  const redacted = redact(line, apiKey);
  // The engine cannot receive half of a surrogate pair, which shortening may leave.
  return truncate(redacted, MAX_TEXT_LENGTH).toWellFormed();
}

function afterAttempts(retries: number | undefined): string {
  return retries ? ` after ${retries + 1} attempts` : "";
}
