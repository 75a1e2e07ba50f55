import { debuglog } from "node:util";
import type { AttemptResult } from "./attempt.js";
import { parseServiceError, showable } from "./requestErrors.js";
import type { RequestContext } from "./serviceRequest.js";

const debug = debuglog("spectrocluster");

/**
 * Prints one line for an attempt that has ended, if `NODE_DEBUG` contains `spectrocluster`. It has no header, body or argument.
 *
 * @param rate - Requests per second that may be sent at the moment.
 */
export function debugAttempt(
  { request: { method, path, shownPath = path }, settings }: RequestContext,
  { response, failure }: AttemptResult,
  { attempt, waitedMs, tookMs, rate }: Record<"attempt" | "waitedMs" | "tookMs" | "rate", number>,
): void {
  if (!debug.enabled) return;
  const { ref } = parseServiceError(response?.text ?? "");
  const line =
    `${method} ${shownPath} → ${failure?.code ?? response?.status}, ${Math.round(tookMs)} ms, attempt ${attempt}, ` +
    `waited ${Math.round(waitedMs)} ms, pace ${Number.isFinite(rate) ? `${rate.toFixed(1)}/s` : "unlimited"}`;
  debug("%s", showable(ref === undefined ? line : `${line}, ref ${ref}`, settings));
}
