/** All responses are examined here. What has a `problem` is not from the service, so its body is not believed. */
import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";
import { withoutByteOrderMark } from "../json/text.js";
import { containsKey } from "../messages/redact.js";

export type HttpResponse = ReturnType<typeof receivedResponse>;

/** @param body - Empty if the response was not received completely. */
export function receivedResponse(status: number, headers: IncomingHttpHeaders, body: Uint8Array, apiKey: string) {
  const received = Buffer.from(body).toString("utf8");
  const problem = problemOf(status, headers["content-type"] ?? "", body, received);
  const text = problem === undefined ? received : "";
  // An error with the key rejects it, and a success with the key cannot be used.
  const quotesKey = containsKey(text, apiKey);
  return { status, headers, text, problem, quotesKey, serviceError: () => parseServiceError(text) };
}

/** Why a response is not the service's, as in "returned 200 with …". */
function problemOf(status: number, contentType: string, body: Uint8Array, text: string): string | undefined {
  // It has no body, so its type, which a gateway may add to each response, is ignored.
  if (status === 204) return undefined;
  const isPageType = /^[\w.-]+\/(?:[\w.-]+\+)?(?:x?html|xml)\b/i.test(contentType.trim());
  // JSON never begins with `<`.
  if (isPageType || /^[\s\ufeff]*</.test(text)) return "an HTML or XML page";
  // Undeclared fields are sent back, so a replaced character would be written.
  return isUtf8(body) ? undefined : "text that is not UTF-8";
}

/** The properties of the service's error that a body contains. `reason` is Kubernetes' name for the code. */
export type ServiceError = Partial<Record<"code" | "reason" | "message" | "details" | "ref", string>>;

function parseServiceError(body: string): ServiceError {
  try {
    return serviceErrorOf(JSON.parse(withoutByteOrderMark(body)));
  } catch {
    return {};
  }
}

export function serviceErrorOf(value: unknown): ServiceError {
  const text = (name: string) => {
    const property = (value as Record<string, unknown> | null)?.[name] ?? "";
    if (property === "") return undefined;
    return typeof property === "string" ? property : JSON.stringify(property);
  };
  const message = text("message") ?? text("error") ?? text("errors");
  return { code: text("code"), reason: text("reason"), message, details: text("details"), ref: text("ref") };
}
