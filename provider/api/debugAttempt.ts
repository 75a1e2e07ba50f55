import { debuglog } from "node:util";
import type { AttemptResult } from "./attempt.js";
import { showable } from "./requestErrors.js";
import { parseServiceError } from "./response.js";
import { type RequestContext, shownPathOf } from "./serviceRequest.js";

const debug = debuglog("spectrocluster");

/**
 * Prints one line for an attempt that has ended, if `NODE_DEBUG` contains `spectrocluster`. It has no header, body or argument.
 *
 * @param rate - Requests per second that may be sent at the moment.
 */
export function debugAttempt(
  { request, settings, attempt }: RequestContext,
  { response, failure }: AttemptResult,
  { waitedMs, sentAt, rate }: { waitedMs: number; sentAt: number; rate: number },
): void {
  if (!debug.enabled) return;
  const { ref } = parseServiceError(response?.text ?? "");
  const line =
    `${request.method} ${shownPathOf(request)} → ${failure?.code ?? response?.status}, ` +
    `${Math.round(performance.now() - sentAt)} ms, attempt ${attempt}, waited ${Math.round(waitedMs)} ms, ` +
    `pace ${Number.isFinite(rate) ? `${rate.toFixed(1)}/s` : "unlimited"}${ref === undefined ? "" : `, ref ${ref}`}`;
  debug("%s", showable(line, settings));
}
