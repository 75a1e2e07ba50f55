/** Errors of the service, as a body contains them. */
import type { Settings } from "../configuration/index.js";
import { redact } from "../messages/redact.js";
import { showable } from "./errorMessage.js";
import { withoutByteOrderMark } from "./json.js";
import type { RequestContext } from "./serviceRequest.js";

/** The service's error body, as far as it contains these members. `reason` is Kubernetes' name for its code. */
export interface ServiceError {
  code?: string;
  reason?: string;
  message?: string;
  details?: string;
  ref?: string;
}

/** Parses an error body. Without the service's JSON there are no members. */
export function parseServiceError(body: string): ServiceError {
  try {
    return serviceErrorOf(JSON.parse(withoutByteOrderMark(body)));
  } catch {
    return {};
  }
}

/** The error that a JSON value describes. */
export function serviceErrorOf(value: unknown): ServiceError {
  const members = (value ?? {}) as Record<string, unknown>;
  const text = (name: string) => {
    const member = members[name] ?? "";
    if (member === "") return undefined;
    return typeof member === "string" ? member : JSON.stringify(member);
  };
  return {
    code: text("code"),
    reason: text("reason"),
    message: text("message") ?? text("error") ?? text("errors"),
    details: text("details"),
    ref: text("ref"),
  };
}

/** Whether an error quotes the API key: the service rejected the key, whatever its status and code are. */
export function containsKey(text: string, { apiKey }: Settings): boolean {
  return redact(text, apiKey) !== text;
}

/** An error as it may be shown, also as a phrase in parentheses for a message. */
export function showServiceError(error: ServiceError, { settings, options }: RequestContext) {
  const { omitServiceMessage } = options;
  const show = (text: string | undefined) => (text === undefined ? undefined : showable(text, settings));
  const [code, ref] = [show(error.code), show(error.ref)];
  const [message, details] = omitServiceMessage ? [] : [show(error.message), show(error.details)];
  const omitted = omitServiceMessage && "message omitted because an argument is secret";
  const parts = [message, details, code && `code ${code}`, ref && `ref ${ref}`, omitted].filter(Boolean);
  return { code, details, ref, phrase: parts.length > 0 ? ` (${parts.join(", ")})` : "" };
}
