/**
 * The one gate for responses. What does not pass is no response of the service: never a success, a fact or a reason. Nothing else looks
 * at it.
 */
import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";
import { containsKey } from "../messages/redact.js";

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
  const text = Buffer.from(body).toString("utf8");
  const problem = problemOf(headers["content-type"] ?? "", body, text);
  if (problem !== undefined) return { status, headers, text: "", problem, quotesKey: false };
  return { status, headers, text, quotesKey: containsKey(text, apiKey) };
}

function problemOf(contentType: string, body: Uint8Array, text: string): string | undefined {
  // JSON never begins with `<`.
  if (/^[\w.-]+\/(?:[\w.-]+\+)?(?:x?html|xml)\b/i.test(contentType.trim()) || /^[\s\ufeff]*</.test(text)) {
    return "an HTML or XML page";
  }
  // What is kept is sent back.
  return isUtf8(body) ? undefined : "text that is not UTF-8";
}
