/** Checks everything that a run needs, in this order. Checks that depend on a failed check are skipped. */
import {
  type ExaminedSettings,
  examineSettings,
  type Settings,
  showRedacted,
} from "../../provider/configuration/index.js";
import type { Show } from "../../provider/messages/values.js";
import { listClusters } from "./clusters.js";
import { checkConnection } from "./connection.js";
import { checkProxy } from "./proxy.js";
import { findCli, programFolder, readConfiguration, type StackConfiguration, sdkVersion } from "./pulumi.js";
import { failed, passed, type Report } from "./report.js";
import { checkService } from "./service.js";
import { checkAddress, checkKey, checkOthers, checkProject, checkUnknownSettings, valuesIn } from "./settings.js";
import { checkCli, checkSdk } from "./versions.js";

const SETTINGS = ["address", "API key", "project", "other settings"];
const CONNECTION = ["proxy", "connection", "TLS", "clock"];
const SERVICE = ["service", "access", "search inputs"];

const NO_CONNECTION = "no connection";

const REQUEST_TIMEOUT_SECONDS = 6;

export interface DoctorOptions {
  /** Name of the stack. Default: the selected stack. */
  stack?: string;
  /** Whether the clusters that the API key can see are listed. */
  clusters?: boolean;
  /** A part of the names of the listed clusters. Default: all clusters. */
  name?: string;
}

export async function diagnose({ stack, clusters, name }: DoctorOptions, report: Report): Promise<void> {
  // Before the configuration is read, because errors until then may contain the key.
  const { apiKey } = examineSettings(undefined).settings;
  report.addKey(apiKey);
  report.add("Node.js", passed(process.versions.node));
  const configuration = await findConfiguration(stack, (name) => showRedacted(String(name), apiKey), report);
  if (configuration === "unreadable") {
    return report.skip([...SETTINGS, ...CONNECTION, ...SERVICE], "the configuration cannot be read");
  }
  const examined = checkSettings(configuration, report);
  if (examined.settings.baseUrl === "") return report.skip([...CONNECTION, ...SERVICE], "no valid address");
  const settings = forOneAttempt(examined);
  if (!(await checkRoute(settings, report))) return report.skip(SERVICE, NO_CONNECTION);
  if (isWrong(examined, "apiKey", "projectUid")) return report.skip(SERVICE, "no valid API key or project");
  const { response, access, inputs } = await checkService(settings, examined.sources.projectUid);
  report.addAll(SERVICE, [response, access, inputs], "no successful response");
  if (!clusters) return;
  if (access?.outcome !== "passed") return report.skip(["clusters"], "no access");
  const { result, lines } = await listClusters({ ...settings, maxRetries: examined.settings.maxRetries }, name);
  report.add("clusters", result);
  report.addTable(lines);
}

/** The stack configuration; undefined if there is no stack, so that only the environment applies. */
async function findConfiguration(
  stack: string | undefined,
  show: Show,
  report: Report,
): Promise<StackConfiguration | "unreadable" | undefined> {
  const folder = process.cwd();
  const program = programFolder(folder);
  const [cli, read] = await Promise.all([
    findCli(),
    program === undefined ? undefined : readConfiguration(program, stack, show),
  ]);
  report.add("Pulumi CLI", checkCli(cli));
  const sdk = sdkVersion(program ?? folder);
  if (sdk !== undefined) report.add("Pulumi SDK", checkSdk(sdk));
  if (read === undefined) {
    if (stack === undefined) {
      report.add("configuration", passed("environment only: this folder has no Pulumi program"));
      return undefined;
    }
    report.add("configuration", failed("this folder has no Pulumi program", "Change to the folder of the program."));
    return "unreadable";
  }
  if (!("problem" in read)) {
    report.add("configuration", passed(`stack ${show(read.stack)}, then the environment`));
    return read;
  }
  const cliWorks = cli !== undefined && "version" in cli;
  if (stack === undefined && !cliWorks) {
    // The result for the CLI has the remedy.
    report.add("configuration", passed("environment only: the stack configuration cannot be read"));
    return undefined;
  }
  report.add("configuration", failed(read.problem, read.advice));
  return "unreadable";
}

function checkSettings(configuration: StackConfiguration | undefined, report: Report): ExaminedSettings {
  const examined = examineSettings(configuration && valuesIn(configuration));
  report.addKey(examined.settings.apiKey);
  for (const result of configuration ? checkUnknownSettings(configuration) : []) report.add("configuration", result);
  report.add("address", checkAddress(examined));
  report.add("API key", checkKey(examined, configuration));
  report.add("project", checkProject(examined));
  report.add("other settings", checkOthers(examined));
  return examined;
}

/** @returns Whether the service can be reached. */
async function checkRoute(settings: Settings, report: Report): Promise<boolean> {
  const { route, result } = await checkProxy(settings);
  const { connection, tls, clock } = route ? await checkConnection(settings, route, REQUEST_TIMEOUT_SECONDS) : {};
  const results = [result, connection, tls, clock];
  report.addAll(CONNECTION, results, NO_CONNECTION);
  return !results.some((each) => each?.outcome === "failed");
}

function isWrong({ problems }: ExaminedSettings, ...names: (typeof problems)[number]["setting"][]): boolean {
  return problems.some(({ setting }) => names.includes(setting));
}

/** The settings for one attempt with a short timeout. */
function forOneAttempt(examined: ExaminedSettings): Settings {
  const { caCertificate, ...settings } = examined.settings;
  return {
    ...settings,
    ...(caCertificate === undefined || isWrong(examined, "caCertificate") ? {} : { caCertificate }),
    maxRetries: 0,
    requestTimeoutSeconds: Math.min(settings.requestTimeoutSeconds, REQUEST_TIMEOUT_SECONDS),
  };
}
