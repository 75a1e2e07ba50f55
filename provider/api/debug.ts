import { debuglog } from "node:util";
import type { AttemptResult } from "./attempt.js";
import { showable } from "./errorMessage.js";
import { showRate } from "./rateLimiter.js";
import { parseServiceError } from "./serviceError.js";
import type { RequestContext } from "./serviceRequest.js";

const log = debuglog("spectrocluster");

/**
 * Prints one line for an attempt that has ended, if `NODE_DEBUG` contains `spectrocluster`. It has no header, body or argument.
 *
 * @param rate - Requests per second that may be sent at the moment.
 */
export function debugAttempt(
  { request, settings }: RequestContext,
  { response, failure }: AttemptResult,
  { number, waitedMs, sentAt, rate }: Record<"number" | "waitedMs" | "sentAt" | "rate", number>,
): void {
  if (!log.enabled) return;
  const { ref } = parseServiceError(response?.text ?? "");
  const parts = [
    `${request.method} ${request.shownPath ?? request.path} → ${failure?.code ?? response?.status}`,
    `${Math.round(performance.now() - sentAt)} ms`,
    `attempt ${number}`,
    `waited ${Math.round(waitedMs)} ms`,
    `pace ${formatRate(rate)}`,
    ...(ref === undefined ? [] : [`ref ${ref}`]),
  ];
  log("%s", showable(parts.join(", "), settings));
}

/** `45/s`; `unlimited` if no limit is known. */
function formatRate(rate: number): string {
  if (rate === Number.POSITIVE_INFINITY) return "unlimited";
  return `${showRate(rate)}/s`;
}
