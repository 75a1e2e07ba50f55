import { connect } from "../../provider/api/client.js";
import type { Settings } from "../../provider/configuration/index.js";
import { getClusterSearchInputs } from "../../provider/functions/getClusterSearchInputs.js";
import { warningAbout } from "../../provider/functions/result.js";
import { passed, type Report, skipped, warning } from "./report.js";

/** One short attempt instead of all retries. A 429 is repeated until the end of the operation. */
const ONE_ATTEMPT = { maxRetries: 0, operationTimeoutSeconds: 15 };
const MAX_REQUEST_SECONDS = 10;

/**
 * Reads the inputs of the cluster search with the client of a run, whose errors explain what is wrong.
 *
 * @returns Whether the service accepts the key and the project.
 */
export async function checkService(settings: Settings, report: Report): Promise<boolean> {
  const requestTimeoutSeconds = Math.min(settings.requestTimeoutSeconds, MAX_REQUEST_SECONDS);
  const connection = connect({ ...settings, ...ONE_ATTEMPT, requestTimeoutSeconds });
  const outcome = await report.attempt("service", () => getClusterSearchInputs.call(async () => connection, {}));
  if (outcome === undefined) {
    report.add("search inputs", skipped("needs the service"));
    return false;
  }
  const { projectUid } = settings;
  report.add("service", passed(`accepts the API key${projectUid === undefined ? "" : ` in project ${projectUid}`}`));
  const count = Object.keys(outcome.value.inputs ?? {}).length;
  const text = `read: ${count === 1 ? "1 property" : `${count} properties`}`;
  const unexpected = warningAbout(outcome);
  report.add("search inputs", unexpected === undefined ? passed(text) : warning(text, unexpected));
  return true;
}
