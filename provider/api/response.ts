import { STATUS_CODES } from "node:http";
import { isJsonObject } from "../validation/jsonValue.js";
import type { HttpResponse } from "./attempt.js";
import { showable } from "./errorMessage.js";
import { parseJson, type ReceivedObject } from "./json.js";
import { responseError, statusError } from "./requestErrors.js";
import { containsKey, serviceErrorOf, showServiceError } from "./serviceError.js";
import type { ExpectedResponse, RequestContext } from "./serviceRequest.js";

/**
 * Validates a response with a 2xx status.
 *
 * @returns The expected object; undefined if none is expected.
 * @throws ResponseError; AuthenticationError if the response is an error that quotes the API key.
 */
export async function receivedObject(
  context: RequestContext,
  response: HttpResponse,
): Promise<ReceivedObject | undefined> {
  const { response: expected } = context.request;
  if (expected === undefined) return assertSuccess(context, response);
  const { value, inexactNumbers } = await parsedObject(context, response);
  // Null is no proof: a response can have every member that it may have.
  const isDistinguished = (value[expected.distinguishingMember] ?? undefined) !== undefined;
  if (!isDistinguished) assertNoServiceError(context, response, value);
  const mismatch = expected.mismatch ? expected.mismatch(value) : missingMember(value, expected);
  if (mismatch !== undefined) {
    const why = `returned ${response.status} with an object that ${showable(mismatch, context.settings)}`;
    throw responseError(context, why);
  }
  return { value, inexactNumbers };
}

/** A request for which no content is needed has succeeded whatever the body is, except a page and an error. */
async function assertSuccess(context: RequestContext, response: HttpResponse): Promise<undefined> {
  const { status, headers, text } = response;
  if (/^text\/html\b/i.test(headers["content-type"] ?? "") || /^\s*<(!doctype|html)\b/i.test(text)) {
    throw responseError(context, `returned ${status} with an HTML page`);
  }
  const parsed = await parseJson(text);
  if (typeof parsed !== "string" && isJsonObject(parsed.value)) assertNoServiceError(context, response, parsed.value);
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
function assertNoServiceError(context: RequestContext, response: HttpResponse, value: object): void {
  const serviceError = serviceErrorOf(value);
  const { code, message } = serviceError;
  const { error, errors, status: result, success } = value as Record<string, unknown>;
  const hasErrorCode = code !== undefined && message !== undefined && !SUCCESS_CODES.has(normalizedCode(code));
  const isError = !isNothing(error) || !isNothing(errors) || result === "Failure" || success === false;
  if (!hasErrorCode && !isError) return;
  if (containsKey(response.text, context.settings)) throw statusError(context, 1, response);
  const { phrase } = showServiceError(serviceError, context);
  const advice = "Fix what the service reports, then run the same command again.";
  throw responseError(context, `returned ${response.status} with an error${phrase}`, hasErrorCode ? advice : undefined);
}

/** Services write such values for an absent error. */
function isNothing(value: unknown): boolean {
  return [undefined, "null", "false", '""', "[]", "{}"].includes(JSON.stringify(value));
}
