/** What a request returns or throws. No error contains the request, and texts from elsewhere are redacted. */
import type { Settings } from "../configuration/index.js";
import { ApiError, apiError, ConnectionError, ResponseError, SpectroclusterError, TimeoutError } from "../errors.js";
import { parseJson } from "../json/text.js";
import { isJsonObject } from "../json/value.js";
import { adviceForUid, isPaletteUid, listClusters, projectLabel, type UidKind } from "../messages/paletteUid.js";
import { REDACTED, redact } from "../messages/redact.js";
import { formatValue, truncate } from "../messages/values.js";
import type { ServiceRequest } from "./requests.js";
import { type HttpResponse, isTooLarge, type SendResult, type ServiceError, serviceErrorOf } from "./response.js";
import type { Deadline } from "./timeLimit.js";
import { MAX_RESPONSE_BYTES, ProxyError, showTime } from "./transport.js";

export interface RequestContext {
  request: ServiceRequest;
  settings: Settings;
  /** Counted from 1. */
  attemptNumber: number;
}

/** Returns the object that the request expects. If it expects none, any 2xx is a success, unless the body is an error or a page. */
export async function receivedObject(context: RequestContext, result: SendResult): Promise<object> {
  if (isTooLarge(result)) throw responseError(context, `returned more than ${MAX_RESPONSE_BYTES} bytes`);
  const { response, failure } = result;
  // Whatever the status is: a truncated response may be anybody's.
  if (failure !== undefined) throw connectionError(context, failure);
  if (response.status >= 400) throw statusError(context, response);
  if (response.status >= 300) throw redirectError(context, response);
  const unusable = (what: string, advice?: string) =>
    responseError(context, `returned ${response.status} with ${what}`, advice);
  if (response.problem !== undefined) throw unusable(response.problem);
  const { response: expected } = context.request;
  const { value, problem: flaw = "JSON that is not an object" } = await parseJson(response.text);
  const object = isJsonObject(value) ? value : undefined;
  // Null is no proof: Go may write every property as null, also in an error.
  const isExpected = expected !== undefined && (object?.[expected.distinguishingProperty] ?? undefined) !== undefined;
  if (object && !isExpected && isServiceError(object)) throw successError(context, response, object);
  if (response.quotesKey)
    throw unusable("the API key in it", "Remove the key from that object in Palette, and replace the key.");
  if (expected === undefined) return {};
  if (object === undefined) throw unusable(flaw);
  const mismatch = expected.mismatch(object);
  if (mismatch !== undefined) throw unusable(`an object that ${sanitize(mismatch, context.settings)}`);
  return object;
}

const SUCCESS_CODE = /^(2\d\d|0|ok|success|created|accepted|no.?content)$/i;
/** What services write for an absent error. */
const NO_ERROR: readonly (string | undefined)[] = [undefined, "null", "false", '""', "[]", "{}"];

/** Whether the object in a successful response is an error: the service's own, Kubernetes' or a gateway's. */
function isServiceError(value: Record<string, unknown>): boolean {
  const { code, message } = serviceErrorOf(value);
  const hasErrorCode = code !== undefined && message !== undefined && !SUCCESS_CODE.test(code);
  const hasError = [value["error"], value["errors"]].some((error) => !NO_ERROR.includes(JSON.stringify(error)));
  const { status, statusCode = status, success } = value;
  const isFailure =
    /^(error|fail(ure|ed)?)$/i.test(String(status)) || Number(statusCode) >= 400 || String(success) === "false";
  return hasErrorCode || hasError || isFailure;
}

const AGAIN = "Run the same command again";
const THEN_AGAIN = "then run the same command again.";
const FIX = `Fix what Palette reports, ${THEN_AGAIN}`;
const CHECK_BASE_URL = "The response may come from a proxy or a login page. Check baseUrl.";
const NOT_PALETTE =
  "The response is not Palette's, but comes from a gateway, a proxy or a login page in front of it. " +
  `Check baseUrl and the network, ${THEN_AGAIN}`;

function messageOf({ request, settings }: RequestContext, why: string, advice: string): string {
  const { description, method, path, shownPath = path } = request;
  const message = `Cannot ${description}:\n${method} ${settings.baseUrl}${shownPath} ${why}.\n${advice}`;
  return redact(message, settings.apiKey);
}

function operationOf({ request, settings }: RequestContext): string {
  return redact(request.description, settings.apiKey);
}

function afterAttempts({ attemptNumber }: RequestContext): string {
  return attemptNumber > 1 ? ` after ${attemptNumber} attempts` : "";
}

const MAX_TEXT_LENGTH = 500;

/** Text from elsewhere as one short line, without the key and without control characters. */
export function sanitize(text: string, settings: Settings): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
  // After removing invisible characters, which may hide the key, and before shortening, which may cut it in two.
  const redacted = redact(line, settings.apiKey);
  // The engine cannot receive half of a surrogate pair.
  return truncate(redacted, MAX_TEXT_LENGTH).toWellFormed();
}

export function connectionError(context: RequestContext, failure: NodeJS.ErrnoException): ConnectionError {
  const { message, code = "", cause } = failure;
  // A host name with several addresses has an error for each, and no text of its own.
  const errors = message === "" && cause instanceof AggregateError ? cause.errors : [{ message }];
  const text = errors.map((each) => each.message).join(", ") || code;
  // got's own error contains the request with its headers, and so the key. OpenSSL's contains a location in its source code.
  const withoutLocation = text.replace(/[0-9A-F]+:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):.*/s, "$1");
  const reason = sanitize(withoutLocation, context.settings);
  const result = cause instanceof ProxyError ? `failed at the proxy ${cause.address}` : "received no response";
  const why = `${result}${afterAttempts(context)} (${reason})`;
  return new ConnectionError(messageOf(context, why, connectionAdvice(failure, reason, context.settings)));
}

function connectionAdvice({ code = "", cause }: NodeJS.ErrnoException, reason: string, settings: Settings): string {
  const { baseUrl, caCertificate } = settings;
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    const { certificateDates = "at another time" } = (cause ?? {}) as { certificateDates?: string };
    const clock = `the clock of this machine shows ${showTime(new Date())}`;
    return `The server's certificate is valid ${certificateDates}, and ${clock}. Renew the certificate or set the clock, ${THEN_AGAIN}`;
  }
  const check =
    cause instanceof ProxyError ? cause.advice : `Check baseUrl (${baseUrl}) and the network, ${THEN_AGAIN}`;
  if (/wrong version number|packet length too long/.test(reason))
    return `The server does not speak https on this port. If you meant http, start the address with http://. ${check}`;
  if (!/SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/.test(code)) return check;
  return caCertificate
    ? `caCertificate does not contain the root certificate at the end of the server's chain: add it there. ${check}`
    : `If the certificate was issued by a private authority, set caCertificate or NODE_EXTRA_CA_CERTS to it. ${check}`;
}

export function interruptedError(context: RequestContext, { seconds, setting, signal }: Deadline): SpectroclusterError {
  if (signal.aborted) {
    const advice = `${AGAIN}, or increase ${setting}.`;
    return new TimeoutError(messageOf(context, `did not succeed within ${seconds} s`, advice));
  }
  const message = messageOf(context, "was cancelled because the run was cancelled", `${AGAIN}.`);
  return new SpectroclusterError(message, { code: "SPECTROCLUSTER_CANCELLED" });
}

export function waitTooLongError(context: RequestContext, seconds: number): ApiError {
  const why = `was not sent, because Palette asked for a wait of ${seconds} s (Retry-After in a 429)`;
  const message = messageOf(context, why, `${AGAIN} after the requested wait.`);
  return apiError(message, { operation: operationOf(context), status: 429 });
}

/** Users also set UIDs and names to the key by mistake. */
export function keyError(context: RequestContext): SpectroclusterError {
  const advice = "Set the value that belongs there, and replace the key.";
  const message = messageOf(context, "was not sent, because it would contain the API key", advice);
  return new SpectroclusterError(message, { code: "SPECTROCLUSTER_KEY" });
}

function responseError(context: RequestContext, why: string, advice = CHECK_BASE_URL): ResponseError {
  return new ResponseError(messageOf(context, why, advice));
}

export function redirectError(context: RequestContext, { status, headers }: HttpResponse): ResponseError {
  const { location } = headers;
  if (location === undefined) return responseError(context, `returned ${status}`);
  // Only scheme and host, because the query may contain tokens.
  const base = context.settings.baseUrl + context.request.path;
  const origin = URL.canParse(location, base) ? new URL(location, base).origin : "an invalid address";
  const target = sanitize(origin, context.settings);
  const why = `returned ${status}, a redirect to ${target}, which is not followed because it would carry the API key`;
  return responseError(context, why);
}

function successError(context: RequestContext, response: HttpResponse, value: object): SpectroclusterError {
  if (response.quotesKey) return statusError(context, response);
  const { serviceCode, phrase } = describeServiceError(serviceErrorOf(value), context);
  const why = `returned ${response.status} with an error${phrase}`;
  return responseError(context, why, serviceCode === undefined ? CHECK_BASE_URL : FIX);
}

export function statusError(context: RequestContext, response: HttpResponse): ApiError {
  const { status, problem, quotesKey } = response;
  const why = `returned ${status}${afterAttempts(context)}`;
  const operation = operationOf(context);
  if (problem !== undefined) {
    const message = messageOf(context, `${why} with ${problem}`, NOT_PALETTE);
    // Only the service knows whether the key is wrong or lacks permission.
    const isAboutKey = status === 401 || status === 403;
    return isAboutKey ? new ApiError(message, { operation, status }) : apiError(message, { operation, status });
  }
  const { phrase, ...details } = describeServiceError(response.serviceError(), context);
  // An error that quotes the key rejects it, whatever its status is. In the phrase, characters that hide the key are removed.
  const isRejectedKey = status === 401 || quotesKey || phrase.includes(REDACTED);
  const advice = isRejectedKey
    ? `Set a valid API key. The current one comes from ${context.settings.apiKeySource}.`
    : adviceFor(context, response, details.serviceCode);
  const message = messageOf(context, why + phrase, advice);
  return apiError(message, { operation, status: isRejectedKey ? 401 : status, ...details });
}

/** An error of the service as it may be shown, also as a phrase in parentheses for a message. */
function describeServiceError(error: ServiceError, { settings, request: { omitServiceMessage } }: RequestContext) {
  const showText = (text: string | undefined) => text && sanitize(text, settings);
  const [code, ref] = [showText(error.code), showText(error.ref)];
  const [message, details] = omitServiceMessage ? [] : [showText(error.message), showText(error.details)];
  const omitted = omitServiceMessage && "message omitted because it may quote a secret argument";
  const parts = [message, details, code && `code ${code}`, ref && `ref ${ref}`, omitted].filter(Boolean);
  return { serviceCode: code, details, ref, phrase: parts.length > 0 ? ` (${parts.join(", ")})` : "" };
}

function adviceFor({ request, settings }: RequestContext, response: HttpResponse, serviceCode?: string): string {
  const { status, headers } = response;
  const { projectUid, clusterUid, checkOnNotFound, howToList = LIST_CLUSTERS, method } = request;
  const project = projectUid ? `in project "${projectUid}"` : "without a project (projectUid is not set)";
  const checkBaseUrl = `Check baseUrl (${settings.baseUrl})`;
  const hints = hintsAboutUids(request, settings);
  if (status === 403)
    return `The API key from ${settings.apiKeySource} lacks permission ${project}.${hints || " Use another key or project."}`;
  if (status === 404) {
    const andTheProject = `and the project. The request was made ${project}.`;
    if (serviceCode !== "ResourceNotFound")
      return `The response is not Palette's own "not found". ${checkBaseUrl} ${andTheProject}`;
    const what = [checkOnNotFound ?? [], clusterUid === undefined ? "baseUrl" : "the cluster UID"].flat().join(", ");
    return `Check ${what} ${andTheProject}${hints || (clusterUid === undefined ? "" : `\n${howToList}`)}`;
  }
  if (status === 405 || status === 501)
    return `Palette does not support this request. ${checkBaseUrl} and the version of Palette.`;
  if (status !== 408 && status !== 429 && status < 500) return FIX;
  const retryAfter = headers["retry-after"];
  const wait = retryAfter ? ` after the requested wait (${sanitize(`Retry-After: ${retryAfter}`, settings)})` : "";
  return `${AGAIN}${wait}${method === "PATCH" ? ". It continues where this run stopped" : ""}.`;
}

const LIST_CLUSTERS = `To list the clusters with their UIDs, ${listClusters()}`;

/** Lines about texts that are no UIDs, such as names, which Palette does not tell from unknown ones. */
function hintsAboutUids({ clusterUid, projectUid }: ServiceRequest, settings: Settings): string {
  const hint = (kind: UidKind, uid: string | undefined, subject: string) =>
    uid === undefined || isPaletteUid(uid)
      ? ""
      : `\n${subject} is no UID of a ${kind} in Palette: UIDs have 24 lower-case hexadecimal digits; ` +
        adviceForUid(kind, uid, uid === settings.projectUid);
  const ofProject = projectUid === undefined ? "" : projectLabel(projectUid, settings);
  return hint("cluster", clusterUid, formatValue(clusterUid)) + hint("project", projectUid, ofProject);
}
