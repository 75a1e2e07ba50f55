import { debuglog } from "node:util";
import type { Attempt } from "./attempt.js";
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
export function debugAttempt({ request, settings }: RequestContext, attempt: Attempt, rate: number): void {
  if (!log.enabled) return;
  const { number, waitedMs, sentAt, response, failure } = attempt;
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

/** A terminal and the engine receive long lines badly. */
const UIDS_IN_LINE = 100;

/** Prints what applies to clusters, if `NODE_DEBUG` contains `spectrocluster`. */
export function debugList(predicate: string, clusterUids: readonly string[]): void {
  for (let start = 0; log.enabled && start < clusterUids.length; start += UIDS_IN_LINE) {
    log("%s: %s", predicate, clusterUids.slice(start, start + UIDS_IN_LINE).join(" "));
  }
}

/** `45/s`; `unlimited` if no limit is known. */
function formatRate(rate: number): string {
  if (rate === Number.POSITIVE_INFINITY) return "unlimited";
  return `${showRate(rate)}/s`;
}
