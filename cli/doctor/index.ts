/** Checks, in this order, whatever a run needs to reach the service. What builds on something that failed is skipped. */
import { type ExaminedSettings, examineSettings, type Settings, showRedacted } from "../../provider/configuration.js";
import type { Show } from "../../provider/finding.js";
import { checkConnection } from "./connection.js";
import { checkProxy } from "./proxy.js";
import { findCli, programFolder, readConfiguration, type StackConfiguration, sdkVersion } from "./pulumi.js";
import { failed, passed, type Report } from "./report.js";
import { checkService } from "./service.js";
import { checkAddress, checkKey, checkNames, checkOthers, checkProject, valuesIn } from "./settings.js";
import { checkCli, checkSdk } from "./versions.js";

const SETTINGS = ["address", "API key", "project", "other settings"];
const WAY = ["proxy", "connection", "TLS", "clock"];
const SERVICE = ["service", "access", "search inputs"];

const NO_CONNECTION = "there is no connection";

/** Seconds for each thing that the service is asked. */
const LONGEST_SECONDS = 6;

/** @param stack - Name of the stack. Default the selected one. */
export async function diagnose(stack: string | undefined, report: Report): Promise<void> {
  // Before the configuration is known: whatever goes wrong until then may have it.
  const { apiKey } = examineSettings(undefined).settings;
  report.conceal(apiKey);
  report.add("Node.js", passed(process.versions.node));
  const configuration = await findConfiguration(stack, (name) => showRedacted(String(name), apiKey), report);
  if (configuration === "unreadable") {
    return report.skip([...SETTINGS, ...WAY, ...SERVICE], "the configuration could not be read");
  }
  const examined = checkSettings(configuration, report);
  if (examined.settings.baseUrl === "") return report.skip([...WAY, ...SERVICE], "there is no address to ask");
  const settings = forOneTry(examined);
  const cutOff = await checkWay(settings, report);
  if (cutOff !== undefined) return report.skip(SERVICE, cutOff);
  if (isWrong(examined, "apiKey", "projectUid")) return report.skip(SERVICE, "nothing to ask with");
  const { answer, access, inputs } = await checkService(settings, examined.sources.projectUid);
  report.addAll(SERVICE, [answer, access, inputs], "the service has not answered that");
}

/** The configuration of the stack; nothing where there is none, and a run would go by the environment. */
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
      report.add("configuration", passed("of the environment alone: there is no Pulumi program here"));
      return undefined;
    }
    report.add("configuration", failed("there is no Pulumi program here", "Change to the program's folder."));
    return "unreadable";
  }
  if (!("problem" in read)) {
    report.add("configuration", passed(`of stack ${show(read.stack)}, then of the environment`));
    return read;
  }
  const cliWorks = cli !== undefined && "version" in cli;
  if (stack === undefined && !cliWorks) {
    // The line of the CLI has the remedy.
    report.add("configuration", passed("of the environment alone, as the stack's cannot be read"));
    return undefined;
  }
  report.add("configuration", failed(read.problem, read.advice));
  return "unreadable";
}

function checkSettings(configuration: StackConfiguration | undefined, report: Report): ExaminedSettings {
  const examined = examineSettings(configuration && valuesIn(configuration));
  report.conceal(examined.settings.apiKey);
  for (const result of configuration ? checkNames(configuration) : []) report.add("configuration", result);
  report.add("address", checkAddress(examined));
  report.add("API key", checkKey(examined, configuration));
  report.add("project", checkProject(examined));
  report.add("other settings", checkOthers(examined));
  return examined;
}

/** Goes the way to the service, and tells where it ends early. */
async function checkWay(settings: Settings, report: Report): Promise<string | undefined> {
  const { route, result } = await checkProxy(settings);
  const { connection, tls, clock } = route ? await checkConnection(settings, route, LONGEST_SECONDS) : {};
  const results = [result, connection, tls, clock];
  report.addAll(WAY, results, NO_CONNECTION);
  return results.some((each) => each?.outcome === "failed") ? NO_CONNECTION : undefined;
}

function isWrong({ problems }: ExaminedSettings, ...names: (typeof problems)[number]["setting"][]): boolean {
  return problems.some(({ setting }) => names.includes(setting));
}

/** The settings to try with just once and for a short time. */
function forOneTry(examined: ExaminedSettings): Settings {
  const { caCertificate, ...settings } = examined.settings;
  return {
    ...settings,
    ...(caCertificate === undefined || isWrong(examined, "caCertificate") ? {} : { caCertificate }),
    maxRetries: 0,
    requestTimeoutSeconds: Math.min(settings.requestTimeoutSeconds, LONGEST_SECONDS),
  };
}
