import { asSpectroclusterError, withUnknownOutcome } from "../errors.js";
import { type Attempt, attempt, mayHaveEffect, type Session } from "./attempt.js";
import type { ServiceRequest } from "./serviceRequest.js";
import type { StopRule } from "./stopRule.js";
import { type Transience, transienceOf } from "./transience.js";

const INITIAL_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/** Until something has succeeded, a mistyped address is reported after seconds instead of a minute. */
const MAX_RETRIES_OF_WRONG_ADDRESS = 2;

/**
 * Makes one request. The result is an empty object if no content is expected; it may contain `ExactNumber`s. An error says whether the
 * outcome of this request is unknown.
 */
export type Send = (request: ServiceRequest) => Promise<object>;

export interface RetrySession extends Session {
  stopRule: StopRule;
}

/**
 * Makes requests that belong together, such as a read and the write that depends on it. After a 429 or a transient failure, all of them
 * start again.
 *
 * @param work - Makes the requests one after another. If it throws what `send` threw, it may add advice to a copy.
 * @throws The error of the last attempt. Its outcome is unknown if any attempt may have had an effect.
 */
export async function withRetries<T>(work: (send: Send) => Promise<T>, session: RetrySession): Promise<T> {
  const { settings, stopRule, signal } = session;
  stopRule.assertGoesOn();
  const startedAt = performance.now();
  /** How often the work failed, and how many of these failures count against `maxRetries`: a 429 does not. */
  let unsuccessful = 0;
  let failures = 0;
  let outcomeUnknown = false;
  let last: Attempt | undefined;

  async function send(request: ServiceRequest): Promise<object> {
    last = await attempt({ request, settings, attempt: unsuccessful + 1 }, last, session);
    const { error, value = {} } = last;
    const isUnknown = mayHaveEffect(last);
    outcomeUnknown ||= isUnknown;
    if (error !== undefined) throw isUnknown ? withUnknownOutcome(error) : error;
    return value;
  }

  for (;;) {
    try {
      const result = await work(send);
      stopRule.succeeded(last);
      return result;
    } catch (reason) {
      unsuccessful += 1;
      const transience = transienceOf(reason);
      if (!transience?.isRefusal) failures += 1;
      const delayMs = transience && retryDelayMs(transience, failures, session);
      if (delayMs === undefined) {
        const error = asSpectroclusterError(reason);
        stopRule.failed(error, startedAt, last);
        throw outcomeUnknown ? withUnknownOutcome(error) : error;
      }
      await wait(delayMs, signal);
    }
  }
}

/** The wait before the next attempt; undefined if there is none. After a 429 the rate limiter decides when, until the deadline. */
function retryDelayMs(transience: Transience, failures: number, session: RetrySession): number | undefined {
  const { isRefusal, mayBeWrongAddress, requiredMs } = transience;
  const { settings, stopRule, deadline, signal } = session;
  if (signal.aborted) return undefined;
  if (isRefusal) return requiredMs <= deadline.remainingMs() ? 0 : undefined;
  if (failures > settings.maxRetries) return undefined;
  if (mayBeWrongAddress && !stopRule.hasSucceeded && failures > MAX_RETRIES_OF_WRONG_ADDRESS) return undefined;
  // With full jitter, clients that failed together do not return together.
  const backoffMs = 1 + Math.random() * Math.min(MAX_RETRY_DELAY_MS, INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1));
  const delayMs = requiredMs || backoffMs;
  return delayMs < deadline.remainingMs() ? delayMs : undefined;
}

/** Waits for a time, or until the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
}
