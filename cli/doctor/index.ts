/** Checks everything that a run needs, in this order. Checks that depend on a failed check are skipped. */
import { examineSettings } from "../../provider/configuration/index.js";
import type { Keys } from "../keys.js";
import { cliVersion, readConfiguration } from "../pulumi.js";
import { listClusters } from "./clusters.js";
import { passed, Report, skipped } from "./report.js";
import { checkService } from "./service.js";
import { checkSettings } from "./settings.js";
import { checkCli, checkNode, checkSdk } from "./versions.js";

/** The options as `--help` describes them. */
export interface DoctorOptions {
  stack?: string | undefined;
  clusters?: boolean | undefined;
  name?: string | undefined;
}

/**
 * Prints the result of each check.
 *
 * @param keys - Gets the key of the environment first, because errors until the configuration is read may contain it.
 * @returns Whether no check failed.
 */
export async function diagnose({ stack, clusters, name }: DoctorOptions, keys: Keys): Promise<boolean> {
  keys.add(examineSettings(undefined).settings.apiKey);
  const report = new Report(keys);
  report.add("Node.js", checkNode(process.versions.node));
  await report.attempt("Pulumi CLI", async () => report.add("Pulumi CLI", checkCli(await cliVersion())));
  report.add("Pulumi SDK", checkSdk());
  const settings = await report.attempt("configuration", async () => {
    const configuration = await readConfiguration(stack);
    report.add("configuration", passed(configuration ? `stack ${configuration.name}, then the environment` : NO_STACK));
    return checkSettings(configuration, report, keys);
  });
  if (settings === undefined) report.add("service", skipped("needs a valid configuration"));
  const isUsable = settings !== undefined && (await checkService(settings, report));
  if (clusters && isUsable) await report.attempt("clusters", () => listClusters(settings, name, report));
  else if (clusters) report.add("clusters", skipped("needs the service"));
  report.addLines(report.hasFailed ? "Pulumi cannot use the service." : "Pulumi can use the service.");
  return !report.hasFailed;
}

const NO_STACK = "environment only: no Pulumi program in this folder, or no CLI to read it";
