import { isJsonObject } from "../validation/jsonValue.js";
import { parseJson } from "./json.js";
import { responseError, serviceErrorOf, showable, successError } from "./requestErrors.js";
import type { ExpectedResponse, HttpResponse, RequestContext } from "./serviceRequest.js";

/**
 * Validates a response with a 2xx status. A request for which no content is needed has succeeded whatever the body is, except
 * a page and an error.
 *
 * @returns The expected object; an empty one if none is expected.
 * @throws ResponseError; AuthenticationError if the response is an error that quotes the API key.
 */
export async function receivedObject(context: RequestContext, response: HttpResponse): Promise<object> {
  const { status, headers, text } = response;
  if (/^text\/html\b/i.test(headers["content-type"] ?? "") || /^\s*<(!doctype|html)\b/i.test(text)) {
    throw responseError(context, `returned ${status} with an HTML page`);
  }
  const { response: expected } = context.request;
  const { value, problem = "JSON that is not an object" } = await parseJson(text);
  if (!isJsonObject(value)) {
    if (expected === undefined) return {};
    throw responseError(context, `returned ${status} with ${problem}`);
  }
  // Null is no proof: a response can have every member that it may have.
  const isExpected = expected !== undefined && (value[expected.distinguishingMember] ?? undefined) !== undefined;
  if (!isExpected && isServiceError(value)) throw successError(context, response, serviceErrorOf(value));
  if (expected === undefined) return {};
  const mismatch = expected.mismatch ? expected.mismatch(value) : missingMember(value, expected);
  if (mismatch === undefined) return value;
  throw responseError(context, `returned ${status} with an object that ${showable(mismatch, context.settings)}`);
}

/** Go omits empty members, so an empty object can be the requested one. */
function missingMember(value: object, { distinguishingMember }: ExpectedResponse): string | undefined {
  const isPossible = distinguishingMember in value || Object.keys(value).length === 0;
  return isPossible ? undefined : `has no ${distinguishingMember}`;
}

/** The codes of a success. */
const SUCCESS_CODE = /^(2\d\d|0|ok|success|created|accepted|no.?content)$/i;

/** Whether the object in a successful response is an error: the service's own, Kubernetes' or a gateway's. */
function isServiceError(value: Record<string, unknown>): boolean {
  const { code, message } = serviceErrorOf(value);
  const hasErrorCode = code !== undefined && message !== undefined && !SUCCESS_CODE.test(code);
  const hasError = [value["error"], value["errors"]].some((error) => !isNothing(error));
  return hasErrorCode || hasError || value["status"] === "Failure" || value["success"] === false;
}

/** Services write such values for an absent error. */
function isNothing(value: unknown): boolean {
  return [undefined, "null", "false", '""', "[]", "{}"].includes(JSON.stringify(value));
}
