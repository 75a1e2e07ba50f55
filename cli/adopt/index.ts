/** Writes a program that declares the host clusters of the service as they are. */
import { resolveSettings, type Settings } from "../../provider/configuration/index.js";
import { assertNoErrors, ConfigurationError, SpectroclusterError } from "../../provider/errors.js";
import { warningAbout } from "../../provider/functions/result.js";
import { type BatchResult, failureOf } from "../../provider/hostClusters/batch.js";
import { countClusters, grouped, listed } from "../../provider/messages/lists.js";
import type { FoundCluster } from "../../provider/model/functions.js";
import { Run } from "../../provider/run/run.js";
import { checkHostClusterFleet } from "../../provider/validation/checkHostClusterFleet.js";
import { findClusters } from "../clusters.js";
import { findConfiguration, valuesIn } from "../configuration.js";
import type { Keys } from "../keys.js";
import { type Examined, examineClusters, type Host } from "./hosts.js";
import { type Format, programOf } from "./program.js";

export interface AdoptOptions {
  /** Name of the stack. Default: the selected stack. */
  stack?: string;
  /** A part of the names of the clusters. Default: all clusters. */
  name?: string;
  /** Labels that a cluster must have, as `KEY=VALUE`. */
  label?: string[];
  /** UID of the project. Default: that of the settings. */
  project?: string;
  /** Default `typescript`. */
  format?: Format;
  /** Whether each cluster is a resource. Default: all are one fleet. */
  single?: boolean;
}

/**
 * Writes the program to the standard output, and everything else to the standard error.
 *
 * @returns Whether all host clusters among the selected clusters are in the program.
 */
export async function adopt(options: AdoptOptions, keys: Keys): Promise<boolean> {
  const log = (message: string) => console.error(keys.redact(message));
  try {
    const settings = await settingsFor(options, keys);
    return await writeProgram(settings, options, log);
  } catch (error) {
    if (!(error instanceof SpectroclusterError)) throw error;
    log(error.message);
    return false;
  }
}

async function settingsFor({ stack, project }: AdoptOptions, keys: Keys): Promise<Settings> {
  const { configuration, result } = await findConfiguration(stack, keys);
  const { outcome, text, advice } = result;
  if (outcome === "failed") throw new ConfigurationError(`Cannot read the settings: ${text}. ${advice}`);
  const settings = resolveSettings(valuesIn(configuration));
  keys.add(settings.apiKey);
  return project === undefined ? settings : { ...settings, projectUid: project };
}

async function writeProgram(
  settings: Settings,
  options: AdoptOptions,
  log: (message: string) => void,
): Promise<boolean> {
  const { name, label = [], format = "typescript", single = false } = options;
  const run = new Run({ log });
  const outcome = await findClusters(run.use(settings), name);
  const warning = warningAbout(outcome);
  if (warning !== undefined) log(warning);
  const clusters = outcome.value.clusters.filter((cluster) => label.every((each) => hasLabel(cluster, each)));
  log(`Reading the configurations of ${countClusters(clusters.length)}.`);
  const call = { run, hasSecrets: false, log, warn: log, logProgress: log };
  const result = await examineClusters(clusters, call);
  const hosts = clusters.flatMap(({ uid, name }): Host[] => {
    const examined = result.succeeded.get(uid);
    return typeof examined === "object" ? [{ name, args: examined }] : [];
  });
  if (!single) assertFleet(hosts);
  if (hosts.length > 0) process.stdout.write(programOf(hosts, format, single));
  log(summaryOf(clusters, hosts.length, result));
  return result.failed.size === 0;
}

/** Whether a cluster has a label, such as `tier=gold`. */
function hasLabel({ labels }: FoundCluster, label: string): boolean {
  return Object.entries(labels).some(([key, value]) => `${key}=${value}` === label);
}

/** @throws ValidationError if the clusters are too many for one fleet. */
function assertFleet(hosts: readonly Host[]): void {
  if (hosts.length === 0) return;
  const clusters = hosts.map(({ args: { clusterUid, ...cluster } }) => [clusterUid, cluster] as const);
  const findings = checkHostClusterFleet({ clusters: Object.fromEntries(clusters) });
  assertNoErrors("The clusters cannot be one fleet. Select some of them with --name, --label or --project", findings);
}

/** How many clusters the program declares, and which ones it lacks for which reason. */
function summaryOf(clusters: readonly FoundCluster[], adopted: number, result: BatchResult<Examined>): string {
  const reasons = ["not a host cluster", "deleted"].flatMap((reason) => {
    const uids = clusters.map(({ uid }) => uid).filter((uid) => result.succeeded.get(uid) === reason);
    return uids.length === 0 ? [] : `- ${reason}: ${listed(uids)}`;
  });
  return [
    `Found ${countClusters(clusters.length)}: ${grouped(adopted)} adopted, ${grouped(clusters.length - adopted)} left out.`,
    ...reasons,
    ...(result.failed.size > 0 ? [failureOf(result).message] : []),
    ...(adopted === 0 ? ["No program was written."] : [KEEP_PROGRAM]),
  ].join("\n");
}

const KEEP_PROGRAM =
  "You can run the command again and replace the program: a cluster that a later program lacks stays as it is in Palette.";
