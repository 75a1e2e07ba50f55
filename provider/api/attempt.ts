/** One attempt: sends a request once, and says what its outcome proves. */
import { debuglog } from "node:util";
import type { Settings } from "../configuration/index.js";
import type { SpectroclusterError } from "../errors.js";
import { containsKey } from "../messages/redact.js";
import type { RateLimiter } from "./rateLimiter.js";
import { receivedObject } from "./receivedObject.js";
import { cancelledError, keyError, sanitize, timeoutError, waitTooLongError } from "./requestErrors.js";
import type { RequestContext, ServiceRequest } from "./serviceRequest.js";
import type { Deadline } from "./timeLimit.js";
import { GATEWAY_STATUSES, isRateLimited, retryAfterMs, withTransience } from "./transience.js";
import type { SendOnce, SendResult } from "./transport.js";

/** What the requests of an operation need. All operations of a client share settings and limiters. */
export interface Session {
  settings: Settings;
  limiterOf(requestPath: string): RateLimiter;
  sendOnce: SendOnce;
  deadline: Deadline;
  /** Aborted by the deadline and by the end of the run. */
  signal: AbortSignal;
}

export interface Attempt {
  request: ServiceRequest;
  /** Undefined if nothing was sent. */
  result?: SendResult;
  value?: object;
  error?: SpectroclusterError;
}

export async function attempt(context: RequestContext, last: Attempt | undefined, session: Session): Promise<Attempt> {
  const { request, settings } = context;
  const { sendOnce, deadline, signal } = session;
  const { path, projectUid = "", body = "" } = request;
  if (containsKey(`${path}\n${projectUid}\n${body}`, settings.apiKey)) return { request, error: keyError(context) };
  const limiter = session.limiterOf(path);
  // If a 429 has used up the deadline, it is the useful error.
  const rateLimitError = isRateLimited(last?.result) ? last?.error : undefined;
  const interruption = () => (deadline.signal.aborted ? timeoutError(context, deadline) : cancelledError(context));

  const waitsSince = performance.now();
  await limiter.waitToSend(deadline, signal, request.method === "PATCH");
  if (signal.aborted) return { request, error: (deadline.signal.aborted && rateLimitError) || interruption() };
  const tooLongMs = limiter.tooLongFor(deadline);
  if (tooLongMs > 0) return { request, error: waitTooLongError(context, Math.ceil(tooLongMs / 1000)) };
  const sentAt = performance.now();
  const result = await sendOnce(request, signal);
  if (isRateLimited(result)) limiter.refused(sentAt, retryAfterMs(result));
  else if (result.failure === undefined) limiter.pace.accepted(sentAt);
  const [waitedMs, tookMs] = [sentAt - waitsSince, performance.now() - sentAt];
  debugAttempt(context, result, { waitedMs, tookMs, rate: limiter.pace.rate });
  return receivedObject(context, result).then(
    (value) => ({ request, result, value }),
    (error) => ({ request, result, error: signal.aborted ? interruption() : withTransience(error, result) }),
  );
}

/** Whether the request was sent to its end: otherwise there was no connection to the service, and nothing had an effect. */
export function wasSent({ failure }: SendResult): boolean {
  if (failure?.timings === undefined) return true;
  const { upload, secureConnect } = failure.timings;
  // Node.js also counts a request as sent whose TLS handshake failed.
  return upload !== undefined && (secureConnect !== undefined || !/EPROTO|SSL|TLS/.test(failure.code));
}

/** Whether an attempt may have changed something at the service, or may still do so. */
export function mayHaveEffect({ request, result }: Attempt): boolean {
  // A refused request has no effect.
  if (request.method !== "PATCH" || result === undefined || isRateLimited(result)) return false;
  if (result.failure !== undefined) return wasSent(result);
  const { status, problem } = result.response;
  // A gateway may give up while the service continues, an unusable success has had its effect, and a page proves nothing.
  return status >= 500 || status < 300 || GATEWAY_STATUSES.includes(status) || problem !== undefined;
}

const debug = debuglog("spectrocluster");

/** Prints one line for an attempt if `NODE_DEBUG` contains `spectrocluster`. It contains no header, body or argument. */
function debugAttempt(
  { request, settings, attempt }: RequestContext,
  { response, failure }: SendResult,
  { waitedMs, tookMs, rate }: Record<"waitedMs" | "tookMs" | "rate", number>,
): void {
  if (!debug.enabled) return;
  const { method, path, shownPath = path } = request;
  const { ref } = response?.serviceError() ?? {};
  const line =
    `${method} ${shownPath} → ${failure?.code ?? response?.status}, ${Math.round(tookMs)} ms, attempt ${attempt}, ` +
    `waited ${Math.round(waitedMs)} ms, pace ${Number.isFinite(rate) ? `${rate.toFixed(1)}/s` : "unlimited"}`;
  debug("%s", sanitize(ref === undefined ? line : `${line}, ref ${ref}`, settings));
}
