import {
  examineSettings,
  NAMESPACE,
  namesInStack,
  PLAIN_KEY_WARNING,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  unknownStackSettings,
} from "../../provider/configuration/index.js";
import { getClusterSearchInputs } from "../../provider/functions/getClusterSearchInputs.js";
import { isOlder, OLDEST } from "../../provider/installedPackage.js";
import { Run } from "../../provider/run/run.js";
import type { Keys } from "../keys.js";
import { cliVersion, readConfiguration, type StackConfiguration } from "../pulumi.js";
import { listClusters, listSearch } from "./lists.js";
import { Report } from "./report.js";

type DoctorOptions = { stack?: string; clusters?: boolean; name?: string; search?: boolean };

/** Checks everything that a run needs, unless an earlier check that it depends on failed. Returns whether no check failed. */
export async function diagnose({ stack, clusters, name, search }: DoctorOptions, keys: Keys): Promise<boolean> {
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
  // Lists that cannot be read are no obstacle to Pulumi.
  const isUsable = !report.hasFailed;
  if (clusters && inputs) await report.attempt("clusters", () => listClusters(settings, name, report));
  else if (clusters) report.add("clusters", "skipped", "needs Palette");
  if (search && inputs) await listSearch(settings, inputs, report);
  else if (search) report.add("search filters", "skipped", "needs Palette");
  report.addConclusion(isUsable);
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

const HIDDEN: readonly SettingName[] = ["apiKey", "caCertificate"];

/** Shows the settings that are not the defaults, with their sources. Returns undefined if one is missing or wrong. */
function checkSettings(stack: StackConfiguration | undefined, report: Report, keys: Keys): Settings | undefined {
  const { settings, problems, sources } = examineSettings(stack?.values);
  keys.add(settings.apiKey);
  const { entries = {}, name = "" } = stack ?? {};
  for (const message of unknownStackSettings(namesInStack(Object.keys(entries)), name.split("/").at(-2)))
    report.add("configuration", "warning", message);
  if (settings.apiKeyInState && !entries[`${NAMESPACE}:apiKey`]?.secret)
    report.add("apiKey", "warning", PLAIN_KEY_WARNING);
  for (const setting of SETTING_NAMES) {
    const source = sources[setting]?.replace(`${NAMESPACE}:${setting}`, "the stack configuration");
    const problem = problems.find((each) => each.setting === setting);
    // An address that may be the API key is empty.
    const value = HIDDEN.includes(setting) ? "" : (settings[setting as keyof Settings] ?? "");
    if (problem !== undefined) report.add(setting, "failed", problem.message, problem.advice);
    else if (source !== undefined) report.add(setting, "passed", `${value === "" ? "" : `${value}, `}from ${source}`);
  }
  return problems.length === 0 ? settings : undefined;
}

/** One short attempt instead of all retries. A 429 is repeated until the end of the operation. */
const ONE_ATTEMPT = { maxRetries: 0, operationTimeoutSeconds: 15 };
const MAX_REQUEST_SECONDS = 10;

/** Returns the filter values of the cluster search, undefined if Palette does not accept the key and the project. */
async function checkPalette(settings: Settings, report: Report) {
  const { projectUid } = settings;
  const requestTimeoutSeconds = Math.min(settings.requestTimeoutSeconds, MAX_REQUEST_SECONDS);
  const run = new Run().use({ ...settings, ...ONE_ATTEMPT, requestTimeoutSeconds });
  const outcome = await report.attempt("Palette", () => getClusterSearchInputs.call(async () => run, {}));
  if (outcome === undefined) return undefined;
  const text = `accepts the API key${projectUid === undefined ? "" : ` in project ${projectUid}`}`;
  const warnings = outcome.warning === undefined ? [] : [outcome.warning];
  report.add("Palette", warnings.length > 0 ? "warning" : "passed", text, ...warnings);
  return outcome.value;
}
