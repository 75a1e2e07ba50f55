import { isJsonObject } from "../validation/jsonValue.js";
import { parseJson } from "./json.js";
import { responseError, serviceErrorOf, showable, successError } from "./requestErrors.js";
import type { HttpResponse } from "./response.js";
import type { ExpectedResponse, RequestContext } from "./serviceRequest.js";

/**
 * The object in a response with a 2xx status that has passed the gate. A request for which no content is needed has succeeded
 * whatever the body is, except an object that is an error.
 *
 * @returns An empty object if none is expected.
 * @throws ResponseError
 */
export async function receivedObject(context: RequestContext, response: HttpResponse): Promise<object> {
  const { status, text, problem, quotesKey } = response;
  if (problem !== undefined) throw responseError(context, `returned ${status} with ${problem}`);
  const { response: expected } = context.request;
  const { value, problem: flaw = "JSON that is not an object" } = await parseJson(text);
  // Null is no proof: a response can have every member that it may have.
  const isExpected =
    isJsonObject(value) && expected && (value[expected.distinguishingMember] ?? undefined) !== undefined;
  if (isJsonObject(value) && !isExpected && isServiceError(value)) throw successError(context, response, value);
  if (quotesKey) throw responseError(context, `returned ${status} with the API key in it`, REPLACE_KEY);
  if (!isJsonObject(value)) {
    if (expected === undefined) return {};
    throw responseError(context, `returned ${status} with ${flaw}`);
  }
  if (expected === undefined) return {};
  const mismatch = expected.mismatch ? expected.mismatch(value) : missingMember(value, expected);
  if (mismatch === undefined) return value;
  throw responseError(context, `returned ${status} with an object that ${showable(mismatch, context.settings)}`);
}

const REPLACE_KEY = "Remove the API key from what the service has there, and replace the key by a new one.";

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
