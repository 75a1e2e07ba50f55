import { STATUS_CODES } from "node:http";
import { isJsonObject } from "../validation/jsonValue.js";
import type { HttpResponse } from "./attempt.js";
import { showable } from "./errorMessage.js";
import { parseJson, type ReceivedObject, withoutByteOrderMark } from "./json.js";
import { responseError } from "./requestErrors.js";
import { serviceErrorOf, showServiceError } from "./serviceError.js";
import type { ExpectedResponse, RequestContext } from "./serviceRequest.js";

/**
 * Validates a response with a 2xx status.
 *
 * @returns The expected object; undefined if none is expected.
 * @throws ResponseError
 */
export async function receivedObject(
  context: RequestContext,
  response: HttpResponse,
): Promise<ReceivedObject | undefined> {
  const { response: expected } = context.request;
  const isEmpty = withoutByteOrderMark(response.text).trim() === "";
  if (expected === undefined && isEmpty) return undefined;
  const { value, inexactNumbers } = await parsedObject(context, response);
  // Null is no proof: a response can have every member that it may have.
  const isDistinguished = expected !== undefined && (value[expected.distinguishingMember] ?? undefined) !== undefined;
  if (!isDistinguished) assertNoServiceError(context, response.status, value);
  if (expected === undefined) return undefined;
  const mismatch = expected.mismatch ? expected.mismatch(value) : missingMember(value, expected);
  if (mismatch !== undefined) {
    const why = `returned ${response.status} with an object that ${showable(mismatch, context.settings)}`;
    throw responseError(context, why);
  }
  return { value, inexactNumbers, hasInvalidText: response.hasInvalidText };
}

/** Go omits empty members, so an empty object can be the requested one. */
function missingMember(value: object, { distinguishingMember }: ExpectedResponse): string | undefined {
  const isPossible = distinguishingMember in value || Object.keys(value).length === 0;
  return isPossible ? undefined : `has no ${distinguishingMember}`;
}

async function parsedObject(context: RequestContext, { status, headers, text }: HttpResponse) {
  const contentType = headers["content-type"] ?? "";
  if (!/^application\/(.+\+)?json\b/i.test(contentType)) {
    const type = contentType === "" ? "no Content-Type" : showable(contentType, context.settings);
    throw responseError(context, `returned ${status} with ${type} instead of JSON`);
  }
  const parsed = await parseJson(text);
  if (typeof parsed !== "string" && isJsonObject(parsed.value)) {
    return { value: parsed.value, inexactNumbers: parsed.inexactNumbers };
  }
  const problem = typeof parsed === "string" ? parsed : "JSON that is not an object";
  const advice = "Run the same command again. If the error remains, check baseUrl.";
  throw responseError(context, `returned ${status} with ${problem}`, advice);
}

/** The names and numbers of successful statuses: `ok`, `accepted`, `nocontent`, `204`, … */
const SUCCESS_CODES = new Set([
  ...["success", "0"],
  ...Object.entries(STATUS_CODES).flatMap(([status, name = ""]) =>
    /^2/.test(status) ? [status, normalizedCode(name)] : [],
  ),
]);

function normalizedCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** @throws ResponseError if the object in a successful response is an error. */
function assertNoServiceError(context: RequestContext, status: number, value: object): void {
  const serviceError = serviceErrorOf(value);
  const { phrase } = showServiceError(serviceError, context);
  const { code, message } = serviceError;
  if (code !== undefined && message !== undefined && !SUCCESS_CODES.has(normalizedCode(code))) {
    const advice = "Fix what the service reports, then run the same command again.";
    throw responseError(context, `returned ${status} with an error of the service${phrase}`, advice);
  }
  const { error, errors, status: result, success } = value as Record<string, unknown>;
  if (isNothing(error) && isNothing(errors) && result !== "Failure" && success !== false) return;
  throw responseError(context, `returned ${status} with an error${phrase}`);
}

/** Services write such values for an absent error. */
function isNothing(value: unknown): boolean {
  return [undefined, "null", "false", '""', "[]", "{}"].includes(JSON.stringify(value));
}
