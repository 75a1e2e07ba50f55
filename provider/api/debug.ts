import { debuglog } from "node:util";
import type { RequestContext } from "./httpErrors.js";
import { parseServiceError, showable } from "./httpErrors.js";

/** One attempt of a request and how it ended. */
export interface Attempt {
  /** Counted from 1. */
  number: number;
  /** Milliseconds for which the request waited for its turn. */
  waitedMs: number;
  milliseconds: number;
  /** Requests per second that may be sent at the moment. */
  rate: number;
  status?: number;
  body?: string;
  /** Code of the error if there was no response. */
  error?: string;
}

const log = debuglog("spectrocluster");

/** Prints one line for an attempt if `NODE_DEBUG` contains `spectrocluster`. It has no header, body or argument. */
export function debugAttempt({ request, settings }: RequestContext, attempt: Attempt): void {
  if (!log.enabled) return;
  const { ref } = parseServiceError(attempt.body ?? "");
  const parts = [
    `${request.method} ${request.path} → ${attempt.status ?? attempt.error ?? "no response"}`,
    `${Math.round(attempt.milliseconds)} ms`,
    `attempt ${attempt.number}`,
    `waited ${Math.round(attempt.waitedMs)} ms`,
    `pace ${formatRate(attempt.rate)}`,
    ...(ref === undefined ? [] : [`ref ${ref}`]),
  ];
  log("%s", showable(parts.join(", "), settings));
}

/** `45/s`; `unlimited` if no limit is known. */
function formatRate(rate: number): string {
  if (rate === Number.POSITIVE_INFINITY) return "unlimited";
  return `${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`;
}
