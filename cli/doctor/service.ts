import { connect } from "../../provider/api/client.js";
import { type Settings, showRedacted } from "../../provider/configuration/index.js";
import { ApiError, SpectroclusterError, ValidationError } from "../../provider/errors.js";
import { getClusterSearchInputs } from "../../provider/functions/getClusterSearchInputs.js";
import { type FunctionOutcome, warningAbout } from "../../provider/functions/result.js";
import type { ClusterSearchInputs } from "../../provider/model/clusterSearchInputs.js";
import { failed, passed, type Report, type Result, warning } from "./report.js";

/**
 * Reads the inputs of the cluster search, with the client and the validation of a run.
 *
 * @param settings - The settings for one attempt with a short timeout.
 * @param projectSource - Source of the project, for messages.
 * @returns Whether the service accepts the key and the project.
 */
export async function checkService(
  settings: Settings,
  projectSource: string | undefined,
  report: Report,
): Promise<boolean> {
  const outcome = await read(settings);
  if (outcome instanceof SpectroclusterError && !(outcome instanceof ValidationError)) {
    if (!isServiceError(outcome)) return report.add("service", failed(summaryOf(outcome), outcome.message));
    report.add("service", passed("responds"));
    return report.add("access", (await checkProject(settings, outcome, projectSource)) ?? accessFailure(outcome));
  }
  const { projectUid, apiKey } = settings;
  const scope = projectUid === undefined ? "" : ` in project ${showRedacted(projectUid, apiKey)}`;
  report.add("service", passed("responds"));
  report.add("access", passed(`the API key is accepted${scope}`));
  report.add("search inputs", inputsResult(outcome));
  return true;
}

async function read(settings: Settings): Promise<FunctionOutcome<ClusterSearchInputs> | SpectroclusterError> {
  try {
    return await getClusterSearchInputs.call(async () => connect(settings), {});
  } catch (error) {
    if (error instanceof SpectroclusterError) return error;
    throw error;
  }
}

/** Whether the service itself rejects the request, with a service error in the response. */
function isServiceError(error: SpectroclusterError): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429 && error.serviceCode !== undefined;
}

function summaryOf(error: SpectroclusterError): string {
  if (!(error instanceof ApiError)) {
    return error.code === "SPECTROCLUSTER_RESPONSE" ? "the response is not from the service" : "does not respond";
  }
  const foreign = error.serviceCode === undefined && error.status !== 429 && error.status < 500;
  return `responds with ${error.status}${foreign ? ", but not with an error of the service" : ""}`;
}

function accessFailure({ status, message }: ApiError): Result {
  const reasons: Record<number, string> = {
    401: "the API key is not accepted",
    403: "the API key lacks the permission",
    404: "the service does not know the request",
  };
  return failed(`${reasons[status] ?? "the service rejects the request"}: ${status}`, message);
}

/** The result if the project is the problem: without it, the service accepts the request. */
async function checkProject(
  settings: Settings,
  { status, message }: ApiError,
  source: string | undefined,
): Promise<Result | undefined> {
  const { projectUid, ...others } = settings;
  if (projectUid === undefined || status === 401) return undefined;
  if ((await read(others)) instanceof SpectroclusterError) return undefined;
  return failed(
    `project ${showRedacted(projectUid, settings.apiKey)} is rejected: ${status}`,
    `${message}\nWithout a project, the request succeeds: the UID from ${source} is wrong, or the API key has no access to it.`,
  );
}

function inputsResult(outcome: FunctionOutcome<ClusterSearchInputs> | ValidationError): Result {
  if (outcome instanceof ValidationError) return failed("unexpected response", outcome.message);
  const names = Object.keys(outcome.value.inputs ?? {});
  const text = `read: ${names.length === 1 ? "1 property" : `${names.length} properties`}`;
  const findings = warningAbout(outcome);
  return findings === undefined ? passed(text) : warning(text, findings);
}
