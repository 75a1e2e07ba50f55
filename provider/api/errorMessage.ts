/** What all messages about requests have in common. */
import type { Settings } from "../configuration/index.js";
import { redact } from "../messages/redact.js";
import { truncate } from "../messages/values.js";
import type { RequestContext } from "./serviceRequest.js";

/** The message of an error: what failed, why, and what to do, one line each. */
export function errorMessage({ request, settings }: RequestContext, why: string, advice: string): string {
  const { description, method, path, shownPath = path } = request;
  const message = `Cannot ${description}:\n${method} ${settings.baseUrl}${shownPath} ${why}.\n${advice}`;
  return redact(message, settings.apiKey);
}

/** The operation of a request for errors. Users also set UIDs to the key by mistake. */
export function operationOf({ request, settings }: RequestContext): string {
  return redact(request.description, settings.apiKey);
}

const MAX_TEXT_LENGTH = 500;

/** Text from elsewhere for a message: one short line without the key and without control characters. */
export function showable(text: string, settings: Settings): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
  // After removing invisible characters, which may hide the key, and before shortening, which may cut it in two.
  const redacted = redact(line, settings.apiKey);
  // The engine cannot receive half of a surrogate pair, which shortening may leave.
  return truncate(redacted, MAX_TEXT_LENGTH).toWellFormed();
}
