/**
 * The one gate for responses. What does not pass is no response of the service: never a success, a fact or a reason. Nothing
 * else looks at it.
 */
import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";
import { containsKey } from "../messages/redact.js";
import { withoutByteOrderMark } from "./json.js";

/** A response as far as it may be used. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty if the response was not received to its end, or has a problem. */
  text: string;
  /** Why it is no response of the service, as in "returned 200 with …". */
  problem?: string | undefined;
  /** Whether the text contains the API key. An error then rejects the key, and a success cannot be used. */
  quotesKey: boolean;
}

/** @param body - The bytes of the body. */
export function receivedResponse(
  status: number,
  headers: IncomingHttpHeaders,
  body: Uint8Array,
  apiKey: string,
): HttpResponse {
  const received = Buffer.from(body).toString("utf8");
  const problem = problemOf(headers["content-type"] ?? "", body, received);
  const text = problem === undefined ? received : "";
  return { status, headers, text, problem, quotesKey: containsKey(text, apiKey) };
}

function problemOf(contentType: string, body: Uint8Array, text: string): string | undefined {
  const isPageType = /^[\w.-]+\/(?:[\w.-]+\+)?(?:x?html|xml)\b/i.test(contentType.trim());
  // JSON never begins with `<`.
  if (isPageType || /^[\s\ufeff]*</.test(text)) return "an HTML or XML page";
  // What is kept is sent back.
  return isUtf8(body) ? undefined : "text that is not UTF-8";
}

/** The service's error, as far as a body contains these members. `reason` is Kubernetes' name for its code. */
export type ServiceError = Partial<Record<"code" | "reason" | "message" | "details" | "ref", string>>;

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
  const message = text("message") ?? text("error") ?? text("errors");
  return { code: text("code"), reason: text("reason"), message, details: text("details"), ref: text("ref") };
}
