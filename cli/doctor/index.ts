/** Checks everything that a run needs, in this order. Checks that depend on a failed check are skipped. */
import type { ExaminedSettings, Settings } from "../../provider/configuration/index.js";
import { findConfiguration } from "../configuration.js";
import { sdkVersion } from "../pulumi.js";
import { listClusters } from "./clusters.js";
import { checkConnection } from "./connection.js";
import { type Report, skipped } from "./report.js";
import { checkService } from "./service.js";
import { checkSettings } from "./settings.js";
import { checkCli, checkNode, checkSdk } from "./versions.js";

/** The checks that depend on earlier ones, in their order. */
export const CHECKS = [
  ...["address", "API key", "project", "other settings"],
  ...["proxy", "connection", "TLS"],
  ...["service", "access", "search inputs"],
];

const REQUEST_TIMEOUT_SECONDS = 6;

/** Limits the wait for a service that refuses requests for some time. Longer than a request, whose timeout has its own message. */
const OPERATION_TIMEOUT_SECONDS = 7;

export interface DoctorOptions {
  /** Name of the stack. Default: the selected stack. */
  stack?: string;
  /** Whether the clusters that the API key can see are listed. */
  clusters?: boolean;
  /** A part of the names of the listed clusters. Default: all clusters. */
  name?: string;
}

export async function diagnose({ stack, clusters, name }: DoctorOptions, report: Report): Promise<void> {
  report.add("Node.js", checkNode(process.versions.node));
  const { cli, program, configuration, result } = await findConfiguration(stack, report.keys);
  report.add("Pulumi CLI", checkCli(cli));
  const sdk = sdkVersion(program ?? process.cwd());
  if (sdk !== undefined) report.add("Pulumi SDK", checkSdk(sdk));
  if (!report.add("configuration", result)) return report.skipRest("the configuration cannot be read");
  const examined = checkSettings(configuration, report);
  if (examined.settings.baseUrl === "") return report.skipRest("no valid address");
  const settings = forOneAttempt(examined);
  if (!(await checkConnection(settings, REQUEST_TIMEOUT_SECONDS, report))) return report.skipRest("no connection");
  if (isWrong(examined, "apiKey", "projectUid")) return report.skipRest("no valid API key or project");
  const hasAccess = await checkService(settings, examined.sources.projectUid, report);
  report.skipRest("no successful response");
  if (!clusters) return;
  const { maxRetries, operationTimeoutSeconds } = examined.settings;
  if (hasAccess) await listClusters({ ...settings, maxRetries, operationTimeoutSeconds }, name, report);
  else report.add("clusters", skipped("no access"));
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
    operationTimeoutSeconds: OPERATION_TIMEOUT_SECONDS,
  };
}
