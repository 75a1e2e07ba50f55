import { isJsonObject } from "../validation/jsonValue.js";
import {
  errorInSuccess,
  type HttpResponse,
  invalidJsonError,
  mismatchError,
  notJsonError,
  type RequestContext,
} from "./httpErrors.js";
import { parseJson, type ReceivedObject, withoutByteOrderMark } from "./json.js";

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
  if (expected === undefined) return assertAccepted(context, response);
  if (!/^application\/(.+\+)?json\b/i.test(response.contentType)) throw notJsonError(context, response);
  const parsed = await parseJson(response.text);
  if (typeof parsed === "string") throw invalidJsonError(context, response, parsed);
  const { value, inexactIntegers } = parsed;
  if (!isJsonObject(value)) throw invalidJsonError(context, response, "JSON that is not an object");
  const error = expected.distinguishingMember in value ? undefined : errorInSuccess(context, response, value);
  if (error) throw error;
  const mismatch = expected.mismatch?.(value);
  if (mismatch !== undefined) throw mismatchError(context, response, mismatch);
  return { value, inexactIntegers };
}

/**
 * Validates a response from which nothing is needed. Its status is a success, so any text or JSON will do; only pages of
 * proxies and errors of the service are rejected.
 */
async function assertAccepted(context: RequestContext, response: HttpResponse): Promise<undefined> {
  const text = withoutByteOrderMark(response.text).trim();
  if (text === "") return;
  if (text.startsWith("<") || /html/i.test(response.contentType)) throw notJsonError(context, response);
  const parsed = await parseJson(text);
  if (typeof parsed === "string") return;
  const error = errorInSuccess(context, response, parsed.value);
  if (error) throw error;
}
