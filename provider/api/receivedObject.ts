import { parseJson } from "../json/text.js";
import { isJsonObject } from "../json/value.js";
import { connectionError, redirectError, responseError, sanitize, statusError, successError } from "./requestErrors.js";
import { serviceErrorOf } from "./response.js";
import type { RequestContext } from "./serviceRequest.js";
import { isTooLarge, MAX_RESPONSE_BYTES, type SendResult } from "./transport.js";

/**
 * Returns the received object, or an empty one if the request expects none: then any 2xx status is a success, unless the body is an error
 * or not from the service.
 */
export async function receivedObject(context: RequestContext, result: SendResult): Promise<object> {
  if (isTooLarge(result)) throw responseError(context, `returned more than ${MAX_RESPONSE_BYTES} bytes`);
  const { response, failure } = result;
  // Whatever the status is: a truncated response may be anybody's.
  if (failure !== undefined) throw connectionError(context, failure);
  if (response.status >= 400) throw statusError(context, response);
  if (response.status >= 300) throw redirectError(context, response);
  const unusable = (what: string, advice?: string) =>
    responseError(context, `returned ${response.status} with ${what}`, advice);
  if (response.problem !== undefined) throw unusable(response.problem);

  const { response: expected } = context.request;
  const { value, problem: flaw = "JSON that is not an object" } = await parseJson(response.text);
  const object = isJsonObject(value) ? value : undefined;
  // Null is no proof: Go may write every property as null, also in an error.
  const isExpected = expected !== undefined && (object?.[expected.distinguishingProperty] ?? undefined) !== undefined;
  if (object && !isExpected && isServiceError(object)) throw successError(context, response, object);
  if (response.quotesKey)
    throw unusable("the API key in it", "Remove the key from that object in Palette, and replace the key.");
  if (expected === undefined) return {};
  if (object === undefined) throw unusable(flaw);
  const mismatch = expected.mismatch(object);
  if (mismatch !== undefined) throw unusable(`an object that ${sanitize(mismatch, context.settings)}`);
  return object;
}

const SUCCESS_CODE = /^(2\d\d|0|ok|success|created|accepted|no.?content)$/i;

/** What services write for an absent error. */
const NO_ERROR: readonly (string | undefined)[] = [undefined, "null", "false", '""', "[]", "{}"];

/** Whether the object in a successful response is an error: the service's own, Kubernetes' or a gateway's. */
function isServiceError(value: Record<string, unknown>): boolean {
  const { code, message } = serviceErrorOf(value);
  const hasErrorCode = code !== undefined && message !== undefined && !SUCCESS_CODE.test(code);
  const hasError = [value["error"], value["errors"]].some((error) => !NO_ERROR.includes(JSON.stringify(error)));
  const { status, statusCode = status, success } = value;
  const isFailure =
    /^(error|fail(ure|ed)?)$/i.test(String(status)) || Number(statusCode) >= 400 || String(success) === "false";
  return hasErrorCode || hasError || isFailure;
}
