import { examineSettings, type Settings } from "../../provider/configuration/index.js";
import { getClusterSearchInputs } from "../../provider/functions/getClusterSearchInputs.js";
import { isOlder, OLDEST } from "../../provider/installedPackage.js";
import type { ClusterSearchInputs } from "../../provider/model/clusterSearchInputs.js";
import { Run } from "../../provider/run/run.js";
import type { Keys } from "../keys.js";
import { cliVersion, readConfiguration } from "../pulumi.js";
import { listClusters } from "./clusters.js";
import { Report } from "./report.js";
import { listSearch } from "./search.js";
import { checkSettings } from "./settings.js";

/**
 * Checks everything that a run needs, in this order, and prints each result. Checks that depend on a failed check are skipped.
 * Returns whether no check failed.
 */
export async function diagnose(
  options: { stack?: string; clusters?: boolean; name?: string; search?: boolean },
  keys: Keys,
): Promise<boolean> {
  const { stack, clusters, name, search } = options;
  // Errors may contain the key of the environment before the configuration is read.
  keys.add(examineSettings(undefined).settings.apiKey);
  const report = new Report(keys);
  report.add("Node.js", "passed", process.versions.node);
  await report.attempt("Pulumi CLI", () => checkCli(report));
  const settings = await report.attempt("configuration", async () => {
    const configuration = await readConfiguration(stack);
    const used = configuration ? `stack ${configuration.name}, then the environment` : NO_STACK;
    report.add("configuration", "passed", used);
    return checkSettings(configuration, report, keys);
  });
  if (settings === undefined) report.add("Palette", "skipped", "needs a valid configuration");
  const inputs = settings && (await checkPalette(settings, report));
  if (clusters && inputs) await report.attempt("clusters", () => listClusters(settings, name, report));
  else if (clusters) report.add("clusters", "skipped", "needs Palette");
  if (search && inputs) await listSearch(settings, inputs, report);
  else if (search) report.add("search filters", "skipped", "needs Palette");
  report.addConclusion();
  return !report.hasFailed;
}

const INSTALL = "https://www.pulumi.com/docs/install/";
const NO_STACK = "environment only: no Pulumi program in this folder, or no CLI to read it";

async function checkCli(report: Report): Promise<void> {
  const version = await cliVersion();
  if (version === undefined) report.add("Pulumi CLI", "warning", "pulumi is not on PATH", `Install it: ${INSTALL}`);
  else if (!isOlder(version, OLDEST.pulumi)) report.add("Pulumi CLI", "passed", version);
  else {
    const problem = `${version} is too old: ${OLDEST.pulumi} or newer is required`;
    report.add("Pulumi CLI", "failed", problem, `Install a newer one: ${INSTALL}`);
  }
}

/** One short attempt instead of all retries. A 429 is repeated until the end of the operation. */
const ONE_ATTEMPT = { maxRetries: 0, operationTimeoutSeconds: 15 };
const MAX_REQUEST_SECONDS = 10;

/** Reads the filter values of the cluster search. Returns undefined if Palette does not accept the key and the project. */
async function checkPalette(settings: Settings, report: Report): Promise<ClusterSearchInputs | undefined> {
  const { projectUid } = settings;
  const requestTimeoutSeconds = Math.min(settings.requestTimeoutSeconds, MAX_REQUEST_SECONDS);
  const run = new Run().use({ ...settings, ...ONE_ATTEMPT, requestTimeoutSeconds });
  const outcome = await report.attempt("Palette", () => getClusterSearchInputs.call(async () => run, {}));
  if (outcome === undefined) return undefined;
  const text = `accepts the API key${projectUid === undefined ? "" : ` in project ${projectUid}`}`;
  if (outcome.warning === undefined) report.add("Palette", "passed", text);
  else report.add("Palette", "warning", text, outcome.warning);
  return outcome.value;
}
