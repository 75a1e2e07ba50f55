import { createClient } from "../../provider/api/client.js";
import { type Settings, showRedacted } from "../../provider/configuration.js";
import { ApiError, SpectroclusterError, ValidationError } from "../../provider/errors.js";
import { getClusterSearchInputs } from "../../provider/functions/getClusterSearchInputs.js";
import { type FunctionOutcome, warningAbout } from "../../provider/functions/result.js";
import type { ClusterSearchInputs } from "../../provider/model/clusterSearchInputs.js";
import { failed, passed, type Result, warning } from "./report.js";

/** What asking the service came to; what is left out was not got to. */
export interface ServiceResults {
  /** Whether it is the service that answers. */
  answer: Result;
  /** Whether key and project are let in. */
  access?: Result;
  inputs?: Result;
}

/**
 * Reads the inputs of the cluster search, with the client and the checks of a run.
 *
 * @param settings - Those to try once with, and not for long.
 * @param projectSource - Where the project came from, in words.
 */
export async function checkService(settings: Settings, projectSource: string | undefined): Promise<ServiceResults> {
  try {
    const reading = await read(settings);
    return { ...admitted(settings), inputs: checkReading(reading) };
  } catch (error) {
    if (!(error instanceof SpectroclusterError)) throw error;
    if (error instanceof ValidationError) {
      return { ...admitted(settings), inputs: failed("are not what they should be", error.message) };
    }
    if (!isOwnRefusal(error)) return { answer: failed(shortOf(error), error.message) };
    return { answer: ANSWERS, access: (await checkProject(settings, error, projectSource)) ?? refused(error) };
  }
}

function read(settings: Settings): Promise<FunctionOutcome<ClusterSearchInputs>> {
  return getClusterSearchInputs.call(async () => ({ settings, client: createClient(settings) }), {});
}

const ANSWERS = passed("is what answers");

function admitted(settings: Settings): Pick<Required<ServiceResults>, "answer" | "access"> {
  const { projectUid } = settings;
  const scope = projectUid === undefined ? "" : ` in project ${showRedacted(projectUid, settings.apiKey)}`;
  return { answer: ANSWERS, access: passed(`the API key is accepted${scope}`) };
}

/** Whether the service itself refuses the key or what was asked, in its own words. */
function isOwnRefusal(error: SpectroclusterError): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429 && error.serviceCode !== undefined;
}

function shortOf(error: SpectroclusterError): string {
  if (!(error instanceof ApiError)) {
    return error.code === "SPECTROCLUSTER_RESPONSE" ? "something else answers" : "does not answer";
  }
  const foreign = error.serviceCode === undefined && error.status !== 429 && error.status < 500;
  return `answers with ${error.status}${foreign ? ", but not in the way of the service" : ""}`;
}

function refused({ status, message }: ApiError): Result {
  const reasons: Record<number, string> = {
    401: "the API key is not accepted",
    403: "the API key may not do this",
    404: "what is asked for is not known",
  };
  return failed(`${reasons[status] ?? "the request is refused"}: ${status}`, message);
}

/** The result where the project is what is wrong: without it, the service does not refuse. */
async function checkProject(
  settings: Settings,
  { status, message }: ApiError,
  source: string | undefined,
): Promise<Result | undefined> {
  const { projectUid, ...others } = settings;
  if (projectUid === undefined || status === 401) return undefined;
  try {
    await read(others);
  } catch {
    return undefined;
  }
  return failed(
    `project ${showRedacted(projectUid, settings.apiKey)} is refused: ${status}`,
    `${message}\nWithout a project the service answers: the uid from ${source} is wrong, or the key may not use it.`,
  );
}

function checkReading(reading: FunctionOutcome<ClusterSearchInputs>): Result {
  const names = Object.keys(reading.value.inputs ?? {});
  const text = `could be read: ${names.length === 1 ? "1 property" : `${names.length} properties`}`;
  const remark = warningAbout(reading);
  return remark === undefined ? passed(text) : warning(text, remark);
}
