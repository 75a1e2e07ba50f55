import { type ApiError, apiError } from "../errors.js";
import type { HttpResponse } from "./attempt.js";
import { clusterPath } from "./clusterRequests.js";
import { errorMessage, showable } from "./errorMessage.js";
import { afterAttempts } from "./requestErrors.js";
import { parseServiceError, showServiceError } from "./serviceError.js";
import type { RequestContext } from "./serviceRequest.js";

/**
 * The error for a response with a status of 400 or above.
 *
 * @param attempt - The number of the attempt with this response.
 */
export function statusError(
  context: RequestContext,
  attempt: number,
  { status, text, headers }: Pick<HttpResponse, "status" | "text" | "headers">,
): ApiError {
  const { code: serviceCode, details, ref, phrase } = showServiceError(parseServiceError(text), context);
  const advice = adviceFor(context, status, serviceCode, headers["retry-after"]);
  const message = errorMessage(context, `returned ${status}${afterAttempts(attempt)}${phrase}`, advice);
  return apiError(message, { operation: context.request.description, status, serviceCode, details, ref });
}

const LIST_CLUSTERS = "\nTo list the clusters with their UIDs, run: npx pulumi-spectrocluster doctor --clusters";

function adviceFor(
  { request, settings }: RequestContext,
  status: number,
  serviceCode: string | undefined,
  retryAfter: string | undefined,
): string {
  const { apiKeySource, baseUrl } = settings;
  const project = request.projectUid
    ? // Users also set it to the key by mistake.
      `in project "${showable(request.projectUid, settings)}"`
    : "without a project (projectUid is not set)";
  if (status === 401) return `Set a valid API key. The current one comes from ${apiKeySource}.`;
  if (status === 403) {
    return `The API key from ${apiKeySource} lacks permission ${project}. Use another key or project.`;
  }
  if (status === 404 && serviceCode === "ResourceNotFound") {
    const list = request.path.startsWith(clusterPath("")) ? LIST_CLUSTERS : "";
    return `Check ${request.checkOnNotFound} and the project. The request was made ${project}.${list}`;
  }
  if (status === 404) {
    const reason = `The response is not the service's own "not found".`;
    return `${reason} Check baseUrl (${baseUrl}) and the project. The request was made ${project}.`;
  }
  if (status === 405 || status === 501) {
    return `The service does not support this request. Check baseUrl (${baseUrl}) and the service's version.`;
  }
  if (status !== 429 && status < 500) return "Fix what the service reports, then run the same command again.";
  const wait = retryAfter ? ` after the requested wait (${showable(`Retry-After: ${retryAfter}`, settings)})` : "";
  return `Run the same command again${wait}${request.isRead ? "" : ". It continues where this run stopped"}.`;
}
