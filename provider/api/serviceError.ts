/** Errors of the service, as a body contains them. */
import { withoutByteOrderMark } from "./json.js";

/** The service's error body, as far as it contains these members. `reason` is Kubernetes' name for its code. */
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
  return {
    code: text("code"),
    reason: text("reason"),
    message: text("message") ?? text("error") ?? text("errors"),
    details: text("details"),
    ref: text("ref"),
  };
}
