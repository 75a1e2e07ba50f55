import { debuglog } from "node:util";
import type { Settings } from "../configuration/index.js";
import type { SpectroclusterError } from "../errors.js";
import { parseJson } from "../json/text.js";
import { isJsonObject } from "../json/value.js";
import { containsKey } from "../messages/redact.js";
import type { RateLimiter } from "./pace.js";
import {
  connectionError,
  interruptedError,
  keyError,
  type RequestContext,
  redirectError,
  responseError,
  sanitize,
  statusError,
  successError,
  waitTooLongError,
} from "./requestErrors.js";
import type { ServiceRequest } from "./requests.js";
import { GATEWAY_STATUSES, isRateLimited, retryAfterMs, type SendResult, serviceErrorOf, wasSent } from "./response.js";
import type { Deadline } from "./timeLimit.js";
import { isTooLarge, MAX_RESPONSE_BYTES, type Transport } from "./transport.js";

/** What the requests of an operation need. All operations of a client share settings, limiters and transport. */
export interface Session {
  settings: Settings;
  limiterOf(requestPath: string): RateLimiter;
  transport: Transport;
  deadline: Deadline;
  /** Aborted by the deadline and by the end of the run. */
  signal: AbortSignal;
}

/** One request, and what came of it. */
export interface Exchange {
  request: ServiceRequest;
  /** Undefined if nothing was sent. */
  result?: SendResult;
  value?: object;
  error?: SpectroclusterError;
}

/** Sends a request once, when its turn comes. */
export async function sendOnce(
  context: RequestContext,
  last: Exchange | undefined,
  { limiterOf, transport, deadline, signal }: Session,
): Promise<Exchange> {
  const { request, settings } = context;
  const { path, projectUid = "", body = "" } = request;
  if (containsKey(`${path}\n${projectUid}\n${body}`, settings.apiKey)) return { request, error: keyError(context) };
  const limiter = limiterOf(path);
  const waitsSince = performance.now();
  await limiter.waitToSend(deadline, signal, request.method === "PATCH");
  if (signal.aborted) {
    // If a 429 has used up the deadline, it is the useful error.
    const rateLimitError = deadline.signal.aborted && isRateLimited(last?.result) ? last?.error : undefined;
    return { request, error: rateLimitError ?? interruptedError(context, deadline) };
  }
  const tooLongMs = limiter.tooLongFor(deadline);
  if (tooLongMs > 0) return { request, error: waitTooLongError(context, Math.ceil(tooLongMs / 1000)) };
  const sentAt = performance.now();
  const result = await transport(request, signal);
  if (isRateLimited(result)) limiter.refused(sentAt, retryAfterMs(result));
  else if (result.failure === undefined) limiter.pace.accepted(sentAt);
  debugExchange(context, result, sentAt - waitsSince, performance.now() - sentAt, limiter.pace.rate);
  try {
    return { request, result, value: await receivedObject(context, result) };
  } catch (reason) {
    const error = signal.aborted ? interruptedError(context, deadline) : (reason as SpectroclusterError);
    return { request, result, error };
  }
}

const debug = debuglog("spectrocluster");

/** Prints one line if `NODE_DEBUG` contains `spectrocluster`. It contains no header, body or argument. */
function debugExchange(
  { request: { method, path, shownPath = path }, settings, attemptNumber }: RequestContext,
  { response, failure }: SendResult,
  waitedMs: number,
  tookMs: number,
  rate: number,
): void {
  if (!debug.enabled) return;
  const { ref } = response?.serviceError() ?? {};
  const line =
    `${method} ${shownPath} → ${failure?.code ?? response?.status}, ${Math.round(tookMs)} ms, attempt ${attemptNumber}, ` +
    `waited ${Math.round(waitedMs)} ms, pace ${Number.isFinite(rate) ? `${rate.toFixed(1)}/s` : "unlimited"}`;
  debug("%s", sanitize(ref === undefined ? line : `${line}, ref ${ref}`, settings));
}

/** Whether an exchange may have changed something at the service, or may still do so. */
export function mayHaveEffect({ request, result }: Exchange): boolean {
  // A refused request has no effect.
  if (request.method !== "PATCH" || result === undefined || isRateLimited(result)) return false;
  if (result.failure !== undefined) return wasSent(result);
  const { status, problem } = result.response;
  // A gateway may give up while the service continues, an unusable success has had its effect, and a page proves nothing.
  return status >= 500 || status < 300 || GATEWAY_STATUSES.includes(status) || problem !== undefined;
}

/**
 * Returns the received object, or an empty one if the request expects none: then any 2xx status is a success, unless the body is an error
 * or not from the service.
 */
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
